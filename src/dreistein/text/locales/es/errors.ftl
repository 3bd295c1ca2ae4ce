### Lo que puede estar mal, en español.
###
### $found y similares son números, notación, texto ajeno entre "…", o palabras de
### dreistein.rules.errors.

## Palabras

found = { $found ->
    [list] una lista
    [object] un objeto
    [large-number] un número de más de 12 cifras
    [strange] otra cosa
   *[other] { $found }
}
where = { $where ->
    [record] En el archivo de partida
   *[other] En { $where }
}
type = { $type ->
    [object] un objeto
    [list] una lista
    [text] un texto
    [texts] una lista de textos
    [tile] el texto de una ficha
    [null] null, como en «hands»
   *[other] { $type }
}
unit = { $unit ->
    [MB] MB
    [kB] kB
   *[other] { $unit }
}
fault = { $fault ->
    [value] falta un valor o está mal escrito
    [name] falta el nombre de un campo, entre comillas
    [colon] faltan los dos puntos tras el nombre de un campo
    [comma] falta una coma, o el corchete o la llave del final
    [early] el texto acaba demasiado pronto
    [more] hay algo después del final
    [bytes] estos bytes no son UTF-8
    [quote] faltan las comillas al final de un texto
    [escape] tras una «\» hay algo que no puede ir ahí
    [control] un texto contiene un salto de línea u otro carácter de control
    [deep] un valor está anidado a demasiada profundidad
    [constant] un valor contiene NaN o Infinity, que no son números
    [number] un valor contiene un número demasiado grande
   *[other] no se puede leer
}

## Notación, números de una mesa

error-no-such-tile = { $text } no es ninguna de las 56 fichas; una ficha se escribe con tres cifras del 0 al 5, en el sentido del reloj desde la menor y por tanto en orden creciente, como 012.
error-no-such-action = { $text } no es una acción; escribe una ficha con su hueco como 453@1,0, + para robar o - para terminar el turno sin colocar.
error-unknown-edition = No hay ninguna versión de las reglas { $name }; las conocidas son { $known }.
error-edition-shape = Una versión de las reglas es un nombre o un objeto, no { found }.
error-edition-field = Una versión de las reglas no tiene ningún número llamado { $field }; tiene { $known }.
error-edition-missing = A la versión de las reglas le falta «{ $field }»; añádelo, o parte de una «base».
error-edition-number = En la versión de las reglas, «{ $field }» no puede ser { found }; es un número entero de { $least } a { $most }.
error-edition-list = En la versión de las reglas, «{ $field }» no puede ser { found }; es una lista de { $length } números.
error-edition-length = { $found ->
    [one] En la versión de las reglas, «{ $field }» tiene { $found } número; hacen falta { $length }.
   *[other] En la versión de las reglas, «{ $field }» tiene { $found } números; hacen falta { $length }.
}
error-edition-flag = En la versión de las reglas, «{ $field }» no puede ser { found }; es true o false.
error-edition-name = En la versión de las reglas, «name» no puede ser { found }; es un texto de 1 a { $most } caracteres.
error-edition-base = En la versión de las reglas, «base» no puede ser { found }; hace falta uno de estos nombres: { $known }.
error-edition-deal = En la versión de las reglas, «deal» no puede ser { found }; es un objeto con el número de fichas para «2» a «6» jugadores.
error-edition-deal-players = En la versión de las reglas, «deal» es para «2» a «6» jugadores; { $text } sobra.
error-edition-deal-missing = En la versión de las reglas, «deal» no dice cuántas fichas recibe cada uno de los { $players } jugadores; añade «{ $players }», o parte de una «base».
error-deal-too-large = { $deal } fichas para cada uno de los { $players } jugadores son { $needed } fichas; el juego tiene { $tiles }.
error-no-deal-for-players = Las fichas de esta versión de las reglas son para { $known } jugadores, no para { $players }.
error-small-set = En una mesa se juega con las 56 fichas, no con { $tiles }.
error-player-count = { $found ->
    [one] { $found } jugador no puede jugar así; en una mesa juegan de 2 a 6, en solitario juega uno.
   *[other] { $found } jugadores no pueden jugar; en una mesa juegan de 2 a 6, en solitario juega uno.
}
error-solitaire-number = En solitario, «{ $field }» no puede ser { found }; es un número entero de 0 a { $most }.
error-solitaire-nothing = El solitario necesita fichas en el atril o fichas por robar; no pueden ser 0 ambas.

## Reparto

error-tile-twice = La ficha { $tile } está repartida dos veces; solo hay una de cada ficha.
error-tile-missing = { $found ->
    [one] El reparto tiene { $found } ficha, y { $tile } no está; deben estar las { $tiles }.
   *[other] El reparto tiene { $found } fichas, y { $tile } no está; deben estar las { $tiles }.
}
error-not-in-set = La ficha { $tile } no es una de las { $tiles } de este juego.
error-deal-size = { $found ->
    [one] El sitio { $seat } (contando desde 0) recibió { $found } ficha; le corresponden { $wanted }.
   *[other] El sitio { $seat } (contando desde 0) recibió { $found } fichas; le corresponden { $wanted }.
}
error-hand-count = { $found ->
    [one] El reparto es para { $found } sitio; esta mesa necesita { $wanted }.
   *[other] El reparto es para { $found } sitios; esta mesa necesita { $wanted }.
}
error-starting-tile = Solo el solitario empieza con una ficha en la mesa, y siempre lo hace.

## Acciones

error-round-over = { $end ->
    [out] La ronda ha terminado (se colocó la última ficha); ya no se puede jugar en ella.
   *[blocked] La ronda ha terminado (cerrada); ya no se puede jugar en ella.
}
error-match-over = La partida ha terminado; no hay más rondas.
error-round-unfinished = La ronda aún no ha terminado; la siguiente empieza después.
error-not-your-turn = No te toca.
error-must-open = La ronda debe abrirse con la ficha { $tile }, en la casilla 0,0.
error-start-cell = La ficha inicial va en la casilla 0,0, no en { $cell }.
error-not-your-tile = La ficha { $tile } no está en el atril de quien tiene el turno.
error-not-drawn = La ficha { $tile } no se ha robado en este turno; después de robar solo se puede colocar: { $drawn }.
error-occupied = En la casilla { $cell } ya hay una ficha ({ $there }); elige un hueco.
error-no-side = Ningún lado de la casilla { $cell } toca una ficha; hace falta al menos uno.
error-corner = El { $number } de { $placement } quedaría en el punto { $point } de la cuadrícula, donde hay un { $there }; los números de un mismo punto deben ser iguales.
error-stock-empty = No queda nada que robar; coloca una ficha, o termina el turno con -.
error-no-more-draws = { $draws ->
    [one] Ya se ha robado la única ficha que permite un turno; coloca { $drawn }, o consérvala con -.
   *[other] Ya se han robado las { $draws } fichas que permite un turno; coloca una de ellas ({ $drawn }), o consérvalas con -.
}
error-wrong-draw = La siguiente ficha del pozo no es { $tile }.
error-must-go-on = { $left ->
    [one] El turno aún no termina: coloca una ficha o roba una; todavía se puede robar { $left } ficha.
   *[other] El turno aún no termina: coloca una ficha o roba una; todavía se pueden robar { $left } fichas.
}
error-must-place = La ficha { $tile } encaja. En esta mesa, quien pueda colocar debe hacerlo; solo se puede robar o pasar si no encaja nada.

## Archivos de partida

error-too-large = { $part ->
    [record] El archivo de partida supera el límite de { $most } { unit }.
    [round] Una ronda supera el límite de { $most } { unit }.
    [value] El valor supera el límite de { $most } { unit }.
   *[other] El campo { $part } supera el límite de { $most } { unit }.
}
error-too-many-fields = El archivo de partida supera el límite de { $most } campos.
error-not-json = Esto no es un texto JSON en UTF-8: { fault } (byte { $at }).
error-version = «dreistein» es { found }; debe ser 1, la versión que lee este programa.
error-missing-field = { where } falta { $field }; un archivo de partida lo necesita.
error-wrong-type = { where } hay { found }; debe haber { type }.
error-name-count = { $game ->
    [solitaire] { $found ->
        [one] «players» tiene { $found } nombre; en solitario hay uno solo.
       *[other] «players» tiene { $found } nombres; en solitario hay uno solo.
    }
   *[table] { $found ->
        [one] «players» tiene { $found } nombre; en una mesa hay de 2 a 6.
       *[other] «players» tiene { $found } nombres; en una mesa hay de 2 a 6.
    }
}
error-field-twice = { where } está { $field } dos veces en el mismo objeto; escríbelo una sola vez.
error-impossible-numbers = { $cause }
error-observed = Esta partida la anotó alguien que solo veía la mesa. Nadie conoce los atriles ni el pozo, y aquí hacen falta.
error-opens-with-tile = Una ronda empieza con una ficha en la casilla 0,0, no con { $action }.
error-left-count = { $wanted ->
    [one] El sitio { $seat } (contando desde 0) acaba con { $wanted } ficha; en «left» hay { $there }.
   *[other] El sitio { $seat } (contando desde 0) acaba con { $wanted } fichas; en «left» hay { $there }.
}
error-left-hands = { $found ->
    [one] En «left» hay { $found } atril; esta mesa necesita { $wanted }.
   *[other] En «left» hay { $found } atriles; esta mesa necesita { $wanted }.
}
error-seat-count = { $actions ->
    [one] En «seats» hace falta una cifra para { $actions } acción, de 0 a { $last }.
   *[other] En «seats» hace falta una cifra para cada una de las { $actions } acciones, de 0 a { $last }.
}
error-not-blocked = La ronda no estaba cerrada: aún se podía robar, o encaja una ficha que quedaba.
error-other-turn = Le toca al sitio { $turn } (contando desde 0), no al sitio { $seat }.
error-no-places = Ninguna disposición de las fichas da estos puntos: para { $tile }, la número { $number } de su ronda, no hay hueco.
error-places-unclear = Las fichas pudieron estar en demasiados huecos; la búsqueda se detuvo en { $tile }, la número { $number } de su ronda. Anota dónde estaban algunas.
error-too-many-readings = No se puede saber quién jugó qué: hay demasiadas posibilidades. Añade «seats» a la ronda, una cifra por cada acción.
error-sheet-text = La hoja no es un texto en UTF-8 (byte { $at }).
error-sheet-players = La hoja no dice quién juega. Empieza con una línea como: players Ada, Ben.
error-sheet-player = La línea { $line } no empieza con ninguno de los nombres: { $text }. Juegan { $known }.
error-sheet-word = Línea { $line }: { $text } no es una acción. Escribe 453@1,0, o la ficha 345 y su bonificación (bridge, double o hexagon), + por cada ficha robada, o - para un turno que acaba sin ficha.
error-sheet-number = Línea { $line }: { $text } no puede ser un número de fichas.
error-sheet-value = La línea { $line } tiene el valor de una ficha, pero no sus números.
error-sheet-games = { $found ->
    [one] El archivo contiene { $found } partida. Guarda una sola partida.
   *[other] El archivo contiene { $found } partidas. Guarda una sola partida.
}
error-round-too-many = { $before ->
    [unfinished] Sigue otra ronda aunque la anterior no ha terminado.
   *[over] Sigue otra ronda aunque la partida ya había terminado.
}
error-no-round = { $rounds ->
    [one] El archivo de partida tiene { $rounds } ronda; no hay ronda { $round }, contando desde 0.
   *[other] El archivo de partida tiene { $rounds } rondas; no hay ronda { $round }, contando desde 0.
}
error-no-position = { $actions ->
    [one] La ronda { $round } tiene { $actions } acción; no hay posición tras { $at }.
   *[other] La ronda { $round } tiene { $actions } acciones; no hay posición tras { $at }.
}
error-not-over = Solo se puede leer cuando la partida ha terminado, y esta continúa.

## Mesas, conexiones, servidor

error-no-such-table = Esta mesa no existe, o este enlace no lleva a ella.
error-no-such-seat = Ese sitio no existe en esta mesa.
error-seat-taken = Ahí ya hay alguien; elige otro sitio, o mira la partida.
error-table-full = Todos los sitios están ocupados; puedes mirar.
error-not-your-seat = Este sitio no es tuyo, así que no puedes jugar ahí.
error-only-watching = Estás mirando; juega quien está sentado a la mesa.
error-too-many-phrases = { $seconds ->
    [one] Deja hablar un momento a los demás. Podrás decir algo de nuevo dentro de { $seconds } segundo.
   *[other] Deja hablar un momento a los demás. Podrás decir algo de nuevo dentro de { $seconds } segundos.
}
error-too-many-names = Ya has cambiado bastante de nombre y de aspecto. Espera a la próxima partida.
error-table-worn-out = En esta mesa ha pasado tanto que ya no cabe nada más. Abre otra.
error-host-only = Solo puede hacerlo quien abrió la mesa.
error-not-playing = Ahora no se juega ninguna ronda, así que no hay nada que jugar.
error-bot-plays = En este sitio juega ahora un bot.
error-too-late = La partida ha seguido desde entonces. Mira otra vez.
error-seal-changed = Tu aportación a este reparto ya está sellada y no se puede cambiar.
error-not-sealed = Las aportaciones al reparto se revelan solo cuando todas están selladas.
error-wrong-share = Esta no es la aportación al reparto que se selló.
error-told-otherwise = A tu dispositivo se le dijo sobre este reparto algo distinto de lo que guarda la mesa.
error-not-between = La ronda siguiente se reparte cuando termina esta.
error-match-too-long = Una partida tiene como máximo { $most } rondas. Abre una mesa nueva.
error-no-challenge = Para un reto hace falta un solitario o una partida de dos, terminados y que no sean de práctica.
error-already-tried = Ya conoces estas fichas: un reto se juega una sola vez.
error-too-many-challenges = Ya tienes { $most } retos; elimina antes algunas de esas partidas.
error-broken-link = Este enlace no lleva a ningún reto: está incompleto, o la partida se ha eliminado. Pide que te lo envíen otra vez.
error-challenge-full = { $most } personas han aceptado este reto, y no caben más.
error-no-moment = Este enlace ya no muestra ninguna partida: se ha desactivado, o la partida se ha eliminado.
error-too-many-moments = Ya tienes { $most } enlaces a tus partidas; desactívalos antes en «Tus datos».
error-being-forgotten = Tus datos se están borrando. En cuanto termine, podrás empezar de cero.
error-day-not-over = La partida de hoy se queda en tu lista hasta mañana, para que se juegue una sola vez.
error-not-over-yet = La partida no ha terminado. El archivo de partida y la prueba del reparto se podrán ver después.
error-already-over = La partida ya ha terminado.
error-not-gathering = La partida ha empezado, así que esto ya no se puede cambiar.
error-nothing-to-undo = En esta ronda no tienes nada que deshacer.
error-undo-past-draw = Desde entonces se ha robado una ficha: esa jugada ya no se puede deshacer.
error-no-undo = En la partida del día no se puede deshacer nada.
error-no-undo-asked = Ahora nadie pide deshacer una jugada.
error-cannot-resign = En esta mesa solo juegas tú: basta con salir de la partida.
error-no-hints = En esta mesa no hay pistas.
error-hint-not-your-turn = Puedes pedir una pista cuando te toque.
error-too-many-tables = Hay { $most } mesas sin terminar, y no se pueden guardar más; termina antes una.
error-too-many-watching = Hay { $most } conexiones con esta mesa, y no puede haber más.
error-seat-plan = Una mesa tiene de 2 a 6 sitios, uno solo en el solitario. Al menos uno es para quien la abre, y cada bot tiene un nivel.
error-clock-range = Un turno dura de { $least } a { $most } segundos, no { $found }.
error-seed-length = Un código de partida tiene de 1 a { $most } caracteres.
error-seed-people = Un código de partida solo se puede elegir en el solitario: quien lo conoce conoce todas las fichas.
error-restarting = El servidor se está reiniciando; vuelve dentro de un momento.
error-not-here = En esta dirección no hay nada.
error-wrong-method = Esta dirección no admite { $method }; admite { $known }.
error-body-too-large = Lo enviado supera { $most } kB, y no se lee más.
error-body-too-slow = Lo que se iba a enviar no llegó en { $seconds } segundos.
error-too-fast = { $seconds ->
    [one] Demasiadas peticiones en poco tiempo; espera { $seconds } segundo y sigue.
   *[other] Demasiadas peticiones en poco tiempo; espera { $seconds } segundos y sigue.
}
error-too-many-connections = Ya hay demasiadas conexiones; termina una, o inténtalo más tarde.
error-wrong-host = Este servidor no responde al nombre { $host }.
error-wrong-origin = Esto viene de una página de otro sitio ({ $origin }), por eso se rechaza.
error-link-expired = Este enlace ya se ha usado, ha caducado o está incompleto; crea otro en el otro dispositivo.
error-words-unknown = Nadie tiene estas seis palabras. Repasa cada letra; si después se crearon otras nuevas, solo valen esas.
error-no-way-back = Este dispositivo no puede volver a otras partidas; eso solo es posible durante un día.
error-foreign-link = Solo hay códigos QR para enlaces a este servidor.
error-not-from-here = Solo se puede hacer desde un navegador en el dispositivo donde funciona el servidor.
error-unforeseen = Algo salió mal en el servidor. Está anotado en su registro; inténtalo de nuevo en un momento.
error-field-missing = Falta el campo { $field }.
error-field-type = En el campo { $field } hay { found }; debe ser { type }.
error-field-number = En el campo { $field } hay { found }; debe ser un número entero de { $least } a { $most }.
error-field-flag = En el campo { $field } hay { found }; debe ser true o false.
error-field-choice = En el campo { $field } hay { found }; son posibles { $known }.
error-field-length = El campo { $field } tiene muy pocos o demasiados elementos; debe tener de { $least } a { $most }.
error-field-text = En el campo { $field } hay { found }; debe ser un texto de { $least } a { $most } caracteres.
error-field-form = El campo { $field } no está escrito como debe: { found }.
error-no-hello = El primer mensaje de una conexión es hello, en menos de { $seconds } segundos.
error-hello-twice = La conexión ya ha dicho hello; se hace una sola vez.
error-binary-message = Los mensajes son textos; este era binario.
error-too-many-mistakes = Demasiados mensajes eran ilegibles, así que la conexión se interrumpe.
error-page-outdated = Dreistein se ha actualizado (protocolo { $protocol }); recarga la página para seguir.

## Base de datos

error-stale-log = Mientras tanto ha ocurrido otra cosa en esta mesa; vuelve a mirar y decide después.
error-not-stored = No se ha podido guardar, así que no ha ocurrido; inténtalo de nuevo en un momento.
error-maybe-stored = La base de datos ha dejado de responder; mira dentro de un momento si ha ocurrido.
error-not-read = No se ha podido leer; inténtalo de nuevo en un momento.
error-no-room = El disco del servidor está casi lleno. Las partidas en curso continúan, pero no se puede abrir nada nuevo.
error-log-damaged = Esta mesa está dañada en la base de datos. Quien administra el servidor puede restaurarla.
error-database-unreachable = No se puede abrir la base de datos { $path }; comprueba que su carpeta existe, que se puede escribir en ella y que el disco no está lleno.
error-database-foreign = { $path } no es una base de datos de Dreistein y se queda como está; indica otro archivo.
error-database-older = La base de datos { $path } es anterior a Dreistein 1.0.0 y no se puede abrir; elige una nueva.
error-database-newer = La base de datos { $path } tiene la versión { $version }, y este Dreistein conoce versiones hasta la { $newest }; un Dreistein más nuevo puede abrirla.
error-database-in-use = Otro programa tiene abierta la base de datos { $path }; detenlo o indica otro archivo.
error-database-damaged = La base de datos { $path } está dañada; sustitúyela por una copia de seguridad.
error-postgres-unreachable = No se puede acceder a PostgreSQL en { $path } ({ $reason }).
error-postgres-foreign = La base de datos { $path } tiene tablas que no son de Dreistein y se queda como está; indica una vacía.
error-copy-unfinished = La base de datos { $path } es una copia incompleta; ejecuta «dreistein store copy» otra vez para terminarla.
error-copy-target = { $path } ya contiene otra cosa y se queda como está; indica una base de datos vacía.
error-backup-exists = { $path } ya existe y no se ha tocado. Indica otro archivo.

## Partida del día, bots

error-no-date = { $text } no es una fecha; escríbela como { $example }.
error-day-before-first = El { $day } no hubo partida del día; la primera fue el { $first }.
error-day-ahead = La partida del { $day } aún no está abierta; hoy es el { $today } (UTC).
error-day-secret = El secreto del { $day } se revelará cuando ese día haya terminado (UTC).
error-busy = El servidor tiene demasiado que calcular en este momento; vuelve a intentarlo enseguida.

## Prueba de la mezcla

error-proof-field = La prueba del archivo de partida no se puede leer: { $field } falta o está mal escrito.
error-wrong-commitment = La huella del archivo de partida no es la del secreto.
error-wrong-seal = La aportación del sitio { $seat } (contado desde 0) no es la que se selló.
error-wrong-seed = El código de partida no sale de lo que dice la prueba, que da { $seed }.
error-wrong-deal = La ronda { $round } (contada desde 0) no se repartió como dice el código de partida.

## Hojas de puntuación

error-no-pad = Esta hoja de puntuación no existe; pide otra vez el enlace.
error-not-your-pen = El bolígrafo de esta hoja de puntuación está ahora en otras manos.
error-pad-moved-on = La hoja de puntuación ha cambiado mientras tanto; mírala y después escribe.
error-pad-full = Esta hoja de puntuación está llena; empieza una partida nueva.
error-pad-quota = Demasiadas anotaciones hoy desde esta conexión; vuelve mañana.
error-pad-entry = Una hoja de puntuación no puede contener { $found }; solo contiene lo que escribe la página.
error-pen-kept = Quien tiene el bolígrafo de esta hoja de puntuación no lo ha pasado.

## Análisis

error-coach-empty = El archivo de partida aún no contiene ninguna acción, así que no hay nada que analizar.
error-coach-long = El archivo de partida contiene más de { $most } acciones; un análisis no admite más.
error-coach-seat = No hay ningún sitio { $seat }; los sitios van del 0 al { $last }.
error-coach-workers = El proceso que juzga una decisión se ha interrumpido { $times } veces; el análisis no puede continuar.
error-no-again = Esta partida no se puede continuar desde ahí.
error-reviews-full = Ya hay muchas partidas esperando un análisis. Inténtalo dentro de unos minutos.
error-too-many-reviews = Ya tienes { $most } análisis pendientes. Espera a que termine uno o cancélalo.
error-review-quota = Ya has tenido bastantes análisis por hoy. Vuelve mañana.
error-no-review = Este análisis ya no se conserva. Abre el archivo otra vez.
error-no-puzzle = El ejercicio { $number } no existe; están numerados del 1 al { $last }.
error-no-such-puzzle = Ningún ejercicio tiene a la vez este tema, esta dificultad y esta regla para robar.
error-bad-puzzle = Este ejercicio no se puede leer: no viene de Dreistein.
error-puzzle-file = Este no es un archivo de ejercicios; «analyse --puzzles» escribe uno, y la página también.
error-puzzle-move = En este ejercicio { $text } no es posible. { $cause }
error-needs-server = Para esto hacen falta otras personas, y aquí el juego funciona sin servidor.
error-no-copy = Este archivo no contiene partidas de Dreistein que se puedan recuperar.
error-copy-newer = Este archivo es de una versión más reciente de Dreistein. Recarga la página y ábrelo otra vez.
error-device-full = En este dispositivo casi no queda espacio. Las partidas en curso continúan, pero no se pueden empezar otras. Guarda tus partidas en un archivo y libera espacio.
