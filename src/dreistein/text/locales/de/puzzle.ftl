### Rätsel im Terminal.

## Optionen

cli-puzzle = ein Rätsel lösen: den besten Zug finden
cli-puzzle-id = das Rätsel mit dieser Nummer
cli-puzzle-day = das Rätsel eines Tages (Standard: das von heute)
cli-puzzle-from = die Rätsel dieser Datei nehmen: von „analyse --puzzles“, oder von der Seite gespeichert
cli-puzzle-theme = ein Rätsel mit diesem Thema
cli-puzzle-difficulty = ein Rätsel mit dieser Schwierigkeit, von 1 bis 5
cli-puzzle-rule = free: man darf absichtlich ziehen; must-place: wer anlegen kann, muss anlegen
cli-puzzle-seed = der Startwert für die Wahl eines Rätsels
cli-puzzle-move = diesen Zug beurteilen, statt nach einem zu fragen: 453@1,0, + oder -
cli-puzzle-solution = die Lösung zeigen
cli-puzzle-list = die Rätsel auflisten, statt nach einem Zug zu fragen
cli-puzzle-json = das Rätsel als JSON ausgeben, auf Wunsch mit seiner Lösung
cli-meta-move = ZUG

## Das Rätsel

puzzle-question = Mit welchem Zug hast du die besten Chancen, die Partie zu gewinnen?
puzzle-leave = ? zeigt die Hilfe, q die Lösung.
puzzle-impossible = Das geht hier nicht.
puzzle-themes = Themen:
puzzle-line-draw = { $own ->
    [0] zieht einen Stein
   *[other] ziehst { $tile }
}
puzzle-line-keep = { $own ->
    [0] behält die Steine
   *[other] behältst die Steine
}
puzzle-line-pass = { $own ->
    [0] passt
   *[other] passt
}
puzzle-as-good = ebenso gut
puzzle-wins-less = Zu Ende gespielt gewinnt es die Partie seltener.
puzzle-rest = { $count ->
    [one] eine weitere Möglichkeit kostet mehr
   *[other] { $count } weitere Möglichkeiten kosten mehr
}
puzzle-players = { $count } Personen
