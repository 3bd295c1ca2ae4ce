### Die Seite im Browser: Knöpfe, die Zeile, die sagt, was zu tun ist, und was ein Screenreader vorliest.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-loading = Wird geladen …
page-offline = Keine Verbindung. Wir versuchen es weiter, nichts geht verloren.
page-outdated = Dreistein ist aktualisiert worden. Lade die Seite neu, um weiterzuspielen.
page-reload = Neu laden
page-nowhere = Unter dieser Adresse gibt es nichts.
page-unreached = Der Server ist gerade nicht zu erreichen. Bitte versuch es gleich noch einmal.
page-failed = Der Server konnte das nicht beantworten. Bitte versuch es noch einmal.
page-close = Schließen
page-cancel = Abbrechen
page-yes = Ja
page-no = Nein

## Der Tisch

page-to-start = Dreistein, zur Startseite
page-heading = Der Tisch
page-menu = Menü
page-say = Etwas sagen
page-players = Am Tisch
page-player = Name
page-points = Punkte
page-your-side = Deine Seite des Tisches
page-clock = noch { $time }
page-board = { $count ->
    [one] Spielfläche mit { $count } Stein
   *[other] Spielfläche mit { $count } Steinen
}
page-places = { $count ->
    [0] Keine freie Stelle zur Wahl
    [one] { $count } freie Stelle zur Wahl
   *[other] { $count } freie Stellen zur Wahl
}
page-place-plain = { points }
page-place-bonus = { $value } + { $bonus } { $name } = { points }
page-tile-list = Spielfläche als Liste
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-fit = Alles zeigen
page-last-again = Die letzten Steine noch einmal zeigen
page-sound-off = Ton ausschalten
page-sound-on = Ton einschalten
page-tile = Stein { $tile }, Wert { $value }
page-tile-unfit = Stein { $tile }, Wert { $value }, passt nirgends
page-tile-locked = Stein { $tile }, Wert { $value }, nicht in diesem Zug gezogen
page-tile-fits = { $count ->
    [one] Stein { $tile }, Wert { $value }, passt an eine Stelle: { SIGNED($points) }
   *[other] Stein { $tile }, Wert { $value }, passt an { $count } Stellen, bis zu { SIGNED($points) }
}
page-draw = Ziehen
page-pass = Passen
page-keep = Behalten
page-turn = Drehen
page-sort = Sortieren
page-hint = Tipp
page-what-fits = Was passt?
page-pad = Punkte
page-place-it = Anlegen { SIGNED($points) }
page-place-unmarked = Anlegen
page-stock = { $count ->
    [0] Vorrat leer
   *[other] { $count } im Vorrat
}
page-draws-left = noch { $count }
page-show-tiles = { $name }: meine Steine zeigen
page-your-turn = Du bist dran
page-seat-resigned = aufgegeben
page-seat-held = weg, Bot spielt
page-seat-waiting = noch nicht da
page-seat-away = weg
page-seat-hinted = hat nach einem Tipp gefragt
page-bot = { $name } ({ $level })

## Die Zeile, die sagt, was zu tun ist

page-say-gathering = Es fehlen noch Mitspieler.
page-say-round-over = Die Runde ist zu Ende.
page-say-sending = Einen Moment …
page-say-unsent = Keine Verbindung. Dein Zug wird geschickt, sobald du wieder online bist.
page-say-pass-device = Gib das Gerät an { $name } weiter.
page-say-open = Du eröffnest mit { $tile }: Wähle die Stelle in der Mitte.
page-say-choose-tile = Du bist dran: Wähle einen Stein.
page-say-unmarked = Du bist dran: Leg einen Stein an oder zieh einen.
page-say-unmarked-drawn = Leg einen gezogenen Stein an oder zieh weiter.
page-say-must-place = Du kannst anlegen, also musst du auch. Wähle einen Stein.
page-say-choose-place = Wähle jetzt eine Stelle.
page-say-drawn-fits = Er passt: Leg ihn an oder zieh noch einen.
page-say-here = { $action }: Hier tippen.
page-say-drawn-keep = Leg einen der gezogenen Steine an oder behalte sie.
page-say-sure-draw = Ein Stein passt. Trotzdem ziehen?
page-say-sure-end = Ein Stein passt. Den Zug trotzdem beenden?
page-say-drawn-unfit = { $left ->
    [one] Er passt nicht: Zieh den letzten Stein dieses Zuges.
   *[other] Er passt nicht: Zieh noch einen (höchstens { $left }).
}
page-say-must-draw = Nichts passt: Zieh einen Stein.
page-say-must-pass = Nichts passt, und der Vorrat ist leer: Du musst passen.
page-say-unfit = Dieser Stein passt nirgends.
page-say-only-drawn = Nach dem Ziehen darfst du nur gezogene Steine anlegen.
page-tell-draw-you = Du ziehst einen Stein ({ SIGNED($points) }).
page-say-none-fits = { $count ->
    [one] Er passt nicht: Dein Zug ist zu Ende.
    [3] Keiner der drei passt: Dein Zug ist zu Ende.
   *[other] Keiner der { $count } passt: Dein Zug ist zu Ende.
}
page-say-drawn-pass = Leg einen der gezogenen Steine an oder passe.
page-say-passing = Nichts passt, und der Vorrat ist leer: Du passt.
page-say-must-pass-undrawn = Nichts passt, und du darfst nicht mehr ziehen: Du musst passen.
page-say-passing-undrawn = Nichts passt, und du darfst nicht mehr ziehen: Du passt.
page-say-several = { $tiles } passen hier. Wähle die Stelle, dann den Stein.
page-say-tile-sum = { $tile }: { $sum }
page-say-triple-opens = Der höchste Drilling eröffnet: { $tile }.
page-say-value-opens = Niemand hat einen Drilling, also eröffnet der höchste Wert: { $tile }.
page-which-tile = Welcher Stein?
page-watching = Du schaust zu.
page-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
page-pad-bot = Bot
page-pad-bot-note = Diesen Zug hat ein Bot gespielt.
page-stand-in-short = { $count ->
    [one] einmal ein Bot
   *[other] { $count }-mal ein Bot
}

## Menü, Tipp, getippte Züge

page-undo = Zug zurücknehmen
page-undo-no = Abgelehnt: Der Zug bleibt.
page-settings = Einstellungen
page-set-language = Sprache
page-rules = Spielregeln
page-rule-of = Die Regel dazu: { $about }
page-resign = Aufgeben

## Das Ende einer Runde, einer Partie

page-replay = Nachspielen
page-see-result = Ergebnis ansehen
page-practice = Übungspartie: Sie zählt für keine Rangliste.
page-practice-short = Übung

## Freunde

page-invite = Einladen
page-your-name = Dein Name
page-watch = Zuschauen
page-fair = Faires Mischen

## Der Start

page-start = Startseite
page-lead = Steine mit drei Ecken: gleiche Zahlen aneinanderlegen, Sechsecke schließen, Punkte sammeln.
page-play-now = Jetzt spielen
page-plan = Gegen { $levels } · { $edition }
page-own-numbers = Hausregeln
page-must-place = Wer anlegen kann, muss anlegen
page-unmarked = ohne Hilfe: nichts ist markiert
page-continue = Weiterspielen
page-ways = Weitere Spielarten
page-ladder = Die Leiter
page-ladder-note = Acht Gegner, von leicht bis schwer.
page-new-table = Neuer Tisch
page-new-table-note = Wähle Gegner, Regeln und Ziel.
page-with-friends = Mit Freunden
page-with-friends-note = Schick einen Link oder zeig einen QR-Code. Niemand braucht ein Konto.
page-on-device = An einem Gerät
page-on-device-note = Reicht es herum. Zwischendurch ist die Ablagebank verdeckt.
page-alone = Allein
page-alone-note = Solitär: so viele Punkte wie möglich.
page-day = Spiel des Tages
page-day-note = Täglich neu, und für alle dieselben Steine.
page-replay-note = Eine gespeicherte Partie Schritt für Schritt ansehen.
page-games = Meine Partien
page-games-note = Laufende und beendete Partien.
page-rules-note = Mit Beispielen zum Ausprobieren.
page-puzzles = Rätsel
page-puzzles-note = Finde den besten Zug.
page-lesson = Spielen lernen
page-lesson-note = Sechs kleine Schritte in fünf Minuten.
page-lesson-offer = Neu hier? Lern das Spiel in fünf Minuten, Stein für Stein.
page-paper-pad = Wertungsblock
page-paper-pad-note = Für eine Partie mit echten Steinen.

## Listen

page-finished = beendet
page-unfinished = läuft

## Ein neuer Tisch

page-level-random = Zufall
page-level-casual = Gemütlich
page-level-greedy = Punktejäger
page-level-strong = Stark
page-level-expert = Experte

## Das Spiel des Tages

page-day-of = Spiel des Tages, { $day }

## Rund um den Tisch

page-besides = Mehr
page-game-code = Spielcode: { $code }
