### Lo que espera en la página de inicio.

page-back = Para ti
page-back-turns = { $count ->
    [one] Te toca en una mesa
   *[other] Te toca en { $count } mesas
}
page-back-day-done = Partida del día: jugada
page-back-puzzle = Ejercicio del día
page-back-puzzle-done = Ejercicio del día: resuelto
page-back-rung = Próximo rival: { $name }
page-back-again = ¿Otra victoria contra { $name }?
page-back-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
