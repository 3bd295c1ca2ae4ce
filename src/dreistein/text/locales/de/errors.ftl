### Was falsch sein kann, auf Deutsch.
###
### $found und dergleichen sind Zahlen, Schreibweisen, fremder Text in "…" oder Wörter aus
### dreistein.rules.errors.

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
    [null] null, wie bei „hands“
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
error-no-such-action = { $text } ist keine Aktion; schreib einen Stein mit seiner Stelle wie 453@1,0, + zum Ziehen oder - für das Ende des Zuges ohne Anlegen.
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
error-no-deal-for-players = Die Steine dieser Regelausgabe reichen für { $known } Personen, nicht für { $players }.
error-small-set = An einem Tisch wird mit allen 56 Steinen gespielt, nicht mit { $tiles }.
error-player-count = { $found ->
    [one] Mit { $found } Person geht das nicht; an einem Tisch spielen 2 bis 6, Solitär spielt man allein.
   *[other] Mit { $found } Personen geht das nicht; an einem Tisch spielen 2 bis 6, Solitär spielt man allein.
}
error-solitaire-number = Beim Solitär steht unter „{ $field }“ { found }; es muss eine ganze Zahl von 0 bis { $most } sein.
error-solitaire-nothing = Solitär braucht Steine auf der Ablagebank oder Steine zum Ziehen; beides zugleich kann nicht 0 sein.

## Austeilen

error-tile-twice = Der Stein { $tile } ist zweimal ausgeteilt. Jeden Stein gibt es nur einmal.
error-tile-missing = { $found ->
    [one] Ausgeteilt ist { $found } Stein, und { $tile } ist nicht dabei; es müssen alle { $tiles } sein.
   *[other] Ausgeteilt sind { $found } Steine, und { $tile } ist nicht dabei; es müssen alle { $tiles } sein.
}
error-not-in-set = Der Stein { $tile } gehört nicht zu den { $tiles } Steinen dieses Satzes.
error-deal-size = { $found ->
    [one] Platz { $seat } (gezählt ab 0) hat { $found } Stein bekommen; richtig sind { $wanted }.
   *[other] Platz { $seat } (gezählt ab 0) hat { $found } Steine bekommen; richtig sind { $wanted }.
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
error-match-over = Die Partie ist zu Ende. Es folgt keine Runde mehr.
error-round-unfinished = Die Runde ist noch nicht zu Ende. Die nächste beginnt erst danach.
error-not-your-turn = Du bist nicht dran.
error-must-open = Die Runde muss mit dem Stein { $tile } auf Feld 0,0 eröffnet werden.
error-start-cell = Der Startstein liegt auf Feld 0,0, nicht auf { $cell }.
error-not-your-tile = Wer dran ist, hat den Stein { $tile } nicht auf der Ablagebank.
error-not-drawn = Der Stein { $tile } wurde nicht in diesem Zug gezogen. Nach dem Ziehen darfst du nur anlegen: { $drawn }.
error-occupied = Auf Feld { $cell } liegt schon ein Stein ({ $there }). Wähle eine freie Stelle.
error-no-side = Keine Seite von Feld { $cell } berührt einen Stein. Mindestens eine Seite muss anliegen.
error-corner = Die { $number } von { $placement } käme auf den Gitterpunkt { $point } zu liegen, wo eine { $there } ist; die Zahlen an einem Punkt müssen gleich sein.
error-stock-empty = Es ist nichts mehr zu ziehen. Leg einen Stein an, oder beende den Zug mit -.
error-no-more-draws = { $draws ->
    [one] Der eine Stein, den ein Zug erlaubt, ist gezogen; leg { $drawn } an, oder behalte ihn mit -.
   *[other] Alle { $draws } Steine, die ein Zug erlaubt, sind gezogen; leg einen davon an ({ $drawn }), oder behalte sie mit -.
}
error-wrong-draw = Der nächste Stein des Vorrats ist nicht { $tile }.
error-must-go-on = { $left ->
    [one] Der Zug ist noch nicht zu Ende: Leg einen Stein an oder zieh einen; { $left } Stein darf noch gezogen werden.
   *[other] Der Zug ist noch nicht zu Ende: Leg einen Stein an oder zieh einen; { $left } Steine dürfen noch gezogen werden.
}
error-must-place = Der Stein { $tile } passt. An diesem Tisch gilt: Wer anlegen kann, muss anlegen; ziehen oder passen darfst du nur, wenn du nicht anlegen kannst.

## Partiedateien

error-too-large = { $part ->
    [record] Die Partiedatei ist größer als { $most } { unit }. Mehr wird nicht gelesen.
    [round] Eine Runde ist größer als { $most } { unit }. Mehr wird nicht gelesen.
    [value] Der Wert ist größer als { $most } { unit }. Mehr wird nicht gelesen.
   *[other] Das Feld { $part } ist größer als { $most } { unit }. Mehr wird nicht gelesen.
}
error-too-many-fields = Die Partiedatei hat mehr als { $most } Felder. Mehr werden nicht gelesen.
error-not-json = Das ist kein JSON-Text in UTF-8: { fault } (Byte { $at }).
error-version = Unter „dreistein“ steht { found }; es muss 1 sein, die Version, die dieses Programm liest.
error-missing-field = { where } fehlt { $field }; eine Partiedatei braucht es.
error-wrong-type = { where } steht { found }; verlangt ist { type }.
error-name-count = { $game ->
    [solitaire] „players“ hat { $found } Namen; beim Solitär ist es einer.
   *[table] „players“ hat { $found } Namen; an einem Tisch sind es 2 bis 6.
}
error-field-twice = { where } steht { $field } zweimal im selben Objekt; schreib es nur einmal.
error-impossible-numbers = { $cause }
error-observed = Diese Partie hat jemand mitgeschrieben, der nur den Tisch sah. Ablagebänke und Vorrat kennt niemand, aber ohne sie geht es hier nicht.
error-opens-with-tile = Eine Runde beginnt mit einem Stein auf Feld 0,0, nicht mit { $action }.
error-left-count = { $wanted ->
    [one] Platz { $seat } (gezählt ab 0) hat am Ende { $wanted } Stein; unter „left“ stehen { $there }.
   *[other] Platz { $seat } (gezählt ab 0) hat am Ende { $wanted } Steine; unter „left“ stehen { $there }.
}
error-left-hands = { $found ->
    [one] Unter „left“ steht { $found } Ablagebank; dieser Tisch braucht { $wanted }.
   *[other] Unter „left“ stehen { $found } Ablagebänke; dieser Tisch braucht { $wanted }.
}
error-seat-count = { $actions ->
    [one] „seats“ braucht eine Ziffer für { $actions } Aktion, von 0 bis { $last }.
   *[other] „seats“ braucht je eine Ziffer für { $actions } Aktionen, von 0 bis { $last }.
}
error-not-blocked = Die Runde war nicht blockiert: Es war noch ein Stein zu ziehen, oder einer, der übrig war, passt.
error-other-turn = Dran ist Platz { $turn } (gezählt ab 0), nicht Platz { $seat }.
error-no-places = Die Steine lassen sich nicht so legen, dass die Punkte stimmen: Für { $tile }, den { $number }. Stein seiner Runde, gibt es keine Stelle.
error-places-unclear = Die Steine können auf zu viele Arten gelegen haben; die Suche kam bis { $tile }, dem { $number }. Stein seiner Runde. Schreib bei einigen dazu, wo sie lagen.
error-too-many-readings = Wessen Aktionen das waren, lässt zu viele Lesarten zu. Ergänze in der Runde „seats“, eine Ziffer für jede Aktion.
error-sheet-text = Der Zettel ist kein Text in UTF-8 (Byte { $at }).
error-sheet-players = Auf dem Zettel steht nicht, wer spielt. Beginne mit einer Zeile wie: players Ada, Ben.
error-sheet-player = Zeile { $line } beginnt mit keinem der Namen: { $text }. Es spielen { $known }.
error-sheet-word = Zeile { $line }: { $text } ist keine Aktion. Schreib 453@1,0, oder den Stein 345 und seinen Bonus (bridge, double oder hexagon), + für jeden gezogenen Stein, oder - für einen Zug, der ohne Stein endet.
error-sheet-number = Zeile { $line }: { $text } kann keine Anzahl von Steinen sein.
error-sheet-value = In Zeile { $line } steht der Wert eines Steins, aber nicht seine Zahlen.
error-sheet-games = { $found ->
    [one] Die Datei enthält { $found } Partie. Exportiere eine einzelne Partie.
   *[other] Die Datei enthält { $found } Partien. Exportiere eine einzelne Partie.
}
error-round-too-many = { $before ->
    [unfinished] Es folgt noch eine Runde, obwohl die davor nicht zu Ende ist.
   *[over] Es folgt noch eine Runde, obwohl die Partie zu Ende war.
}
error-no-round = { $rounds ->
    [one] Die Partiedatei hat { $rounds } Runde; eine Runde { $round }, gezählt ab 0, gibt es nicht.
   *[other] Die Partiedatei hat { $rounds } Runden; eine Runde { $round }, gezählt ab 0, gibt es nicht.
}
error-no-position = { $actions ->
    [one] Runde { $round } hat { $actions } Aktion; eine Stellung nach { $at } gibt es nicht.
   *[other] Runde { $round } hat { $actions } Aktionen; eine Stellung nach { $at } gibt es nicht.
}
error-not-over = Das gibt es erst, wenn die Partie zu Ende ist.

## Tische, Verbindungen, Server

error-no-such-table = Diesen Tisch gibt es nicht, oder dieser Link führt nicht zu ihm.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-seat-taken = Dort sitzt schon jemand. Nimm einen anderen Platz, oder schau zu.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
error-not-your-seat = Dieser Platz gehört dir nicht. Deshalb kannst du dort nichts tun.
error-only-watching = Du schaust nur zu.
error-too-many-phrases = { $seconds ->
    [one] Lass die anderen kurz zu Wort kommen. In { $seconds } Sekunde kannst du wieder etwas sagen.
   *[other] Lass die anderen kurz zu Wort kommen. In { $seconds } Sekunden kannst du wieder etwas sagen.
}
error-too-many-names = Name und Aussehen hast du oft genug geändert. In der nächsten Partie geht es wieder.
error-table-worn-out = Auf diesem Tisch ist so viel passiert, dass nichts mehr draufpasst. Eröffne einen neuen.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-not-playing = Gerade wird keine Runde gespielt. Deshalb gibt es nichts zu tun.
error-bot-plays = Diesen Platz spielt jetzt ein Bot.
error-too-late = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin.
error-seal-changed = Dein Beitrag zum Mischen ist schon versiegelt und kann nicht mehr getauscht werden.
error-not-sealed = Beiträge zum Mischen werden erst offengelegt, wenn alle versiegelt sind.
error-wrong-share = Das ist nicht der Beitrag zum Mischen, der versiegelt wurde.
error-told-otherwise = Deinem Gerät wurde zu diesem Mischen etwas anderes gesagt, als am Tisch gespeichert ist.
error-not-between = Die nächste Runde wird erst ausgeteilt, wenn diese zu Ende ist.
error-match-too-long = Mehr als { $most } Runden hat keine Partie. Eröffne einen neuen Tisch.
error-no-challenge = Herausfordern kann man mit einem beendeten Solitär oder einer beendeten Partie zu zweit, in der kein Zug zurückgenommen wurde.
error-already-tried = Du kennst diese Steine schon. Eine Herausforderung kannst du nur einmal spielen.
error-too-many-challenges = Du hast schon { $most } Herausforderungen. Lösche zuerst einige dieser Partien.
error-broken-link = Dieser Link führt zu keiner Herausforderung: Er ist unvollständig, oder die Partie wurde gelöscht. Lass ihn dir noch einmal schicken.
error-challenge-full = Diese Herausforderung ist voll: { $most } Leute haben sie schon angenommen.
error-no-moment = Dieser Link zeigt keine Partie mehr: Er wurde zurückgezogen, oder die Partie wurde gelöscht.
error-too-many-moments = Du hast schon { $most } Links zu deinen Partien. Zieh sie zuerst unter „Deine Daten“ zurück.
error-being-forgotten = Deine Daten werden gerade gelöscht. Danach kannst du neu anfangen.
error-day-not-over = Das Spiel von heute bleibt bis morgen in deiner Liste, damit es nur einmal gespielt wird.
error-not-over-yet = Die Partie ist noch nicht zu Ende. Die Partiedatei und den Nachweis für das Mischen gibt es erst danach.
error-already-over = Die Partie ist schon zu Ende.
error-not-gathering = Die Partie hat schon begonnen. Das lässt sich jetzt nicht mehr ändern.
error-nothing-to-undo = In dieser Runde gibt es von dir nichts zurückzunehmen.
error-undo-past-draw = Seitdem wurde ein Stein gezogen. Deshalb lässt sich das nicht mehr zurücknehmen.
error-no-undo = Im Spiel des Tages lässt sich nichts zurücknehmen.
error-no-undo-asked = Gerade möchte niemand etwas zurücknehmen.
error-cannot-resign = Allein kann man nicht aufgeben.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-hint-not-your-turn = Einen Tipp bekommst du nur, wenn du dran bist.
error-too-many-tables = Mehr als { $most } offene Tische gehen nicht. Beende erst einen.
error-too-many-watching = Mehr als { $most } Verbindungen zu einem Tisch gehen nicht.
error-seat-plan = Ein Tisch hat 2 bis 6 Plätze, beim Solitär einen. Mindestens einer gehört der Person, die ihn eröffnet. Jeder Bot braucht eine Stufe.
error-clock-range = Für einen Zug gibt es { $least } bis { $most } Sekunden, nicht { $found }.
error-seed-length = Ein Spielcode hat 1 bis { $most } Zeichen.
error-seed-people = Einen Spielcode kann man nur beim Solitär wählen: Wer ihn kennt, kennt jeden Stein.
error-restarting = Der Server wird neu gestartet. Komm gleich wieder.
error-not-here = Unter dieser Adresse gibt es nichts.
error-wrong-method = { $method } geht an dieser Adresse nicht; es geht { $known }.
error-body-too-large = Was geschickt wurde, ist größer als { $most } kB; mehr wird nicht gelesen.
error-body-too-slow = Was geschickt werden sollte, kam nicht in { $seconds } Sekunden an.
error-too-fast = { $seconds ->
    [one] Das war zu viel in kurzer Zeit. Warte { $seconds } Sekunde, dann geht es weiter.
   *[other] Das war zu viel in kurzer Zeit. Warte { $seconds } Sekunden, dann geht es weiter.
}
error-too-many-connections = Es gibt schon zu viele Verbindungen. Beende eine, oder versuch es später.
error-wrong-host = Unter dem Namen { $host } antwortet dieser Server nicht.
error-wrong-origin = Das kam von einer anderen Website ({ $origin }) und wurde deshalb abgelehnt.
error-link-expired = Dieser Link wurde schon benutzt, ist abgelaufen oder unvollständig. Erstelle auf dem anderen Gerät einen neuen.
error-words-unknown = Diese sechs Wörter kennt hier niemand. Prüfe jeden Buchstaben; hast du inzwischen neue bekommen, gelten nur die.
error-no-way-back = Dieses Gerät kann nicht zu anderen Partien zurück: Das geht nur einen Tag lang.
error-foreign-link = QR-Codes gibt es nur für Links zu diesem Server.
error-not-from-here = Das geht nur in einem Browser auf dem Gerät, auf dem der Server läuft.
error-unforeseen = Im Server ist etwas schiefgegangen. Es steht in seinem Protokoll. Versuch es gleich noch einmal.
error-field-missing = Das Feld { $field } fehlt.
error-field-type = Im Feld { $field } steht { found }; verlangt ist { type }.
error-field-number = Im Feld { $field } steht { found }; es muss eine ganze Zahl von { $least } bis { $most } sein.
error-field-flag = Im Feld { $field } steht { found }; es muss true oder false sein.
error-field-choice = Im Feld { $field } steht { found }; möglich sind { $known }.
error-field-length = Das Feld { $field } hat zu wenige oder zu viele Einträge; es hat { $least } bis { $most }.
error-field-text = Im Feld { $field } steht { found }; es muss ein Text von { $least } bis { $most } Zeichen sein.
error-field-form = Das Feld { $field } ist nicht so geschrieben, wie es sein soll: { found }.
error-no-hello = Die erste Nachricht einer Verbindung ist hello, innerhalb von { $seconds } Sekunden.
error-hello-twice = Die Verbindung hat sich schon mit hello gemeldet. Das tut sie nur einmal.
error-binary-message = Nachrichten sind Texte. Diese war binär.
error-too-many-mistakes = Zu viele Nachrichten waren nicht zu lesen. Deshalb endet die Verbindung.
error-page-outdated = Dreistein ist aktualisiert worden (Protokoll { $protocol }). Lade die Seite neu, um weiterzuspielen.

## Datenbank

error-stale-log = An diesem Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin und entscheide dann.
error-not-stored = Das ließ sich nicht speichern und gilt deshalb nicht. Versuch es gleich noch einmal.
error-maybe-stored = Der Speicher antwortet nicht mehr. Sieh gleich nach, ob es geklappt hat.
error-not-read = Das ließ sich nicht aus dem Speicher lesen. Versuch es gleich noch einmal.
error-no-room = Der Speicherplatz des Servers ist fast voll. Laufende Partien gehen weiter, aber neue lassen sich nicht beginnen.
error-log-damaged = Dieser Tisch ist im Speicher beschädigt. Wer den Server betreibt, kann ihn wiederherstellen.
error-database-unreachable = Die Datenbank { $path } lässt sich nicht öffnen; sieh nach, ob es ihren Ordner gibt, ob darin geschrieben werden darf und ob der Datenträger voll ist.
error-database-foreign = { $path } ist keine Datenbank von Dreistein und bleibt, wie sie ist. Gib eine andere Datei an.
error-database-older = Die Datenbank { $path } stammt aus der Zeit vor Dreistein 1.0.0 und lässt sich nicht öffnen; nimm eine neue.
error-database-newer = Die Datenbank { $path } hat Version { $version }, und dieses Dreistein kennt Versionen bis { $newest }; ein neueres Dreistein kann sie öffnen.
error-database-in-use = Ein anderes Programm hat die Datenbank { $path } geöffnet; beende es oder gib eine andere Datei an.
error-database-damaged = Die Datenbank { $path } ist beschädigt; ersetze sie durch eine Sicherungskopie.
error-postgres-unreachable = PostgreSQL ist unter { $path } nicht zu erreichen ({ $reason }).
error-postgres-foreign = In der Datenbank { $path } sind Tabellen, die nicht von Dreistein stammen; sie bleibt, wie sie ist. Gib eine leere an.
error-copy-unfinished = Die Datenbank { $path } ist eine unvollständige Kopie. Rufe „dreistein store copy“ noch einmal auf, um sie fertigzustellen.
error-copy-target = In { $path } ist schon etwas anderes; es bleibt, wie es ist. Gib eine leere Datenbank an.
error-backup-exists = { $path } existiert schon und bleibt unverändert. Gib eine andere Datei an.

## Tagespartie, Bots

error-no-date = { $text } ist kein Datum. Schreib es wie { $example }.
error-day-before-first = Am { $day } gab es kein Spiel des Tages. Das erste war am { $first }.
error-day-ahead = Das Spiel vom { $day } ist noch nicht offen. Heute ist der { $today } (UTC).
error-day-secret = Das Geheimnis vom { $day } wird verraten, wenn der Tag vorbei ist (UTC).
error-busy = Der Computer hat gerade zu viel zu tun. Versuch es gleich noch einmal.

## Nachweis für das Mischen

error-proof-field = Der Nachweis in der Partiedatei ist nicht lesbar: { $field } fehlt oder ist nicht so, wie es sein soll.
error-wrong-commitment = Der Fingerabdruck in der Partiedatei gehört nicht zum Geheimnis.
error-wrong-seal = Der Beitrag von Platz { $seat } (gezählt ab 0) ist nicht der, der versiegelt wurde.
error-wrong-seed = Der Spielcode folgt nicht aus dem, was der Nachweis nennt; daraus folgt { $seed }.
error-wrong-deal = Runde { $round } (gezählt ab 0) ist nicht so ausgeteilt, wie es der Spielcode vorgibt.

## Wertungsblöcke

error-no-pad = Diesen Wertungsblock gibt es nicht. Lass dir den Link noch einmal geben.
error-not-your-pen = Den Stift dieses Wertungsblocks hat jetzt jemand anders.
error-pad-moved-on = Auf dem Wertungsblock steht inzwischen mehr. Sieh noch einmal hin, bevor du schreibst.
error-pad-full = Dieser Wertungsblock ist voll. Beginne eine neue Partie.
error-pad-quota = Von diesem Anschluss aus wurde heute so viel auf Wertungsblöcke geschrieben, dass es erst morgen weitergeht.
error-pad-entry = Diesen Eintrag versteht der Wertungsblock nicht: { $found }.
error-pen-kept = Wer den Stift dieses Wertungsblocks hat, hat ihn noch nicht weitergegeben.

## Analyse

error-coach-empty = In der Partiedatei steht noch keine Aktion, also gibt es nichts zu analysieren.
error-coach-long = Die Partiedatei hat mehr als { $most } Aktionen; mehr lassen sich nicht analysieren.
error-coach-seat = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
error-coach-workers = Der Prozess, der eine Entscheidung beurteilt, ist { $times }-mal abgestürzt; die Analyse kann nicht weitergehen.
error-no-again = Von dort aus lässt sich diese Partie nicht weiterspielen.
error-reviews-full = Auf eine Analyse warten schon viele Partien. Versuch es in ein paar Minuten noch einmal.
error-too-many-reviews = { $most } Analysen von dir stehen noch aus. Warte auf eine davon oder brich sie ab.
error-review-quota = Das waren genug Analysen für heute. Morgen gibt es neue.
error-no-review = Diese Analyse wird nicht mehr aufbewahrt. Öffne die Datei noch einmal.
error-no-puzzle = Ein Rätsel { $number } gibt es nicht; die Nummern gehen von 1 bis { $last }.
error-no-such-puzzle = Ein Rätsel mit diesem Thema, dieser Schwierigkeit und dieser Regel gibt es nicht.
error-bad-puzzle = Das ist kein Rätsel, das Dreistein gemacht hat.
error-puzzle-file = In dieser Datei sind keine Rätsel; „analyse --puzzles“ schreibt eine solche, und die Seite auch.
error-puzzle-move = In diesem Rätsel geht { $text } nicht. { $cause }
error-needs-server = Dafür braucht es andere Leute, und hier läuft das Spiel ohne Server.
error-no-copy = In dieser Datei sind keine Dreistein-Partien, die sich zurückholen ließen.
error-copy-newer = Diese Datei stammt von einer neueren Version von Dreistein. Lade die Seite neu und öffne sie dann noch einmal.
error-device-full = Auf diesem Gerät ist fast kein Platz mehr. Laufende Partien gehen weiter, aber neue lassen sich nicht beginnen. Sichere deine Partien als Datei und schaff Platz.
