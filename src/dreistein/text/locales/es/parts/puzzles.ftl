### Ejercicios, en la página y en la terminal.

## Nombres

puzzle-number = Ejercicio { $number }
puzzle-theme-hexagon = Hexágono
puzzle-theme-trap = Tender una trampa
puzzle-theme-deny = No dejar nada a los demás
puzzle-theme-hold-back = Saber esperar
puzzle-theme-draw-or-place = ¿Robar o colocar?
puzzle-theme-go-out = La última ficha
puzzle-theme-end = El final
puzzle-theme-match = Pensar en toda la partida
puzzle-level-1 = Muy fácil
puzzle-level-2 = Fácil
puzzle-level-3 = Medio
puzzle-level-4 = Difícil
puzzle-level-5 = Muy difícil

## La respuesta

puzzle-right = ¡Correcto!
puzzle-wrong = No del todo: te cuesta cerca de un { $loss } de probabilidad de ganar.
puzzle-solution = La solución:
puzzle-others = Lo que cuestan las otras jugadas:
puzzle-line = Así puede seguir:

## Elegir

page-puzzles-lead = Cada ejercicio es una posición de una partida. Una jugada da claramente más probabilidades de ganar que todas las demás: ¡encuéntrala! Sabes lo que sabía el jugador, y nada más.
page-puzzle-day = Ejercicio del día
page-puzzle-day-note = Uno nuevo cada día, el mismo para todos.
page-puzzle-day-done = Resuelto hoy. ¡Vuelve mañana!
page-puzzle-today = Ejercicio de hoy
page-puzzle-see = Verlo otra vez
page-puzzle-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
page-puzzle-theme = Tema
page-puzzle-any-theme = Todos los temas
page-puzzle-level = Dificultad
page-puzzle-any-level = Todas las dificultades
page-puzzle-rule = Robar
page-puzzle-any-rule = Ambas reglas
page-puzzle-free = Se puede robar a propósito
page-puzzle-count = { $count ->
    [one] { $count } ejercicio, resueltos: { $solved }
   *[other] { $count } ejercicios, resueltos: { $solved }
}
page-puzzle-none = Ningún ejercicio cumple esas condiciones. Elige otro tema u otra dificultad.
page-puzzle-go = Resolver uno
page-puzzle-list = Mostrar todos
page-puzzle-done = resuelto
page-puzzle-own = De tus partidas
page-puzzle-own-note = En estas posiciones una jugada era claramente la mejor y tú hiciste otra. ¿La encuentras esta vez?
page-puzzle-own-place = ronda { $round }, jugada { $move }
page-puzzle-own-none = Pide el análisis de una partida: cada vez que se te escapó una jugada claramente mejor, aquí aparece un ejercicio por resolver.
page-puzzle-own-unclear = Todavía no hay ejercicios de tus partidas: en cada error encontrado, varias jugadas eran más o menos igual de buenas.
page-puzzle-keep-note = Lo que has resuelto y los ejercicios de tus partidas se guardan solo en este navegador.
page-puzzle-save = Guardar en un archivo
page-puzzle-forget = Eliminar
page-puzzle-forget-note = Este navegador olvida qué ejercicios has resuelto, tus días seguidos y los ejercicios de tus partidas.

## Resolver

page-puzzle-ask = Te toca. ¿Cuál es la mejor jugada?
page-puzzle-own-title = Ejercicio de tu partida
page-puzzle-gone = Este ejercicio ya no está guardado en este navegador.
page-puzzle-hint-theme = El tema: { $themes }
page-puzzle-hint-tile = Piensa en { $tile }.
page-puzzle-hint-none = Piénsalo dos veces antes de colocar algo.
page-puzzle-unfit = { $tile } no encaja aquí en ningún hueco.
page-puzzle-again = Intentar de nuevo
page-puzzle-show = Solución
page-puzzle-next = Siguiente ejercicio
page-puzzle-all = Todos los ejercicios
page-puzzle-first = ¡Correcto, a la primera!
page-puzzle-same = Es también lo que jugaste en tu partida.
page-puzzle-then = En tu partida jugaste: { $action }
page-puzzle-then-elsewhere = En tu partida colocaste la misma ficha en otro hueco.
page-puzzle-costs = cuesta un { $loss }
page-puzzle-good = igual de buena
page-puzzle-chance = Así ganas cerca del { $chance } de las partidas.
page-puzzle-step = Paso { $step } de { $steps }
page-puzzle-back = Atrás
page-puzzle-on = Siguiente
page-puzzle-round-over = La ronda ha terminado.
page-puzzle-seats = Los jugadores
page-puzzle-line-title = Así puede seguir
page-puzzle-others-title = Lo que cuestan las otras jugadas
page-puzzle-share = Compartir
page-puzzle-copied = Copiado. Pégalo donde quieras.
page-puzzle-line-shared = Dreistein, ejercicio del día { $day }: { $result }
page-puzzle-result = { $tries ->
    [one] resuelto a la primera
   *[other] resuelto en { $tries } intentos
}
