### Lo que hacen los demás en la mesa, y por qué una ficha no encaja.

page-misfit = Aquí no: el { $own } no coincide con el { $there }.
page-misfit-alone = Una ficha debe tocar otra con un lado entero.
page-notice-sat = { $name } se ha unido a la mesa.
page-notice-promised = { $when ->
    [match] { $name } jugará a partir de la próxima partida, en lugar de { $bot }.
   *[round] { $name } jugará a partir de la próxima ronda, en lugar de { $bot }.
}
page-notice-left = { $name } ha dejado la mesa.
page-notice-held = { $name } no está: mientras tanto juega un bot en su lugar.
page-notice-returned = { $name } ha vuelto.
page-notice-resigned = { $name } ha abandonado: un bot sigue en su lugar.
page-notice-time-up = { $who ->
    [you] Se te ha acabado el tiempo: un bot juega por ti.
   *[they] A { $name } se le ha acabado el tiempo: un bot juega en su lugar.
}
page-notice-hint = { $name } ha pedido una pista.
page-notice-stood-in = { $count ->
    [one] Mientras no estabas, un bot jugó un turno por ti.
   *[other] Mientras no estabas, un bot jugó { $count } turnos por ti.
}

## Menú, pista, jugadas escritas

page-undo-saw-racks = Todos han visto todas las fichas.
page-undo-saw-tile = Ya has visto la ficha robada.
page-undo-saw-answer = Ya has visto lo que han jugado los demás.
page-undo-practice = Si deshaces la jugada ahora, será una partida de práctica: ya no contará para la clasificación, la escalera ni las estadísticas.
page-undo-anyway = Deshacer de todos modos
page-undo-wish = A { $name } le gustaría deshacer una jugada.
page-undo-asked = Has pedido deshacer una jugada. Falta la respuesta de { $names }.
page-undo-price = La partida dejará de contar.
page-typed = Escribir una jugada
page-typed-explained = Una ficha, como 345, o una jugada en notación, como 453@1,0; + roba, - termina el turno.
page-typed-wrong = «{ $text }» no se permite ahora.
page-typed-unfit = { $text } no encaja en ningún hueco, o ahora no puedes colocarla.
page-typed-not-now = No te toca.
page-do-it = Hacer esta jugada
page-install = Instalar
page-leave = Volver al inicio (la partida te espera)
page-resign-explained = Un bot sigue jugando por ti, y ya no puedes ganar.
