### Le jeu dans le terminal.

## L’arbitre

record-wrong = { $reason }
record-wrong-deal = Manche { $round } : { $reason }
record-wrong-action = Manche { $round }, coup { $action } : { $reason }

## Jouer dans le terminal : la position, et ce qui est possible

play-hello = { $count ->
    [one] Vous jouez contre un bot.
   *[other] Vous jouez contre { $count } bots.
}
play-hello-alone = Vous jouez en solo, pour le meilleur score possible.
play-code = Code de partie : { $seed }
play-must-place = Qui peut poser doit poser
play-help-hint = Tapez « ? » pour l’aide.
play-player = { $name } : { SCORE($total) } ({ tiles })
ask-open = À vous de jouer. Vous ouvrez avec { $tile } : tapez { $example }.
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

## Ce qui a été tapé

wrong-input = Je ne comprends pas « { $text } » ; tapez « ? » pour l’aide.
wrong-unreadable = Cette ligne est illisible ; tapez « ? » pour l’aide.
wrong-number = Il n’y a pas de tuile { $number } ; votre chevalet va de 1 à { $count }.
wrong-no-tiles = Votre chevalet est vide ; piochez une tuile avec +.
wrong-place = Il n’y a pas d’emplacement { $place } où poser une de vos tuiles.
wrong-tile-place = { $tile } ne se pose pas en { $place }.
wrong-not-yours = La tuile { $tile } n’est pas sur votre chevalet.
wrong-must-open = Vous ouvrez la manche, et c’est la tuile { $tile } qui l’ouvre.
help-title = Ce que vous pouvez taper :
help-tile = montre où poser la tuile 3 de votre chevalet, et ses points
help-place = la pose en b
help-notation = de même avec ses chiffres, ou dans la notation des fichiers de partie
help-draw = pioche une tuile
help-end = termine le tour : vous gardez les tuiles piochées, ou vous passez
help-what = ce que vous pouvez poser, avec les points
help-pad = la feuille de score
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
