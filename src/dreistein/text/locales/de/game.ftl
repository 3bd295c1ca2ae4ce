### Dreistein auf Deutsch. Anrede: du. Ein Zug ist, was jemand an der Reihe tut, nie ein gezogener Stein.
###
### $who ist „you“ für die Leserin oder den Leser, sonst „they“. SIGNED($n) schreibt +9, −5 und 0;
### SCORE($n) schreibt 9, −5 und 0.

## Namen

you = Du
seat-name = Platz { $number }
bot-name = Bot
bot-name-numbered = Bot { $number }
list-and = { $first } und { $last }

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
pad-this-round = diese Runde
pad-total = Gesamt

## Das Ende einer Runde, einer Partie

end-out = { $who ->
    [you] Du legst deinen letzten Stein: { SIGNED($points) }.
   *[they] { $name } legt den letzten Stein: { SIGNED($points) }.
}
end-left = { $who ->
    [you] Du hast noch { $tiles }: { $sum }.
   *[they] { $name } hat noch { $tiles }: { $sum }.
}
end-scores = { $who ->
    [you] Du bekommst { $sum }.
   *[they] { $name } bekommt { $sum }.
}
end-blocked = Runde blockiert: Der Vorrat ist leer, und niemand hat einen Stein, der passt.
end-blocked-alone = Es ist nichts mehr zu ziehen, und kein Stein passt: Das Spiel ist zu Ende.
end-passed = Runde blockiert: Der Vorrat ist leer, und alle haben der Reihe nach gepasst.
end-passed-alone = Wer passt, wenn nichts mehr zu ziehen ist, beendet das Spiel.
end-least = { $who ->
    [you] Du hast den niedrigsten Wert, { $value }, und bekommst die Werte der anderen minus den eigenen.
   *[they] { $name } hat den niedrigsten Wert, { $value }, und bekommt die Werte der anderen minus den eigenen.
}
end-least-shared = Gleichstand beim niedrigsten Wert, je { $value }: { $names }. Das bringt jeweils die Werte der anderen minus den eigenen.
end-minus = Die Reststeine zählen minus: { $sum }.
win = { $who ->
    [you] { $points ->
        [one] Du gewinnst mit { SCORE($points) } Punkt!
       *[other] Du gewinnst mit { SCORE($points) } Punkten!
    }
   *[they] { $points ->
        [one] { $name } gewinnt mit { SCORE($points) } Punkt.
       *[other] { $name } gewinnt mit { SCORE($points) } Punkten.
    }
}
win-shared = { $points ->
    [one] Geteilter Sieg: { $names } mit je { SCORE($points) } Punkt.
   *[other] Geteilter Sieg: { $names } mit je { SCORE($points) } Punkten.
}
match-goes-on = Die Partie geht weiter.
game-goes-on = Das Spiel geht weiter.
solitaire-result = Ergebnis: { points }.

## Der Schiedsrichter

record-wrong = { $reason }
record-wrong-deal = Runde { $round } (gezählt ab 0): { $reason }
record-wrong-action = Runde { $round }, Aktion { $action } (beide gezählt ab 0): { $reason }

## Spielen im Terminal: die Stellung, und was möglich ist

play-hello = { $count ->
    [one] Du spielst gegen einen Bot.
   *[other] Du spielst gegen { $count } Bots.
}
play-hello-alone = Du spielst allein und sammelst so viele Punkte, wie du kannst.
play-code = Spielcode: { $seed }
play-help-hint = ? zeigt die Hilfe.
play-rack = Deine Ablagebank
play-player = { $name }: { SCORE($total) } ({ tiles })
ask-open = Du bist dran und eröffnest mit { $tile }: Tippe { $example }.
ask-fits = Du bist dran. Steine mit * passen: { $example } legt einen an, { $number } zeigt, wohin er passt.
ask-nothing-fits = Du bist dran. Von deiner Ablagebank passt nichts.
ask-drawn-fits = { $count ->
    [one] Der gezogene Stein { $tiles } passt: { $example } legt ihn an.
   *[other] Von den gezogenen Steinen darfst du anlegen: { $tiles }, zum Beispiel { $example }.
}
ask-drawn-nothing = { $count ->
    [one] Der gezogene Stein ({ $tiles }) passt nicht.
   *[other] Von den gezogenen Steinen ({ $tiles }) passt keiner.
}
ask-draw = { $left ->
    [one] + zieht einen Stein ({ SIGNED($cost) }), den letzten in diesem Zug.
   *[other] + zieht einen Stein ({ SIGNED($cost) }), noch bis zu { $left } in diesem Zug.
}
ask-draw-fruitless = Legst du dann keinen davon an: noch einmal { SIGNED($cost) }.
ask-keep = { $cost ->
    [0] - behält die gezogenen Steine und beendet den Zug.
   *[other] - behält die gezogenen Steine und beendet den Zug ({ SIGNED($cost) }).
}
ask-pass = Es ist nichts mehr zu ziehen: Mit - passt du ({ SIGNED($cost) }).

## Was passt

fits-all = Was passt:
fits-nothing = Nichts passt.
fits-tile = { $tile } passt hier:
fits-tile-nowhere = { $tile } passt nirgends.
fits-place = An { $place } kannst du anlegen:
fits-choose-place = Tippe den Buchstaben der Stelle; mit Enter geht es zurück.
fits-choose-tile = Tippe die Nummer des Steins; mit Enter geht es zurück.

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
tell-none-fits = { $cost ->
    [0] Keiner davon passt; der Zug ist zu Ende.
   *[other] Keiner davon passt; der Zug ist zu Ende ({ SIGNED($cost) }).
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
tell-pass = { $who ->
    [you] Du passt ({ SIGNED($cost) }).
   *[they] { $name } passt ({ SIGNED($cost) }).
}
tell-next-round = Enter teilt die nächste Runde aus, q beendet das Spiel.

## Was getippt wurde

wrong-input = „{ $text }“ verstehe ich nicht; ? zeigt die Hilfe.
wrong-unreadable = Diese Zeile war nicht zu lesen; ? zeigt die Hilfe.
wrong-number = Einen Stein { $number } gibt es nicht; deine Ablagebank reicht von 1 bis { $count }.
wrong-no-tiles = Deine Ablagebank ist leer; ziehe mit + einen Stein.
wrong-place = Eine Stelle { $place }, an die ein Stein von dir passt, gibt es nicht.
wrong-tile-place = { $tile } passt nicht an { $place }.
wrong-not-yours = Der Stein { $tile } liegt nicht auf deiner Ablagebank.
wrong-must-open = Du eröffnest die Runde, und zwar mit dem Stein { $tile }.

help-title = Das kannst du tippen:
help-tile = zeigt, wo Stein 3 deiner Ablagebank passt und was er bringt
help-place = legt ihn an die Stelle b
help-notation = dasselbe mit seinen Zahlen oder in der Schreibweise der Partiedateien
help-draw = zieht einen Stein
help-end = beendet den Zug: behält die gezogenen Steine oder passt
help-what = was passt, mit den Punkten
help-pad = der Wertungsblock
help-quit = verlässt das Spiel
key-enter = Enter
help-again = zeigt den Tisch noch einmal
help-rules = Steine liegen Seite an Seite, und Zahlen, die sich treffen, sind gleich. Ein Stein bringt seinen Wert, die Summe seiner Zahlen, und eins davon:
help-bridge = eine Seite liegt an, und die Spitze gegenüber trifft einen anderen Stein
help-double = zwei oder drei Seiten liegen an
help-hexagon = der Stein ist der sechste um einen Punkt (zwei oder drei zugleich: { $two }, { $three })
help-out = dazu der Wert aller Steine, die die anderen noch haben

## Abschied

bye = Auf Wiedersehen!
bye-unfinished = Die Partie ist noch nicht zu Ende. Auf Wiedersehen!
record-written = Die Partie steht in { $path }.
record-failed = Die Partie ließ sich nicht nach { $path } schreiben: { file-fault }.
record-exists = { $path } gibt es schon; nenne eine andere Datei, dann bleiben beide.
