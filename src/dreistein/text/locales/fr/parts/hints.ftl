### L’indice à côté du plateau.

page-thinking = L’expert réfléchit…
page-show-me = Montrer
page-show-idea = { $title } : montrer
