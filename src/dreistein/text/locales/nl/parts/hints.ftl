### De hint naast het bord.

page-thinking = De expert denkt na…
page-show-me = Tonen
page-show-idea = { $title }: tonen
