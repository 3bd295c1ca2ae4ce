### La partida del día, y los bots que tienen demasiado que pensar.

error-no-date = { $text } no es una fecha; escríbela como { $example }.
error-day-before-first = El { $day } no hubo partida del día; la primera fue el { $first }.
error-day-ahead = La partida del { $day } aún no está abierta; hoy es { $today } (UTC).
error-day-secret = El secreto del { $day } se revela cuando ese día haya terminado (UTC).
error-busy = El ordenador tiene ahora demasiado que pensar; vuelve a intentarlo en un momento.
