### La hoja de puntuación para una partida con fichas de verdad, en español. Las palabras de toda la página están en otra parte.

cli-pad = exporta la hoja de puntuación y las reglas como archivos, para cualquier servidor web
cli-pad-export = la carpeta donde escribirlos
pad-exported = La hoja de puntuación y las reglas están en { $path }: { $count } archivos. Cualquier servidor web puede publicar esa carpeta.

## Todas las partidas

sheet-to-start = Dreistein
sheet-to-games = Todas las partidas
sheet-new = Nueva partida
sheet-games = Partidas en este dispositivo
sheet-hello = Juega con tus fichas de verdad; la hoja hace las cuentas. Todo queda guardado en este dispositivo, con o sin conexión.
sheet-won-by = Victoria: { $names }
sheet-forget = Eliminar la partida de { $names }
sheet-forget-title = ¿Eliminar esta partida?
sheet-forget-sure = Desaparecerá de este dispositivo. Expórtala antes si quieres conservarla.
sheet-forget-yes = Eliminar
sheet-stats = Estadísticas
sheet-rules = Reglas
sheet-settings = Ajustes
sheet-import = Importar
sheet-export-json = Exportar (JSON)
sheet-export-csv = Exportar (CSV)
sheet-export-record = Guardar para ver de nuevo
sheet-record-values = De algunas fichas solo consta el valor. Para ver de nuevo la partida hacen falta los números de cada ficha.
sheet-record-places = Ninguna disposición de las fichas cuadra con todas las bonificaciones: la partida no se puede ver de nuevo. Revisa cada bonificación.
sheet-menu = Menú
sheet-close = Cerrar
sheet-cancel = Cancelar
sheet-save = Guardar

## Una partida nueva

sheet-players = Jugadores
sheet-players-order = En el orden de la mesa, en el sentido de las agujas del reloj.
sheet-name = Jugador { $number }
sheet-names = Cambiar los nombres
sheet-correct-edition = Cambiar de versión
sheet-correct-edition-why = Todo se vuelve a contar con los valores nuevos. «Deshacer» recupera los anteriores.
sheet-add-player = Añadir un jugador
sheet-move-up = Subir al jugador { $number }
sheet-remove = Quitar al jugador { $number }
sheet-edition = Versión de las reglas
sheet-edition-start = Bonificación inicial { $start }
sheet-edition-start-triple = Bonificación inicial { $start }, solo con un triple
sheet-edition-zero = 0–0–0 al abrir: otros { SIGNED($zero) }
sheet-edition-bonuses = puente { $bridge } · doble unión { $double } · hexágonos { $one }, { $two }, { $three } · última ficha { $out }
sheet-edition-draw = cada ficha robada { SIGNED($draw) }
sheet-edition-fruitless = { $draws } robadas y ninguna colocada: otros { SIGNED($fruitless) }
sheet-edition-empty = pozo vacío { SIGNED($empty) }
sheet-edition-target = meta { $target }
sheet-own-numbers = Reglas de la casa
sheet-own-numbers-why = Parte de la versión elegida y cambia lo que quieras.
sheet-must-place = Quien pueda colocar debe hacerlo
sheet-must-place-why = Regla de la casa: solo se roba o se pasa si no encaja nada. La puntuación no cambia.
sheet-wrong-same-names = Dos jugadores se llaman igual; cambia uno de los nombres.
sheet-wrong-names = Falta un nombre o tiene más de 40 caracteres.
sheet-wrong-numbers = Con estos números no se puede jugar: usa números enteros desde 0, al menos 1 para la meta y para las fichas que robar, y no repartas más de las 56 fichas.
sheet-wrong-unstored = No se ha podido guardar: falta espacio en el dispositivo o el navegador no lo permite. Libera espacio e inténtalo de nuevo.
sheet-start = Empezar

## Las teclas

sheet-keys = Anotar un turno
sheet-turn = Le toca a { $name }
sheet-opens = Empieza { $name }
sheet-who-opens = ¿Quién empieza la ronda { $number }?
sheet-who-opens-why = Quien tiene el triple más alto; si no hay triples, quien tiene la ficha de mayor valor.
sheet-say-opener = Toca los tres números de la ficha inicial.
sheet-say-tile = Toca los tres números de la ficha.
sheet-say-value = Toca el valor de la ficha.
sheet-say-no-stock = El pozo está vacío.
sheet-numbers = Números de la ficha
sheet-values = Valor de la ficha
sheet-by-value = Usar el valor
sheet-by-numbers = Usar los números
sheet-wipe = Borrar el último número
sheet-bonus = Bonificación
sheet-key-bridge = Puente
sheet-key-double = Doble unión
sheet-key-hexagon = Hexá­gono
sheet-key-hexagons = { $count } a la vez
sheet-drawn = Robadas
sheet-one-more = Una más
sheet-kept = Conser­vadas
sheet-empty = Pozo vacío
sheet-enter = Anotar
sheet-enter-anyway = Anotar igualmente
sheet-round-over = Fin de ronda
sheet-correcting = Corregir un turno
sheet-inserting = Insertar un turno antes
sheet-insert = Insertar antes
sheet-drop = Eliminar
sheet-undo = Deshacer
sheet-redo = Rehacer
sheet-said = { $name }: { $turn }, { $points }. Total: { SCORE($total) }.
sheet-said-undo = Deshecho.
sheet-said-redo = Rehecho.
sheet-of-value = ficha de valor { $value }
sheet-end-empty = pozo vacío
sheet-end-cut = ronda cerrada
sheet-winner = gana

## Lo que no puede ser

sheet-clash-bridge-double = No a la vez: un puente toca un lado y una esquina, una doble unión dos lados.
sheet-clash-bridge-hexagon = No a la vez: la ficha que completa un hexágono toca dos lados, un puente solo uno.
sheet-clash-double-hexagon = No a la vez: el hexágono sustituye a la doble unión.
sheet-flag-tile-twice = { $tile } ya está en la mesa ({ $name }). Solo hay una de cada ficha.
sheet-flag-value-gone = { $count ->
    [one] La única ficha de valor { $value } ya está anotada.
   *[other] Las { $count } fichas de valor { $value } ya están anotadas.
}
sheet-flag-out-of-turn = Le tocaba a { $name }.
sheet-flag-no-tiles = A { $name } no le quedan fichas.
sheet-flag-stock-short = { $count ->
    [0] El pozo estaba vacío.
    [one] En el pozo solo quedaba { $count } ficha.
   *[other] En el pozo solo quedaban { $count } fichas.
}
sheet-flag-not-empty = { $count ->
    [one] Según esta hoja queda { $count } ficha en el pozo.
   *[other] Según esta hoja quedan { $count } fichas en el pozo.
}
sheet-flag-too-early = Demasiado pronto para esta bonificación ({ $bonus }): antes debe haber al menos { $count } fichas en la mesa.
sheet-flag-not-out = { $count ->
    [one] Según esta hoja a { $name } le queda { $count } ficha.
   *[other] Según esta hoja a { $name } le quedan { $count } fichas.
}
sheet-flag-left-value = { $count ->
    [one] { $name } tiene { $count } ficha: puede valer de { $least } a { $most } puntos.
   *[other] { $name } tiene { $count } fichas: pueden valer de { $least } a { $most } puntos.
}
sheet-flag-left-count = { $name } debería tener { $count }; anotadas hasta ahora: { $found }.
sheet-flag-left-twice = { $name } no puede tener { $tile }: ya está anotada.
sheet-flag-not-blocked = { $count ->
    [one] ¿Cerrada? Según esta hoja queda { $count } ficha en el pozo.
   *[other] ¿Cerrada? Según esta hoja quedan { $count } fichas en el pozo.
}
sheet-flag-after-target = La meta de { $target } ya se había alcanzado aquí.

## El final de una ronda

sheet-offer-out = A { $name } no le quedan fichas.
sheet-offer-out-yes = ¡Sin fichas!
sheet-offer-blocked = Todos han pasado.
sheet-round-ends = La ronda { $number } ha terminado
sheet-how = ¿Cómo ha terminado?
sheet-is-out = { $name }: sin fichas
sheet-how-out = Sin fichas
sheet-how-blocked = Ronda cerrada
sheet-left = Fichas restantes
sheet-left-short = quedan: { $value }
sheet-left-said = fichas restantes por valor de { $value }
sheet-left-missing = Anota lo que tienen todavía los demás, en puntos o ficha por ficha.
sheet-by-tile = Ficha por ficha
sheet-by-sum = Suma
sheet-take-away = Quitar { $tile }
sheet-cut-note = { $count ->
    [one] { $name } ha robado { $count } ficha en este turno: { SIGNED($points) }.
   *[other] { $name } ha robado { $count } fichas en este turno: { SIGNED($points) }.
}
sheet-settled = { $name }: { $sum }
sheet-end-round = Terminar la ronda
sheet-again = Revancha
sheet-picture = Compartir una imagen
sheet-print = Imprimir

## Notas

sheet-note-elsewhere = Esta partida se ha modificado en otra ventana; así está ahora.
sheet-note-unstored = No se ha podido guardar en el dispositivo. Exporta la partida antes de salir de la página.
sheet-note-unread = Ahora mismo no se pueden leer tus partidas. Siguen ahí: recarga la página.
sheet-note-brought = { $count ->
    [0] No hay nada nuevo en ese archivo.
    [one] { $count } partida importada.
   *[other] { $count } partidas importadas.
}
sheet-note-unreadable = { $file } no es un archivo de esta hoja de puntuación.
sheet-note-kept = Si falta espacio, el navegador puede borrar estos datos. Instala la hoja como aplicación o exporta tus partidas de vez en cuando.
sheet-note-safari = Safari borra tus partidas si no abres la hoja durante siete días. Añádela a la pantalla de inicio o al Dock, o exporta tus partidas de vez en cuando.
sheet-keep = Conservar mis partidas
sheet-note-memory = Este navegador no guarda nada: las partidas desaparecen al salir de la página. Expórtalas antes.

## Ajustes

sheet-set-language = Idioma
sheet-set-theme = Tema
sheet-set-contrast = Contraste
sheet-set-auto = Como el dispositivo
sheet-set-light = Claro
sheet-set-dark = Oscuro
sheet-set-normal = Normal
sheet-set-high = Alto
sheet-set-hand = Mano
sheet-set-right = Para diestros
sheet-set-left = Para zurdos
sheet-set-text = Tamaño del texto
sheet-set-text-normal = Normal
sheet-set-text-large = Grande
sheet-set-text-largest = Muy grande
sheet-set-awake = Mantener la pantalla encendida durante la partida

## Mirar

sheet-live = Permitir que otros miren
sheet-live-why = Con un enlace los demás siguen la hoja en su teléfono. Uno de ellos puede tomar el bolígrafo.
sheet-live-open-network = Por ahora la hoja solo se ve en este dispositivo. ¿Quieres abrirla a otros en tu red local?
sheet-live-start = Crear un enlace
sheet-live-link = Enlace para mirar
sheet-live-copy = Copiar
sheet-live-copied = Copiado.
sheet-live-offline = Hace falta una conexión a un servidor Dreistein.
sheet-live-hand-over = Pasar el bolígrafo
sheet-live-handed = El bolígrafo está libre. Quien mira puede tomarlo; hasta entonces nadie escribe.
sheet-live-back = Conservar el bolígrafo
sheet-live-unsent = { $count ->
    [one] Sin conexión: { $count } línea se enviará más tarde.
   *[other] Sin conexión: { $count } líneas se enviarán más tarde.
}
sheet-take-pen = Tomar el bolígrafo
sheet-watching = Estás mirando. Otra persona tiene el bolígrafo.
sheet-watching-waits = Conectando…
sheet-watch-gone = Esta hoja de puntuación ya no existe.

## Estadísticas

sheet-all-time = Clasificación histórica
sheet-stats-none = En cuanto termine una ronda, aquí habrá algo que ver.
sheet-stat-name = Nombre
sheet-stat-games = Partidas
sheet-stat-wins = Victorias
sheet-stat-shared = { $count ->
    [one] { $count } compartida
   *[other] { $count } compartidas
}
sheet-stat-average = Promedio
sheet-stat-best = Mejor partida
sheet-stat-best-round = Mejor ronda
sheet-stat-outs = Sin fichas
sheet-stat-bridges = Puentes
sheet-stat-doubles = Dobles uniones
sheet-stat-hexagons = Hexágonos
sheet-stat-draws = Robadas por ronda
sheet-chart-course = Evolución
sheet-chart-totals = Totales, partida a partida
sheet-chart-bonuses = Bonificaciones
