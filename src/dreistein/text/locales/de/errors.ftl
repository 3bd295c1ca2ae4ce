### Was falsch sein kann, auf Deutsch.
###
### $found und dergleichen sind Zahlen, Schreibweisen, fremder Text in "…" oder Wörter aus
### dreistein.rules.sentences.

## Wörter

found = { $found ->
    [list] eine Liste
    [object] ein Objekt
    [large-number] eine Zahl mit mehr als 12 Stellen
    [strange] etwas anderes
   *[other] { $found }
}
where = { $where ->
    [record] In der Partiedatei
   *[other] In { $where }
}
type = { $type ->
    [object] ein Objekt
    [list] eine Liste
    [text] ein Text
    [texts] eine Liste von Texten
    [tile] der Text eines Steins
   *[other] { $type }
}
unit = { $unit ->
    [MB] MB
    [kB] kB
   *[other] { $unit }
}
fault = { $fault ->
    [value] ein Wert fehlt oder ist falsch geschrieben
    [name] der Name eines Feldes (in Anführungszeichen) fehlt
    [colon] nach dem Namen eines Feldes fehlt der Doppelpunkt
    [comma] ein Komma oder eine schließende Klammer fehlt
    [early] der Text endet zu früh
    [more] nach dem Ende folgt noch etwas
    [bytes] diese Bytes sind kein UTF-8
    [quote] das Anführungszeichen am Ende eines Textes fehlt
    [escape] nach einem „\“ steht etwas, was dort nicht stehen kann
    [control] ein Text enthält einen Zeilenumbruch oder ein anderes Steuerzeichen
    [deep] ein Wert ist zu tief verschachtelt
    [constant] ein Wert enthält NaN oder Infinity, und das sind keine Zahlen
    [number] ein Wert enthält eine zu große Zahl
   *[other] es ist nicht lesbar
}

## Schreibweise, Zahlen eines Tisches

error-no-such-tile = { $text } ist keiner der 56 Steine; ein Stein wird mit drei Ziffern von 0 bis 5 geschrieben, im Uhrzeigersinn ab der kleinsten und damit aufsteigend, etwa 012.
error-no-such-action = { $text } ist keine Aktion; schreibe einen Stein mit seiner Stelle wie 453@1,0, + zum Ziehen oder - für das Ende des Zuges ohne Anlegen.
error-unknown-edition = Eine Regelausgabe { $name } gibt es nicht; bekannt sind { $known }.
error-edition-shape = Eine Regelausgabe ist ein Name oder ein Objekt; hier steht { found }.
error-edition-field = Eine Regelausgabe hat keine Zahl namens { $field }; sie hat { $known }.
error-edition-missing = In der Regelausgabe fehlt „{ $field }“; ergänze es, oder gehe von einer „base“ aus.
error-edition-number = In der Regelausgabe steht unter „{ $field }“ { found }; es muss eine ganze Zahl von { $least } bis { $most } sein.
error-edition-list = In der Regelausgabe steht unter „{ $field }“ { found }; es muss eine Liste von { $length } Zahlen sein.
error-edition-length = { $found ->
    [one] In der Regelausgabe hat „{ $field }“ { $found } Zahl; nötig sind { $length }.
   *[other] In der Regelausgabe hat „{ $field }“ { $found } Zahlen; nötig sind { $length }.
}
error-edition-flag = In der Regelausgabe steht unter „{ $field }“ { found }; es muss true oder false sein.
error-edition-name = In der Regelausgabe steht unter „name“ { found }; es muss ein Text von 1 bis { $most } Zeichen sein.
error-edition-base = In der Regelausgabe steht unter „base“ { found }; möglich sind { $known }.
error-edition-deal = In der Regelausgabe steht unter „deal“ { found }; es muss ein Objekt mit der Zahl der Steine für „2“ bis „6“ Personen sein.
error-edition-deal-players = In der Regelausgabe gilt „deal“ für „2“ bis „6“ Personen; { $text } gehört nicht hinein.
error-edition-deal-missing = In der Regelausgabe fehlt unter „deal“, wie viele Steine bei { $players } Personen jede bekommt; ergänze „{ $players }“, oder gehe von einer „base“ aus.
error-deal-too-large = Je { $deal } Steine bei { $players } Personen sind { $needed } Steine; im Spiel sind nur { $tiles }.
error-player-count = { $found ->
    [one] { $found } Person kann so nicht spielen; an einem Tisch spielen 2 bis 6, Solitär spielt man allein.
   *[other] { $found } Personen können nicht spielen; an einem Tisch spielen 2 bis 6, Solitär spielt man allein.
}
error-solitaire-number = Im Solitär steht unter „{ $field }“ { found }; es muss eine ganze Zahl von 0 bis { $most } sein.
error-solitaire-nothing = Solitär braucht Steine auf der Ablagebank oder Steine zum Ziehen; beides zugleich kann nicht 0 sein.

## Austeilen

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

## Aktionen

error-round-over = { $end ->
    [out] Die Runde ist zu Ende (der letzte Stein ist gelegt); es folgt keine Aktion mehr.
   *[blocked] Die Runde ist zu Ende (blockiert); es folgt keine Aktion mehr.
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

## Partiedateien

error-too-large = { $part ->
    [record] Die Partiedatei ist größer als { $most } { unit }; eine kleinere kann gelesen werden.
    [round] Eine Runde ist größer als { $most } { unit }; eine kleinere kann gelesen werden.
    [value] Der Wert ist größer als { $most } { unit }; ein kleinerer kann gelesen werden.
   *[other] Das Feld { $part } ist größer als { $most } { unit }; ein kleineres kann gelesen werden.
}
error-too-many-fields = Die Partiedatei hat mehr als { $most } Felder; eine mit weniger kann gelesen werden.
error-not-json = Das ist kein JSON-Text in UTF-8: { fault } (Byte { $at }).
error-version = Unter „dreistein“ steht { found }; es muss 1 sein, die Version, die dieses Programm liest.
error-missing-field = { where } fehlt { $field }; eine Partiedatei braucht es.
error-wrong-type = { where } steht { found }; verlangt ist { type }.
error-name-count = { $game ->
    [solitaire] „players“ hat { $found } Namen; im Solitär ist es einer.
   *[table] „players“ hat { $found } Namen; an einem Tisch sind es 2 bis 6.
}
error-field-twice = { where } steht { $field } zweimal im selben Objekt; schreibe es nur einmal.
error-impossible-numbers = { $cause }
error-round-too-many = { $before ->
    [unfinished] Runde { $round } folgt, obwohl die Runde davor nicht zu Ende ist.
   *[over] Runde { $round } folgt, obwohl das Spiel zu Ende war.
}
error-no-round = { $rounds ->
    [one] Die Partiedatei hat { $rounds } Runde; eine Runde { $round }, gezählt ab 0, gibt es nicht.
   *[other] Die Partiedatei hat { $rounds } Runden; eine Runde { $round }, gezählt ab 0, gibt es nicht.
}
error-no-position = { $actions ->
    [one] Runde { $round } hat { $actions } Aktion; eine Stellung nach { $at } gibt es nicht.
   *[other] Runde { $round } hat { $actions } Aktionen; eine Stellung nach { $at } gibt es nicht.
}
error-not-over = Das ist nur für Leser eines beendeten Spiels, und dieses geht noch weiter.
