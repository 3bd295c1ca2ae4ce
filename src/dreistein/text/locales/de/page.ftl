### Die Seite im Browser: Knöpfe, die Zeile, die sagt, was zu tun ist, und was ein Screenreader vorliest.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-title-you = Du bist dran · Dreistein
page-title-they = { $name } ist dran · Dreistein
page-loading = Der Tisch wird gedeckt …
page-offline = Keine Verbindung. Neuer Versuch läuft; nichts geht verloren.
page-reload = Neu laden
page-nowhere = Unter dieser Adresse gibt es nichts.
page-unreached = Der Server ist gerade nicht zu erreichen. Bitte versuche es gleich noch einmal.
page-failed = Der Server konnte das nicht beantworten. Bitte versuche es noch einmal.
page-close = Schließen
page-cancel = Abbrechen
page-yes = Ja
page-no = Nein

## Der Tisch

page-to-start = Dreistein, zum Start
page-heading = Der Tisch
page-menu = Menü
page-players = Mitspielende
page-player = Name
page-points = Punkte
page-your-side = Deine Seite des Tisches
page-where = Runde { $number } · { target }
page-clock = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
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
page-place-label = { $parts }, bei { $place }
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-fit = Alles zeigen
page-last-again = Zeigen, was zuletzt geschah
page-sound-off = Ton ausschalten
page-sound-on = Ton einschalten
page-tile = Stein { $tile }, Wert { $value }
page-tile-unfit = Stein { $tile }, Wert { $value }, passt nirgends
page-tile-locked = Stein { $tile }, Wert { $value }, nicht in diesem Zug gezogen
page-tile-fits = { $count ->
    [one] Stein { $tile }, Wert { $value }, passt an eine Stelle: { SIGNED($points) }
   *[other] Stein { $tile }, Wert { $value }, passt an { $count } Stellen, am besten { SIGNED($points) }
}
page-draw = Ziehen
page-pass = Passen
page-keep = Behalten
page-turn = Drehen
page-sort = Sortieren
page-hint = Tipp
page-what-fits = Was passt?
page-pad = Block
page-place-it = Anlegen { SIGNED($points) }
page-stock = { $count ->
    [0] Vorrat leer
    [one] noch { $count } Stein
   *[other] noch { $count } Steine
}
page-show-tiles = { $name }: meine Steine zeigen
page-your-turn = Du bist dran
page-seat-resigned = aufgegeben
page-seat-held = fort, ein Bot spielt
page-seat-waiting = noch nicht da
page-seat-away = fort
page-bot = Bot ({ $level })
page-bot-numbered = Bot { $number } ({ $level })

## Die Zeile, die sagt, was zu tun ist

page-say-gathering = Der Tisch wird gedeckt.
page-say-round-over = Die Runde ist zu Ende.
page-say-sending = Einen Moment …
page-say-unsent = Keine Verbindung: Dein Zug wird geschickt, sobald es wieder eine gibt.
page-say-pass-device = Gib das Gerät an { $name } weiter.
page-say-open = Du eröffnest mit { $tile }: Wähle die Stelle in der Mitte.
page-say-choose-tile = Du bist dran: Wähle einen Stein.
page-say-choose-place = Wähle jetzt eine Stelle.
page-say-drawn-fits = Er passt: Lege ihn an oder ziehe noch einen.
page-say-drawn-keep = Lege einen der gezogenen Steine an oder behalte sie.
page-say-sure-draw = Ein Stein passt. Trotzdem ziehen?
page-say-sure-end = Ein Stein passt. Den Zug trotzdem beenden?
page-say-drawn-unfit = { $left ->
    [one] Er passt nicht: Ziehe den letzten Stein dieses Zuges.
   *[other] Er passt nicht: Du kannst noch { $left } Steine ziehen.
}
page-say-must-draw = Nichts passt: Ziehe einen Stein.
page-say-must-pass = Nichts passt, und der Vorrat ist leer: Du musst passen.
page-say-unfit = Dieser Stein passt nirgends.
page-say-only-drawn = Nach dem Ziehen darfst du nur gezogene Steine anlegen.
page-tell-draw-you = Du ziehst einen Stein ({ SIGNED($points) }).

## Menü, Tipp, getippte Züge

page-undo = Zug zurücknehmen
page-undo-wish = { $name } möchte einen Zug zurücknehmen.
page-undo-asked = Du möchtest einen Zug zurücknehmen. Es fehlt noch die Antwort von { $names }.
page-undo-no = Abgelehnt: Der Zug bleibt.
page-typed = Einen Zug tippen
page-typed-explained = Ein Stein wie 345 oder ein Zug in der Notation wie 453@1,0; + zieht, - beendet den Zug.
page-typed-wrong = „{ $text }“ ist jetzt nicht erlaubt.
page-typed-unfit = { $text } passt nirgends, oder du darfst ihn jetzt nicht anlegen.
page-typed-not-now = Du bist nicht dran.
page-do-it = Ausführen
page-settings = Einstellungen
page-rules = Spielregeln
page-rule-of = Die Regel dazu: { $about }
page-leave = Zum Start; das Spiel wartet auf dich
page-resign = Aufgeben
page-resign-explained = Ein Bot spielt für dich weiter, und dieser Platz kann nicht mehr gewinnen.
page-thinking = Der Experte denkt nach …
page-show-me = Zeigen

## Das Ende einer Runde, einer Partie

page-round-over = Runde { $number } ist zu Ende
page-next-round = Nächste Runde
page-rematch = Revanche
page-again = Noch einmal spielen
page-replay = Nachspielen
page-save-record = Spiel speichern
page-see-result = Ergebnis ansehen
page-see-board = Spielfläche ansehen
page-practice = Ein Übungsspiel: Etwas wurde zurückgenommen, darum zählt es in keiner Liste.
page-practice-short = Übung
page-no-winner = Die Partie ist zu Ende.
page-chart = Der Punktestand über die Runden
page-chart-line = { $name }, Runde für Runde: { $totals }

## Freunde

page-invite = Einladen
page-invite-link = Einladungslink
page-qr = QR-Code des Einladungslinks
page-copy = Kopieren
page-copied = Kopiert
page-copy-by-hand = Dieser Browser lässt die Seite hier nicht kopieren; markiere den Link und kopiere ihn selbst.
page-share = Teilen
page-watch-link = Nur zum Zuschauen:
page-open-network = Bisher erreicht nur dieser Computer das Spiel. Dürfen andere in deinem lokalen Netz mitspielen?
page-open-network-yes = Ja, für das lokale Netz öffnen
page-only-here = Nur der Computer, auf dem der Server läuft, erreicht ihn; bitte die Person, die ihn gestartet hat, ihn zu öffnen.
page-lobby = Wer spielt mit?
page-ready = bereit
page-be-ready = Ich bin bereit
page-wait-seats = Die Partie beginnt, wenn alle Plätze besetzt sind.
page-wait-ready = Die Partie beginnt, wenn alle bereit sind.
page-fill = Einen Bot spielen lassen
page-your-name = Dein Name
page-name = Name
page-rename = Ändern
page-join = Du bist eingeladen
page-join-who = Schon am Tisch: { $names }.
page-sit = Platz nehmen
page-watch = Zuschauen
page-fair = Faires Mischen
page-fair-explained = Vor der Partie zeigt der Server den Fingerabdruck seines Geheimnisses; jeder Browser fügt eigenen Zufall hinzu. Am Ende wird alles offengelegt, und jeder kann es nachrechnen.

## Der Start

page-start = Startseite
page-lead = Steine mit drei Ecken: gleiche Zahlen aneinanderlegen, Sechsecke schließen, Punkte sammeln.
page-play-now = Jetzt spielen
page-plan = Gegen { $levels } · { $edition }
page-own-numbers = Hausregeln
page-continue = Weiterspielen
page-ways = Oder anders
page-new-table = Neuer Tisch
page-new-table-note = Wähle Gegner, Regeln und Ziel.
page-with-friends = Mit Freunden
page-with-friends-note = Schick einen Link oder zeig einen QR-Code. Niemand braucht ein Konto.
page-on-device = An einem Gerät
page-on-device-note = Reicht es herum; die Ablagebank ist zwischendurch verdeckt.
page-alone = Allein
page-alone-note = Solitär: so viele Punkte wie möglich.
page-day = Spiel des Tages
page-day-note = Jeden Tag dieselben Steine für alle.
page-replay-note = Ein gespeichertes Spiel Schritt für Schritt ansehen.
page-games = Meine Spiele
page-games-note = Die auf dich warten und die zu Ende sind.
page-rules-note = Mit Beispielen zum Ausprobieren.
page-paper-pad = Wertungsblock
page-paper-pad-note = Für Holzsteine auf einem echten Tisch.

## Listen

page-finished = beendet
page-unfinished = läuft
page-finished-games = Beendete Spiele
page-no-games = Noch keine Spiele.
page-more = Mehr

## Ein neuer Tisch

page-way = Wie möchtest du spielen?
page-way-bots = Gegen Bots
page-way-friends = Mit Freunden
page-way-device = An einem Gerät
page-way-alone = Allein
page-seats = Plätze
page-add-seat = Platz hinzufügen
page-remove-seat = Platz { $number } entfernen
page-seat-kind = Wer auf Platz { $number } sitzt
page-seat-name = Name auf Platz { $number }
page-seat-level = Stärke des Bots auf Platz { $number }
page-kind-me = Jemand hier
page-kind-invited = Jemand per Link
page-kind-open = Ein Bot, bis jemand kommt
page-kind-bot = Ein Bot
page-level-random = Zufall
page-level-greedy = Punktejäger
page-level-casual = Gemütlich
page-level-strong = Stark
page-level-expert = Experte
page-level-random-note = legt irgendetwas, das passt
page-level-greedy-note = nimmt die meisten Punkte
page-level-casual-note = übersieht manches, wie du und ich
page-level-strong-note = denkt voraus
page-level-expert-note = schwer zu schlagen
page-edition = Regelausgabe
page-edition-german = Wie auf Deutsch gedruckt: Ein leerer Vorrat kostet 10.
page-edition-international = Wie in den anderen Sprachen gedruckt: Ein leerer Vorrat kostet 5.
page-edition-early = Eine frühe Auflage: Ein Sechseck bringt 50.
page-edition-triominos = Der bekanntere Verwandte, gespielt bis 400.
page-numbers = Die Zahlen, zum Nachsehen und Ändern
page-numbers-back = Wie gedruckt
page-number-target = Ziel
page-number-start = Startbonus
page-number-bridge = Brücke
page-number-double = Doppelverbindung
page-number-out = Letzter Stein
page-number-draw = Kosten für einen gezogenen Stein
page-number-empty = Kosten bei leerem Vorrat
page-number-hexagons = Ein, zwei, drei Sechsecke
page-number-deal = Steine am Anfang bei 2 · 4 · 6
page-clock-field = Zeit für einen Zug
page-clock-none = Ohne Grenze
page-clock-day = Ein Tag
page-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
page-hints-field = Tipps erlaubt
page-alone-explained = Am Anfang liegt ein Stein. Lege an, was du kannst; die Zahl der Steine, die du ziehen darfst, ist begrenzt.
page-rack-field = Steine auf der Ablagebank (0 bis 20)
page-draws-field = Steine, die du im ganzen Spiel ziehen darfst
page-seed-field = Spielcode (derselbe Code bringt dieselben Steine)
page-open-table = Tisch öffnen
page-play = Spielen

## Das Spiel des Tages

page-day-of = Spiel des Tages, { $day }
page-days = Andere Tage
page-day-before = Der Tag davor
page-day-after = Der Tag danach
page-day-explained = 10 Steine auf der Ablagebank, 20 darfst du ziehen, keine Tipps, kein Zurücknehmen. Der erste Versuch zählt.
page-day-play = Spielen
page-day-again = Noch einmal, ohne Liste
page-day-list = Zur Liste des Tages
page-day-empty = Noch hat es niemand gespielt.
page-day-fair = Der Fingerabdruck des Tagesgeheimnisses wird vorher veröffentlicht, das Geheimnis selbst am Tag danach: So kann niemand die Steine vorher kennen.
page-place-number = Rang
page-nameless = Jemand

## Nachspielen

page-drop-record = Zieh ein gespeichertes Spiel hierher oder wähle eine Datei.
page-no-record = Das ist kein gespeichertes Spiel, das sich nachspielen lässt.
page-dealt = Die Steine sind ausgeteilt.
page-step-back = Zurück
page-step-on = Weiter
page-play-on = Abspielen
page-pause = Anhalten
page-jump = Zu einem Zug springen
page-go-to-round = Zu einer Runde gehen
page-verify = Mischen nachprüfen

## Ein anderes Gerät

page-device = Ein anderes Gerät
page-device-claim = Hier als dieselbe Person weiterspielen, mit denselben Spielen?
page-device-yes = Ja, hier weiterspielen
page-device-note = Ein Link, der einmal gilt: Öffne ihn auf deinem Telefon und spiele dort als dieselbe Person mit denselben Spielen weiter. Behalte ihn für dich.
page-device-link = Persönlicher Link
page-device-qr = QR-Code des persönlichen Links
page-device-make = Link erstellen

## Einstellungen

page-set-language = Sprache
page-set-theme = Hell oder dunkel
page-set-theme-auto = Wie das Gerät
page-set-theme-light = Hell
page-set-theme-dark = Dunkel
page-set-contrast = Kontrast
page-set-contrast-auto = Wie das Gerät
page-set-contrast-normal = Farben
page-set-contrast-high = Hoch, schwarzweiß
page-set-motion = Bewegung
page-set-motion-auto = Wie das Gerät
page-set-motion-full = An
page-set-motion-none = Aus
page-set-pace = Tempo der anderen
page-set-pace-slow = Langsam
page-set-pace-normal = Normal
page-set-pace-fast = Schnell
page-set-pace-instant = Sofort
page-set-confirm = Einen Zug bestätigen
page-set-confirm-touch = Beim Antippen
page-set-confirm-always = Immer
page-set-confirm-never = Nie
page-set-sound = Ton
page-set-shortcuts = Tasten: + zieht, - beendet den Zug, ? was passt, / einen Zug tippen
page-set-notify = Sag mir, wenn ich dran bin
page-set-notify-insecure = Browser erlauben Mitteilungen nur über HTTPS oder auf diesem Computer.

## Der Rundgang

page-tour = Ein erster Blick
page-tour-step = Schritt { $step } von { $steps }.
page-tour-1 = Steine liegen Seite an Seite, und gleiche Zahlen treffen sich. Jede Zahl hat ihre Farbe; sechs im Kreis schließen ein Sechseck.
page-tour-2 = Das sind deine Steine. Wähle einen hellen: Er passt. Einer im Schatten passt gerade nirgends.
page-tour-3 = Wo er passt, leuchten die Stellen mit ihren Punkten auf. Eine durchgezogene Linie heißt Bonus. Tippe eine an oder zieh den Stein dorthin; er dreht sich von selbst.
page-tour-4 = Nichts passt? Zieh einen Stein; das kostet Punkte. In einem Zug darfst du bis zu drei ziehen.
page-tour-5 = Hier steht, wie viele Punkte und Steine alle haben. Der Wertungsblock zeigt alles Zeile für Zeile.
page-tour-6 = Du kommst nicht weiter? Diese Knöpfe zeigen, was passt und was der Experte tun würde. Viel Spaß!
page-tour-next = Weiter
page-tour-skip = Überspringen
page-tour-done = Jetzt spielen
page-tour-again = Rundgang noch einmal

## Rund um den Tisch

page-besides = Und außerdem
page-join-full = Alle Plätze sind schon besetzt. Zuschauen kannst du trotzdem.
page-open-network-no = Nein, nur auf diesem Computer
page-no-network = Dieser Computer hat gerade keine Adresse in einem lokalen Netz. Verbinde ihn mit einem WLAN und versuche es noch einmal.
page-link-here = Dieser Link geht nur auf diesem Computer, zum Beispiel in einem zweiten Browser.
page-for-others = Doch für andere öffnen
page-share-insecure = Einen Knopf zum Teilen erlauben Browser nur über HTTPS; kopiere den Link oder zeig den QR-Code.
page-table-rules = Regeln
page-day-ranking = Die Liste des Tages
page-game-code = Spielcode: { $code }
page-choose-file = Datei wählen
page-verify-contribution = { $name } hat { $text } beigetragen.
