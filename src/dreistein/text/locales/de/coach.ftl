### Der Trainer: eine Partie analysiert, im Terminal und als eigene Seite.

## Optionen

cli-analyse = eine Partiedatei analysieren: was jede Entscheidung gekostet hat und was Glück war
cli-analyse-seat = nur dieser Platz, gezählt ab 0 (Standard: alle)
cli-analyse-worlds = wie viele Verteilungen der Steine für jede Entscheidung durchgespielt werden (Standard: 600)
cli-analyse-millis = stattdessen N Millisekunden über jede Entscheidung nachdenken; dann hängt das Ergebnis vom Gerät ab
cli-analyse-seed = der Startwert der Analyse: gleicher Startwert, gleiches Ergebnis
cli-analyse-all = alle Entscheidungen auflisten, nicht nur die, die etwas gekostet haben
cli-analyse-json = die Analyse als JSON ausgeben
cli-analyse-html = die Analyse in diese Datei schreiben, als Seite, die sonst nichts braucht
cli-analyse-puzzles = die Rätsel, die aus Fehlern wurden, in diese Datei schreiben, für „puzzle --from“

## Die Analyse

coach-progress = Stellungen
coach-stopped = Abgebrochen nach { $done } von { $all } Stellungen; das ist die Analyse dessen, was bis dahin beurteilt war.
coach-no-puzzles = Aus keiner Entscheidung wurde ein Rätsel: Dafür muss ein Zug klar der beste gewesen und ein anderer gespielt worden sein.
coach-method = Jede Entscheidung wird danach beurteilt, was man in dem Moment wissen konnte, mit { $worlds } Verteilungen der Steine, die dazu passen.
coach-method-millis = Jede Entscheidung wird danach beurteilt, was man in dem Moment wissen konnte, mit { $millis } ms Bedenkzeit.

## Momente

coach-moment-decision = { $played } statt { $better }.

## Die Seite

