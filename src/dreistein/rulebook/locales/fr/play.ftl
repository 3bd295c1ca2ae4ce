### Les règles en français : bien jouer.
###
### Ce que montrent des manches et des parties simulées. Les chiffres viennent de strategy.json, déjà
### écrits comme dans cette langue : $low-wins-2 est une part des manches à deux, $chance-2 celle qui
### reviendrait à chacun par hasard. Les tests savent ce que chaque phrase affirme.

part-play = Bien jouer

play-luck = Chance ou talent ?
    .short = Si chacun pose dès qu’il peut, une manche est surtout affaire de chance. Sur plusieurs manches, le talent se voit.
    .text =
        Même entre deux joueurs de même force, le gagnant d’une manche a en moyenne { $gap-2 } points d’avance.

        Opposons un joueur prudent à un joueur qui prend toujours le plus de points possible. Le joueur prudent gagne :

        - { $careful-wins-2 } des manches
        - { $careful-matches-2 } des parties
        - { $careful-after-ten-2 } si l’on additionne dix manches

        À six, seul contre cinq autres, il gagne { $careful-matches-6 } des parties ; le hasard donnerait { $chance-6 }.
    .words = chance, talent, hasard, équitable, mieux jouer, combien de manches, stratégie, conseils

play-start = Est-ce un avantage de commencer ?
    .short = Oui. Plus il y a de joueurs, plus l’avantage est grand.
    .text =
        Le joueur qui commence a le plus de points à la fin dans { $opener-wins-2 } des manches à deux, { $opener-wins-4 } à quatre et { $opener-wins-6 } à six. Le hasard donnerait { $chance-2 }, { $chance-4 } et { $chance-6 }.

        Commencer vaut { $opener-worth-2 } points à deux et { $opener-worth-6 } à six : celui qui commence a une tuile d’avance sur tous. Cela ne se choisit pas : les tuiles décident qui commence, et avec laquelle.
    .words = commencer, ouvrir, premier joueur, avantage, début, stratégie, conseils

play-place = D’abord les grandes valeurs ou les petites ?
    .short = Les grandes d’abord ou les petites, cela ne change presque rien. Ce qui pourra être posé ensuite compte davantage.
    .text =
        Un joueur pose d’abord ses petites valeurs, les autres leurs grandes. Il gagne { $low-wins-2 } des manches à deux et { $low-wins-4 } à quatre ; le hasard donnerait { $chance-2 } et { $chance-4 }.

        Mieux vaut poser là où peu de tuiles peuvent suivre : { $tight-wins-2 } à deux, { $tight-wins-3 } à trois (hasard : { $chance-2 } et { $chance-3 }). Le joueur prudent prépare aussi des emplacements pour ses propres bonus et n’en laisse pas aux autres. Il gagne ainsi { $careful-wins-2 } et { $careful-wins-3 }.

        Les trios sont les plus difficiles à poser. À quatre, un trio du chevalet va quelque part dans { $fits-triple-4 } des tours, une tuile avec deux chiffres identiques dans { $fits-pair-4 }, une tuile avec trois chiffres différents dans { $fits-different-4 }.
    .words = grandes valeurs, petites valeurs, quelle tuile garder, par quoi commencer, trio, stratégie, conseils

play-bonus = Que vaut un bonus ?
    .short = Prenez-le. À deux, les bonus représentent { $bonus-share-2 } de tous les points.
    .text =
        Un joueur qui laisse les bonus, et n’en prend un que si rien d’autre ne va, gagne { $leave-wins-2 } des manches à deux au lieu de { $chance-2 }. À quatre, c’est { $leave-wins-4 } au lieu de { $chance-4 }. À six, cela ne change presque rien : { $leave-wins-6 }, autant que par hasard.

        À deux, les bonus rapportent à chacun { $bonus-points-2 } points par manche ; à six, { $bonus-points-6 }. Quelqu’un complète un hexagone dans { $hexagon-rounds-2 } des manches à deux et { $hexagon-rounds-6 } à six.
    .words = valeur du pont, valeur de l’hexagone, combien de fois, points supplémentaires, stratégie, conseils

play-open = Puis-je laisser un hexagone aux autres ?
    .short = Souvent, oui : une seule tuile y va, et le joueur suivant l’a rarement.
    .text =
        Vous posez la cinquième tuile autour d’un point, et celle qui compléterait l’hexagone est encore en jeu. Qui le complète, et dans combien de cas ?

        - le joueur suivant, aussitôt : { $hexagon-next-2 } à deux, { $hexagon-next-6 } à six
        - un autre joueur, tôt ou tard : { $hexagon-taken-2 } à deux, { $hexagon-taken-4 } à quatre, { $hexagon-taken-6 } à six
        - vous-même : { $hexagon-self-2 } à deux, { $hexagon-self-6 } à six

        L’éviter ne suffit pas à gagner grand-chose. Un joueur qui prend le plus de points possible, mais ne laisse pas de bonus aux autres, gagne { $deny-wins-2 } des manches à deux et { $deny-wins-6 } à six.
    .words = laisser un hexagone, préparer, danger, cinquième tuile, cadeau, empêcher, stratégie, conseils

play-draw = Piocher exprès
    .short = { $must ->
        [on] Pas à votre table : qui peut poser doit poser. Ce qui suit vaut pour la règle imprimée.
       *[other] À deux ou à trois, cela vaut la peine : piochez jusqu’à ce que la pioche soit vide. À cinq ou à six, non.
    }
    .text =
        Chaque tuile piochée coûte des points. Mais une fois la pioche vide, le joueur qui a beaucoup de tuiles continue à poser pendant que les autres passent et paient.

        Un joueur pioche à chaque tour jusqu’à ce que la pioche soit vide, puis pose là où peu de tuiles peuvent suivre. Les autres prennent toujours le plus de points possible. Voici les parties qu’il gagne :

        - à deux : { $hoard-sparing-matches-2 } (hasard : { $chance-2 })
        - à trois : { $hoard-sparing-matches-3 } ({ $chance-3 })
        - à quatre : { $hoard-sparing-matches-4 } ({ $chance-4 })
        - à cinq : { $hoard-sparing-matches-5 } ({ $chance-5 })
        - à six : { $hoard-sparing-matches-6 } ({ $chance-6 })

        À quatre, on n’y gagne pas plus qu’en posant prudemment : { $careful-matches-4 }. On peut faire mieux en décidant tour par tour, comme l’expert.

        Ne vous arrêtez pas à mi-chemin : un joueur qui ne pioche ainsi que la première moitié de la pioche gagne { $half-wins-2 } des manches à deux. Et si tous les autres piochent exprès aussi, celui qui pose prudemment gagne { $among-hoarders-wins-2 } à deux, { $among-hoarders-wins-3 } à trois, mais { $among-hoarders-wins-4 } à quatre.
    .words = exprès, accumuler, amasser, garder, pourquoi piocher, stratégie, conseils, expert

play-end = Bien finir la manche
    .short = Posez là où les autres ne peuvent pas suivre. Les points immédiats comptent moins.
    .text =
        Deux joueurs, et l’un d’eux a vidé la pioche. S’il prend ensuite toujours le plus de points possible, il gagne { $hoard-points-wins-2 } des manches. S’il pose là où le moins de tuiles peuvent suivre, quelle que soit la valeur de la tuile posée, il en gagne { $hoard-sparing-wins-2 }.

        À trois, la différence est tout aussi nette : { $hoard-points-wins-3 } et { $hoard-sparing-wins-3 }.
    .words = finale, passer, plus de tuiles, bloquer, stratégie, conseils

play-out = Faut-il se dépêcher de finir ?
    .short = Le joueur qui pose sa dernière tuile gagne le plus souvent la manche, sauf si quelqu’un accumule les tuiles. Se dépêcher rapporte peu.
    .text =
        Poser sa dernière tuile rapporte en moyenne { $out-gain-2 } points à deux, { $out-gain-4 } à quatre et { $out-gain-6 } à six. Le joueur qui y parvient gagne { $out-wins-2 }, { $out-wins-4 } et { $out-wins-6 } de ces manches.

        À six, seuls { $out-ahead-6 } d’entre eux avaient le plus de points juste avant : la dernière tuile a fait la différence.

        Peut-on se dépêcher ? Un joueur qui veille à ce que beaucoup de ses tuiles puissent encore être posées gagne { $loose-wins-2 } des manches à deux et { $loose-wins-4 } à quatre (hasard : { $chance-2 } et { $chance-4 }).

        Toutes les manches ne finissent pas ainsi. À deux, { $blocked-2 } sont bloquées ; à six, { $blocked-6 }.
    .words = terminer, dernière tuile, course, vite, se presser, stratégie, conseils

play-many = À deux ou à six ?
    .short = À deux ou à trois : accumulez les tuiles. À cinq ou à six : posez prudemment.
    .text =
        Contre des joueurs qui prennent toujours le plus de points possible, voici, parmi tous les plans fixes que nous avons essayés, ceux qui font gagner le plus de parties :

        - à deux : piocher exprès, { $hoard-sparing-matches-2 } (hasard : { $chance-2 })
        - à trois : piocher exprès, { $hoard-sparing-matches-3 } ({ $chance-3 })
        - à quatre : piocher exprès, { $hoard-sparing-matches-4 }, ou poser prudemment, { $careful-matches-4 } ({ $chance-4 })
        - à cinq : poser prudemment, { $careful-matches-5 } ({ $chance-5 })
        - à six : poser prudemment, { $careful-matches-6 } ({ $chance-6 })
    .words = nombre de joueurs, deux joueurs, quatre joueurs, six joueurs, expert, stratégie, conseils

play-expert = Que fait l’expert ?
    .short = { $must ->
        [on] À votre table, même l’expert ne peut pas accumuler de tuiles. Ce qui suit vaut pour la règle imprimée.
       *[other] Jusqu’à quatre joueurs, il accumule les tuiles, mais se décide tour par tour. À trois ou à quatre, il gagne ainsi bien plus qu’avec n’importe quel plan fixe.
    }
    .text =
        L’expert est le bot le plus fort : à chaque tour, il imagine comment la manche pourrait continuer. Contre des joueurs qui prennent toujours le plus de points possible, voici à peu près les parties qu’il gagne :

        - à deux : { $expert-matches-2 } (hasard : { $chance-2 })
        - à trois : { $expert-matches-3 } ({ $chance-3 })
        - à quatre : { $expert-matches-4 } ({ $chance-4 })
        - à cinq : { $expert-matches-5 } ({ $chance-5 })
        - à six : { $expert-matches-6 } ({ $chance-6 })

        Un joueur qui pioche toujours jusqu’à ce que la pioche soit vide gagne { $hoard-sparing-matches-3 } des parties à trois et { $hoard-sparing-matches-4 } à quatre.

        C’est surtout au début que l’expert pioche exprès. À quatre, quand il pourrait poser, il pioche dans environ { $expert-purpose-early-4 } des cas pendant le premier tiers de la pioche, et dans environ { $expert-purpose-late-4 } pendant le dernier. Chaque fois, il renonce en moyenne à { $expert-gave-up-4 } points. À cinq ou à six, il pose presque toujours quand il peut : à six, il ne pioche exprès que dans { $expert-purpose-6 } de ces cas.

        Il ne prend pas toujours un bonus tout de suite. À quatre, il fait autre chose dans environ { $expert-left-4 } des tours où il pourrait en prendre un. Une seule tuile permet de le prendre, et le joueur qui l’a peut attendre. À la fin, il a { $expert-bonuses-4 } bonus par manche, et chacun des autres { $expert-others-bonuses-4 }.
    .words = expert, bot le plus fort, meilleur joueur, comment gagner, stratégie, conseils

play-must = Qui peut poser doit poser : qu’est-ce qui change ?
    .short = Personne ne peut accumuler de tuiles. Reste à poser prudemment, et la chance compte davantage.
    .text =
        À deux, en piochant exprès, on gagne { $hoard-sparing-matches-2 } des parties contre un joueur qui prend toujours le plus de points possible. Avec cette règle maison, ce n’est plus permis, et en posant prudemment, on en gagne { $careful-matches-2 }. À trois, c’est { $careful-matches-3 } au lieu de { $hoard-sparing-matches-3 }.

        Même l’expert a alors besoin de chance. Contre de tels joueurs, il gagne environ { $expert-matches-2-must } des parties à deux, { $expert-matches-3-must } à trois et { $expert-matches-4-must } à quatre. À quatre, c’est lui qui pose sa dernière tuile dans environ { $expert-outs-4-must } des manches ; le hasard donnerait { $chance-4 }.

        Ce qui est dit plus haut du premier tour, de la pose, des bonus et de la dernière tuile vaut aussi avec cette règle : personne n’y pioche exprès, donc rien ne change.
    .words = règle maison, obligation, obligé, forcé, règle de famille, stratégie, conseils

play-figures = D’où viennent ces chiffres
    .short = De { $millions } millions de manches simulées entre ordinateurs et de { $matches } parties de l’expert.
    .text =
        On ne joue pas comme un ordinateur ; vos chiffres seront donc différents. Le plus souvent, il s’agit de joueurs qui prennent toujours le plus de points possible et ne piochent que si rien ne va. Gagner une manche, c’est y faire le plus de points. Les chiffres de l’expert viennent de moins de parties et sont donc plus approximatifs.

        Tout a été mesuré avec le barème des règles allemandes. Ce que d’autres règles changeraient, nous ne l’avons pas mesuré.

        Tout peut être mesuré à nouveau : la commande est python bench/strategy.py, et docs/strategy.md dit pour chaque chiffre à quel point il est sûr.
    .words = source, statistiques, simulation, mesuré, fiabilité, preuve, stratégie

scene-opened = { $tile } rapporte { $sum } et prépare un hexagone. Il n’y manque plus que 3–3–4, qui rapporte { SIGNED($hexagon1) } en plus de sa valeur.
scene-narrow = La pioche est vide. Ada pose 1–2–5 là où la 0–2–5 de Ben serait allée, donc Ben doit passer : { $turn }. La 0–1–5 d’Ada peut encore être posée.
