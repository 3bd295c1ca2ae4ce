### Con amigos: invitaciones, y quién juega.

page-invite-link = Enlace de invitación
page-qr = Código QR del enlace de invitación
page-copy = Copiar
page-copied = Copiado
page-copy-by-hand = Este navegador no permite que la página copie; selecciona el enlace y cópialo tú.
page-share = Compartir
page-watch-link = Solo para mirar:
page-open-network = Por ahora solo se puede jugar desde este dispositivo. ¿Quieres abrir el juego a otros en tu red local?
page-open-network-yes = Sí, abrirlo a la red local
page-only-here = Al juego solo se llega desde el dispositivo donde funciona el servidor; pide a quien lo inició que lo abra a los demás.
page-lobby = ¿Quién juega?
page-ready = todo listo
page-be-ready = ¡Todo listo!
page-wait-seats = La partida empezará cuando todos los sitios estén ocupados.
page-wait-ready = La partida empezará cuando todos estén listos.
page-no-seat = No tienes sitio en esta mesa, pero puedes mirar.
page-fill = Poner un bot
page-close-seat = Jugar sin este sitio
page-seat-yields = hasta que llegue alguien
page-rename = Cambiar
page-remove = Quitar
page-remove-guest = Quitar a { $name }
page-remove-explained = { $name } deja el sitio, que vuelve a quedar libre. Quien tenga el enlace de invitación puede volver a sentarse; si no quieres que pase, crea también enlaces nuevos.
page-new-links = Crear enlaces nuevos
page-new-links-explained = Se sustituyen el enlace de invitación y el enlace para mirar. Los antiguos dejan de funcionar, y quien esté mirando con uno de ellos pierde la conexión. Nadie pierde su sitio en la mesa. Quien falte por llegar necesitará el enlace nuevo.
page-join = Tienes una invitación
page-join-who = Ya en la mesa: { $names }.
page-sit = Sentarse
page-fair-explained = Tu dispositivo y los de los demás sellan cada uno un número al azar antes de que se revele ninguno; las fichas salen de todos esos números juntos. Así nadie puede elegirlas, ni siquiera el servidor. Al final tu dispositivo lo comprueba por sí solo.
page-join-full = Todos los sitios están ya ocupados. Aun así puedes mirar.
page-plays-next = { $when ->
    [match] Jugarás a partir de la próxima partida, en lugar de { $name }.
   *[round] Jugarás a partir de la próxima ronda, en lugar de { $name }.
}
page-just-watch = Prefiero solo mirar
page-seat-free = En esta mesa hay un sitio libre.
page-open-network-no = No, solo en este dispositivo
page-no-network = Este dispositivo no está conectado ahora a ninguna red local. Conéctalo a una red wifi e inténtalo de nuevo.
page-link-here = Este enlace solo funciona en este dispositivo, por ejemplo en un segundo navegador.
page-for-others = Abrir a otros de todos modos
page-share-insecure = El botón de compartir necesita una dirección segura (https). Copia el enlace o muestra el código QR.
page-table-clock = { $time } por turno
page-table-no-clock = sin límite de tiempo
page-table-hints = con pistas
page-table-no-hints = sin pistas
page-table-free = { $count ->
    [0] ningún sitio libre
    [one] un sitio libre
   *[other] { $count } sitios libres
}
page-table-own = con reglas de la casa
