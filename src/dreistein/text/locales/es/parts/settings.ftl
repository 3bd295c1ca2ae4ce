### Los ajustes.

page-device = Otro dispositivo
page-device-claim = ¿Seguir en este dispositivo como { $name }?
page-device-claim-unnamed = ¿Seguir en este dispositivo como la persona que creó este enlace?
page-device-claim-note = Jugarás con ese nombre y con las partidas de esa persona. Di que sí solo si el enlace viene de otro dispositivo tuyo.
page-device-lose =
    { $count ->
        [one] La partida que este dispositivo tiene ahora dejará de verse aquí. Durante un día podrás volver a ella.
       *[other] Las { $count } partidas que este dispositivo tiene ahora dejarán de verse aquí. Durante un día podrás volver a ellas.
    }
page-device-yours = Este dispositivo ya tiene ese nombre y esas partidas.
page-device-back-note = Durante un día puedes volver a las partidas que este dispositivo tenía antes: aquí o, más tarde, en Ajustes, «Tus datos».
page-device-back = Volver a mis partidas de antes
page-device-yes = Sí, seguir aquí
page-device-note = Un enlace que sirve una sola vez: ábrelo en tu teléfono y sigue allí con tu nombre y tus partidas. No lo compartas.
page-device-link = Enlace personal
page-device-qr = Código QR del enlace personal
page-device-make = Crear un enlace
page-set-theme = Tema
page-set-theme-auto = Como el dispositivo
page-set-theme-light = Claro
page-set-theme-dark = Oscuro
page-set-contrast = Contraste
page-set-contrast-auto = Como el dispositivo
page-set-contrast-normal = Normal, en color
page-set-contrast-high = Alto, blanco y negro
page-set-text = Tamaño del texto
page-set-text-normal = Normal
page-set-text-large = Grande
page-set-text-largest = Muy grande
page-set-size = Tamaño de las fichas
page-set-size-normal = Normal
page-set-size-large = Grande
page-set-size-largest = Muy grande
page-set-motion = Animaciones
page-set-motion-auto = Como el dispositivo
page-set-motion-full = Activadas
page-set-motion-none = Desactivadas
page-set-pace = Jugadas de los demás
page-set-pace-slow = Lentas
page-set-pace-normal = Normales
page-set-pace-fast = Rápidas
page-set-pace-instant = Instantáneas
page-set-confirm = Confirmar las jugadas
page-set-confirm-touch = En pantallas táctiles
page-set-confirm-always = Siempre
page-set-confirm-never = Nunca
page-set-sound = Sonido
page-set-voices = Mostrar lo que dicen los demás en la mesa
page-set-shortcuts = Atajos: + robar, - terminar el turno, ? qué encaja, / escribir una jugada
page-set-notify = Avisarme cuando me toque
page-set-notify-insecure = Las notificaciones necesitan una dirección segura (https) o el dispositivo donde funciona el servidor.
page-set-notify-home = En un iPhone o iPad, el juego solo puede avisarte si está en la pantalla de inicio (Compartir, Añadir a pantalla de inicio).
page-set-pass = Pasar automáticamente cuando no se pueda hacer otra cosa
page-data = Tus datos
