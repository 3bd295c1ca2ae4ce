### Lo que muestran los programas de un enlace.

moment-title = Dreistein: { $names }
moment-text = Mira este momento sobre la mesa, recorre la partida jugada a jugada y sigue tú desde aquí.
