### Le jeu dans le terminal.

## L’arbitre

record-wrong = { $reason }
record-wrong-deal = Manche { $round } : { $reason }
record-wrong-action = Manche { $round }, coup { $action } : { $reason }
observed-result = La partie est-elle finie ? Cela dépend de ce qu’a rapporté la fin d’une manche.

## Jouer dans le terminal : la position, et ce qui est possible

play-hello = Vous jouez contre { $names }.
play-hello-alone = Vous jouez en solo, pour le meilleur score possible.
play-code = Code de partie : { $seed }
play-must-place = Qui peut poser doit poser
ask-opponents = Contre qui voulez-vous jouer ?
ask-opponents-how = Tapez un numéro ou un nom ; pour plusieurs adversaires, tous, par exemple 1, 3. Avec Entrée, vous jouez contre Pip.
play-help-hint = Tapez « ? » pour l’aide.
play-player = { $name } : { SCORE($total) } ({ tiles })
ask-open = À vous de jouer. Vous commencez avec { $tile } : tapez { $example }.
ask-fits = À vous de jouer. Les tuiles marquées * peuvent être posées : { $example } en pose une, { $number } montre où elle se pose.
ask-nothing-fits = À vous de jouer. Vous n’avez aucune tuile à poser.
ask-must-place = Une tuile peut être posée : vous devez en poser une.
ask-drawn-fits = { $count ->
    [one] Vous pouvez poser la tuile piochée { $tiles }, par exemple { $example }.
   *[other] Parmi les tuiles piochées, vous pouvez poser { $tiles }, par exemple { $example }.
}
ask-drawn-nothing = { $count ->
    [one] La tuile piochée ({ $tiles }) ne peut pas être posée.
   *[other] Aucune des tuiles piochées ({ $tiles }) ne peut être posée.
}
ask-draw = { $left ->
    [one] + pioche une tuile ({ SIGNED($cost) }), la dernière de ce tour.
   *[other] + pioche une tuile ({ SIGNED($cost) }), encore { $left } au plus pendant ce tour.
}
ask-draw-fruitless = Si vous n’en posez ensuite aucune : encore { SIGNED($cost) }.
ask-keep = { $cost ->
    [0] - garde les tuiles piochées et termine le tour.
   *[other] - garde les tuiles piochées et termine le tour ({ SIGNED($cost) }).
}
ask-pass = { $cost ->
    [0] Il n’y a plus rien à piocher : - passe.
   *[other] Il n’y a plus rien à piocher : - passe ({ SIGNED($cost) }).
}

## Ce qui va

fits-all = Ce que vous pouvez poser :
fits-nothing = Vous n’avez rien à poser.
fits-tile = { $tile } se pose ici :
fits-tile-nowhere = { $tile } ne se pose nulle part.
fits-place = En { $place }, vous pouvez poser :
fits-choose-place = Tapez la lettre de l’emplacement, ou Entrée pour revenir.
fits-choose-tile = Tapez le numéro de la tuile, ou Entrée pour revenir.

## Ce qui s’est passé

tell-none-fits = { $cost ->
    [0] Rien à poser ; le tour est fini.
   *[other] Rien à poser ; le tour est fini ({ SIGNED($cost) }).
}
tell-next-round = Entrée distribue la manche suivante, q quitte le jeu.
undo-nothing = Vous n’avez encore rien fait dans cette manche : il n’y a rien à reprendre.
undo-done = Coup repris. L’ordre de la pioche ne change pas.

## Ce qui a été tapé

wrong-input = Je ne comprends pas « { $text } » ; tapez « ? » pour l’aide.
wrong-unreadable = Cette ligne est illisible ; tapez « ? » pour l’aide.
wrong-number = Il n’y a pas de tuile { $number } ; votre chevalet va de 1 à { $count }.
wrong-no-tiles = Votre chevalet est vide ; piochez une tuile avec +.
wrong-place = Il n’y a pas d’emplacement { $place } où poser une de vos tuiles.
wrong-tile-place = { $tile } ne se pose pas en { $place }.
wrong-not-yours = La tuile { $tile } n’est pas sur votre chevalet.
wrong-must-open = C’est à vous de commencer la manche, avec la tuile { $tile }.
help-title = Ce que vous pouvez taper :
help-tile = montre où poser la tuile 3 de votre chevalet, et ses points
help-place = la pose en b
help-notation = la même chose avec ses chiffres, ou dans la notation des fichiers de partie
help-draw = pioche une tuile
help-end = termine le tour : vous gardez les tuiles piochées, ou vous passez
help-what = ce que vous pouvez poser, avec les points
help-hint = un indice : les meilleurs coups, et pourquoi
help-undo = reprend votre dernier coup
help-pad = la feuille de score
help-save = enregistre la partie
help-quit = quitte le jeu
key-enter = Entrée
help-again = montre de nouveau la table
help-rules = Les tuiles se touchent par un côté, et les chiffres qui se rencontrent sont les mêmes. Une tuile rapporte sa valeur, la somme de ses chiffres, et parfois un de ces bonus :
help-bridge = un côté est en contact, et la pointe opposée rejoint une autre tuile
help-double = deux ou trois côtés sont en contact
help-hexagon = la tuile est la sixième autour d’un point (deux ou trois à la fois : { $two }, { $three })
help-out = et la valeur de toutes les tuiles qui restent aux autres

## Au revoir

bye = Au revoir !
bye-unfinished = La partie n’est pas finie. Au revoir !
record-written = La partie est enregistrée dans { $path }.
record-failed = Impossible d’enregistrer la partie dans { $path } : { file-fault }.
record-exists = { $path } existe déjà ; nommez un autre fichier pour garder les deux.
save-ask = Dans quel fichier ? Avec Entrée, dans { $path }.
save-done = La partie est enregistrée dans { $path }. Chaque coup y sera désormais ajouté.
save-offer = Enregistrer la partie, pour la reprendre plus tard ? Tapez un nom de fichier ; avec Entrée, ce sera { $path }, avec q vous quittez sans enregistrer.
