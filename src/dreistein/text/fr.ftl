### Dreistein en français. On vouvoie. Un tour est celui d’une personne, une manche va jusqu’à la
### dernière tuile, une partie jusqu’à l’objectif.
###
### $who vaut « you » pour qui lit, sinon « they ». SIGNED($n) écrit +9, −5 et 0 ; SCORE($n) écrit
### 9, −5 et 0. Espace fine insécable (U+202F) devant : ; ! ? et à l’intérieur des guillemets.

## Noms

you = Vous
seat-name = Place { $number }
bot-name = Bot
bot-name-numbered = Bot { $number }
list-and = { $first } et { $last }

edition-german = Version allemande
edition-international = Version internationale
edition-early = Version ancienne
edition-triominos = Triominos
edition-house = Règles maison ({ $name })
solitaire = Solitaire

bonus-start = bonus de départ
bonus-bridge = pont
bonus-double = double liaison
bonus-hexagon = hexagone
bonus-hexagon-2 = double hexagone
bonus-hexagon-3 = triple hexagone
bonus-out = dernière tuile

## Nombres

points = { $points ->
    [one] { SCORE($points) } point
    [many] { SCORE($points) } de points
   *[other] { SCORE($points) } points
}
tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
target = Objectif : { points }
stock = { $count ->
    [0] Pioche vide
   *[other] Pioche : { tiles }
}
draws-left = { $count ->
    [0] plus aucune tuile à piocher
    [one] encore { $count } tuile à piocher
   *[other] encore { $count } tuiles à piocher
}
turn-of = { $who ->
    [you] À vous de jouer
   *[they] À { $name } de jouer
}

## La feuille de score : cases du tableau

pad-title = Feuille de score
pad-round = Manche { $number }
pad-carried = report
pad-starting-tile = tuile de départ
pad-drawn = { $count ->
    [one] { $count } piochée
   *[other] { $count } piochées
}
pad-none-fits = aucune ne convient
pad-kept = gardées
pad-passed = passe
pad-last-tile = dernière tuile
pad-tiles-left = tuiles restantes
pad-blocked = manche bloquée
pad-this-round = cette manche
pad-total = Total

## La fin d’une manche, d’une partie

end-out = { $who ->
    [you] Vous posez votre dernière tuile : { SIGNED($points) }.
   *[they] { $name } pose sa dernière tuile : { SIGNED($points) }.
}
end-left = { $who ->
    [you] Il vous reste { $tiles } : { $sum }.
   *[they] Il reste à { $name } { $tiles } : { $sum }.
}
end-scores = { $who ->
    [you] Vous marquez { $sum }.
   *[they] { $name } marque { $sum }.
}
end-blocked = Manche bloquée : la pioche est vide, et personne n’a de tuile à poser.
end-blocked-alone = Il n’y a plus rien à piocher, et aucune tuile ne convient : la partie est finie.
end-passed = Manche bloquée : la pioche est vide, et tout le monde a passé son tour.
end-passed-alone = Passer quand il n’y a plus rien à piocher met fin à la partie.
end-least = { $who ->
    [you] Vous avez la valeur la plus basse, { $value }, et marquez les valeurs des autres moins la vôtre.
   *[they] { $name } a la valeur la plus basse, { $value }, et marque les valeurs des autres moins la sienne.
}
end-least-shared = Égalité à la valeur la plus basse ({ $value } chacun) : { $names }. Chacun marque les valeurs des autres moins la sienne.
end-minus = Les tuiles restantes comptent en moins : { $sum }.
win = { $who ->
    [you] Vous gagnez avec { points } !
   *[they] { $name } gagne avec { points }.
}
win-shared = Victoire partagée : { $names }, avec { points } chacun.
match-goes-on = La partie continue.
game-goes-on = La partie continue.
solitaire-result = Résultat : { points }.

## L’arbitre

record-wrong = { $reason }
record-wrong-deal = Manche { $round } (comptée à partir de 0) : { $reason }
record-wrong-action = Manche { $round }, action { $action } (comptées à partir de 0) : { $reason }

## Jouer dans le terminal : la position, et ce qui est possible

play-hello = { $count ->
    [one] Vous jouez contre un bot.
   *[other] Vous jouez contre { $count } bots.
}
play-hello-alone = Vous jouez en solo, pour le meilleur score possible.
play-code = Code de partie : { $seed }
play-help-hint = Tapez « ? » pour l’aide.
play-rack = Votre chevalet
play-player = { $name } : { SCORE($total) } ({ tiles })
ask-open = À vous de jouer. Vous ouvrez avec { $tile } : tapez { $example }.
ask-fits = À vous de jouer. Les tuiles marquées * conviennent : { $example } en pose une, { $number } montre où elle se pose.
ask-nothing-fits = À vous de jouer. Aucune tuile de votre chevalet ne convient.
ask-drawn-fits = { $count ->
    [one] La tuile piochée { $tiles } convient : { $example } la pose.
   *[other] Parmi les tuiles piochées, vous pouvez poser { $tiles }, par exemple { $example }.
}
ask-drawn-nothing = { $count ->
    [one] La tuile piochée ({ $tiles }) ne convient pas.
   *[other] Aucune des tuiles piochées ({ $tiles }) ne convient.
}
ask-draw = { $left ->
    [one] + pioche une tuile ({ SIGNED($cost) }), la dernière de ce tour.
   *[other] + pioche une tuile ({ SIGNED($cost) }), encore { $left } au plus dans ce tour.
}
ask-draw-fruitless = Si vous n’en posez ensuite aucune : encore { SIGNED($cost) }.
ask-keep = { $cost ->
    [0] - garde les tuiles piochées et termine le tour.
   *[other] - garde les tuiles piochées et termine le tour ({ SIGNED($cost) }).
}
ask-pass = Il n’y a plus rien à piocher : - passe ({ SIGNED($cost) }).

## Ce qui va

fits-all = Ce que vous pouvez poser :
fits-nothing = Vous n’avez rien à poser.
fits-tile = { $tile } se pose ici :
fits-tile-nowhere = { $tile } ne se pose nulle part.
fits-place = En { $place }, vous pouvez poser :
fits-choose-place = Tapez la lettre de l’emplacement, ou Entrée pour revenir.
fits-choose-tile = Tapez le numéro de la tuile, ou Entrée pour revenir.

## Ce qui s’est passé

tell-open = { $who ->
    [you] Vous ouvrez avec { $tile } : { $sum }.
   *[they] { $name } ouvre avec { $tile } : { $sum }.
}
tell-place = { $who ->
    [you] Vous posez { $tile } : { $sum }.
   *[they] { $name } pose { $tile } : { $sum }.
}
tell-draw = Vous piochez { $tile } ({ SIGNED($points) }).
tell-drew = { $count ->
    [one] { $name } pioche une tuile ({ SIGNED($points) }).
   *[other] { $name } pioche { $count } tuiles ({ SIGNED($points) }).
}
tell-none-fits = { $cost ->
    [0] Aucune ne convient ; le tour est fini.
   *[other] Aucune ne convient ; le tour est fini ({ SIGNED($cost) }).
}
tell-keep = { $cost ->
    [0] { $who ->
        [you] Vous les gardez.
       *[they] { $name } les garde.
    }
   *[other] { $who ->
        [you] Vous les gardez ({ SIGNED($cost) }).
       *[they] { $name } les garde ({ SIGNED($cost) }).
    }
}
tell-pass = { $who ->
    [you] Vous passez ({ SIGNED($cost) }).
   *[they] { $name } passe ({ SIGNED($cost) }).
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
help-end = termine le tour : garde les tuiles piochées, ou passe
help-what = ce que vous pouvez poser, avec les points
help-pad = la feuille de score
help-quit = quitte le jeu
key-enter = Entrée
help-again = montre de nouveau la table
help-rules = Les tuiles se touchent par un côté, et les chiffres qui se rencontrent sont égaux. Une tuile rapporte sa valeur, la somme de ses chiffres, et un de ces bonus :
help-bridge = un côté est en contact, et la pointe opposée rejoint une autre tuile
help-double = deux ou trois côtés sont en contact
help-hexagon = la tuile est la sixième autour d’un point (deux ou trois à la fois : { $two }, { $three })
help-out = et la valeur de toutes les tuiles qui restent aux autres

## Au revoir

bye = Au revoir !
bye-unfinished = La partie n’est pas finie. Au revoir !
record-written = La partie est écrite dans { $path }.
record-failed = Impossible d’écrire la partie dans { $path } : { $reason }.
record-exists = { $path } existe déjà ; nommez un autre fichier pour garder les deux.

## Erreurs : notation, nombres d’une table

error-no-such-tile = { $text } n’est aucune des 56 tuiles ; une tuile s’écrit avec trois chiffres de 0 à 5, dans le sens horaire à partir du plus petit, donc en ordre croissant, par exemple 012.
error-no-such-action = { $text } n’est pas une action ; écrivez une pose comme 453@1,0, + pour piocher ou - pour finir le tour sans poser.
error-unknown-edition = Il n’y a pas de version des règles { $name } ; versions connues : { $known }.
error-edition-shape = Une version des règles est un nom ou un objet ; on trouve ici : { $found }.
error-edition-field = Une version des règles n’a pas de nombre nommé { $field } ; elle a { $known }.
error-edition-missing = Il manque « { $field } » à la version des règles ; ajoutez-le, ou partez d’une « base ».
error-edition-number = Dans la version des règles, « { $field } » ne peut pas être { $found } ; il faut : { $wanted }.
error-deal-too-large = { $deal } tuiles à chacun des { $players } joueurs font { $needed } tuiles ; le jeu en a { $tiles }.
error-player-count = Ce nombre ne peut pas jouer ({ $found }) ; on joue de 2 à 6 à une table, et seul en solitaire.
error-solitaire-number = En solitaire, « { $field } » ne peut pas être { $found } ; c’est un nombre entier de 0 à { $most }.
error-solitaire-nothing = En solitaire, il faut des tuiles sur le chevalet ou des tuiles à piocher ; les deux ne peuvent pas être 0.

## Erreurs : distribution

error-tile-twice = La tuile { $tile } est distribuée deux fois ; chaque tuile n’existe qu’une fois.
error-tile-missing = { $found ->
    [one] La distribution a { $found } tuile, et { $tile } n’y est pas ; il faut toutes les { $tiles }.
   *[other] La distribution a { $found } tuiles, et { $tile } n’y est pas ; il faut toutes les { $tiles }.
}
error-deal-size = { $found ->
    [one] La place { $seat } a reçu { $found } tuile ; il lui en faut { $wanted }.
   *[other] La place { $seat } a reçu { $found } tuiles ; il lui en faut { $wanted }.
}
error-hand-count = { $found ->
    [one] La distribution a { $found } chevalet ; cette table en demande { $wanted }.
   *[other] La distribution a { $found } chevalets ; cette table en demande { $wanted }.
}
error-starting-tile = Seul le solitaire commence avec une tuile sur la table, et il le fait toujours.

## Erreurs : actions

error-round-over = { $end ->
    [out] La manche est finie (la dernière tuile est posée) ; plus aucune action ne suit.
    [blocked] La manche est finie (bloquée) ; plus aucune action ne suit.
   *[other] La manche est finie ({ $end }) ; plus aucune action ne suit.
}
error-match-over = La partie est finie ; plus aucune manche ne suit.
error-round-unfinished = La manche n’est pas encore finie ; la suivante commence après elle.
error-not-your-turn = C’est à la place { $turn } de jouer, pas à la place { $seat }.
error-must-open = La place { $seat } doit ouvrir avec la tuile { $tile }, sur la case 0,0.
error-start-cell = La tuile de départ va sur la case 0,0, pas sur { $cell }.
error-not-your-tile = La tuile { $tile } n’est pas sur le chevalet de la place { $seat }.
error-not-drawn = La tuile { $tile } n’a pas été piochée dans ce tour ; après une pioche on ne peut poser que { $drawn }.
error-occupied = Il y a déjà une tuile sur la case { $cell } ({ $there }) ; choisissez une case libre.
error-no-side = Aucun côté de la case { $cell } ne touche une tuile ; il en faut au moins un.
error-corner = Le { $number } de { $placement } tomberait sur le point { $point } de la grille, où il y a un { $there } ; les chiffres d’un même point doivent être égaux.
error-stock-empty = Il n’y a plus rien à piocher ; posez une tuile, ou terminez le tour avec -.
error-no-more-draws = { $draws ->
    [one] La seule tuile permise dans ce tour est piochée ; posez { $drawn }, ou gardez-la avec -.
   *[other] Les { $draws } tuiles permises dans ce tour sont piochées ; posez-en une ({ $drawn }), ou gardez-les avec -.
}
error-wrong-draw = La prochaine tuile de la pioche n’est pas { $tile }.
error-must-go-on = { $left ->
    [one] Le tour n’est pas encore fini : posez une tuile ou piochez-en une ; { $left } tuile peut encore être piochée.
   *[other] Le tour n’est pas encore fini : posez une tuile ou piochez-en une ; { $left } tuiles peuvent encore être piochées.
}

## Erreurs : fichiers de partie

error-too-large = { $part ->
    [record] Le fichier de partie dépasse { $most } ; un plus petit peut être lu.
    [round] La manche dépasse { $most } ; une plus petite peut être lue.
   *[other] Une partie du fichier dépasse { $most } ({ $part }) ; une plus petite peut être lue.
}
error-not-json = Ce n’est pas un texte JSON en UTF-8 : { $reason } (octet : { $at }).
error-version = « dreistein » est { $found } ; ce programme lit les fichiers de partie de version 1.
error-missing-field = { $where } : il manque { $field } ; un fichier de partie en a besoin.
error-wrong-type = { $where } : on trouve { $found } ; il faut : { $wanted }.
error-field-twice = { $where } : { $field } y est deux fois ; écrivez-le une fois.
error-impossible-numbers = On ne peut pas jouer avec ces nombres : { $reason }
error-round-too-many = La manche { $round } est de trop : { $reason }.
error-no-round = { $rounds ->
    [one] Le fichier de partie a { $rounds } manche ; il n’y a pas de manche { $round }, en comptant à partir de 0.
   *[other] Le fichier de partie a { $rounds } manches ; il n’y a pas de manche { $round }, en comptant à partir de 0.
}
error-no-position = { $actions ->
    [one] La manche { $round } a { $actions } action ; il n’y a pas de position après { $at }.
   *[other] La manche { $round } a { $actions } actions ; il n’y a pas de position après { $at }.
}
error-not-over = Ceci est réservé à qui lit une partie finie, et celle-ci continue.
