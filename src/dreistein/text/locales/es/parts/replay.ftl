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
