### L’entraîneur : une partie analysée, dans le terminal et sur une page à part.

## Options

cli-analyse = analyser un fichier de partie : ce que chaque décision a coûté, et ce qui relève de la chance
cli-analyse-seat = seulement cette place, comptée à partir de 0 (par défaut : toutes)
cli-analyse-worlds = combien de donnes essayer pour chaque décision (par défaut : 1000)
cli-analyse-seed = la graine de l’analyse : la même donne le même résultat
cli-analyse-all = lister toutes les décisions, pas seulement celles qui ont coûté quelque chose
cli-analyse-json = afficher l’analyse en JSON
cli-analyse-html = écrire l’analyse dans ce fichier, sous forme de page autonome
cli-analyse-puzzles = écrire dans ce fichier les problèmes nés des erreurs, pour « puzzle --from »

## L’analyse

coach-progress = Positions
coach-stopped = Arrêt après { $done } positions sur { $all } ; voici l’analyse de ce qui était jugé à ce moment-là.
coach-no-puzzles = Aucune décision n’a donné de problème : il faut qu’un coup soit nettement le meilleur et qu’un autre ait été joué.
coach-method = Chaque décision est jugée d’après ce que l’on pouvait savoir à ce moment-là, avec { $worlds } donnes compatibles.

## L’issue

coach-opening-won-plan = Vous avez gagné : votre façon de jouer était la plus forte.
coach-opening-won-luck = Vous avez gagné, surtout grâce à vos tuiles.
coach-opening-won-play = Vous avez gagné, surtout grâce à vos coups.
coach-opening-won-their-luck = Vous avez gagné, surtout parce que d’autres ont mal pioché.
coach-opening-won-their-play = Vous avez gagné, surtout grâce à ce que d’autres ont manqué.
coach-opening-lost-plan = Vous avez perdu, surtout parce que d’autres ont une façon de jouer plus forte. Cela s’apprend.
coach-opening-lost-luck = Vous avez perdu, surtout par malchance avec vos tuiles.
coach-opening-lost-play = Vous avez perdu, surtout à cause de quelques coups. Regardez-les encore une fois.
coach-opening-lost-their-luck = Vous avez perdu, surtout parce que d’autres ont bien pioché.
coach-opening-lost-their-play = Vous avez perdu parce que d’autres ont joué de bons coups.
coach-opening-shared = Vous partagez la victoire.
coach-opening-open = La partie n’est pas encore finie.
coach-opening-alone = Voici d’où viennent vos points.
coach-offer = Une idée pour la prochaine fois : { $plan }, c’est gagner environ { $chance } parties de ce genre sur 100 ; avec votre façon de jouer, environ { $own }.
coach-plan-points = prendre toujours le plus de points
coach-plan-careful = laisser peu aux autres
coach-plan-fitting = garder des tuiles qui vont
coach-plan-collect = piocher exprès pour accumuler des tuiles
coach-plan-collect-some = accumuler jusqu’à 14 tuiles

## Pourquoi un autre coup était meilleur

coach-why-although = En faveur de votre coup :
coach-why-now = Points en plus tout de suite avec « { $action } » : { $points }.
coach-why-own-fits = Une de vos tuiles va au tour suivant dans { $best } parties sur 100 (« { $better } ») contre { $other } (« { $played } »).
coach-why-their-fits = { $rivals ->
    [one] { $who }
   *[other] Le joueur suivant
} peut poser dans { $best } parties sur 100 (« { $better } ») contre { $other } (« { $played } »).
coach-why-own-bonus-next = Vous prenez un bonus au tour suivant dans { $best } parties sur 100 (« { $better } ») contre { $other } (« { $played } »).
coach-why-own-bonus-later = Vous prenez un bonus plus tard dans { $best } parties sur 100 (« { $better } ») contre { $other } (« { $played } »).
coach-why-their-bonus-next = { $rivals ->
    [one] { $who } prend
   *[other] Les autres prennent
} aussitôt un bonus dans { $best } parties sur 100 (« { $better } ») contre { $other } (« { $played } »).
coach-why-their-bonus-later = { $rivals ->
    [one] { $who } prend
   *[other] Les autres prennent
} un bonus plus tard dans { $best } parties sur 100 (« { $better } ») contre { $other } (« { $played } »).
coach-why-own-out = Vous posez votre dernière tuile dans { $best } parties sur 100 (« { $better } ») contre { $other } (« { $played } »).
coach-why-their-out = { $rivals ->
    [one] { $who } pose
   *[other] Un autre joueur pose
} sa dernière tuile dans { $best } parties sur 100 (« { $better } ») contre { $other } (« { $played } »).
coach-why-end = Points gagnés en plus à la fin de la manche avec « { $action } » : { $points }.
coach-why-points = Au total, « { $action } » rapporte environ { $points } points de plus.
coach-why-target = En points, c’est à peu près pareil. Mais avec ces totaux, « { $action } » gagne plus souvent la partie.

## Moments

coach-moment-decision = { $played } au lieu de { $better }.

## La page

