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
coach-stopped = Arrêt après { $done } des { $all } positions ; voici ce qui était jugé à ce moment-là.
coach-no-puzzles = Aucune décision n’a donné de problème : il faut qu’un coup soit nettement le meilleur et qu’un autre ait été joué.
coach-method = Chaque décision est jugée d’après ce que l’on pouvait savoir à ce moment-là, avec { $worlds } donnes compatibles.

## L’issue

coach-opening-won-plan = Vous avez gagné : votre façon de jouer était la plus efficace.
coach-opening-won-luck = Vous avez gagné, surtout grâce à vos tuiles.
coach-opening-won-play = Vous avez gagné, surtout grâce à vos coups.
coach-opening-won-their-luck = { $rivals ->
    [one] Vous avez gagné, surtout parce que { $who } a mal pioché.
   *[other] Vous avez gagné, surtout parce que d’autres ont mal pioché.
}
coach-opening-won-their-play = { $rivals ->
    [one] Vous avez gagné, surtout grâce aux occasions manquées par { $who }.
   *[other] Vous avez gagné, surtout grâce aux occasions manquées par les autres.
}
coach-opening-lost-plan = { $rivals ->
    [one] Vous avez perdu, surtout parce que { $who } joue d’une façon plus efficace. Cela s’apprend.
   *[other] Vous avez perdu, surtout parce que d’autres jouent d’une façon plus efficace. Cela s’apprend.
}
coach-opening-lost-luck = Vous avez perdu, surtout par malchance avec vos tuiles.
coach-opening-lost-play = Vous avez perdu, surtout à cause de quelques coups. Regardez-les encore une fois.
coach-opening-lost-their-luck = { $rivals ->
    [one] Vous avez perdu, surtout parce que { $who } a bien pioché.
   *[other] Vous avez perdu, surtout parce que d’autres ont bien pioché.
}
coach-opening-lost-their-play = { $rivals ->
    [one] Vous avez perdu parce que { $who } a joué de bons coups.
   *[other] Vous avez perdu parce que d’autres ont joué de bons coups.
}
coach-opening-shared = Vous partagez la victoire.
coach-opening-open = La partie n’est pas encore finie.
coach-opening-alone = Voici d’où viennent vos points.
coach-offer = Une idée pour la prochaine fois : { $plan }. On gagne ainsi environ { $chance } parties de ce genre sur 100 ; à votre façon, environ { $own }.
coach-plan-points = prendre toujours le plus de points
coach-plan-careful = laisser peu aux autres
coach-plan-fitting = garder des tuiles faciles à poser
coach-plan-collect = piocher exprès pour accumuler des tuiles
coach-plan-collect-some = accumuler jusqu’à 14 tuiles

## Pourquoi un autre coup était meilleur

coach-as-played = { $tile } là où vous l’avez posée
coach-why-although = En faveur de votre coup :
coach-why-now = { $points ->
    [one] Avec « { $action } », vous marquez { $points } point de plus tout de suite.
   *[other] Avec « { $action } », vous marquez { $points } points de plus tout de suite.
}
coach-why-own-fits = Avec « { $better } », vous avez { hint-games-best } de pouvoir poser au tour suivant ; avec « { $played } », { hint-in-other }.
coach-why-their-fits = Avec « { $better } », { $rivals ->
    [one] { $who }
   *[other] le joueur suivant
} a { hint-games-best } de pouvoir poser ; avec « { $played } », { hint-in-other }.
coach-why-own-bonus-next = Avec « { $better } », vous avez { hint-games-best } de prendre un bonus au tour suivant ; avec « { $played } », { hint-in-other }.
coach-why-own-bonus-later = Avec « { $better } », vous avez { hint-games-best } de prendre un bonus plus tard ; avec « { $played } », { hint-in-other }.
coach-why-their-bonus-next = Avec « { $better } », { $rivals ->
    [one] { $who } a
   *[other] les autres ont
} { hint-games-best } de prendre aussitôt un bonus ; avec « { $played } », { hint-in-other }.
coach-why-their-bonus-later = Avec « { $better } », { $rivals ->
    [one] { $who } a
   *[other] les autres ont
} { hint-games-best } de prendre un bonus plus tard ; avec « { $played } », { hint-in-other }.
coach-why-own-out = Avec « { $better } », vous avez { hint-games-best } de poser votre dernière tuile ; avec « { $played } », { hint-in-other }.
coach-why-their-out = Avec « { $better } », { $rivals ->
    [one] { $who }
   *[other] un autre joueur
} a { hint-games-best } de poser sa dernière tuile ; avec « { $played } », { hint-in-other }.
coach-why-end = { $points ->
    [one] Avec « { $action } », vous avez { $points } point de plus à la fin de la manche.
   *[other] Avec « { $action } », vous avez { $points } points de plus à la fin de la manche.
}
coach-why-points = { $points ->
    [one] Au total, « { $action } » rapporte environ { $points } point de plus.
   *[other] Au total, « { $action } » rapporte environ { $points } points de plus.
}
coach-why-target = En points, c’est à peu près pareil. Mais avec ces totaux, « { $action } » fait plus souvent gagner la partie.

## Moments

coach-moment-decision = { $played } au lieu de { $better }.

## La page

## Parties dont seule la table a été vue

watched-points = D’où viennent les points
watched-tiles = tuiles
watched-bonuses = bonus
watched-draws = pioche
watched-passes = tours passés
watched-ends = fins de manche
watched-elsewhere = Tuiles qui auraient rapporté plus ailleurs
watched-none = Aucune tuile n’aurait rapporté plus ailleurs.
watched-better = { $place } : { $name } a posé { $played } pour { $points } ; { $action } aurait rapporté { $more } de plus.
watched-unknown = On ne sait pas où se trouvaient les tuiles : rien à dire de leurs emplacements.
