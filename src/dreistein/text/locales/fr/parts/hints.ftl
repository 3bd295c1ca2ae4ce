### L’indice à côté du plateau.

page-thinking = L’expert réfléchit…
page-show-me = Montrer
page-show-idea = { $title } : montrer
hint-draw-rule = La règle imprimée permet de piocher même quand on pourrait poser. Pour jouer sans cela, choisissez la règle maison « Qui peut poser doit poser » en ouvrant une table.
