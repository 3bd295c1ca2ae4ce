### Los números de una versión, y reglas de la casa con nombre: en la mesa, la hoja de puntuación y el reglamento.

numbers-target = Meta
numbers-start = Bonificación inicial
numbers-start-zero = Extra por abrir con 0–0–0
numbers-bridge = Puente
numbers-double = Doble unión
numbers-out = Última ficha
numbers-draw = Penalización por ficha robada
numbers-draws = Máximo de fichas robadas por turno
numbers-fruitless = Penalización: todas robadas, ninguna colocada
numbers-empty = Penalización por pozo vacío
numbers-hexagons = { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}
numbers-deal = Fichas por jugador, con { $count }
numbers-needs-triple = Bonificación inicial solo con un triple

numbers-name = Nombre de estas reglas
numbers-name-example = Reglas de la abuela
numbers-keep = Guardar
numbers-forget = Eliminar
numbers-keep-note = Ponles un nombre y las tendrás en la mesa, en la hoja de puntuación y en el reglamento.
numbers-kept = Tus reglas, guardadas en este dispositivo: para mesas, hoja de puntuación y reglamento.
numbers-back = Volver a los valores guardados
numbers-base = Lo que cambia respecto a «{ $edition }»:
