### Eine Analyse: auf der Seite, im Terminal und als Datei.

coach-note = ± zeigt, wie sicher der Coach ist: In 95 von 100 Fällen liegt der wahre Wert darin. Was sich vom besten Zug nicht unterscheiden lässt, gilt nicht als Fehler.
coach-even = Gleiche Chancen
coach-expected = Zu erwarten
coach-cause-deal = Ausgeteilte Steine
coach-cause-draws = Gezogene Steine
coach-cause-decisions = Eigene Entscheidungen
coach-cause-others = Die anderen
coach-cause-rest = Nicht abzusehen
coach-result = Ergebnis
coach-so-far = Bisher
coach-grade-best = Am besten
coach-grade-good = Gut
coach-grade-inaccuracy = Ungenau
coach-grade-mistake = Fehler
coach-grade-blunder = Grober Fehler
coach-loss = Im Schnitt hat eine Entscheidung { $loss } Gewinnchance gekostet.
coach-loss-points = Im Schnitt hat eine Entscheidung { $loss } Punkte gekostet.
coach-loss-none = Insgesamt haben die Entscheidungen nichts gekostet, was sich messen ließe.
coach-level = Daran gemessen etwa so stark wie { $level }.
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
page-review-retry = Noch einmal versuchen
page-review-cancelled = Die Analyse wurde abgebrochen.
page-review-whose = Person wählen
page-review-lucky = Du hattest Glück: Deine Steine haben dir { $change } gebracht.
page-review-unlucky = Du hattest Pech: Deine Steine haben dich { $change } gekostet.
page-review-luck-even = Du hattest etwa so viel Glück wie Pech.
page-review-own = Deine Entscheidungen haben dich { $change } gekostet.
page-review-others-good = Die anderen haben dir { $change } geschenkt.
page-review-others-bad = Die anderen haben dir { $change } genommen.
page-review-parts-note = Die vier Teile führen von gleichen Chancen zum Ergebnis. Ein Teil kann über 100 % liegen, denn eine Chance lässt sich verschenken und zurückgewinnen.
page-review-how = Wie gut du gespielt hast
page-review-habit-draw = In { $count } von { $all } Fällen war es dasselbe: Du hast angelegt, wo Ziehen besser war. Sammle Steine, solange es welche zu ziehen gibt: Ist der Vorrat leer, kann weiter anlegen, wer viele hat.
page-review-habit-place = In { $count } von { $all } Fällen war es dasselbe: Du hast gezogen, wo Anlegen besser war.
page-review-checkpoint = Moment { $at } von { $count }
page-review-was-best = Du hast den besten Zug gewählt.
page-review-was-good = So gut wie der beste, soweit sich das sagen lässt.
page-review-cost = Das hat dich { $loss } Gewinnchance gekostet.
page-review-cost-points = Das hat { $loss } Punkte gekostet.
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
