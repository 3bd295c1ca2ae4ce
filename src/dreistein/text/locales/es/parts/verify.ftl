### Lo que dreistein verify dice de cómo se barajó una partida, y lo que puede fallar.

cli-verify = comprueba que las fichas de una partida terminada se repartieron como se prometió

verify-rules = El archivo de partida respeta las reglas.
verify-commitment = La huella { $commitment } es la del secreto del servidor.
verify-seals = { $count ->
    [one] La aportación es la que se selló antes de revelarse.
   *[other] Las { $count } aportaciones son las que se sellaron antes de que se revelara ninguna.
}
verify-bound = El código de partida está ligado a su mesa y su partida, a la versión de las reglas y a quién se sentó dónde.
verify-seed-match = { $count ->
    [0] El código de partida sale solo del secreto; nadie añadió nada.
    [one] El código de partida sale del secreto y de { $count } aportación.
   *[other] El código de partida sale del secreto y de { $count } aportaciones.
}
verify-contribution = El sitio { $seat } aportó { $text }.
verify-seed-day = El código de partida sale del secreto y de la fecha { $day }.
verify-deals = { $count ->
    [one] { $count } ronda se repartió como dice el código de partida.
   *[other] { $count } rondas se repartieron como dice el código de partida.
}
verify-away = El sitio { $seat } estaba ausente al sellar y no aportó nada.
verify-failed-silent = En un intento anterior no se repartió: el sitio { $seat } no reveló su aportación.
verify-failed-left = En un intento anterior no se repartió: el sitio { $seat } quedó libre.
verify-over = La partida se jugó hasta el final.
verify-cut = Según este archivo, la partida no se jugó hasta el final.
verify-unproved-names = Sin demostrar: los nombres. Alguien se llama aquí de otro modo que al repartir.
verify-unproved-seats = Sin demostrar: la versión de las reglas, quién se sentó dónde y los nombres. Nada los liga al código de partida.
verify-unproved-edition = Sin demostrar: la versión de las reglas, que no es la de la partida del día.
verify-unproved-numbers = Sin demostrar: la versión de las reglas. Se llama como una impresa, pero tiene otros números: { $numbers }.
verify-unproved-thrown = Sin demostrar: que en esta mesa no se descartara antes otro reparto. Solo lo saben los dispositivos que participaron.
verify-unproved-actions = Sin demostrar: qué jugadas se hicieron, quién abandonó y todo lo demás que dice el archivo. Se toma tal como está.
verify-match = El reparto es correcto. Si tu aportación está en la lista, nadie pudo elegirlo: ni el servidor ni los demás, solos o juntos.
verify-day = El reparto es correcto. Si esta huella se publicó antes de ese día, ya estaba decidido; solo el servidor pudo elegirlo.
verify-seed = Solo queda demostrado que el reparto sale del código de partida; nada dice de dónde viene este.
verify-none = No hay nada demostrado: el archivo de partida no tiene ni una prueba de cómo se barajó ni un código de partida.
