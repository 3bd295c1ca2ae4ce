### La página en el navegador: los botones, la línea que dice qué hacer y lo que lee un lector de pantalla.

page-title = { $title } · Dreistein
page-title-table = Dreistein
page-title-you = Te toca · Dreistein
page-title-they = Le toca a { $name } · Dreistein
page-loading = Poniendo la mesa…
page-offline = Sin conexión. Se vuelve a intentar; no se pierde nada.
page-reload = Recargar
page-nowhere = En esta dirección no hay nada.
page-unreached = Ahora mismo no se puede llegar al servidor. Inténtalo de nuevo en un momento.
page-failed = El servidor no pudo responder. Inténtalo de nuevo.
page-close = Cerrar
page-cancel = Cancelar
page-yes = Sí
page-no = No

## La mesa

page-to-start = Dreistein, al inicio
page-heading = La mesa
page-menu = Menú
page-players = Jugadores
page-player = Jugador
page-points = Puntos
page-your-side = Tu lado de la mesa
page-where = Ronda { $number } · { target }
page-clock = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
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
page-place-label = { $parts }, en { $place }
page-zoom-in = Acercar
page-zoom-out = Alejar
page-fit = Ver todo
page-last-again = Ver otra vez las últimas jugadas
page-sound-off = Quitar el sonido
page-sound-on = Poner el sonido
page-tile = Ficha { $tile }, valor { $value }
page-tile-unfit = Ficha { $tile }, valor { $value }, no encaja en ningún sitio
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
page-pad = Hoja
page-place-it = Colocar { SIGNED($points) }
page-stock = { $count ->
    [0] pozo vacío
    [one] queda { $count } ficha
   *[other] quedan { $count } fichas
}
page-show-tiles = { $name }: ver mis fichas
page-your-turn = Te toca
page-seat-resigned = abandonó
page-seat-held = no está, juega un bot
page-seat-waiting = aún no ha llegado
page-seat-away = no está
page-bot = Bot ({ $level })
page-bot-numbered = Bot { $number } ({ $level })

## La línea que dice qué hacer

page-say-gathering = Se está poniendo la mesa.
page-say-round-over = La ronda ha terminado.
page-say-sending = Un momento…
page-say-unsent = Sin conexión: tu jugada se enviará en cuanto vuelva.
page-say-pass-device = Pasa el dispositivo a { $name }.
page-say-open = Abres con { $tile }: elige el hueco del centro.
page-say-choose-tile = Te toca: elige una ficha.
page-say-choose-place = Ahora elige un hueco.
page-say-drawn-fits = Encaja: colócala o roba otra.
page-say-drawn-keep = Coloca una de las fichas robadas o consérvalas.
page-say-sure-draw = Hay una ficha que encaja. ¿Robar de todos modos?
page-say-sure-end = Hay una ficha que encaja. ¿Terminar el turno de todos modos?
page-say-drawn-unfit = { $left ->
    [one] No encaja: roba la última ficha de este turno.
   *[other] No encaja: puedes robar { $left } fichas más.
}
page-say-must-draw = Nada encaja: roba una ficha.
page-say-must-pass = Nada encaja y el pozo está vacío: pasa.
page-say-unfit = Esta ficha no encaja en ningún sitio.
page-say-only-drawn = Después de robar solo se colocan fichas robadas.
page-tell-draw-you = Robas una ficha ({ SIGNED($points) }).

## Menú, pista, jugadas escritas

page-undo = Deshacer jugada
page-undo-wish = { $name } quiere deshacer una jugada.
page-undo-asked = Has pedido deshacer una jugada. Falta la respuesta de { $names }.
page-undo-no = Rechazado: la jugada se queda.
page-typed = Escribir una jugada
page-typed-explained = Una ficha, como 345, o una jugada en la notación, como 453@1,0; + roba, - acaba el turno.
page-typed-wrong = «{ $text }» no se permite ahora.
page-typed-unfit = { $text } no encaja en ningún sitio, o ahora no puedes colocarla.
page-typed-not-now = No te toca.
page-do-it = Jugar
page-settings = Ajustes
page-rules = Reglas
page-rule-of = La regla: { $about }
page-leave = Al inicio; la partida te espera
page-resign = Abandonar
page-resign-explained = Un bot sigue jugando por ti, y este sitio ya no puede ganar.
page-thinking = El experto está pensando…
page-show-me = Mostrar

## El final de una ronda, de una partida

page-round-over = La ronda { $number } ha terminado
page-next-round = Siguiente ronda
page-rematch = Revancha
page-again = Jugar otra vez
page-replay = Ver de nuevo
page-save-record = Guardar la partida
page-see-result = Ver el resultado
page-see-board = Ver la mesa
page-practice = Una partida de práctica: se deshizo algo, así que no cuenta en ninguna lista.
page-practice-short = práctica
page-no-winner = La partida ha terminado.
page-chart = Los totales ronda a ronda
page-chart-line = { $name }, ronda a ronda: { $totals }

## Amigos

page-invite = Invitar
page-invite-link = Enlace de invitación
page-qr = Código QR del enlace de invitación
page-copy = Copiar
page-copied = Copiado
page-copy-by-hand = Este navegador no permite que la página copie aquí; selecciona el enlace y cópialo tú.
page-share = Compartir
page-watch-link = Solo para mirar:
page-open-network = Por ahora solo este ordenador puede abrir el juego. ¿Pueden jugar también otros desde tu red local?
page-open-network-yes = Sí, abrirlo a la red local
page-only-here = Solo puede abrirlo el ordenador donde funciona el servidor; pide a quien lo inició que lo abra a los demás.
page-lobby = ¿Quién juega?
page-ready = todo listo
page-be-ready = Podemos empezar
page-wait-seats = La partida empieza cuando todos los sitios estén ocupados.
page-wait-ready = La partida empieza cuando todos estén listos.
page-fill = Dejar que juegue un bot
page-your-name = Tu nombre
page-name = Nombre
page-rename = Cambiar
page-join = Tienes una invitación
page-join-who = Ya en la mesa: { $names }.
page-sit = Sentarse
page-watch = Mirar
page-fair = Una mezcla sin trampas
page-fair-explained = Antes de la partida el servidor muestra la huella de su secreto; cada navegador añade su propio azar. Al final se revela todo, y cualquiera puede rehacer la cuenta.

## El inicio

page-start = Inicio
page-lead = Fichas triangulares: junta números iguales, completa hexágonos, suma puntos.
page-play-now = Jugar ya
page-plan = Contra { $levels } · { $edition }
page-own-numbers = Reglas de la casa
page-continue = Continuar
page-ways = Otras formas de jugar
page-new-table = Nueva mesa
page-new-table-note = Elige rivales, reglas y meta.
page-with-friends = Con amigos
page-with-friends-note = Envía un enlace o muestra un código QR. Nadie necesita una cuenta.
page-on-device = En este dispositivo
page-on-device-note = Pasadlo de mano en mano; entre turnos el atril está tapado.
page-alone = En solitario
page-alone-note = Solitario: todos los puntos que puedas.
page-day = Partida del día
page-day-note = Cada día las mismas fichas para todos.
page-replay-note = Ver paso a paso una partida guardada.
page-games = Mis partidas
page-games-note = Las que te esperan y las que han terminado.
page-rules-note = Con ejemplos para probar.
page-paper-pad = Hoja de puntuación
page-paper-pad-note = Para fichas de madera en una mesa de verdad.

## Listas

page-finished = terminada
page-unfinished = en curso
page-finished-games = Partidas terminadas
page-no-games = Aún no hay partidas.
page-more = Más

## Una nueva mesa

page-way = ¿Cómo quieres jugar?
page-way-bots = Contra bots
page-way-friends = Con amigos
page-way-device = En este dispositivo
page-way-alone = En solitario
page-seats = Sitios
page-add-seat = Añadir un sitio
page-remove-seat = Quitar el sitio { $number }
page-seat-kind = Quién se sienta en el sitio { $number }
page-seat-name = Nombre en el sitio { $number }
page-seat-level = Nivel del bot en el sitio { $number }
page-kind-me = Alguien aquí
page-kind-invited = Alguien por enlace
page-kind-open = Un bot hasta que llegue alguien
page-kind-bot = Un bot
page-level-random = Al azar
page-level-greedy = Codicioso
page-level-casual = Tranquilo
page-level-strong = Fuerte
page-level-expert = Experto
page-level-random-note = coloca cualquier ficha que encaje
page-level-greedy-note = se lleva todos los puntos que puede
page-level-casual-note = se le escapan cosas, como a todos
page-level-strong-note = piensa en las jugadas siguientes
page-level-expert-note = difícil de vencer
page-edition = Versión de las reglas
page-edition-german = Como en la edición alemana impresa: el pozo vacío cuesta 10.
page-edition-international = Como en las ediciones impresas en los demás idiomas: el pozo vacío cuesta 5.
page-edition-early = Una edición antigua: un hexágono da 50.
page-edition-triominos = El pariente más conocido, se juega a 400.
page-numbers = Los números, para consultar y cambiar
page-numbers-back = Valores impresos
page-number-target = Meta
page-number-start = Bonificación inicial
page-number-bridge = Puente
page-number-double = Doble unión
page-number-out = Última ficha
page-number-draw = Coste de una ficha robada
page-number-empty = Coste del pozo vacío
page-number-hexagons = Uno, dos, tres hexágonos
page-number-deal = Fichas iniciales con 2 · 4 · 6
page-clock-field = Tiempo para un turno
page-clock-none = Sin límite
page-clock-day = Un día
page-clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
page-hints-field = Se permiten pistas
page-alone-explained = Al principio hay una ficha. Coloca lo que puedas; el número de fichas para robar es limitado.
page-rack-field = Fichas en el atril (de 0 a 20)
page-draws-field = Fichas para robar en toda la partida
page-seed-field = Código de partida (el mismo código da las mismas fichas)
page-open-table = Abrir la mesa
page-play = Jugar

## La partida del día

page-day-of = Partida del día, { $day }
page-days = Otros días
page-day-before = El día anterior
page-day-after = El día siguiente
page-day-explained = 10 fichas en el atril, 20 para robar, sin pistas y sin deshacer. Cuenta el primer intento.
page-day-play = Jugar
page-day-again = Jugar otra vez, fuera de la lista
page-day-list = A la lista del día
page-day-empty = Nadie la ha jugado todavía.
page-day-fair = La huella del secreto del día se publica antes y el secreto al día siguiente: así nadie puede conocer las fichas de antemano.
page-place-number = Puesto
page-nameless = Alguien

## Ver de nuevo

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

## Otro dispositivo

page-device = Otro dispositivo
page-device-claim = ¿Seguir aquí como la misma persona, con las mismas partidas?
page-device-yes = Sí, seguir aquí
page-device-note = Un enlace que sirve una sola vez: ábrelo en tu teléfono y sigue allí como la misma persona, con las mismas partidas. Guárdalo para ti.
page-device-link = Enlace personal
page-device-qr = Código QR del enlace personal
page-device-make = Crear un enlace

## Ajustes

page-set-language = Idioma
page-set-theme = Claro u oscuro
page-set-theme-auto = Como el dispositivo
page-set-theme-light = Claro
page-set-theme-dark = Oscuro
page-set-contrast = Contraste
page-set-contrast-auto = Como el dispositivo
page-set-contrast-normal = Colores
page-set-contrast-high = Alto, blanco y negro
page-set-motion = Movimiento
page-set-motion-auto = Como el dispositivo
page-set-motion-full = Sí
page-set-motion-none = No
page-set-pace = Jugadas de los demás
page-set-pace-slow = Despacio
page-set-pace-normal = Normal
page-set-pace-fast = Rápido
page-set-pace-instant = Al instante
page-set-confirm = Confirmar una jugada
page-set-confirm-touch = Al tocar
page-set-confirm-always = Siempre
page-set-confirm-never = Nunca
page-set-sound = Sonido
page-set-shortcuts = Teclas: + roba, - acaba el turno, ? qué encaja, / escribir una jugada
page-set-notify = Avisarme cuando me toque
page-set-notify-insecure = Los navegadores solo permiten notificaciones con HTTPS o en este ordenador.

## La visita

page-tour = Un primer vistazo
page-tour-step = Paso { $step } de { $steps }.
page-tour-1 = Las fichas se tocan lado con lado, y los números que se encuentran son iguales. Cada número tiene su color; seis en círculo completan un hexágono.
page-tour-2 = Estas son tus fichas. Elige una clara: encaja. Una en sombra ahora no encaja en ningún sitio.
page-tour-3 = Los huecos donde encaja se iluminan con sus puntos. Una línea continua significa bonificación. Toca uno o arrastra la ficha hasta allí; gira sola.
page-tour-4 = ¿No encaja nada? Roba una ficha; cuesta puntos. Puedes robar hasta tres por turno.
page-tour-5 = Aquí están el total de cada uno y cuántas fichas tiene. La hoja de puntuación muestra cada turno, línea a línea.
page-tour-6 = ¿No sabes cómo seguir? Estos botones muestran qué encaja y qué haría el experto. ¡Que te diviertas!
page-tour-next = Siguiente
page-tour-skip = Saltar
page-tour-done = A jugar
page-tour-again = Ver otra vez la visita

## Alrededor de la mesa

page-besides = Y además
page-join-full = Todos los sitios están ya ocupados. Aun así puedes mirar.
page-open-network-no = No, solo en este ordenador
page-no-network = Este ordenador no tiene ahora ninguna dirección en una red local. Conéctalo a una red wifi e inténtalo de nuevo.
page-link-here = Este enlace solo funciona en este ordenador, por ejemplo en un segundo navegador.
page-for-others = Abrirlo a otros de todos modos
page-share-insecure = Los navegadores solo permiten un botón de compartir por HTTPS; copia el enlace o muestra el código QR.
page-table-rules = Reglas
page-day-ranking = La lista del día
page-game-code = Código de partida: { $code }
page-choose-file = Elegir un archivo
page-verify-contribution = { $name } aportó { $text }.
