### Der Tipp neben dem Spielfeld.

page-thinking = Der Experte denkt nach …
page-show-me = Zeigen
page-show-idea = { $title }: zeigen
hint-draw-rule = Laut Anleitung darf man ziehen, obwohl etwas passt. Wollt ihr ohne das spielen, wählt beim neuen Tisch die Hausregel „Wer anlegen kann, muss anlegen“.
