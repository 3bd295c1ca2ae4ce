### Dreistein auf Deutsch. Anrede: du. Ein Zug ist, was jemand an der Reihe tut, nie ein gezogener Stein.
###
### $who ist „you“ für die Leserin oder den Leser, sonst „they“. SIGNED($n) schreibt +9, −5 und 0;
### SCORE($n) schreibt 9, −5 und 0.

## Namen

you = Du
you-within = du
seat-name = Platz { $number }
list-and = { $first } und { $last }
list-and-i = { list-and }
list-and-e = { list-and }
colon = :
edition-german = Deutsche Ausgabe
edition-international = Internationale Ausgabe
edition-early = Frühe Ausgabe
edition-triominos = Triominos
edition-house = Hausregeln ({ $name })
solitaire = Solitär
bonus-start = Startbonus
bonus-bridge = Brücke
bonus-double = Doppelverbindung
bonus-hexagon = Sechseck
bonus-hexagon-2 = zwei Sechsecke
bonus-hexagon-3 = drei Sechsecke
bonus-out = letzter Stein

## Anzahlen

points = { $points ->
    [one] { SCORE($points) } Punkt
   *[other] { SCORE($points) } Punkte
}
tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
target = Ziel: { points }
stock = { $count ->
    [0] Vorrat leer
   *[other] Vorrat: { tiles }
}
draws-left = { $count ->
    [0] kein Stein mehr zu ziehen
    [one] noch { $count } Stein zu ziehen
   *[other] noch { $count } Steine zu ziehen
}
turn-of = { $who ->
    [you] Du bist dran
   *[they] { $name } ist dran
}

## Der Wertungsblock: Einträge der Tabelle

pad-title = Wertungsblock
pad-round = Runde { $number }
pad-carried = Übertrag
pad-starting-tile = Startstein
pad-drawn = { $count } gezogen
pad-none-fits = keiner passt
pad-kept = behalten
pad-passed = gepasst
pad-last-tile = letzter Stein
pad-tiles-left = Reststeine
pad-blocked = Runde blockiert
pad-this-round = Diese Runde
pad-total = Gesamt
play-rack = Deine Ablagebank

## Was geschah

tell-open = { $who ->
    [you] Du eröffnest mit { $tile }: { $sum }.
   *[they] { $name } eröffnet mit { $tile }: { $sum }.
}
tell-place = { $who ->
    [you] Du legst { $tile } an: { $sum }.
   *[they] { $name } legt { $tile } an: { $sum }.
}
tell-draw = Du ziehst { $tile } ({ SIGNED($points) }).
tell-drew = { $count ->
    [one] { $name } zieht einen Stein ({ SIGNED($points) }).
   *[other] { $name } zieht { $count } Steine ({ SIGNED($points) }).
}
tell-keep = { $cost ->
    [0] { $who ->
        [you] Du behältst sie.
       *[they] { $name } behält sie.
    }
   *[other] { $who ->
        [you] Du behältst sie ({ SIGNED($cost) }).
       *[they] { $name } behält sie ({ SIGNED($cost) }).
    }
}
tell-pass = { $cost ->
    [0] { $who ->
        [you] Du passt.
       *[they] { $name } passt.
    }
   *[other] { $who ->
        [you] Du passt ({ SIGNED($cost) }).
       *[they] { $name } passt ({ SIGNED($cost) }).
    }
}
