### Eine Analyse: auf der Seite, im Terminal und als Datei.

coach-note = Was sich vom besten Zug nicht unterscheiden lässt, gilt nicht als Fehler. Jeder Zug wird danach beurteilt, was du wissen konntest; woher das Ergebnis kam, sagen alle Steine.
coach-even = Gleiche Chancen
coach-expected = Zu erwarten
coach-cause-plan = Spielweise
coach-cause-deal = Ausgeteilte Steine
coach-cause-draws = Gezogene Steine
coach-cause-moves = Was du gespielt hast
coach-cause-their-draws = Was andere gezogen haben
coach-cause-their-moves = Was andere gespielt haben
coach-result = Ergebnis
coach-so-far = Bisher
coach-grade-best = Bester Zug
coach-grade-good = Gut
coach-grade-inaccuracy = Ungenauigkeit
coach-grade-mistake = Fehler
coach-grade-blunder = Grober Fehler
coach-grades-best = { $count ->
    [one] Beste
   *[other] Beste
}
coach-grades-good = { $count ->
    [one] Gute
   *[other] Gute
}
coach-grades-inaccuracy = { $count ->
    [one] Ungenauigkeit
   *[other] Ungenauigkeiten
}
coach-grades-mistake = { $count ->
    [one] Fehler
   *[other] Fehler
}
coach-grades-blunder = { $count ->
    [one] Grober Fehler
   *[other] Grobe Fehler
}
coach-lost = { $count ->
    [one] Eine Entscheidung hat etwa { $lost } gekostet.
   *[other] { $count } Entscheidungen haben etwas gekostet, zusammen etwa { $lost }.
}
coach-level = Du spielst etwa so stark wie { $level }.
coach-no-choice = Es gab nichts zu entscheiden.
coach-moments = Die entscheidenden Momente
coach-place = Runde { $round }, Zug { $move }
coach-place-end = Runde { $round }, Ende
coach-moment-draw = { $tile } gezogen.
coach-moment-end = die Runde endet
coach-moment-resigned = Aufgegeben; der Bot, der weiterspielte, hatte am Ende die meisten Punkte.
coach-slips = Teure Entscheidungen
coach-no-slips = Keine Entscheidung hat nachweislich viel gekostet.
coach-decisions = Alle Entscheidungen
coach-column-place = Wo
coach-column-played = Gespielt
coach-column-better = Besser
coach-column-loss = Verlust
coach-column-grade = Urteil
coach-title = Analyse
coach-balance = Glück und Können
coach-graph = Die Gewinnchance, Zug für Zug
coach-graph-points = Die zu erwartenden Punkte, Zug für Zug
coach-graph-text = { $name }: von { $first } auf { $last }.
coach-played-was = Gespielt: { $action }
coach-better-was = Besser: { $action }

## Die Seite

page-review-note = Der Coach geht ein Spiel Zug für Zug durch: wo es gewonnen und verloren wurde, was Glück war und was besser gewesen wäre.
page-review-ready = Der Coach macht sich bereit.
page-review-place = { $place ->
    [one] Eine andere Analyse kommt vorher dran.
   *[other] { $place } andere Analysen kommen vorher dran.
}
page-review-progress = Der Coach hat { $done } von { $all } Stellungen angesehen.
page-review-leave = Du brauchst hier nicht zu warten: Die Analyse bleibt beim Spiel.
page-review-hour = Diese Analyse wird eine Stunde lang aufbewahrt.
page-review-cancelled = Die Analyse wurde abgebrochen.
page-review-whose = Person wählen
page-review-parts-note = Die sechs Teile führen von gleichen Chancen zum Ergebnis. Dafür zählen alle Steine, auch die, die niemand sehen konnte.
page-review-how = Wie gut du gespielt hast
page-review-checkpoint = Moment { $at } von { $count }
page-review-was-best = Du hast den besten Zug gewählt.
page-review-was-good = So gut wie der beste, soweit sich das sagen lässt.
page-review-cost = Das hat dich etwa { $loss } Gewinnchance gekostet.
page-review-cost-points = Das hat etwa { $loss } Punkte gekostet.
page-review-went = Deine Gewinnchance: { $before } → { $after }
page-review-went-points = Die zu erwartenden Punkte: { $before } → { $after }
page-review-board = Die Spielfläche in diesem Moment
page-review-rack = Deine Ablagebank
page-review-graph-list = Die Zahlen, Moment für Moment
page-review-points = { $size } Punkte
page-review-again = Von hier aus spielen
page-review-again-note = Du spielst von hier aus gegen Bots weiter, zur Übung. Das Spiel selbst bleibt, wie es ist.
page-review-find = Selbst finden
page-review-find-note = Dieselbe Stellung als Rätsel, ohne die Antwort. Du findest es danach bei deinen Rätseln.
page-review-puzzles = { $count ->
    [one] Eine dieser Entscheidungen ist jetzt ein Rätsel für dich.
   *[other] { $count } dieser Entscheidungen sind jetzt Rätsel für dich.
}
