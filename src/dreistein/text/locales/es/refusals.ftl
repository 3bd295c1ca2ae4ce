### Lo que el servidor no hace, y por qué

## En una mesa

error-no-such-table = Esta mesa no existe, o este enlace no lleva a ella.
error-no-such-seat = En esta mesa no hay sitio { $seat }; tiene los sitios 0 a { $last }.
error-seat-taken = Ahí ya hay alguien; toma otro sitio, o mira.
error-table-full = Todos los sitios están ocupados; puedes mirar.
error-not-your-seat = El sitio { $seat } no es tuyo, así que no puedes jugar ahí.
error-only-watching = Estás mirando; juega quien está sentado a la mesa.
error-host-only = Solo puede hacerlo quien abrió la mesa.
error-not-playing = Ahora no se juega ninguna ronda, así que no hay nada que hacer.
error-bot-plays = En este sitio juega ahora un bot.
error-too-late = La partida ha seguido desde entonces (ronda { $round }, acción { $ply }); mira otra vez.
error-not-between = La ronda siguiente se reparte cuando una ha terminado, y esta continúa.
error-match-too-long = Esta partida ya ha tenido { $most } rondas, y ninguna mesa reparte más; abre una nueva.
error-not-over-yet = La partida no ha terminado; su registro y su mezcla se muestran después.
error-already-over = La partida ya ha terminado.
error-not-gathering = La partida ha empezado, así que esto ya no se puede cambiar.
error-nothing-to-undo = En esta ronda no tienes nada que deshacer.
error-undo-past-draw = Desde entonces se ha robado una ficha, y lo visto queda visto.
error-no-undo = En la partida del día no se puede deshacer nada.
error-no-undo-asked = Ahora nadie pide deshacer nada.
error-cannot-resign = En esta mesa no hay nadie más ante quien abandonar.
error-no-hints = En esta mesa no hay pistas.
error-hint-not-your-turn = Una pista es para quien tiene el turno.
error-too-many-tables = Hay { $most } mesas sin terminar, y no se pueden guardar más; termina antes una.
error-too-many-watching = Hay { $most } conexiones con esta mesa, y no puede haber más.
error-seat-plan = Una mesa tiene de 2 a 6 sitios, uno solo en el solitario, al menos uno para quien la abre, y cada bot tiene un nivel.
error-clock-range = El reloj no puede ser { $found }; da a un turno de { $least } a { $most } segundos.
error-seed-length = Un código de partida tiene de 1 a { $most } caracteres.
error-seed-people = Un código de partida solo se puede elegir en el solitario: quien lo conoce conoce todas las fichas.
error-restarting = El servidor se está reiniciando; vuelve dentro de un momento.

## En la red

error-not-here = En esta dirección no hay nada.
error-wrong-method = Esta dirección no admite { $method }; admite { $known }.
error-body-too-large = Lo enviado supera { $most } kB, y no se lee más.
error-body-too-slow = Lo que se iba a enviar no llegó en { $seconds } segundos.
error-too-fast = { $seconds ->
    [one] Eso fue demasiado en poco tiempo; espera { $seconds } segundo y sigue.
   *[other] Eso fue demasiado en poco tiempo; espera { $seconds } segundos y sigue.
}
error-too-many-connections = Ya hay demasiadas conexiones; termina una, o inténtalo más tarde.
error-wrong-host = Este servidor no responde al nombre { $host }.
error-wrong-origin = Esto viene de una página de otro sitio ({ $origin }), así que no se hace.
error-link-expired = Este enlace está usado, es demasiado viejo o está incompleto; crea otro en el otro dispositivo.
error-foreign-link = Solo se dibuja un código para enlaces a este servidor.
error-not-from-here = Solo puede hacerlo un navegador en la máquina del servidor.
error-unforeseen = Algo salió mal en el servidor. Está anotado en su registro; inténtalo de nuevo en un momento.

## Lo que se envió

error-field-missing = Falta el campo { $field }.
error-field-type = En el campo { $field } hay { found }; debe ser { type }.
error-field-number = En el campo { $field } hay { found }; debe ser un número entero de { $least } a { $most }.
error-field-flag = En el campo { $field } hay { found }; debe ser true o false.
error-field-choice = En el campo { $field } hay { found }; son posibles { $known }.
error-field-length = El campo { $field } tiene muy pocos o demasiados elementos; tiene de { $least } a { $most }.
error-field-text = En el campo { $field } hay { found }; debe ser un texto de { $least } a { $most } caracteres.
error-field-form = El campo { $field } no está escrito como debe: { found }.

## En una conexión

error-no-hello = El primer mensaje de una conexión es hello, en menos de { $seconds } segundos.
error-hello-twice = La conexión ya ha dicho hello; se hace una sola vez.
error-binary-message = Los mensajes son textos; este era binario.
error-too-many-mistakes = Demasiados mensajes no se podían leer, así que la conexión termina.
