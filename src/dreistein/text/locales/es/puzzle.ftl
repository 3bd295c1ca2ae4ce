### Problemas en la terminal.

## Opciones

cli-puzzle = resolver un problema: encontrar la mejor jugada
cli-puzzle-id = el problema con este número
cli-puzzle-day = el problema de un día (por defecto: el de hoy)
cli-puzzle-from = tomar los problemas de este archivo: de «analyse --puzzles», o guardados por la página
cli-puzzle-theme = un problema sobre este tema
cli-puzzle-difficulty = un problema de esta dificultad, de 1 a 5
cli-puzzle-rule = se puede robar a propósito (free), o quien pueda colocar debe hacerlo (must-place)
cli-puzzle-seed = la semilla para elegir un problema
cli-puzzle-move = juzgar esta jugada en vez de pedir una: 453@1,0, + o -
cli-puzzle-solution = mostrar la solución
cli-puzzle-list = enumerar los problemas en vez de pedir una jugada
cli-puzzle-json = imprimir el problema como JSON, con su solución si se pide
cli-meta-move = JUGADA

## El problema

puzzle-question = ¿Qué jugada te da la mejor oportunidad de ganar la partida?
puzzle-leave = ? muestra la ayuda; q, la solución.
puzzle-impossible = Aquí no es posible.
puzzle-themes = Temas:
puzzle-as-good = igual de buena
puzzle-rest = { $count ->
    [one] otra jugada cuesta más
   *[other] otras { $count } jugadas cuestan más
}
puzzle-players = { $count } jugadores
