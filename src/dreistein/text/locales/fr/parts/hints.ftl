### L’indice à côté du plateau.

page-thinking = L’expert réfléchit…
page-show-me = Montrer
page-show-idea = { $title } : montrer
hint-when-placing = La meilleure tuile à poser :
hint-expert-would = Ce que ferait l’expert :
hint-draw-rule = La règle imprimée le permet ; la règle maison « Qui peut poser doit poser », non.
