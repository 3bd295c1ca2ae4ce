### Das Spiel im Terminal.

## Der Schiedsrichter

record-wrong = { $reason }
record-wrong-deal = Runde { $round }: { $reason }
record-wrong-action = Runde { $round }, Zug { $action }: { $reason }
observed-result = Ob die Partie zu Ende ist, hängt davon ab, was das Ende einer Runde gebracht hat.

## Spielen im Terminal: die Stellung, und was möglich ist

play-hello = Du spielst gegen { $names }.
play-hello-alone = Du spielst allein und sammelst so viele Punkte, wie du kannst.
play-code = Spielcode: { $seed }
play-must-place = Wer anlegen kann, muss anlegen
ask-opponents = Gegen wen möchtest du spielen?
ask-opponents-how = Tippe eine Nummer oder einen Namen, für mehrere Gegner alle, etwa 1, 3. Mit Enter spielst du gegen Pip.
play-help-hint = ? zeigt die Hilfe.
play-player = { $name }: { SCORE($total) } ({ tiles })
ask-open = Du bist dran und eröffnest mit { $tile }: Tippe { $example }.
ask-fits = Du bist dran. Steine mit * passen: { $example } legt einen an, { $number } zeigt, wohin er passt.
ask-nothing-fits = Du bist dran. Von deiner Ablagebank passt nichts.
ask-must-place = Ein Stein passt, also musst du anlegen.
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
ask-pass = { $cost ->
    [0] Es ist nichts mehr zu ziehen: Mit - passt du.
   *[other] Es ist nichts mehr zu ziehen: Mit - passt du ({ SIGNED($cost) }).
}

## Was passt

fits-all = Was passt:
fits-nothing = Nichts passt.
fits-tile = { $tile } passt hier:
fits-tile-nowhere = { $tile } passt nirgends.
fits-place = An { $place } kannst du anlegen:
fits-choose-place = Tippe den Buchstaben der Stelle; mit Enter geht es zurück.
fits-choose-tile = Tippe die Nummer des Steins; mit Enter geht es zurück.

## Was geschah

tell-none-fits = { $cost ->
    [0] Keiner davon passt; der Zug ist zu Ende.
   *[other] Keiner davon passt; der Zug ist zu Ende ({ SIGNED($cost) }).
}
tell-next-round = Enter teilt die nächste Runde aus, q beendet das Spiel.
undo-nothing = Du hast in dieser Runde noch nichts getan, was du zurücknehmen könntest.
undo-done = Zurückgenommen. Der Vorrat bleibt, wie er war.

## Was getippt wurde

wrong-input = „{ $text }“ verstehe ich nicht. ? zeigt die Hilfe.
wrong-unreadable = Diese Zeile war nicht zu lesen. ? zeigt die Hilfe.
wrong-number = Einen Stein { $number } gibt es nicht. Deine Ablagebank reicht von 1 bis { $count }.
wrong-no-tiles = Deine Ablagebank ist leer. Zieh mit + einen Stein.
wrong-place = Eine Stelle { $place }, an die einer deiner Steine passt, gibt es nicht.
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
help-hint = ein Tipp: was jetzt am besten ist, und warum
help-undo = nimmt deinen letzten Zug zurück
help-pad = der Wertungsblock
help-save = speichert die Partie
help-quit = verlässt das Spiel
key-enter = Enter
help-again = zeigt den Tisch noch einmal
help-rules = Steine liegen Seite an Seite, und Zahlen, die sich treffen, sind gleich. Ein Stein bringt seinen Wert, die Summe seiner Zahlen, und manchmal einen Bonus:
help-bridge = eine Seite liegt an, und die Spitze gegenüber trifft einen anderen Stein
help-double = zwei oder drei Seiten liegen an
help-hexagon = der Stein ist der sechste um einen Punkt (zwei oder drei zugleich: { $two }, { $three })
help-out = dazu der Wert aller Steine, die die anderen noch haben

## Abschied

bye = Bis bald!
bye-unfinished = Die Partie ist noch nicht zu Ende. Bis bald!
record-written = Die Partie steht in { $path }.
record-failed = Die Partie ließ sich nicht nach { $path } schreiben: { file-fault }.
record-exists = { $path } gibt es schon. Gib eine andere Datei an.
save-ask = In welche Datei? Mit Enter in { $path }.
save-done = Gespeichert in { $path }. Von jetzt an kommt jeder Zug von selbst dazu.
save-offer = Möchtest du die Partie speichern, um später weiterzuspielen? Tippe einen Dateinamen; mit Enter wird es { $path }, mit q gehst du, ohne zu speichern.
