### Der Trainer: eine Partie analysiert, im Terminal und als eigene Seite.

## Optionen

cli-analyse = eine Partiedatei analysieren: was jede Entscheidung gekostet hat und was Glück war
cli-analyse-seat = nur dieser Platz, gezählt ab 0 (Standard: alle)
cli-analyse-worlds = wie viele Verteilungen der Steine für jede Entscheidung durchgespielt werden (Standard: 600)
cli-analyse-millis = stattdessen N Millisekunden über jede Entscheidung nachdenken; dann hängt das Ergebnis vom Gerät ab
cli-analyse-seed = der Startwert der Analyse: Derselbe ergibt dasselbe
cli-analyse-all = alle Entscheidungen auflisten, nicht nur die, die etwas gekostet haben
cli-analyse-json = die Analyse als JSON ausgeben
cli-analyse-html = die Analyse in diese Datei schreiben, als Seite, die sonst nichts braucht

## Die Analyse

coach-progress = Stellungen
coach-stopped = Abgebrochen nach { $done } von { $all } Stellungen; das ist die Analyse dessen, was bis dahin beurteilt war.
coach-method = Jede Entscheidung wird danach beurteilt, was man in dem Moment wissen konnte, mit { $worlds } Verteilungen der Steine, die dazu passen.
coach-method-millis = Jede Entscheidung wird danach beurteilt, was man in dem Moment wissen konnte, mit { $millis } ms Bedenkzeit.
coach-note = ± ist die halbe Breite des 95-%-Intervalls. Was sich vom besten Zug nicht unterscheiden lässt, heißt nicht Fehler.

## Die Bilanz

coach-even = Gleiche Chance
coach-expected = Zu erwarten
coach-cause-deal = Ausgeteilte Steine
coach-cause-draws = Gezogene Steine
coach-cause-decisions = Eigene Entscheidungen
coach-cause-others = Die anderen
coach-cause-rest = Nicht abzusehen
coach-result = Ergebnis
coach-so-far = Bisher

## Wie gut

coach-grade-best = Am besten
coach-grade-good = Gut
coach-grade-inaccuracy = Ungenau
coach-grade-mistake = Fehler
coach-grade-blunder = Grober Fehler
coach-loss = Im Schnitt hat eine Entscheidung { $loss } der Gewinnchance gekostet.
coach-loss-points = Im Schnitt hat eine Entscheidung { $loss } Punkte gekostet.
coach-loss-none = Insgesamt haben die Entscheidungen nichts gekostet, was sich messen ließe.
coach-level = Etwa so viel verliert der Bot „{ $level }“.
coach-no-choice = Es gab nichts zu entscheiden.

## Momente

coach-moments = Die entscheidenden Momente
coach-place = Runde { $round }, Zug { $move }
coach-place-end = Runde { $round }, Ende
coach-moment-decision = { $played } statt { $better }.
coach-moment-draw = { $tile } gezogen.
coach-moment-end = die Runde endet

## Entscheidungen

coach-slips = Was etwas gekostet hat
coach-no-slips = Keine Entscheidung hat nachweislich viel gekostet.
coach-decisions = Alle Entscheidungen
coach-column-place = Wo
coach-column-played = Gespielt
coach-column-better = Besser
coach-column-loss = Verlust
coach-column-grade = Urteil

## Die Seite

coach-title = Analyse
coach-won = gewinnt
coach-balance = Glück und Können
coach-graph = Die Gewinnchance, Zug für Zug
coach-graph-points = Die zu erwartenden Punkte, Zug für Zug
coach-graph-text = { $name }: von { $first } bis { $last }.
coach-picture = Der Tisch, Runde { $round }, Zug { $move }
coach-played-was = Gespielt: { $action }
coach-better-was = Besser: { $action }
