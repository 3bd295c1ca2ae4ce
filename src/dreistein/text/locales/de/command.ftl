### Der Befehl, auf Deutsch: was --help sagt, falsche Aufrufe, Dateien und Bilder.
###
### Den Doppelpunkt nach einer Überschrift schreibt argparse.

## Überschriften und Platzhalter von --help

cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Angaben
cli-options = Optionen
cli-meta-command = BEFEHL
cli-meta-file = DATEI
cli-meta-depth = TIEFE
cli-meta-seed = CODE
cli-meta-name = NAME
cli-meta-names = NAMEN

## Befehle

cli-description = Ein Spiel mit dreieckigen Steinen: spielen, Partiedateien prüfen, austeilen, Stellungen zeichnen.
cli-play = im Browser spielen, auf diesem Gerät
cli-terminal = im Terminal spielen: gegen die Gegner der Leiter, oder allein
cli-no-browser = keinen Browser öffnen, nur die Adresse nennen
cli-play-port = der Port (Standard: 8756, oder ein freier)
cli-deal = eine Partiedatei ausgeben, in der nur ausgeteilt ist
cli-record = aus einem Zettel von Hand oder vom Wertungsblock eine Partiedatei machen, für eine Partie mit echten Steinen
cli-record-sheet = der Zettel oder die Tabelle des Wertungsblocks; - liest die Standardeingabe
cli-replay = der Schiedsrichter: eine Partiedatei prüfen und ihren Wertungsblock ausgeben
cli-perft = die erlaubten Aktionsfolgen ab der letzten Stellung einer Partiedatei zählen
cli-show = die Stellung einer Partiedatei zeichnen, als Text oder als Bild

## Optionen

cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
cli-file = eine Partiedatei; - liest die Standardeingabe
cli-depth = wie viele Aktionen eine Folge hat
cli-players = wie viele spielen, 2 bis 6 (Standard: 2)
cli-edition = die Regelausgabe: ein Name, oder ihre Zahlen als JSON-Objekt
cli-must-place = Hausregel: Wer anlegen kann, muss anlegen
cli-solitaire = allein spielen
cli-rack = Solitär: wie viele Steine auf der Ablagebank stehen (Standard: 10)
cli-draws = Solitär: wie viele Steine gezogen werden dürfen (Standard: 20)
cli-seed = der Spielcode (Standard: ein neuer)
cli-name = dein Name auf dem Wertungsblock
cli-record-file = die Partie in dieser Datei speichern
cli-resume = eine gespeicherte Partie weiterspielen und in derselben Datei speichern
cli-opponents = deine Gegner, durch Komma getrennt: pip, frida, max, zora, bruno, hilda, klara oder sofia, vom leichtesten zum stärksten; oder ein eigener: { "cmd:./my-bot" } (Standard: du wirst gefragt)
cli-language = die Sprache (Standard: aus der Umgebung)
cli-colour = Zahlen in Farbe (Standard: auto: auf einem Terminal)
cli-deal-round = eine spätere Runde der Partie austeilen, gezählt ab 0 (Standard: 0)
cli-json = das Urteil als JSON ausgeben
cli-divide = jede erste Aktion für sich zählen
cli-at = nach N Aktionen (Standard: nach allen)
cli-round = von Runde R, gezählt ab 0 (Standard: von der letzten)
cli-svg = ein eigenständiges SVG-Bild, in die Datei oder auf die Standardausgabe
cli-theme = der Hintergrund des Bildes (Standard: light)

## Falsche Aufrufe

option = { $option ->
    [DEPTH] { cli-meta-depth }
   *[other] { $option }
}
## Dateien

file-fault = { $reason ->
    [not-found] diese Datei oder diesen Ordner gibt es nicht
    [directory] das ist ein Ordner
    [permission] das ist nicht erlaubt
    [full] der Datenträger ist voll
    [name] so kann keine Datei heißen
   *[other] { $reason }
}
## Bilder

picture-title = { $count ->
    [0] Leerer Tisch
    [one] Tisch mit { $count } Stein
   *[other] Tisch mit { $count } Steinen
}
picture-description = { $count ->
    [0] Hier liegt noch kein Stein.
    [one] Der Stein ist { $last }.
   *[other] { $hexagons ->
        [0] Zuletzt gelegt ist { $last }.
        [one] { $hexagons } Sechseck ist geschlossen. Zuletzt gelegt ist { $last }.
       *[other] { $hexagons } Sechsecke sind geschlossen. Zuletzt gelegt ist { $last }.
    }
}

play-ready = Dreistein läuft unter { $address } – beenden mit Strg+C.
play-running = Dreistein läuft schon: { $address }
