### Dreistein in het Nederlands. Aanspreekvorm: je. Een beurt is van één speler, een ronde duurt tot de
### laatste steen, een partij tot het doel. Alleen spelen heet solo, niet solitair.
###
### $who is ‘you’ voor wie leest, anders ‘they’. SIGNED($n) schrijft +9, −5 en 0; SCORE($n) 9, −5 en 0.

## Namen

you = Jij
you-within = jij
seat-name = Plaats { $number }
list-and = { $first } en { $last }
list-and-i = { list-and }
list-and-e = { list-and }
colon = :
edition-german = Duitse versie
edition-international = Internationale versie
edition-early = Vroege versie
edition-triominos = Triominos
edition-house = Huisregels ({ $name })
solitaire = Solo
bonus-start = startbonus
bonus-bridge = brug
bonus-double = dubbele verbinding
bonus-hexagon = zeshoek
bonus-hexagon-2 = dubbele zeshoek
bonus-hexagon-3 = driedubbele zeshoek
bonus-out = laatste steen

## Aantallen

points = { $points ->
    [one] { SCORE($points) } punt
   *[other] { SCORE($points) } punten
}
tiles = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}
target = Doel: { points }
stock = { $count ->
    [0] Pot leeg
   *[other] Pot: { tiles }
}
draws-left = { $count ->
    [0] geen steen meer te pakken
    [one] nog { $count } steen te pakken
   *[other] nog { $count } stenen te pakken
}
turn-of = { $who ->
    [you] Jij bent aan de beurt
   *[they] { $name } is aan de beurt
}

## Het scoreblok: vakken van de tabel

pad-title = Scoreblok
pad-round = Ronde { $number }
pad-carried = vorige stand
pad-starting-tile = startsteen
pad-drawn = { $count } gepakt
pad-none-fits = niets past
pad-kept = gehouden
pad-passed = gepast
pad-last-tile = laatste steen
pad-tiles-left = overgebleven stenen
pad-blocked = ronde zit vast
pad-this-round = Deze ronde
pad-total = Totaal
play-rack = Je plankje

## Wat er gebeurde

tell-open = { $who ->
    [you] Je opent met { $tile }: { $sum }.
   *[they] { $name } opent met { $tile }: { $sum }.
}
tell-place = { $who ->
    [you] Je legt { $tile } aan: { $sum }.
   *[they] { $name } legt { $tile } aan: { $sum }.
}
tell-draw = Je pakt { $tile } ({ SIGNED($points) }).
tell-drew = { $count ->
    [one] { $name } pakt een steen ({ SIGNED($points) }).
   *[other] { $name } pakt { $count } stenen ({ SIGNED($points) }).
}
tell-keep = { $cost ->
    [0] { $who ->
        [you] Je houdt ze.
       *[they] { $name } houdt ze.
    }
   *[other] { $who ->
        [you] Je houdt ze ({ SIGNED($cost) }).
       *[they] { $name } houdt ze ({ SIGNED($cost) }).
    }
}
tell-pass = { $cost ->
    [0] { $who ->
        [you] Je past.
       *[they] { $name } past.
    }
   *[other] { $who ->
        [you] Je past ({ SIGNED($cost) }).
       *[they] { $name } past ({ SIGNED($cost) }).
    }
}
