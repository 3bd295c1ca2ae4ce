### Tus datos: qué se guarda, salir, ser olvidado.

page-data-kept = Lo que guarda el servidor
page-data-kept-name = Tu nombre y tus jugadas. También los ven los demás de la mesa.
page-data-kept-games = Tus partidas terminadas y tus resultados de la partida del día, hasta que los borres.
page-data-kept-gone = Las mesas donde no empieza ninguna partida desaparecen al cabo de un día; las partidas paradas, a los 60 días; las hojas de puntuación compartidas, 90 días después de la última anotación.
page-data-kept-not = Sin cuenta, sin correo electrónico, sin publicidad. Se te reconoce por un número aleatorio en una cookie.
page-data-moments = { $count ->
    [one] Un enlace a tus partidas
   *[other] { $count } enlaces a tus partidas
}
page-data-moments-note = Quien tiene un enlace así ve la partida con los nombres de todos. Para desactivar solo uno, ve a donde lo creaste.
page-data-moments-withdraw = Desactivarlos todos
page-data-moments-done = Se han desactivado todos los enlaces a tus partidas.
page-data-devices = Tus dispositivos
page-data-others-note = Si crees que otra persona juega con tu nombre, desconecta todos los demás dispositivos. Este sigue conectado.
page-data-others = Desconectar los demás dispositivos
page-data-others-done = Todos los demás dispositivos están desconectados.
page-data-links = Anular enlaces sin usar
page-data-links-done = Los enlaces sin usar para otros dispositivos ya no sirven.
page-data-words-note = Con seis palabras en un papel recuperas tus partidas en cualquier navegador, aunque pierdas este dispositivo.
page-data-words = Seis palabras para apuntar
page-data-here-note = Si desconectas este dispositivo, solo podrás volver a tus partidas desde otro, o con tus seis palabras.
page-data-here = Desconectar este dispositivo
page-data-here-ask = Sin otro dispositivo vinculado y sin tus seis palabras, pierdes para siempre tus partidas, tus sitios en las mesas en juego, tus estadísticas y tus análisis.
page-data-forget = Borrar todos mis datos
page-data-forget-name = Donde esté guardado tu nombre aparecerá «–»: en mesas, partidas terminadas, listas y retos.
page-data-forget-games = Se borra tu lista de partidas, junto con todos los solitarios y todas las mesas en las que solo jugabas con bots.
page-data-forget-seats = Dejas tus sitios en las mesas en juego. Un bot te sustituye para que los demás puedan seguir.
page-data-forget-pads = Se borran los ajustes y las hojas de puntuación de este dispositivo, también las que compartes.
page-data-forget-end = Se desconectan todos los dispositivos. No se puede deshacer.
page-data-forget-ask = ¿Borrarlo todo ahora? No se puede deshacer.
page-data-forget-yes = Sí, borrarlo todo
