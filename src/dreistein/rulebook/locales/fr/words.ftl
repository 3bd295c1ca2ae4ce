### Les règles en français : questions fréquentes, et les mots du jeu.

ask-is-this-a-bridge = Est-ce un pont ?
    .answer = Il faut deux choses. Un seul côté est en contact, et la pointe _opposée_ à ce côté rencontre un chiffre. Si seules les pointes du côté commun rencontrent d’autres tuiles, ce n’est pas un pont.
    .words = pont ou pas, pointe, vide
ask-two-hexagons-at-once = Ma tuile complète deux hexagones d’un coup. Combien est-ce que je marque ?
    .answer = { SIGNED($hexagon2) } en tout, et { SIGNED($hexagon3) } pour trois. La valeur de la tuile s’y ajoute.
    .words = double hexagone, plusieurs
ask-hexagon-and-double = Est-ce que la double liaison s’ajoute à l’hexagone ?
    .answer = Non. L’hexagone la remplace : { SIGNED($hexagon1) } plus la valeur de la tuile, rien d’autre.
    .words = deux bonus, ensemble, cumuler
ask-three-sides = Ma tuile est en contact par ses trois côtés. Est-ce que cela rapporte plus ?
    .answer = Non. C’est une double liaison, { SIGNED($double) }, qui compte une seule fois. Si elle complète un hexagone, c’est lui qui compte.
    .words = triple liaison, trou
ask-corner-only = Puis-je poser une tuile qui ne touche que par une pointe ?
    .answer = Non. Un côté entier doit être en contact, et ses deux chiffres doivent correspondre.
    .words = coin, toucher, point
ask-third-corner = Le côté va, mais la troisième pointe rencontre un autre chiffre. Est-ce possible ?
    .answer = Non. Chaque pointe qui rencontre un chiffre doit correspondre.
    .words = mauvais nombre, différent, coin
ask-must-i-place = Dois-je poser quand je le peux ?
    .answer = { $must ->
        [on] À votre table, oui : qui peut poser doit poser. Les règles imprimées permettent de piocher à la place.
       *[other] Non. Vous pouvez piocher à la place. C’est parfois malin, mais chaque tuile piochée se paie : { COST($draw) }.
    }
    .words = obligé, forcé, obligation
ask-three-draws-nothing = J’ai pioché tout ce qui est permis, et je n’ai rien à poser. Et maintenant ?
    .answer = { $fruitless ->
        [0] Vous gardez les tuiles, et c’est au suivant. Vous ne payez que les tuiles piochées.
       *[other] Vous gardez les tuiles, avec un malus de plus : { COST($fruitless) }. Puis c’est au suivant.
    }
    .words = trois pioches, troisième tuile, pas de chance
ask-stop-drawing = Puis-je m’arrêter après la première tuile piochée ?
    .answer = Seulement en la posant. Sinon, il faut continuer jusqu’à en avoir pioché { $draws } pendant ce tour.
    .words = arrêter, assez, combien
ask-rack-after-draw = J’ai pioché. Puis-je poser une tuile que j’avais déjà ?
    .answer = Non, pas pendant ce tour. Mais vous pouvez choisir parmi toutes les tuiles que vous venez de piocher.
    .words = ancienne tuile, chevalet, autre tuile
ask-stock-runs-out = La pioche s’épuise pendant que je pioche. Combien cela coûte-t-il ?
    .answer = { $empty ->
        [0] Rien, à part les tuiles piochées. Votre tour est fini.
       *[other] { COST($empty) } une seule fois, en plus des tuiles piochées. Votre tour est fini.
    }
    .words = pioche vide, plus de tuiles
ask-no-triple = Personne n’a de trio. Qui commence ?
    .answer = Le joueur qui a la tuile de plus grande valeur. À égalité, le plus grand chiffre décide, puis le suivant.
    .words = ouverture, débuter, premier
ask-keep-my-triple = Puis-je garder mon trio et commencer avec une autre tuile ?
    .answer = Non. C’est avec cette tuile qu’il faut commencer. Vous pouvez la tourner comme vous voulez.
    .words = commencer, choisir, obligé
ask-out-with-drawn = Ma dernière tuile peut-elle être une tuile que je viens de piocher ?
    .answer = Non. Si vous piochez, c’est qu’il vous reste d’anciennes tuiles, et elles attendent le tour suivant. Seule exception : le solitaire avec 0 tuile sur le chevalet, où l’on pioche toutes ses tuiles.
    .words = dernière tuile, finir
ask-others-lose = Les autres perdent-ils des points pour les tuiles qui leur restent ?
    .answer = Non. Le joueur qui pose sa dernière tuile reçoit ces points, mais personne n’en perd. On ne déduit la valeur de ses propres tuiles que si la manche est bloquée.
    .words = moins, tuiles restantes, reste
ask-how-do-we-notice = Comment voit-on à table que la manche est bloquée ?
    .answer = Quand la pioche est vide et que tout le monde a passé, l’un après l’autre. Les malus payés restent sur la feuille de score.
    .words = coincé, personne ne peut, passer
ask-same-total = Deux d’entre nous ont le même total. Qui gagne ?
    .answer = Les deux. C’est une victoire partagée.
    .words = égalité, ex æquo, nul
ask-same-rest = La manche est bloquée, et deux joueurs sont à égalité avec la plus petite valeur. Qui marque ?
    .answer = Les deux, par le même calcul : la valeur de toutes les tuiles des autres, moins la sienne.
    .words = égalité, le moins, pareil
ask-target-in-mid-round = J’ai { $target } points au milieu d’une manche. Ai-je gagné ?
    .answer = Pas encore. On finit d’abord la manche. Si quelqu’un a encore { $target } points, le joueur qui en a le plus gagne.
    .words = objectif atteint, tout de suite, trois cents
ask-below-zero = Un score peut-il passer sous zéro ?
    .answer = Oui. Piocher coûte des points, même si vous n’en avez pas.
    .words = moins, négatif
ask-which-numbers = Notre livret donne d’autres valeurs. Lesquelles sont les bonnes ?
    .answer = Celles que vous choisissez ensemble. Les règles imprimées diffèrent : prenez la version qui ressemble à la vôtre, ou fixez vos propres valeurs. Le tableau des versions montre ce qui change.
    .words = version, règles maison, édition, autres règles

## Les mots du jeu

term-tile = tuile
    .meaning = Une pièce triangulaire avec trois chiffres.
term-value = valeur
    .meaning = La somme des trois chiffres d’une tuile.
term-side = côté
    .meaning = L’un des trois bords d’une tuile, avec un chiffre à chaque bout.
term-corner = pointe
    .meaning = L’un des trois coins d’une tuile, chacun avec un chiffre.
term-triple = trio
    .meaning = Une tuile avec trois chiffres identiques.
term-starting-tile = tuile de départ
    .meaning = La première tuile d’une manche.
term-rack = chevalet
    .meaning = Le support où sont vos tuiles, pour que personne d’autre ne les voie.
term-stock = pioche
    .meaning = Les tuiles cachées que l’on prend une à une.
term-spot = emplacement
    .meaning = Un endroit encore libre à côté d’une tuile.
term-score-pad = feuille de score
    .meaning = La feuille où l’on note les points.
term-turn = tour
    .meaning = Ce que fait un joueur jusqu’à ce que ce soit au suivant.
term-round = manche
    .meaning = De la distribution jusqu’à la dernière tuile, ou jusqu’à ce qu’il n’y ait plus rien à poser.
term-match = partie
    .meaning = Des manches, jusqu’à ce que quelqu’un atteigne l’objectif.
term-bonus = bonus
    .meaning = Des points en plus de la valeur d’une tuile.
term-bridge = pont
    .meaning = Un côté est en contact, et la pointe opposée aussi.
term-double-connection = double liaison
    .meaning = Deux côtés sont en contact.
term-hexagon = hexagone
    .meaning = Six tuiles autour d’un point.
term-penalty = malus
    .meaning = Des points que l’on retire.
term-pass = passer
    .meaning = Finir son tour parce qu’il n’y a rien à piocher.
term-out = poser sa dernière tuile
    .meaning = Le chevalet est alors vide, et la manche finie.
term-blocked = manche bloquée
    .meaning = La pioche est vide, et personne n’a de tuile à poser.
term-tiles-left = tuiles restantes
    .meaning = Ce qui est encore sur les chevalets à la fin de la manche.
term-target = objectif
    .meaning = Les points qui mettent fin à une partie.
term-shared-win = victoire partagée
    .meaning = Plusieurs ont le plus de points, et tous ont gagné.
term-solitaire = solitaire
    .meaning = Le jeu pour une personne.
term-game-code = code de partie
    .meaning = Un mot qui représente l’ordre des tuiles.
