### Los torneos, y los bots tras una tubería

tour-title = { $count ->
    [one] { $matches } partida con { $players } a la mesa · { $edition } · código de partida { $seed }
   *[other] { $matches } partidas con { $players } a la mesa · { $edition } · código de partida { $seed }
}
tour-bot = Bot
tour-matches = Partidas
tour-wins = Victorias
tour-margin = 95 %
tour-points = Puntos por ronda
tour-rating = Puntuación Elo
tour-millis = ms por decisión
tour-slowest = la más lenta
tour-chance = Las victorias se cuentan por sitio, y las compartidas se reparten; entre iguales, cada sitio ganaría el { $share }.
tour-nothing = Todavía no hay ninguna serie completa, así que aún no hay resultados.
tour-sprt-better = { $first } es mejor que { $second }.
tour-sprt-not-better = { $first } no es mejor que { $second }, o no lo bastante.
tour-sprt-undecided = No está decidido si { $first } es mejor que { $second }.
tour-sprt-measured = Comprobado: { $p0 } contra { $p1 } de las victorias; logaritmo de la razón de verosimilitud { $llr }, límites { $low } y { $high }.
tour-incidents = Incidentes; cada vez se jugó en su lugar una acción permitida. Dónde fue el primero: serie/mesa/giro/ronda/acción, contando desde 0.
tour-incident-start = no se pudo iniciar
tour-incident-hello = no respondió al saludo
tour-incident-late = tardó más del doble de su tiempo
tour-incident-died = se detuvo
tour-incident-closed = dejó de leer o de escribir
tour-incident-flood = escribió demasiado
tour-incident-nonsense = no dio una respuesta legible
tour-incident-illegal = eligió una acción no permitida
tour-incident-given-up = se detuvo demasiadas veces y no se volvió a iniciar
tour-incident-failed = falló con un error
tour-progress = Partidas
tour-stopped = Detenido tras { $matches } de { $all } partidas; con --state se podría continuar más tarde.
tour-stopped-kept = Detenido tras { $matches } de { $all } partidas; el mismo comando continúa desde ahí.
tour-worker-died = Un proceso de trabajo se detuvo ({ $how }); su partida se juega de nuevo.

cli-tournament = hace jugar a los bots entre sí con las mismas fichas, y dice cuál es mejor
cli-bot = hace jugar a un bot por la entrada y la salida estándar, para otros programas
cli-meta-bot = BOT
cli-meta-folder = CARPETA
cli-bot-name = pip, frida, max, zora, bruno, hilda, klara, sofia (del más débil al más fuerte), random, greedy, { "casual" }, sampler, strong o expert, también con opciones, como en { "strong:worlds=50" }
cli-bot-seed = la semilla de las elecciones al azar del bot
cli-join = sienta a un bot a una mesa de cualquier servidor, para que juegue con quien esté allí
cli-meta-link = ENLACE
cli-join-link = el enlace para amigos de una mesa: { "https://…/join/…" }
cli-join-bot = el bot: un nombre como frida, { "cmd:./my-bot" } o { "py:mine:MyBot" }
cli-join-name = su nombre en la mesa (por defecto, el del bot)
cli-join-millis = milisegundos por decisión (por defecto: 1000)
cli-join-once = se va tras una partida en vez de quedarse para la siguiente
join-seated = { $name } juega en el sitio { $seat }. Ctrl+C lo termina.
join-over = La partida ha terminado: { $totals }
cli-bot-check = comprueba si un programa habla el protocolo de los bots
cli-check-bot = el programa: { "cmd:./my-bot" }
cli-check-positions = por cuántas posiciones se le pregunta (por defecto: 1000)
cli-check-millis = milisegundos por decisión; el doble es demasiado tarde (por defecto: 1000)
cli-bot-log = añade a este archivo lo que se dice a los programas y lo que responden
cli-check-seed = la semilla de las posiciones
check-start = No se puede iniciar: { $reason }.
check-hello = No responde al saludo con un nombre en 10 segundos: { $reason }.
check-late = No respondió en { $millis } ms, en una mesa para { $players } ({ $edition }) tras { $history } acciones: { $reason }.
check-died = En vez de responder, terminó o cerró un canal, en una mesa para { $players } ({ $edition }) tras { $history } acciones: { $reason }.
check-nonsense = Su respuesta no se puede leer, en una mesa para { $players } ({ $edition }) tras { $history } acciones: { $reason }
check-illegal = { $action } no está entre las acciones permitidas, en una mesa para { $players } ({ $edition }) tras { $history } acciones.
check-extra = Al preguntarle con un campo que no conoce, dio { $action } y no una acción permitida, en una mesa para { $players } ({ $edition }) tras { $history } acciones; los campos desconocidos se pasan por alto.
check-flood = Escribió demasiado sin que se le preguntara, en una mesa para { $players } ({ $edition }) tras { $history } acciones: { $reason }.
check-quit = Seguía en marcha { $millis } ms después de pedirle que terminara.
check-stays = Seguía en marcha { $millis } ms después del final de su entrada; sobreviviría a una mesa que se cae.
check-passed = { $name } habla el protocolo y ha respondido sobre { $positions } posiciones.
cli-tour-bots = los bots: nombres como strong, { "strong:worlds=50" } o { "cmd:./my-bot" }
cli-tour-players = cuántos se sientan a una mesa, de 2 a 6 (por defecto: 2)
cli-tour-matches = cuántas partidas, redondeadas a series enteras (por defecto: 200; con --sprt, 20000 como mucho)
cli-tour-blocks = o bien cuántas series: las mismas fichas en cada mesa, en cada giro de los sitios
cli-tour-millis = milisegundos por decisión, para los bots que no lo dicen ellos mismos
cli-tour-fresh = reinicia los programas en cada partida en vez de mantenerlos en marcha
cli-tour-sprt = para en cuanto se demuestra que el primer bot es mejor que el segundo, o que no
cli-tour-p0 = --sprt: esta parte de las victorias aún no cuenta como mejor (por defecto: la del azar)
cli-tour-p1 = --sprt: esta parte de las victorias cuenta como mejor (por defecto: 0.05 más)
cli-tour-alpha = --sprt: con qué frecuencia se puede decir «mejor» por error (por defecto: 0.05)
cli-tour-beta = --sprt: con qué frecuencia se puede decir «no mejor» por error (por defecto: 0.05)
cli-tour-state = guarda en este archivo lo que está jugado, y continúa desde ahí
cli-tour-records = guarda cada partida como archivo en esta carpeta
self-stopped = Detenido tras { $matches } de { $all } partidas; el mismo comando continúa desde ahí.
self-done = { $matches } partidas están en { $folder }.
self-incidents = Incidentes; cada vez se jugó en su lugar una acción permitida (en los datos: stand_in):
cli-selfplay = juega partidas entre bots y guarda cada decisión como datos
cli-self-folder = la carpeta de los datos; si ya estaba empezada, continúa
cli-self-bots = los bots por sitio, repetidos hasta llenar la mesa (por defecto: greedy)
cli-self-matches = cuántas partidas (por defecto: 100)
