### Der Tipp neben dem Spielfeld.

page-thinking = Der Experte denkt nach …
page-show-me = Zeigen
page-show-idea = { $title }: zeigen
hint-when-placing = Zum Anlegen am besten:
hint-expert-would = So würde der Experte spielen:
hint-draw-rule = Die Spielregeln erlauben das, die Hausregel „Wer anlegen kann, muss anlegen“ nicht.
