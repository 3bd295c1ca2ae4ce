### Lo que dreistein verify dice de cómo se barajó una partida, y lo que puede fallar.

cli-verify = comprueba que las fichas de una partida terminada se repartieron como se prometió

verify-rules = El archivo de partida respeta las reglas.
verify-commitment = La huella { $commitment } es la del secreto del servidor.
verify-seed-match = { $count ->
    [0] El código de partida sale solo del secreto; nadie añadió nada.
    [one] El código de partida sale del secreto y de { $count } aportación.
   *[other] El código de partida sale del secreto y de { $count } aportaciones.
}
verify-contribution = El sitio { $seat } (contado desde 0) aportó { $text }.
verify-seed-day = El código de partida sale del secreto y de la fecha { $day }.
verify-deals = { $count ->
    [one] { $count } ronda se repartió como dice el código de partida.
   *[other] { $count } rondas se repartieron como dice el código de partida.
}
verify-match = Todo es correcto. Si la mesa mostró esta huella antes de la partida y tu aportación está en la lista, nadie pudo elegir las fichas.
verify-alone = Todo es correcto. Si la mesa mostró esta huella antes de la partida, las fichas ya estaban decididas.
verify-day = Todo es correcto. Si esta huella se publicó antes de ese día, las fichas ya estaban decididas.
verify-seed = Todo es correcto. Nada demuestra de dónde viene el código de partida.
