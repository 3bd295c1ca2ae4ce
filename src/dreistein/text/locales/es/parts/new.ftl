### El formulario de una mesa nueva.

page-name = Nombre
page-way = ¿Cómo quieres jugar?
page-way-bots = Contra bots
page-way-friends = Con amigos
page-way-device = En este dispositivo
page-way-alone = En solitario
page-seats = Sitios
page-add-seat = Añadir un sitio
page-remove-seat = Quitar el sitio { $number }
page-seat-kind = Quién se sienta en el sitio { $number }
page-seat-name = Nombre, sitio { $number }
page-kind-me = En este dispositivo
page-kind-invited = Con un enlace de invitación
page-kind-open = Un bot hasta que llegue alguien
page-kind-bot = Un bot
page-edition = Versión de las reglas
page-edition-german = Como en las reglas alemanas: pozo vacío −10.
page-edition-international = Como en los demás idiomas: pozo vacío −5.
page-edition-early = Una versión antigua: un hexágono da 50.
page-edition-triominos = El pariente más conocido, que se juega a 400.
page-numbers = Puntos y reglas, para ver o cambiar
page-numbers-back = Volver a los valores originales
page-clock-field = Tiempo por turno
page-clock-none = Sin límite
page-clock-day = Un día
page-clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
page-hints-field = Pistas permitidas
page-unmarked-field = Sin ayuda
page-unmarked-note = Como en una mesa de verdad: nada se ilumina, nadie te hace las cuentas y no hay pistas. Vale para todos.
page-alone-explained = Al principio hay una ficha en la mesa. Coloca lo que puedas; el número de fichas que puedes robar es limitado.
page-rack-field = Fichas en el atril (de 0 a 20)
page-draws-field = Fichas para robar en toda la partida
page-seed-field = Código de partida (el mismo código da las mismas fichas)
page-open-table = Abrir la mesa
page-play = Jugar
page-table-rules = Reglas
