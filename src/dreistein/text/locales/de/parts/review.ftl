### Eine Analyse: auf der Seite, im Terminal und als Datei.

coach-note = Was sich vom besten Zug nicht unterscheiden lässt, gilt nicht als Fehler. Jeder Zug wird danach beurteilt, was du wissen konntest; für das Ergebnis zählen alle Steine.
coach-even = Gleiche Chancen
coach-expected = Zu erwarten
coach-cause-plan = Spielweise
coach-cause-deal = Ausgeteilte Steine
coach-cause-draws = Gezogene Steine
coach-cause-moves = Eigenes Spiel
coach-cause-their-draws = { $rivals ->
    [one] Was der Gegner gezogen hat
   *[other] Was andere gezogen haben
}
coach-cause-their-moves = { $rivals ->
    [one] Was der Gegner gespielt hat
   *[other] Was andere gespielt haben
}
coach-result = Ergebnis
coach-so-far = Bisher
coach-grade-good = Gut
coach-grade-inaccuracy = Ungenauigkeit
coach-grade-mistake = Fehler
coach-grade-blunder = Grober Fehler
coach-grades-good = { $count ->
    [one] gut gespielt
   *[other] gut gespielt
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
coach-to = Der Coach sagt zu { $name }:
coach-lost = { $count ->
    [one] Eine Entscheidung hat etwa { $lost } gekostet.
   *[other] { $count } Entscheidungen waren teuer: zusammen etwa { $lost }.
}
coach-lost-each = { $count } Entscheidungen waren teuer: im Schnitt je etwa { $lost }.
coach-again = { $count ->
    [one] Aus demselben Grund war noch eine Entscheidung teuer: etwa { $lost }.
   *[other] Aus demselben Grund waren noch { $count } Entscheidungen teuer: je etwa { $lost }.
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

page-review-note = Der Coach geht eine Partie Zug für Zug durch: wo sie gewonnen und verloren wurde, was Glück war und was besser gewesen wäre.
page-review-ready = Der Coach macht sich bereit.
page-review-place = { $place ->
    [one] Eine andere Analyse kommt vorher dran.
   *[other] { $place } andere Analysen kommen vorher dran.
}
page-review-progress = Der Coach hat { $done } von { $all } Stellungen angesehen.
page-review-leave = Du brauchst hier nicht zu warten: Die Analyse bleibt bei der Partie.
page-review-hour = Diese Analyse wird eine Stunde lang aufbewahrt.
page-review-cancelled = Die Analyse wurde abgebrochen.
page-review-whose = Person wählen
page-review-parts-note = So kam es von gleichen Chancen zum Ergebnis, jeweils ungefähr. Hier zählen alle Steine, auch die, die niemand sehen konnte; was dafür zu klein ist, fehlt.
page-review-how = Was du mitnehmen kannst
page-review-checkpoint = Moment { $at } von { $count }
page-review-was-good = Ein guter Zug: Kein anderer war klar besser.
page-review-went = Deine Gewinnchance ging von etwa { $before } auf { $after }.
page-review-went-points = Zu erwarten waren erst etwa { $before }, danach { $after } Punkte.
page-review-board = Die Spielfläche in diesem Moment
page-review-rack = Deine Ablagebank
page-review-graph-list = Die Zahlen, Moment für Moment
page-review-points = { $count ->
    [one] { $size } Punkt
   *[other] { $size } Punkte
}
page-review-chance = { $size } Gewinnchance
page-review-again = Noch einmal versuchen
page-review-find = Selbst finden
page-review-puzzles = { $count ->
    [one] Eine dieser Entscheidungen ist jetzt ein Rätsel für dich.
   *[other] { $count } dieser Entscheidungen sind jetzt Rätsel für dich.
}
page-review-more = Weitere Gründe
page-review-rest = Die ganze Partie, Zug für Zug

## Ein zweiter Versuch

page-second-goal-win = Neuer Versuch: Gewinnst du von hier aus? Beim ersten Mal stand es am Ende { $then }.
page-second-goal-more = Neuer Versuch: Wird dein Vorsprung diesmal größer als { points }? Beim ersten Mal stand es am Ende { $then }.
page-second-goal-points = Neuer Versuch: Schaffst du diesmal mehr als { points }?
page-second-back = Zurück zur Analyse
page-second-better = Besser als beim ersten Mal: stark gespielt!
page-second-same = Genau wie beim ersten Mal.
page-second-worse = Beim ersten Mal lief es besser. Die Steine kommen, wie sie wollen: Versuch es ruhig noch einmal.
page-second-compared = Damals: { $then }. Diesmal: { $now }.
