### Rätsel, auf der Seite und im Terminal.

## Namen

puzzle-number = Rätsel { $number }
puzzle-theme-hexagon = Sechseck
puzzle-theme-trap = Eine Falle stellen
puzzle-theme-deny = Den anderen nichts lassen
puzzle-theme-hold-back = Zurückhaltung
puzzle-theme-draw-or-place = Ziehen oder anlegen?
puzzle-theme-go-out = Der letzte Stein
puzzle-theme-end = Endspiel
puzzle-theme-match = Die ganze Partie im Blick
puzzle-level-1 = Sehr leicht
puzzle-level-2 = Leicht
puzzle-level-3 = Mittel
puzzle-level-4 = Schwer
puzzle-level-5 = Sehr schwer

## Die Antwort

puzzle-right = Richtig!
puzzle-wrong = Nicht ganz: Das kostet dich etwa { $loss } Gewinnchance.
puzzle-solution = Die Lösung:
puzzle-others = Was andere Möglichkeiten kosten:
puzzle-line = So kann es weitergehen:

## Auswählen

page-puzzles-lead = Jedes Rätsel ist eine Stellung aus einer Partie. Mit einem Zug sind die Gewinnchancen deutlich besser als mit allen anderen: Finde ihn! Du weißt, was man am Tisch wusste, und nicht mehr.
page-puzzle-day = Rätsel des Tages
page-puzzle-day-note = Jeden Tag ein neues, für alle dasselbe.
page-puzzle-day-done = Heute gelöst. Komm morgen wieder!
page-puzzle-today = Rätsel von heute
page-puzzle-see = Noch einmal ansehen
page-puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
page-puzzle-theme = Thema
page-puzzle-any-theme = Alle Themen
page-puzzle-level = Schwierigkeit
page-puzzle-any-level = Alle Schwierigkeiten
page-puzzle-rule = Ziehen
page-puzzle-any-rule = Beide Regeln
page-puzzle-free = Man darf absichtlich ziehen
page-puzzle-count = { $count ->
    [one] { $count } Rätsel, { $solved } gelöst
   *[other] { $count } Rätsel, { $solved } gelöst
}
page-puzzle-none = So ein Rätsel gibt es nicht. Wähle ein anderes Thema oder eine andere Schwierigkeit.
page-puzzle-go = Rätsel lösen
page-puzzle-list = Alle zeigen
page-puzzle-done = gelöst
page-puzzle-own = Aus deinen Partien
page-puzzle-own-note = In diesen Stellungen war ein Zug klar am besten, und du hast anders gespielt. Findest du ihn jetzt?
page-puzzle-own-place = Runde { $round }, Zug { $move }
page-puzzle-own-none = Lass eine Partie analysieren: Wo du einen klar besten Zug verpasst hast, bekommst du hier ein Rätsel.
page-puzzle-own-unclear = Bei keinem der Fehler, die bisher gefunden wurden, war ein Zug klar der beste. Deshalb gibt es noch kein Rätsel aus deinen Partien.
page-puzzle-keep-note = Was du gelöst hast und die Rätsel aus deinen Partien sind nur in diesem Browser gespeichert.
page-puzzle-save = Als Datei speichern
page-puzzle-forget = Löschen
page-puzzle-forget-note = Dieser Browser vergisst, welche Rätsel du gelöst hast, deine Tage in Folge und die Rätsel aus deinen Partien.

## Lösen

page-puzzle-ask = Du bist dran. Welcher Zug ist am besten?
page-puzzle-own-title = Rätsel aus deiner Partie
page-puzzle-gone = Dieses Rätsel ist in diesem Browser nicht mehr gespeichert.
page-puzzle-hint-theme = Darum geht es: { $themes }
page-puzzle-hint-tile = Denk an { $tile }.
page-puzzle-hint-none = Überleg es dir zweimal, bevor du etwas anlegst.
page-puzzle-unfit = Dieser Stein passt nirgends: { $tile }.
page-puzzle-again = Noch einmal versuchen
page-puzzle-show = Lösung
page-puzzle-next = Nächstes Rätsel
page-puzzle-all = Alle Rätsel
page-puzzle-first = Richtig, beim ersten Versuch!
page-puzzle-same = Das hast du auch in deiner Partie gespielt.
page-puzzle-then = In deiner Partie hast du gespielt: { $action }
page-puzzle-then-elsewhere = In deiner Partie hast du denselben Stein anderswo angelegt.
page-puzzle-costs = kostet { $loss }
page-puzzle-good = ebenso gut
page-puzzle-chance = Damit gewinnst du etwa { $chance } der Partien.
page-puzzle-step = Schritt { $step } von { $steps }
page-puzzle-back = Zurück
page-puzzle-on = Weiter
page-puzzle-round-over = Die Runde ist zu Ende.
page-puzzle-seats = Am Tisch
page-puzzle-line-title = So kann es weitergehen
page-puzzle-others-title = Was andere Möglichkeiten kosten
page-puzzle-share = Teilen
page-puzzle-copied = Kopiert. Füge es ein, wo du magst.
page-puzzle-line-shared = Dreistein, Rätsel des Tages { $day }: { $result }
page-puzzle-result = { $tries ->
    [one] beim ersten Versuch gelöst
   *[other] beim { $tries }. Versuch gelöst
}
