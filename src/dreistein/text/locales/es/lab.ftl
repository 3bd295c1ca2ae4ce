### Simulaciones

sim-title = { $players ->
    [one] { $rounds } partidas de solitario · { $edition } · código de partida { $seed }
   *[other] { $rounds } rondas con { $players } jugadores · { $edition } · código de partida { $seed }
}
sim-seat = Sitio
sim-bot = Bot
sim-mean = Puntos
sim-margin = 95 %
sim-middle = Mitad central
sim-wins = Más puntos
sim-drawn = Robadas
sim-bonus = Bonificación
sim-per-round = Por ronda
sim-rounds-with = Rondas en que se da
sim-per-tile = De fichas colocadas
sim-kind = { $kind ->
    [start] bonificación inicial
    [bridge] puente
    [double] doble unión
    [hexagon] hexágono
    [two-hexagons] doble hexágono
   *[three-hexagons] triple hexágono
}
sim-length = Una ronda tiene { $mean } acciones en promedio; el 90 % tiene de { $low } a { $high }.
sim-blocked = Rondas que acaban cerradas: { $share }.
sim-opener = Quien empieza suma { $opener } puntos, los demás { $others }: empezar vale { $worth } puntos. Quien empieza es quien más puntos tiene en el { $wins } de las rondas.
sim-rate = { $rounds } rondas en { $seconds } s: { $rate } por segundo
sim-progress = Rondas
sim-stopped = Detenido tras { $rounds } de { $all } rondas.
sim-stopped-kept = Detenido tras { $rounds } de { $all } rondas; el mismo comando continúa desde ahí.
sim-out = sin fichas
sim-block = cerrada
sim-plot-scores = Puntos de una ronda, por sitio
sim-plot-points = puntos
sim-plot-percent = % de las rondas
sim-plot-percent-a-point = % de las rondas, por cada punto
sim-plot-bonuses = Con qué frecuencia hay bonificación
sim-plot-rounds-with = % de las rondas con al menos una
sim-plot-length = Duración de una ronda
sim-plot-actions = acciones
sim-plot-ends = Cómo acaba
sim-plot-opener = Cuánto vale empezar
sim-plot-opened = quien empieza
sim-plot-others = los demás
sim-plot-best = más puntos: { $share }
cli-simulate = simula muchas rondas entre bots y resume los resultados
cli-bench = mide lo rápido que juega el núcleo de cálculo
cli-bench-what = qué se mide
cli-meta-bots = BOT,BOT
cli-rounds = cuántas rondas
cli-bots = los bots por sitio, repetidos hasta llenar la mesa: greedy, random o placing (por defecto: greedy)
cli-workers = cuántos núcleos se reparten el trabajo (por defecto: todos)
cli-on = calcula en un clúster en lugar de solo en este ordenador: con ray
cli-address = la dirección del clúster, por ejemplo { "10.0.0.1:6379" } (por defecto: un clúster de este único ordenador)
cli-figures-json = muestra las cifras en JSON
cli-csv = muestra las cifras en CSV
cli-plot = dibuja las cifras en una imagen SVG
cli-sim-state = guarda el estado en este archivo, y continúa desde ahí
cli-threads = cuántos hilos (por defecto: 1)
