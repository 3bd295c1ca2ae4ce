### El reparto limpio: qué comprobó este dispositivo y quién lo retrasó.

fair-checked = Comprobado en este dispositivo: nadie pudo elegir las fichas.
fair-checked-record = Comprobado en este dispositivo: las fichas se repartieron como dice el código de partida.
fair-here = Aquí reparte tu propio navegador: las fichas salen del código de partida, pero eso no demuestra nada a los demás.
fair-undone = Se deshizo el final de una ronda; por eso el archivo de partida tiene jugadas distintas de las que viste primero.
fair-away = { $count ->
    [one] Al barajar, { $names } no estaba y no aportó nada.
   *[other] Al barajar, { $names } no estaban y no aportaron nada.
}
fair-failed-silent = La aportación de { $names } no llegó a tiempo: hubo que barajar de nuevo.
fair-failed-left = Alguien se fue mientras se barajaba ({ $names }): hubo que barajar de nuevo.
fair-waiting = Barajando. A la espera de { $names }.
fair-unchecked = De momento no se ha podido comprobar cómo se barajó. Mientras tanto, no hay nada demostrado.
fair-none = Aquí nadie baraja: las fichas salen de un código de partida elegido, y no se demuestra nada.
fair-other = La aportación de tu sitio llegó de otro dispositivo. Si no tienes otro en esta mesa, es inventada.
fair-thrown = { $count ->
    [one] Se descartó un reparto para el que tu dispositivo ya había revelado su número.
   *[other] Se descartaron { $count } repartos para los que tu dispositivo ya había revelado su número.
}
fair-refused = No se reparte: algo no cuadra al barajar
fair-refused-do = Tu dispositivo no revela su número. Díselo a los demás y no sigas jugando en esta mesa.
fair-wrong = Las fichas no se repartieron como se prometió
fair-wrong-commitment = El servidor cambió su secreto.
fair-wrong-seal = Una aportación no es la que se selló.
fair-wrong-seed = El código de partida no sale de las aportaciones.
fair-wrong-deal = Las fichas del archivo de partida no salen del código de partida.
fair-wrong-told = El servidor dice ahora algo distinto de lo que dijo a este dispositivo antes de barajar.
fair-wrong-blamed = El servidor dice que tu dispositivo no respondió, aunque había recibido su número.
fair-wrong-lost = Tu dispositivo reveló su número para una partida anterior, y el servidor no puede mostrar que las fichas salieran de él.
fair-wrong-dealt = Recibiste fichas distintas de las del archivo de partida.
fair-wrong-held = Alguien colocó una ficha que no tenía.
fair-wrong-played = El archivo de partida tiene jugadas distintas de las que viste.
fair-wrong-record = El archivo de partida no se puede comprobar.
fair-what-to-do = Guarda la partida ahora, enséñasela a los demás y no confíes en los resultados de este servidor.
