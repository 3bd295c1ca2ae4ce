### El juego en la terminal.

## El árbitro

record-wrong = { $reason }
record-wrong-deal = Ronda { $round }: { $reason }
record-wrong-action = Ronda { $round }, jugada { $action }: { $reason }
observed-result = Que la partida haya terminado o no depende de cuánto dio el final de una ronda.

## Jugar en la terminal: la posición y lo que se puede hacer

play-hello = Juegas contra { $names }.
play-hello-alone = Juegas en solitario: suma todos los puntos que puedas.
play-code = Código de partida: { $seed }
play-must-place = Quien pueda colocar debe hacerlo
ask-opponents = ¿Contra quién quieres jugar?
ask-opponents-how = Escribe un número o un nombre; para varios rivales, todos, por ejemplo 1, 3. Con Intro juegas contra Pip.
play-help-hint = Escribe ? para ver la ayuda.
play-player = { $name }: { SCORE($total) } ({ tiles })
ask-open = Te toca. Abres con { $tile }: escribe { $example }.
ask-fits = Te toca. Las fichas con * encajan: { $example } coloca una, { $number } muestra dónde encaja.
ask-nothing-fits = Te toca. Ninguna ficha de tu atril encaja.
ask-must-place = Una ficha encaja, así que debes colocar.
ask-drawn-fits = { $count ->
    [one] La ficha robada { $tiles } encaja: { $example } la coloca.
   *[other] De las fichas robadas puedes colocar { $tiles }, por ejemplo { $example }.
}
ask-drawn-nothing = { $count ->
    [one] La ficha robada ({ $tiles }) no encaja.
   *[other] Ninguna de las fichas robadas ({ $tiles }) encaja.
}
ask-draw = { $left ->
    [one] + roba una ficha ({ SIGNED($cost) }), la última de este turno.
   *[other] + roba una ficha ({ SIGNED($cost) }), hasta { $left } más en este turno.
}
ask-draw-fruitless = Si luego no colocas ninguna: otros { SIGNED($cost) }.
ask-keep = { $cost ->
    [0] - conserva las fichas robadas y termina el turno.
   *[other] - conserva las fichas robadas y termina el turno ({ SIGNED($cost) }).
}
ask-pass = { $cost ->
    [0] No queda nada que robar: con - pasas.
   *[other] No queda nada que robar: con - pasas ({ SIGNED($cost) }).
}

## Lo que encaja

fits-all = Puedes colocar:
fits-nothing = No encaja nada.
fits-tile = { $tile } encaja aquí:
fits-tile-nowhere = { $tile } no encaja en ningún hueco.
fits-place = En { $place } puedes colocar:
fits-choose-place = Escribe la letra del hueco, o pulsa Intro para volver.
fits-choose-tile = Escribe el número de la ficha, o pulsa Intro para volver.

## Lo que ha pasado

tell-none-fits = { $cost ->
    [0] Ninguna encaja; el turno termina.
   *[other] Ninguna encaja; el turno termina ({ SIGNED($cost) }).
}
tell-next-round = Intro reparte la siguiente ronda; q sale del juego.
undo-nothing = En esta ronda aún no has hecho nada que se pueda deshacer.
undo-done = Deshecho. Las fichas por robar siguen en el mismo orden.

## Lo que se ha escrito

wrong-input = No entiendo «{ $text }»; escribe ? para ver la ayuda.
wrong-unreadable = Esa línea no se puede leer; escribe ? para ver la ayuda.
wrong-number = No hay ficha { $number }; tu atril va del 1 al { $count }.
wrong-no-tiles = Tu atril está vacío; roba una ficha con +.
wrong-place = No hay ningún hueco { $place } donde encaje una ficha tuya.
wrong-tile-place = { $tile } no encaja en { $place }.
wrong-not-yours = La ficha { $tile } no está en tu atril.
wrong-must-open = Te toca abrir la ronda, con la ficha { $tile }.
help-title = Puedes escribir:
help-tile = muestra dónde encaja la ficha 3 de tu atril, y sus puntos
help-place = la coloca en b
help-notation = lo mismo con sus números, o en la notación de los archivos de partida
help-draw = roba una ficha
help-end = termina el turno: conserva las fichas robadas, o pasa
help-what = lo que encaja, con los puntos
help-hint = una pista: las mejores jugadas y por qué
help-undo = deshace tu última jugada
help-pad = la hoja de puntuación
help-save = guarda la partida
help-quit = sale del juego
key-enter = Intro
help-again = muestra de nuevo la mesa
help-rules = Las fichas se tocan lado con lado, y los números que se encuentran son iguales. Una ficha vale la suma de sus números, y a veces una de estas bonificaciones:
help-bridge = hay contacto por un lado, y la esquina opuesta llega a otra ficha
help-double = hay contacto por dos o tres lados
help-hexagon = la ficha es la sexta alrededor de un punto (dos o tres a la vez: { $two }, { $three })
help-out = más el valor de todas las fichas que les quedan a los demás

## Despedida

bye = ¡Hasta pronto!
bye-unfinished = La partida no ha terminado. ¡Hasta pronto!
record-written = La partida se ha guardado en { $path }.
record-failed = No se pudo guardar la partida en { $path }: { file-fault }.
record-exists = { $path } ya existe; indica otro archivo para conservar los dos.
save-ask = ¿En qué archivo? Con Intro, en { $path }.
save-done = Partida guardada en { $path }. A partir de ahora se añade cada jugada.
save-offer = ¿Guardar la partida para seguir otro día? Escribe un nombre de archivo; con Intro se guarda en { $path }, con q sales sin guardar.
