### La pista junto al tablero.

page-thinking = El experto está pensando…
page-show-me = Ver
page-show-idea = { $title }: ver
hint-draw-rule = Las reglas impresas permiten robar aunque algo encaje. Para jugar sin eso, elige al abrir una mesa la regla de la casa «Quien pueda colocar debe hacerlo».
