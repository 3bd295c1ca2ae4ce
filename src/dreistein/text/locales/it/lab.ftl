### Simulazioni

sim-title = { $players ->
    [one] { $rounds } partite di solitario · { $edition } · codice partita { $seed }
   *[other] { $rounds } mani con { $players } giocatori · { $edition } · codice partita { $seed }
}
sim-seat = Posto
sim-bot = Bot
sim-mean = Punti
sim-margin = 95%
sim-middle = Metà centrale
sim-wins = Più punti
sim-drawn = Pescate
sim-bonus = Bonus
sim-per-round = Per mano
sim-rounds-with = Mani con il bonus
sim-per-tile = Delle tessere piazzate
sim-kind = { $kind ->
    [start] bonus iniziale
    [bridge] ponte
    [double] doppio collegamento
    [hexagon] esagono
    [two-hexagons] doppio esagono
   *[three-hexagons] triplo esagono
}
sim-length = Una mano ha in media { $mean } azioni; il 90% ne ha da { $low } a { $high }.
sim-blocked = Mani che finiscono bloccate: { $share }.
sim-opener = Chi inizia fa { $opener } punti, gli altri { $others }: iniziare vale { $worth } punti. Mani in cui chi inizia ha più punti di tutti: { $wins }.
sim-rate = { $rounds } mani in { $seconds } s: { $rate } al secondo
sim-progress = Mani
sim-stopped = Fermato dopo { $rounds } delle { $all } mani.
sim-stopped-kept = Fermato dopo { $rounds } delle { $all } mani; lo stesso comando riprende da lì.
sim-out = ultima tessera piazzata
sim-block = bloccata
sim-plot-scores = Punti di una mano, per posto
sim-plot-points = punti
sim-plot-percent = % delle mani
sim-plot-percent-a-point = % delle mani, per ogni punto
sim-plot-bonuses = Quanto spesso arriva un bonus
sim-plot-rounds-with = % delle mani con almeno uno
sim-plot-length = Durata di una mano
sim-plot-actions = azioni
sim-plot-ends = Come finisce
sim-plot-opener = Quanto vale iniziare
sim-plot-opened = chi inizia
sim-plot-others = gli altri
sim-plot-best = più punti: { $share }
cli-simulate = simula molte mani tra bot e ne riassume i risultati
cli-bench = misura quanto è veloce il nucleo di calcolo
cli-bench-what = che cosa misurare
cli-meta-bots = BOT,BOT
cli-rounds = quante mani
cli-bots = i bot per posto, ripetuti fino a riempire il tavolo: greedy, random o placing (predefinito: greedy)
cli-workers = quanti core si dividono il lavoro (predefinito: tutti)
cli-on = calcola su un cluster invece che solo su questo computer: con ray
cli-address = l’indirizzo del cluster, per esempio { "10.0.0.1:6379" } (predefinito: un cluster di questo solo computer)
cli-figures-json = stampa le cifre in JSON
cli-csv = stampa le cifre in CSV
cli-plot = disegna le cifre in un’immagine SVG
cli-sim-state = salva in questo file lo stato, e riprende da lì
cli-threads = quanti thread (predefinito: 1)
