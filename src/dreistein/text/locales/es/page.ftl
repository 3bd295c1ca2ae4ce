### La página en el navegador: los botones, la línea que dice qué hacer y lo que lee un lector de pantalla.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-loading = Cargando…
page-offline = Sin conexión. Reintentando; no se pierde nada.
page-outdated = Dreistein se ha actualizado; recarga la página para seguir.
page-reload = Recargar
page-nowhere = En esta dirección no hay nada.
page-unreached = Ahora mismo no hay conexión con el servidor. Inténtalo de nuevo en un momento.
page-failed = El servidor no pudo responder. Inténtalo de nuevo.
page-close = Cerrar
page-cancel = Cancelar
page-yes = Sí
page-no = No

## La mesa

page-to-start = Dreistein, volver al inicio
page-heading = La mesa
page-menu = Menú
page-say = Decir algo
page-players = Jugadores
page-player = Jugador
page-points = Puntos
page-your-side = Tu lado de la mesa
page-clock = Tiempo: { $time }
page-board = { $count ->
    [one] Mesa con { $count } ficha
   *[other] Mesa con { $count } fichas
}
page-places = { $count ->
    [0] Ningún hueco para elegir
    [one] { $count } hueco para elegir
   *[other] { $count } huecos para elegir
}
page-place-plain = { points }
page-place-bonus = { $value } + { $bonus } { $name } = { points }
page-tile-list = La mesa en forma de lista
page-zoom-in = Acercar
page-zoom-out = Alejar
page-fit = Ver todo
page-last-again = Ver otra vez las últimas jugadas
page-sound-off = Desactivar el sonido
page-sound-on = Activar el sonido
page-tile = Ficha { $tile }, valor { $value }
page-tile-unfit = Ficha { $tile }, valor { $value }, no encaja en ningún hueco
page-tile-locked = Ficha { $tile }, valor { $value }, no robada en este turno
page-tile-fits = { $count ->
    [one] Ficha { $tile }, valor { $value }, encaja en un hueco: { SIGNED($points) }
   *[other] Ficha { $tile }, valor { $value }, encaja en { $count } huecos, como mucho { SIGNED($points) }
}
page-draw = Robar
page-pass = Pasar
page-keep = Conservar
page-turn = Girar
page-sort = Ordenar
page-hint = Pista
page-what-fits = ¿Qué encaja?
page-pad = Puntos
page-place-it = Colocar { SIGNED($points) }
page-place-unmarked = Colocar
page-stock = { $count ->
    [0] pozo vacío
   *[other] { $count } en el pozo
}
page-draws-left = { $count ->
    [0] no quedan
    [one] queda { $count }
   *[other] quedan { $count }
}
page-show-tiles = { $name }: ver mis fichas
page-your-turn = Te toca
page-seat-resigned = ha abandonado
page-seat-held = no está, juega un bot
page-seat-waiting = aún no ha llegado
page-seat-away = no está
page-seat-hinted = ha pedido una pista
page-bot = { $name } ({ $level })

## La línea que dice qué hacer

page-say-gathering = Esperando a los demás jugadores.
page-say-round-over = La ronda ha terminado.
page-say-sending = Un momento…
page-say-unsent = Sin conexión: tu jugada se enviará en cuanto vuelva la conexión.
page-say-pass-device = Pásale el dispositivo a { $name }.
page-say-open = Abres con { $tile }: elige el hueco del centro.
page-say-choose-tile = Te toca: elige una ficha.
page-say-unmarked = Te toca: coloca una ficha o roba una.
page-say-unmarked-drawn = Coloca una ficha que hayas robado, o roba otra.
page-say-must-place = Puedes colocar, así que debes hacerlo: elige una ficha.
page-say-choose-place = Ahora elige un hueco.
page-say-drawn-fits = Encaja: colócala o roba otra.
page-say-here = { $action }: toca aquí.
page-say-drawn-keep = Coloca una de las fichas robadas o consérvalas.
page-say-sure-draw = Puedes colocar una ficha. ¿Robar de todos modos?
page-say-sure-end = Puedes colocar una ficha. ¿Terminar el turno de todos modos?
page-say-drawn-unfit = { $left ->
    [one] No encaja: roba la última ficha de este turno.
   *[other] No encaja: sigue robando, { $left } fichas como mucho.
}
page-say-must-draw = Nada encaja: roba una ficha.
page-say-must-pass = Nada encaja y el pozo está vacío: pasa.
page-say-unfit = Esta ficha no encaja en ningún hueco.
page-say-only-drawn = Después de robar solo se colocan fichas robadas.
page-tell-draw-you = Robas una ficha ({ SIGNED($points) }).
page-say-none-fits = { $count ->
    [one] No encaja: tu turno ha terminado.
    [3] Ninguna de las tres encaja: tu turno ha terminado.
   *[other] Ninguna de las { $count } encaja: tu turno ha terminado.
}
page-say-drawn-pass = Coloca una de las fichas robadas o pasa.
page-say-passing = Nada encaja y el pozo está vacío: pasas.
page-say-must-pass-undrawn = Nada encaja y ya no puedes robar: pasa.
page-say-passing-undrawn = Nada encaja y ya no puedes robar: pasas.
page-say-several = { $tiles } encajan aquí. Elige el hueco y después la ficha.
page-say-tile-sum = { $tile }: { $sum }
page-say-triple-opens = Abre el triple más alto: { $tile }.
page-say-value-opens = Nadie tiene un triple, así que abre el valor más alto: { $tile }.
page-which-tile = ¿Qué ficha?
page-watching = Estás mirando la partida.
page-watchers = { $count ->
    [one] { $count } persona está mirando
   *[other] { $count } personas están mirando
}
page-pad-bot = bot
page-pad-bot-note = Este turno lo jugó un bot.
page-stand-in-short = { $count ->
    [one] un turno jugado por un bot
   *[other] { $count } turnos jugados por un bot
}

## Menú, pista, jugadas escritas

page-undo = Deshacer jugada
page-undo-no = Rechazado: la jugada se mantiene.
page-settings = Ajustes
page-set-language = Idioma
page-rules = Reglas
page-rule-of = La regla: { $about }
page-resign = Abandonar

## El final de una ronda, de una partida

page-replay = Ver de nuevo
page-see-result = Ver el resultado
page-practice = Partida de práctica: no cuenta en ninguna clasificación.
page-practice-short = práctica

## Amigos

page-invite = Invitar
page-your-name = Tu nombre
page-watch = Mirar
page-fair = Un reparto sin trampas

## El inicio

page-start = Inicio
page-lead = Fichas triangulares: junta números iguales, completa hexágonos, suma puntos.
page-play-now = Jugar ya
page-plan = Contra { $levels } · { $edition }
page-own-numbers = Reglas de la casa
page-must-place = Quien pueda colocar debe hacerlo
page-unmarked = sin ayuda: no se marca nada
page-continue = Continuar
page-ways = Otras formas de jugar
page-ladder = La escalera
page-ladder-note = Ocho rivales, del más fácil al más difícil.
page-new-table = Nueva mesa
page-new-table-note = Elige rivales, reglas y meta.
page-with-friends = Con amigos
page-with-friends-note = Envía un enlace o muestra un código QR. Nadie necesita una cuenta.
page-on-device = En este dispositivo
page-on-device-note = Pásalo de mano en mano: entre turnos el atril queda tapado.
page-alone = En solitario
page-alone-note = Solitario: todos los puntos que puedas.
page-day = Partida del día
page-day-note = Cada día una partida nueva, igual para todos.
page-replay-note = Mira paso a paso una partida guardada.
page-games = Mis partidas
page-games-note = Las que te esperan y las que han terminado.
page-rules-note = Con ejemplos para probar.
page-puzzles = Ejercicios
page-puzzles-note = Encuentra la mejor jugada.
page-lesson = Aprender a jugar
page-lesson-note = Seis pasos cortos en cinco minutos.
page-lesson-offer = ¿Primera vez aquí? Aprende jugando, en cinco minutos.
page-paper-pad = Hoja de puntuación
page-paper-pad-note = Para jugar con fichas de verdad.

## Listas

page-finished = terminada
page-unfinished = en curso

## Una nueva mesa

page-level-random = Al azar
page-level-casual = Tranquilo
page-level-greedy = Codicioso
page-level-strong = Fuerte
page-level-expert = Experto

## La partida del día

page-day-of = Partida del día, { $day }

## Alrededor de la mesa

page-besides = Más
page-game-code = Código de partida: { $code }
