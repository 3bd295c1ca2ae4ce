### Problemas en la terminal.

## Opciones

cli-puzzle = resolver un problema: encontrar la mejor jugada
cli-puzzle-id = el problema con este número
cli-puzzle-day = el problema de un día (por defecto: el de hoy)
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

## Nombres

puzzle-number = Problema { $number }
puzzle-theme-hexagon = Hexágono
puzzle-theme-trap = Tender una trampa
puzzle-theme-deny = No dejar nada
puzzle-theme-hold-back = Contenerse
puzzle-theme-draw-or-place = ¿Robar o colocar?
puzzle-theme-go-out = La última ficha
puzzle-theme-end = El final
puzzle-theme-match = Jugar para la partida
puzzle-level-1 = Muy fácil
puzzle-level-2 = Fácil
puzzle-level-3 = Medio
puzzle-level-4 = Difícil
puzzle-level-5 = Muy difícil

## La respuesta

puzzle-right = ¡Correcto!
puzzle-wrong = No del todo: te cuesta un { $loss } de la probabilidad de ganar.
puzzle-solution = La solución:
puzzle-others = Lo que cuestan las otras jugadas:
puzzle-line = Así puede seguir:
