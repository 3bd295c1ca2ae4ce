### Ver una partida de nuevo.

page-drop-record = Suelta aquí una partida guardada o elige un archivo.
page-no-record = Esto no es una partida guardada que se pueda ver de nuevo.
page-dealt = Las fichas están repartidas.
page-step-back = Atrás
page-step-on = Adelante
page-play-on = Reproducir
page-pause = Pausa
page-jump = Ir a una jugada
page-go-to-round = Ir a una ronda
page-verify = Comprobar la mezcla
page-choose-file = Elegir un archivo
page-verify-contribution = { $name } aportó { $text }.
