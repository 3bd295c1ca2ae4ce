### La pista junto al tablero.

page-thinking = El experto está pensando…
page-show-me = Ver
page-show-idea = { $title }: ver
hint-when-placing = La mejor ficha para colocar:
hint-expert-would = Lo que haría el experto:
hint-draw-rule = Las reglas impresas lo permiten; la regla de la casa «Quien pueda colocar debe hacerlo», no.
