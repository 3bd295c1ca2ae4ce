### Turniere, und Bots an einer Leitung

tour-title = { $count ->
    [one] { $matches } Partie mit { $players } am Tisch · { $edition } · Spielcode { $seed }
   *[other] { $matches } Partien mit { $players } am Tisch · { $edition } · Spielcode { $seed }
}
tour-bot = Bot
tour-matches = Partien
tour-wins = Siege
tour-margin = 95 %
tour-points = Punkte pro Runde
tour-rating = Wertungszahl
tour-millis = ms pro Entscheidung
tour-slowest = langsamste
tour-chance = Siege zählen pro Platz, geteilte Siege anteilig; unter Gleichen gewänne jeder Platz { $share }.
tour-nothing = Noch ist kein Block vollständig, also gibt es noch kein Ergebnis.
tour-sprt-better = { $first } ist besser als { $second }.
tour-sprt-not-better = { $first } ist nicht besser als { $second }, oder nicht deutlich genug.
tour-sprt-undecided = Ob { $first } besser ist als { $second }, ist nicht entschieden.
tour-sprt-measured = Geprüft: { $p0 } gegen { $p1 } der Siege; Log-Likelihood-Quotient { $llr }, Grenzen { $low } und { $high }.
tour-incidents = Zwischenfälle; jedes Mal wurde stattdessen eine erlaubte Aktion gespielt. Wo der erste war: Block/Tisch/Drehung/Runde/Aktion, gezählt ab 0.
tour-incident-start = war nicht zu starten
tour-incident-hello = erwiderte den Gruß nicht
tour-incident-late = brauchte mehr als das Doppelte seiner Zeit
tour-incident-died = endete von selbst
tour-incident-closed = hörte auf zu lesen oder zu schreiben
tour-incident-flood = schrieb zu viel
tour-incident-nonsense = gab keine lesbare Antwort
tour-incident-illegal = wählte eine Aktion, die nicht erlaubt ist
tour-incident-given-up = endete zu oft und wurde nicht mehr gestartet
tour-incident-failed = scheiterte mit einem Fehler
tour-progress = Partien
tour-stopped = Nach { $matches } von { $all } Partien angehalten; mit --state könnte es später weitergehen.
tour-stopped-kept = Nach { $matches } von { $all } Partien angehalten; derselbe Aufruf macht dort weiter.
tour-worker-died = Ein Arbeitsprozess endete ({ $how }); seine Partie wird neu gespielt.

cli-tournament = Bots auf denselben Steinen gegeneinander spielen lassen und sagen, wer besser ist
cli-bot = einen Bot über Standardein- und -ausgabe spielen lassen, für andere Programme
cli-meta-bot = BOT
cli-meta-folder = ORDNER
cli-bot-name = pip, frida, max, zora, bruno, hilda, klara, sofia (vom schwächsten zum stärksten), random, greedy, { "casual" }, sampler, strong oder expert, auch mit Optionen, wie in { "strong:worlds=50" }
cli-bot-seed = Startwert für die Zufallsentscheidungen des Bots
cli-join = einen Bot an einen Tisch eines beliebigen Servers setzen, wo er mit den Leuten dort spielt
cli-meta-link = LINK
cli-join-link = der Link für Freunde eines Tisches: { "https://…/join/…" }
cli-join-bot = der Bot: ein Name wie frida, { "cmd:./my-bot" } oder { "py:mine:MyBot" }
cli-join-name = sein Name am Tisch (Standard: der des Bots)
cli-join-millis = Millisekunden für eine Entscheidung (Standard: 1000)
cli-join-once = nach einer Partie gehen, statt zur nächsten zu bleiben
join-seated = { $name } spielt auf Platz { $seat }. Strg+C beendet es.
join-over = Die Partie ist zu Ende: { $totals }
cli-bot-check = prüfen, ob ein Programm das Bot-Protokoll spricht
cli-check-bot = das Programm: { "cmd:./my-bot" }
cli-check-positions = nach wie vielen Stellungen es gefragt wird (Standard: 1000)
cli-check-millis = Millisekunden für eine Entscheidung; das Doppelte ist zu spät (Standard: 1000)
cli-bot-log = was Programmen gesagt wird und was sie antworten, an diese Datei anhängen
cli-check-seed = der Startwert der Stellungen
check-start = Es lässt sich nicht starten: { $reason }.
check-hello = Es beantwortet den Gruß nicht binnen 10 Sekunden mit einem Namen: { $reason }.
check-late = Binnen { $millis } ms kam keine Antwort, bei { $players } am Tisch ({ $edition }) nach { $history } Aktionen: { $reason }.
check-died = Statt zu antworten, hat es sich beendet oder eine Leitung geschlossen, bei { $players } am Tisch ({ $edition }) nach { $history } Aktionen: { $reason }.
check-nonsense = Seine Antwort ist nicht zu lesen, bei { $players } am Tisch ({ $edition }) nach { $history } Aktionen: { $reason }
check-illegal = { $action } ist keine der erlaubten Aktionen, bei { $players } am Tisch ({ $edition }) nach { $history } Aktionen.
check-extra = Mit einem unbekannten Feld gefragt, kam { $action } statt einer erlaubten Aktion, bei { $players } am Tisch ({ $edition }) nach { $history } Aktionen; unbekannte Felder sind zu übergehen.
check-flood = Es hat ungefragt zu viel geschrieben, bei { $players } am Tisch ({ $edition }) nach { $history } Aktionen: { $reason }.
check-quit = { $millis } ms nach dem Befehl zum Beenden lief es noch.
check-stays = { $millis } ms nach dem Ende seiner Eingabe lief es noch; es würde einen abgestürzten Tisch überleben.
check-passed = { $name } spricht das Protokoll und hat auf { $positions } Stellungen geantwortet.
cli-tour-bots = die Bots: Namen wie strong, { "strong:worlds=50" } oder { "cmd:./my-bot" }
cli-tour-players = wie viele an einem Tisch sitzen, 2 bis 6 (Standard: 2)
cli-tour-matches = wie viele Partien, aufgerundet auf ganze Blöcke (Standard: 200; mit --sprt höchstens 20000)
cli-tour-blocks = stattdessen wie viele Blöcke: dieselben Steine an jedem Tisch, in jeder Drehung der Plätze
cli-tour-millis = Millisekunden pro Entscheidung, für Bots, die es nicht selbst sagen
cli-tour-fresh = Programme für jede Partie neu starten, statt sie weiterlaufen zu lassen
cli-tour-sprt = anhalten, sobald erwiesen ist, dass der erste Bot besser ist als der zweite, oder nicht
cli-tour-p0 = --sprt: dieser Anteil der Siege gilt noch nicht als besser (Standard: der des Zufalls)
cli-tour-p1 = --sprt: dieser Anteil der Siege gilt als besser (Standard: 0.05 mehr)
cli-tour-alpha = --sprt: wie oft fälschlich „besser“ gesagt werden darf (Standard: 0.05)
cli-tour-beta = --sprt: wie oft fälschlich „nicht besser“ gesagt werden darf (Standard: 0.05)
cli-tour-state = was fertig ist, in dieser Datei speichern und dort weitermachen
cli-tour-records = jede Partie als Partiedatei in diesem Ordner speichern
self-stopped = Nach { $matches } von { $all } Partien angehalten; derselbe Aufruf macht dort weiter.
self-done = { $matches } Partien sind in { $folder }.
self-incidents = Zwischenfälle; jedes Mal wurde stattdessen eine erlaubte Aktion gespielt (in den Daten: stand_in):
cli-selfplay = Partien zwischen Bots spielen und jede Entscheidung als Daten festhalten
cli-self-folder = der Ordner für die Daten; ein schon begonnener wird fortgesetzt
cli-self-bots = Bots nach Plätzen, wiederholt, bis alle besetzt sind (Standard: greedy)
cli-self-matches = wie viele Partien (Standard: 100)
