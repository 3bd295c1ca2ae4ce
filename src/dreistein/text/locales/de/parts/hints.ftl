### Der Tipp neben dem Spielfeld.

page-thinking = Der Experte denkt nach …
page-show-me = Zeigen
page-show-idea = { $title }: zeigen
