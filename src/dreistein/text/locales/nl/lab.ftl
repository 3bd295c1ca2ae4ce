### Simulaties

sim-title = { $players ->
    [one] { $rounds } solopartijen · { $edition } · spelcode { $seed }
   *[other] { $rounds } rondes met { $players } spelers · { $edition } · spelcode { $seed }
}
sim-seat = Plaats
sim-bot = Bot
sim-mean = Punten
sim-margin = 95%
sim-middle = Middelste helft
sim-wins = Meeste punten
sim-drawn = Gepakt
sim-bonus = Bonus
sim-per-round = Per ronde
sim-rounds-with = Rondes ermee
sim-per-tile = Van gelegde stenen
sim-kind = { $kind ->
    [start] startbonus
    [bridge] brug
    [double] dubbele verbinding
    [hexagon] zeshoek
    [two-hexagons] dubbele zeshoek
   *[three-hexagons] driedubbele zeshoek
}
sim-length = Een ronde telt gemiddeld { $mean } acties; 90% heeft er { $low } tot en met { $high }.
sim-blocked = { $share } van de rondes loopt vast.
sim-opener = Wie begint haalt { $opener } punten, de anderen { $others }: beginnen is { $worth } punten waard. In { $wins } van de rondes heeft wie begon de meeste punten.
sim-rate = { $rounds } rondes in { $seconds } s: { $rate } per seconde
sim-progress = Rondes
sim-stopped = Gestopt na { $rounds } van { $all } rondes.
sim-stopped-kept = Gestopt na { $rounds } van { $all } rondes; dezelfde opdracht gaat daar verder.
sim-out = uit
sim-block = vastgelopen
sim-plot-scores = Punten van een ronde, per plaats
sim-plot-points = punten
sim-plot-percent = % van de rondes
sim-plot-percent-a-point = % van de rondes, per punt
sim-plot-bonuses = Hoe vaak een bonus voorkomt
sim-plot-rounds-with = % van de rondes met minstens één
sim-plot-length = Lengte van een ronde
sim-plot-actions = acties
sim-plot-ends = Hoe de ronde eindigt
sim-plot-opener = Wat beginnen waard is
sim-plot-opened = wie begint
sim-plot-others = de anderen
sim-plot-best = meeste punten: { $share }
cli-simulate = veel rondes tussen bots simuleren en het resultaat tonen
cli-bench = meten hoe snel de rekenkern speelt
cli-bench-what = wat er gemeten wordt
cli-meta-bots = BOT,BOT
cli-rounds = hoeveel rondes
cli-bots = bots per plaats, herhaald tot alle plaatsen bezet zijn: greedy, random of placing (standaard: greedy)
cli-workers = hoeveel processorkernen het werk delen (standaard: allemaal)
cli-on = op een cluster rekenen in plaats van alleen op deze computer: met ray
cli-address = het adres van het cluster, bijvoorbeeld { "10.0.0.1:6379" } (standaard: een cluster van alleen deze computer)
cli-figures-json = de cijfers als JSON tonen
cli-csv = de cijfers als CSV tonen
cli-plot = de cijfers als SVG-afbeelding tekenen
cli-sim-state = de stand in dit bestand opslaan, en daar verdergaan
cli-threads = hoeveel threads (standaard: 1)
