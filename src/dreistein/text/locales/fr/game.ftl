### Dreistein en français. On vouvoie. Un tour est celui d’une personne, une manche va jusqu’à la
### dernière tuile, une partie jusqu’à l’objectif.
###
### $who vaut « you » pour qui lit, sinon « they ». SIGNED($n) écrit +9, −5 et 0 ; SCORE($n) écrit
### 9, −5 et 0. Espace fine insécable (U+202F) devant : ; ! ? et à l’intérieur des guillemets.

## Noms

you = Vous
you-within = vous
seat-name = Place { $number }
list-and = { $first } et { $last }
list-and-i = { list-and }
list-and-e = { list-and }
colon =  :
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
pad-none-fits = rien à poser
pad-kept = gardées
pad-passed = passe
pad-last-tile = dernière tuile
pad-tiles-left = tuiles restantes
pad-blocked = manche bloquée
pad-this-round = Cette manche
pad-total = Total
play-rack = Votre chevalet

## Ce qui s’est passé

tell-open = { $who ->
    [you] Vous commencez avec { $tile } : { $sum }.
   *[they] { $name } commence avec { $tile } : { $sum }.
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
tell-pass = { $cost ->
    [0] { $who ->
        [you] Vous passez.
       *[they] { $name } passe.
    }
   *[other] { $who ->
        [you] Vous passez ({ SIGNED($cost) }).
       *[they] { $name } passe ({ SIGNED($cost) }).
    }
}
