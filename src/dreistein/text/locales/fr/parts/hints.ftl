### L’indice à côté du plateau.

page-thinking = L’expert réfléchit…
page-show-me = Montrer
page-show-idea = { $title } : montrer
hint-draw-rule = La règle imprimée le permet ; la règle maison « Qui peut poser doit poser », non.
