### L’indice à côté du plateau.

page-thinking = L’expert réfléchit…
page-show-me = Montrer
page-show-idea = { $title } : montrer
hint-draw-rule = Piocher alors qu’on pourrait poser, la règle imprimée le permet. Pour jouer sans cela, il y a la règle maison « Qui peut poser doit poser » ; on la choisit en ouvrant une table.
