### Der Tipp neben dem Spielfeld.

page-thinking = Der Experte denkt nach …
page-show-me = Zeigen
page-show-idea = { $title }: zeigen
hint-draw-rule = Ziehen, obwohl etwas passt, erlaubt die Anleitung. Ohne das spielt ihr mit der Hausregel „Wer anlegen kann, muss anlegen“; gefragt wird danach beim neuen Tisch.
