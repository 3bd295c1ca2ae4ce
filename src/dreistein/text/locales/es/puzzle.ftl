### Ejercicios en la terminal.

## Opciones

cli-puzzle = resuelve un ejercicio: encuentra la mejor jugada
cli-puzzle-id = el ejercicio con este número
cli-puzzle-day = el ejercicio de un día (por defecto: el de hoy)
cli-puzzle-from = toma los ejercicios de este archivo: de «analyse --puzzles», o guardados por la página
cli-puzzle-theme = un ejercicio sobre este tema
cli-puzzle-difficulty = un ejercicio de esta dificultad, de 1 a 5
cli-puzzle-rule = se puede robar a propósito (free), o quien pueda colocar debe hacerlo (must-place)
cli-puzzle-seed = la semilla para elegir un ejercicio
cli-puzzle-move = juzga esta jugada en vez de pedir una: 453@1,0, + o -
cli-puzzle-solution = muestra la solución
cli-puzzle-list = enumera los ejercicios en vez de pedir una jugada
cli-puzzle-json = imprime el ejercicio como JSON, con su solución si se pide
cli-meta-move = JUGADA

## El ejercicio

puzzle-question = ¿Qué jugada te da más probabilidades de ganar la partida?
puzzle-leave = ? muestra la ayuda; q, la solución.
puzzle-impossible = Aquí no es posible.
puzzle-themes = Temas:
puzzle-line-draw = { $own ->
    [0] roba una ficha
   *[other] robas { $tile }
}
puzzle-line-keep = { $own ->
    [0] conserva las fichas
   *[other] conservas las fichas
}
puzzle-line-pass = { $own ->
    [0] pasa
   *[other] pasas
}
puzzle-as-good = igual de buena
puzzle-wins-less = Así se gana la partida menos veces.
puzzle-rest = { $count ->
    [one] otra jugada cuesta más
   *[other] otras { $count } jugadas cuestan más
}
puzzle-players = { $count } jugadores
