### Ver una partida de nuevo.

page-drop-record = Suelta aquí una partida guardada o elige un archivo.
page-no-record = Este archivo no es una partida que se pueda ver de nuevo.
page-dealt = Se han repartido las fichas.
page-step-back = Anterior
page-step-on = Siguiente
page-play-on = Reproducir
page-pause = Pausa
page-jump = Ir a una jugada
page-go-to-round = Ir a una ronda
page-verify = Comprobar el reparto
page-choose-file = Elegir un archivo
page-replay-again = Jugar desde aquí
page-verify-contribution = { $name } aportó { $text }.
page-verify-own = Tu aportación está: { $text }.
page-verify-match = El reparto es correcto. Tu aportación está en la lista, así que nadie pudo elegirlo: ni el servidor ni los demás, solos o juntos.
page-verify-wrong-deal = La ronda { $round } no se repartió como dice el código de partida.
page-verify-wrong-seal = La aportación de { $name } no es la que se selló.
page-replay-retry = Intentarlo de nuevo

observed = Solo se vio la mesa. Por eso nadie puede decir: { $parts }.
observed-then = { $parts }; { $next }
observed-seats = de quién fueron algunos turnos
observed-opening = si abrió la ficha correcta
observed-racks = qué fichas había en un atril y cuáles se robaron
observed-fits = si encajaba una ficha donde no se colocó ninguna
observed-places = dónde estaban las fichas (se dibujan donde cuadran los puntos)
observed-end = cuánto dio el final de la ronda
replay-elsewhere = En otro hueco, la misma ficha habría dado { $more } más.
