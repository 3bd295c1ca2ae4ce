### Lo que muestran los programas de un enlace.

moment-title = { $names } juegan a Dreistein
moment-text = Mira este momento sobre la mesa, recorre la partida jugada a jugada y sigue tú desde aquí.
