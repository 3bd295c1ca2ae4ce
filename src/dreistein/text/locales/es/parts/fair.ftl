### El reparto limpio: qué comprobó este dispositivo y quién lo retrasó.

fair-checked = Comprobado en este dispositivo: nadie pudo elegir las fichas.
fair-checked-record = Comprobado en este dispositivo: las fichas se repartieron como dice el código de partida.
fair-undone = Se deshizo el final de una ronda; por eso el archivo de partida tiene jugadas distintas de las que viste primero.
fair-away = { $count ->
    [one] Al barajar, { $names } no estaba y no aportó nada.
   *[other] Al barajar, { $names } no estaban y no aportaron nada.
}
fair-failed-silent = La aportación de { $names } no llegó a tiempo: hubo que barajar de nuevo.
fair-failed-left = Alguien se fue mientras se barajaba ({ $names }): hubo que barajar de nuevo.
fair-waiting = Barajando. A la espera de { $names }.
fair-unchecked = Ahora mismo no se pudo comprobar cómo se barajó.
fair-refused = No se reparte: algo no cuadra al barajar
fair-refused-commitment = El servidor ha cambiado su secreto. Por eso tu dispositivo no revela su número.
fair-refused-told = El servidor dice ahora otra cosa sobre quién participa. Por eso tu dispositivo no revela su número.
fair-refused-do = Díselo a los demás y no sigas jugando en esta mesa.
fair-wrong = Las fichas no se repartieron como se prometió
fair-wrong-commitment = El servidor cambió su secreto.
fair-wrong-seal = Una aportación no es la que se selló.
fair-wrong-seed = El código de partida no sale de las aportaciones.
fair-wrong-deal = Las fichas del archivo de partida no salen del código de partida.
fair-wrong-told = El archivo de partida no coincide con lo acordado antes de la partida.
fair-wrong-dealt = Recibiste fichas distintas de las del archivo de partida.
fair-wrong-played = El archivo de partida tiene jugadas distintas de las que viste.
fair-wrong-record = El archivo de partida no se puede comprobar.
fair-what-to-do = Guarda la partida ahora, enséñasela a los demás y no confíes en los resultados de este servidor.
