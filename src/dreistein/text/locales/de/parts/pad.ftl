### Der Wertungsblock für eine Partie mit echten Steinen, auf Deutsch. Wörter der ganzen Seite stehen anderswo.

cli-pad = Wertungsblock und Spielregeln als Dateien für jeden Webserver schreiben
cli-pad-export = der Ordner, in den sie geschrieben werden
pad-exported = Wertungsblock und Spielregeln liegen in { $path }: { $count } Dateien. Jeder Webserver kann diesen Ordner ausliefern.

## Alle Partien

sheet-to-start = Dreistein
sheet-to-games = Alle Partien
sheet-new = Neue Partie
sheet-games = Partien auf diesem Gerät
sheet-hello = Spielt mit euren echten Steinen, der Block rechnet. Jede Eingabe bleibt auf diesem Gerät, mit und ohne Verbindung.
sheet-won-by = Sieg: { $names }
sheet-forget = Partie von { $names } löschen
sheet-forget-title = Diese Partie löschen?
sheet-forget-sure = Sie ist dann von diesem Gerät verschwunden. Exportiere sie vorher, wenn du sie behalten willst.
sheet-forget-yes = Löschen
sheet-stats = Statistik
sheet-rules = Spielregeln
sheet-settings = Einstellungen
sheet-import = Importieren
sheet-export-json = Exportieren (JSON)
sheet-export-csv = Exportieren (CSV)
sheet-export-record = Zum Nachspielen speichern
sheet-record-values = Manche Steine sind nur mit ihrem Wert eingetragen. Zum Nachspielen braucht es die Zahlen jedes Steins.
sheet-record-places = Die Steine lassen sich nicht so legen, dass jeder Bonus passt; deshalb lässt sich die Partie nicht nachspielen. Prüf noch einmal jeden Bonus.
sheet-menu = Menü
sheet-close = Schließen
sheet-cancel = Abbrechen
sheet-save = Speichern

## Eine neue Partie

sheet-players = Wer spielt?
sheet-players-order = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
sheet-name = Spieler { $number }
sheet-names = Namen ändern
sheet-correct-edition = Ausgabe ändern
sheet-correct-edition-why = Alles wird mit den neuen Zahlen neu berechnet. „Zurücknehmen“ bringt die alten zurück.
sheet-add-player = Spieler hinzufügen
sheet-move-up = Spieler { $number } nach oben
sheet-remove = Spieler { $number } entfernen
sheet-edition = Regelausgabe
sheet-edition-start = Startbonus { $start }
sheet-edition-start-triple = Startbonus { $start } nur für einen Drilling
sheet-edition-zero = Eröffnen mit 0–0–0 noch { SIGNED($zero) }
sheet-edition-bonuses = Brücke { $bridge } · Doppelverbindung { $double } · Sechsecke { $one }, { $two }, { $three } · letzter Stein { $out }
sheet-edition-draw = pro gezogenem Stein { SIGNED($draw) }
sheet-edition-fruitless = { $draws } gezogen, keinen angelegt: noch { SIGNED($fruitless) }
sheet-edition-empty = Vorrat leer { SIGNED($empty) }
sheet-edition-target = bis { $target }
sheet-own-numbers = Hausregeln
sheet-own-numbers-why = Nimm die gewählte Ausgabe als Grundlage und ändere, was du willst.
sheet-must-place = Wer anlegen kann, muss anlegen
sheet-must-place-why = Hausregel: Ziehen oder passen darf nur, wer nicht anlegen kann. An den Punkten ändert das nichts.
sheet-wrong-same-names = Zwei heißen gleich. Gib ihnen verschiedene Namen.
sheet-wrong-names = Ein Name fehlt oder hat mehr als 40 Zeichen.
sheet-wrong-numbers = Diese Zahlen gehen nicht. Erlaubt sind ganze Zahlen ab 0, bei Ziel und Ziehen pro Zug ab 1, und die 56 Steine müssen für alle reichen.
sheet-wrong-unstored = Das ließ sich nicht speichern: Auf dem Gerät fehlt Platz, oder der Browser lässt es nicht zu. Schaff Platz und versuch es noch einmal.
sheet-start = Beginnen

## Die Tasten

sheet-keys = Einen Zug aufschreiben
sheet-turn = { $name } ist dran
sheet-opens = { $name } eröffnet
sheet-who-opens = Wer eröffnet Runde { $number }?
sheet-who-opens-why = Wer den höchsten Drilling hat. Hat niemand einen, dann wer den Stein mit dem höchsten Wert hat.
sheet-say-opener = Tippe die drei Zahlen des Startsteins.
sheet-say-tile = Tippe die drei Zahlen des Steins.
sheet-say-value = Tippe den Wert des Steins.
sheet-say-no-stock = Der Vorrat ist leer.
sheet-numbers = Zahlen des Steins
sheet-values = Wert des Steins
sheet-by-value = Wert eingeben
sheet-by-numbers = Zahlen eingeben
sheet-wipe = Letzte Zahl löschen
sheet-bonus = Bonus
sheet-key-bridge = Brücke
sheet-key-double = Doppel­verbin­dung
sheet-key-hexagon = Sechseck
sheet-key-hexagons = { $count } auf einmal
sheet-drawn = Gezogen
sheet-one-more = Noch einer
sheet-kept = Behalten
sheet-empty = Vorrat leer
sheet-enter = Eintragen
sheet-enter-anyway = Trotzdem eintragen
sheet-round-over = Runde zu Ende
sheet-correcting = Zug korrigieren
sheet-inserting = Einen Zug davor einfügen
sheet-insert = Davor einfügen
sheet-drop = Löschen
sheet-undo = Zurücknehmen
sheet-redo = Wiederherstellen
sheet-said = { $name }: { $turn }, { $points }. Gesamt: { SCORE($total) }.
sheet-said-undo = Zurückgenommen.
sheet-said-redo = Wiederhergestellt.
sheet-of-value = Stein mit Wert { $value }
sheet-end-empty = Vorrat leer
sheet-end-cut = Runde blockiert
sheet-winner = gewonnen

## Was nicht sein kann

sheet-clash-bridge-double = Beides geht nicht: Eine Brücke berührt eine Seite und eine Spitze, eine Doppelverbindung zwei Seiten.
sheet-clash-bridge-hexagon = Beides geht nicht: Der Stein, der ein Sechseck schließt, berührt zwei Seiten, eine Brücke nur eine.
sheet-clash-double-hexagon = Beides geht nicht: Das Sechseck ersetzt die Doppelverbindung.
sheet-flag-tile-twice = { $tile } liegt schon auf dem Tisch ({ $name }). Jeden Stein gibt es nur einmal.
sheet-flag-value-gone = { $count ->
    [one] Der einzige Stein mit Wert { $value } ist schon aufgeschrieben.
   *[other] Alle { $count } Steine mit Wert { $value } sind schon aufgeschrieben.
}
sheet-flag-out-of-turn = Eigentlich war { $name } dran.
sheet-flag-no-tiles = { $name } hat keine Steine mehr.
sheet-flag-stock-short = { $count ->
    [0] Der Vorrat war leer.
    [one] Im Vorrat lag nur noch { $count } Stein.
   *[other] Im Vorrat lagen nur noch { $count } Steine.
}
sheet-flag-not-empty = { $count ->
    [one] Laut Block liegt noch { $count } Stein im Vorrat.
   *[other] Laut Block liegen noch { $count } Steine im Vorrat.
}
sheet-flag-too-early = Zu früh für diesen Bonus ({ $bonus }): Vorher müssen mindestens { $count } Steine liegen.
sheet-flag-not-out = { $count ->
    [one] Laut Block hat { $name } noch { $count } Stein.
   *[other] Laut Block hat { $name } noch { $count } Steine.
}
sheet-flag-left-value = { $count ->
    [one] { $name } hat { $count } Stein: Das können { $least } bis { $most } Punkte sein.
   *[other] { $name } hat { $count } Steine: Das können { $least } bis { $most } Punkte sein.
}
sheet-flag-left-count = { $name } müsste { $count } haben. Eingetragen: { $found }.
sheet-flag-left-twice = { $name } kann { $tile } nicht haben: Der Stein ist schon aufgeschrieben.
sheet-flag-not-blocked = { $count ->
    [one] Blockiert? Laut Block liegt noch { $count } Stein im Vorrat.
   *[other] Blockiert? Laut Block liegen noch { $count } Steine im Vorrat.
}
sheet-flag-after-target = Das Ziel von { $target } war hier schon erreicht.

## Das Ende einer Runde

sheet-offer-out = { $name } hat keine Steine mehr.
sheet-offer-out-yes = Letzter Stein!
sheet-offer-blocked = Alle haben gepasst.
sheet-round-ends = Runde { $number } ist zu Ende
sheet-how = Wie ging sie zu Ende?
sheet-is-out = { $name }: letzter Stein
sheet-how-out = Letzter Stein
sheet-how-blocked = Runde blockiert
sheet-left = Reststeine
sheet-left-short = Rest: { $value }
sheet-left-said = Reststeine im Wert von { $value }
sheet-left-missing = Trag ein, was die anderen noch haben: in Punkten oder Stein für Stein.
sheet-by-tile = Stein für Stein
sheet-by-sum = Als Summe
sheet-take-away = { $tile } wegnehmen
sheet-cut-note = { $count ->
    [one] { $name } hat in diesem Zug { $count } Stein gezogen: { SIGNED($points) }.
   *[other] { $name } hat in diesem Zug { $count } Steine gezogen: { SIGNED($points) }.
}
sheet-settled = { $name }: { $sum }
sheet-end-round = Runde beenden
sheet-again = Revanche
sheet-picture = Bild teilen
sheet-print = Drucken

## Hinweise

sheet-note-elsewhere = In einem anderen Fenster wurde weitergeschrieben. So steht es jetzt.
sheet-note-unstored = Das ließ sich auf dem Gerät nicht speichern. Exportiere die Partie, bevor du die Seite schließt.
sheet-note-unread = Deine Partien lassen sich gerade nicht lesen. Sie sind noch da: Lade die Seite neu.
sheet-note-brought = { $count ->
    [0] In dieser Datei steht nichts Neues.
    [one] { $count } Partie importiert.
   *[other] { $count } Partien importiert.
}
sheet-note-unreadable = { $file } stammt nicht von diesem Wertungsblock.
sheet-note-kept = Wenn der Platz knapp wird, kann der Browser deine Partien löschen. Installiere den Block als App, oder exportiere deine Partien ab und zu.
sheet-note-safari = Safari löscht deine Partien, wenn du den Block sieben Tage lang nicht öffnest. Leg ihn auf den Home-Bildschirm oder ins Dock, oder exportiere deine Partien ab und zu.
sheet-keep = Partien dauerhaft behalten
sheet-note-memory = Dieser Browser merkt sich nichts: Ist die Seite zu, sind die Partien weg. Exportiere sie vorher.

## Einstellungen

sheet-set-language = Sprache
sheet-set-theme = Farben
sheet-set-contrast = Kontrast
sheet-set-auto = Automatisch
sheet-set-light = Hell
sheet-set-dark = Dunkel
sheet-set-normal = Normal
sheet-set-high = Hoch
sheet-set-hand = Hand
sheet-set-right = Rechtshändig
sheet-set-left = Linkshändig
sheet-set-text = Schriftgröße
sheet-set-text-normal = Normal
sheet-set-text-large = Groß
sheet-set-text-largest = Sehr groß
sheet-set-awake = Bildschirm während der Partie anlassen

## Zuschauen

sheet-live = Andere zuschauen lassen
sheet-live-why = Mit einem Link können andere auf ihren Handys zuschauen. Wer zuschaut, kann den Stift übernehmen.
sheet-live-open-network = Noch ist der Block nur auf diesem Computer erreichbar. Sollen andere im selben Netzwerk zuschauen können?
sheet-live-start = Link erstellen
sheet-live-link = Link zum Zuschauen
sheet-live-copy = Kopieren
sheet-live-copied = Kopiert.
sheet-live-offline = Dafür braucht es eine Verbindung zu einem Dreistein-Server.
sheet-live-hand-over = Stift weitergeben
sheet-live-handed = Der Stift ist frei. Wer zuschaut, kann ihn nehmen. Bis dahin schreibt niemand.
sheet-live-back = Stift behalten
sheet-live-unsent = { $count ->
    [one] Keine Verbindung: { $count } Eintrag wird später gesendet.
   *[other] Keine Verbindung: { $count } Einträge werden später gesendet.
}
sheet-take-pen = Stift nehmen
sheet-watching = Du schaust zu. Den Stift hat jemand anders.
sheet-watching-waits = Verbindung wird aufgebaut …
sheet-watch-gone = Diesen Wertungsblock gibt es nicht mehr.

## Statistik

sheet-all-time = Ewige Tabelle
sheet-stats-none = Sobald eine Runde zu Ende ist, gibt es hier etwas zu sehen.
sheet-stat-name = Name
sheet-stat-games = Partien
sheet-stat-wins = Siege
sheet-stat-shared = { $count } geteilt
sheet-stat-average = Schnitt
sheet-stat-best = Beste Partie
sheet-stat-best-round = Beste Runde
sheet-stat-outs = Letzter Stein
sheet-stat-bridges = Brücken
sheet-stat-doubles = Doppelverbindungen
sheet-stat-hexagons = Sechsecke
sheet-stat-draws = Gezogen pro Runde
sheet-chart-course = Verlauf
sheet-chart-totals = Endstände, Partie für Partie
sheet-chart-bonuses = Boni
