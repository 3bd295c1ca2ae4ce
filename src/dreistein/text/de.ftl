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
ask-open = Du bist dran und eröffnest mit { $tile }: tippe { $example }.
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
fits-choose-place = Tippe den Buchstaben der Stelle, oder Enter für zurück.
fits-choose-tile = Tippe die Nummer des Steins, oder Enter für zurück.

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
tell-next-round = Enter gibt die nächste Runde, q beendet.

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
record-failed = Die Partie ließ sich nicht nach { $path } schreiben: { $reason }.
record-exists = { $path } gibt es schon; nenne eine andere Datei, dann bleiben beide.

## Fehler: Schreibweise, Zahlen eines Tisches

error-no-such-tile = { $text } ist keiner der 56 Steine; ein Stein wird mit drei Ziffern von 0 bis 5 geschrieben, im Uhrzeigersinn ab der kleinsten und damit aufsteigend, etwa 012.
error-no-such-action = { $text } ist keine Aktion; schreibe einen Stein mit seiner Stelle wie 453@1,0, + zum Ziehen oder - für das Ende des Zuges ohne Anlegen.
error-unknown-edition = Eine Regelausgabe { $name } gibt es nicht; bekannt sind { $known }.
error-edition-shape = Eine Regelausgabe ist ein Name oder ein Objekt; hier steht: { $found }.
error-edition-field = Eine Regelausgabe hat keine Zahl namens { $field }; sie hat { $known }.
error-edition-missing = In der Regelausgabe fehlt „{ $field }“; ergänze es, oder gehe von einer „base“ aus.
error-edition-number = In der Regelausgabe kann „{ $field }“ nicht { $found } sein; verlangt ist: { $wanted }.
error-deal-too-large = Je { $deal } Steine bei { $players } Personen sind { $needed } Steine; im Spiel sind nur { $tiles }.
error-player-count = So viele können nicht spielen ({ $found }); an einem Tisch spielen 2 bis 6, Solitär spielt man allein.
error-solitaire-number = Im Solitär kann „{ $field }“ nicht { $found } sein; es ist eine ganze Zahl von 0 bis { $most }.
error-solitaire-nothing = Solitär braucht Steine auf der Ablagebank oder Steine zum Ziehen; beides zugleich kann nicht 0 sein.

## Fehler: Austeilen

error-tile-twice = Der Stein { $tile } ist zweimal ausgeteilt; jeden Stein gibt es nur einmal.
error-tile-missing = { $found ->
    [one] Ausgeteilt ist { $found } Stein, und { $tile } ist nicht dabei; es müssen alle { $tiles } sein.
   *[other] Ausgeteilt sind { $found } Steine, und { $tile } ist nicht dabei; es müssen alle { $tiles } sein.
}
error-deal-size = { $found ->
    [one] Platz { $seat } hat { $found } Stein bekommen; richtig sind { $wanted }.
   *[other] Platz { $seat } hat { $found } Steine bekommen; richtig sind { $wanted }.
}
error-hand-count = { $found ->
    [one] Ausgeteilt ist an { $found } Platz; dieser Tisch braucht { $wanted }.
   *[other] Ausgeteilt ist an { $found } Plätze; dieser Tisch braucht { $wanted }.
}
error-starting-tile = Nur Solitär beginnt mit einem Stein auf dem Tisch, und das immer.

## Fehler: Aktionen

error-round-over = { $end ->
    [out] Die Runde ist zu Ende (der letzte Stein ist gelegt); es folgt keine Aktion mehr.
    [blocked] Die Runde ist zu Ende (blockiert); es folgt keine Aktion mehr.
   *[other] Die Runde ist zu Ende ({ $end }); es folgt keine Aktion mehr.
}
error-match-over = Die Partie ist zu Ende; es folgt keine Runde mehr.
error-round-unfinished = Die Runde ist noch nicht zu Ende; die nächste beginnt danach.
error-not-your-turn = Platz { $turn } ist dran, nicht Platz { $seat }.
error-must-open = Platz { $seat } muss mit dem Stein { $tile } auf Feld 0,0 eröffnen.
error-start-cell = Der Startstein liegt auf Feld 0,0, nicht auf { $cell }.
error-not-your-tile = Der Stein { $tile } liegt nicht auf der Ablagebank von Platz { $seat }.
error-not-drawn = Der Stein { $tile } wurde nicht in diesem Zug gezogen; nach dem Ziehen darf nur angelegt werden: { $drawn }.
error-occupied = Auf Feld { $cell } liegt schon ein Stein ({ $there }); wähle eine freie Stelle.
error-no-side = Keine Seite von Feld { $cell } berührt einen Stein; ein Stein liegt an mindestens einer Seite an.
error-corner = Die { $number } von { $placement } käme auf den Gitterpunkt { $point } zu liegen, wo eine { $there } ist; die Zahlen an einem Punkt müssen gleich sein.
error-stock-empty = Es ist nichts mehr zu ziehen; lege einen Stein an, oder beende den Zug mit -.
error-no-more-draws = { $draws ->
    [one] Der eine Stein, den ein Zug erlaubt, ist gezogen; lege { $drawn } an, oder behalte ihn mit -.
   *[other] Alle { $draws } Steine, die ein Zug erlaubt, sind gezogen; lege einen davon an ({ $drawn }), oder behalte sie mit -.
}
error-wrong-draw = Der nächste Stein des Vorrats ist nicht { $tile }.
error-must-go-on = { $left ->
    [one] Der Zug ist noch nicht zu Ende: Lege einen Stein an oder ziehe einen; { $left } Stein darf noch gezogen werden.
   *[other] Der Zug ist noch nicht zu Ende: Lege einen Stein an oder ziehe einen; { $left } Steine dürfen noch gezogen werden.
}

## Fehler: Partiedateien

error-too-large = { $part ->
    [record] Die Partiedatei ist größer als { $most }; eine kleinere kann gelesen werden.
    [round] Die Runde ist größer als { $most }; eine kleinere kann gelesen werden.
   *[other] Ein Teil der Partiedatei ist größer als { $most } ({ $part }); ein kleinerer kann gelesen werden.
}
error-not-json = Das ist kein JSON-Text in UTF-8: { $reason } (Byte: { $at }).
error-version = „dreistein“ ist { $found }; dieses Programm liest Partiedateien der Version 1.
error-missing-field = { $where }: Es fehlt { $field }; eine Partiedatei braucht es.
error-wrong-type = { $where }: Hier steht { $found }; verlangt ist: { $wanted }.
error-field-twice = { $where }: { $field } steht zweimal da; schreibe es einmal.
error-impossible-numbers = Mit diesen Zahlen kann man nicht spielen: { $reason }
error-round-too-many = Runde { $round } ist eine zu viel: { $reason }.
error-no-round = { $rounds ->
    [one] Die Partiedatei hat { $rounds } Runde; eine Runde { $round }, gezählt ab 0, gibt es nicht.
   *[other] Die Partiedatei hat { $rounds } Runden; eine Runde { $round }, gezählt ab 0, gibt es nicht.
}
error-no-position = { $actions ->
    [one] Runde { $round } hat { $actions } Aktion; eine Stellung nach { $at } gibt es nicht.
   *[other] Runde { $round } hat { $actions } Aktionen; eine Stellung nach { $at } gibt es nicht.
}
error-not-over = Das ist nur für Leser eines beendeten Spiels, und dieses geht noch weiter.
