### La pista junto al tablero.

page-thinking = El experto está pensando…
page-show-me = Ver
page-show-idea = { $title }: ver
hint-draw-rule = Las reglas impresas lo permiten; la regla de la casa «Quien pueda colocar debe hacerlo», no.
