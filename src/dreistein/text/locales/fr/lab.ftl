### Simulations

sim-title = { $players ->
    [one] { $rounds } parties en solitaire · { $edition } · code de partie { $seed }
   *[other] { $rounds } manches à { $players } joueurs · { $edition } · code de partie { $seed }
}
sim-seat = Place
sim-bot = Bot
sim-mean = Points
sim-margin = 95 %
sim-middle = Moitié centrale
sim-wins = Le plus de points
sim-drawn = Piochées
sim-bonus = Bonus
sim-per-round = Par manche
sim-rounds-with = Manches concernées
sim-per-tile = Des tuiles posées
sim-kind = { $kind ->
    [start] bonus de départ
    [bridge] pont
    [double] double liaison
    [hexagon] hexagone
    [two-hexagons] double hexagone
   *[three-hexagons] triple hexagone
}
sim-length = Une manche compte { $mean } actions en moyenne ; 90 % en ont de { $low } à { $high }.
sim-blocked = Manches qui se terminent bloquées : { $share }.
sim-opener = Le premier joueur marque { $opener } points, les autres { $others } : commencer vaut { $worth } points. Il a le plus de points dans { $wins } des manches.
sim-rate = { $rounds } manches en { $seconds } s : { $rate } par seconde
sim-progress = Manches
sim-stopped = Arrêté après { $rounds } des { $all } manches.
sim-stopped-kept = Arrêté après { $rounds } des { $all } manches ; la même commande reprendra là.
sim-out = dernière tuile posée
sim-block = bloquée
sim-plot-scores = Points d’une manche, par place
sim-plot-points = points
sim-plot-percent = % des manches
sim-plot-percent-a-point = % des manches, par point
sim-plot-bonuses = Fréquence des bonus
sim-plot-rounds-with = % des manches avec au moins un
sim-plot-length = Longueur d’une manche
sim-plot-actions = actions
sim-plot-ends = Comment elle se termine
sim-plot-opener = Ce que rapporte la première tuile
sim-plot-opened = premier joueur
sim-plot-others = les autres
sim-plot-best = le plus de points : { $share }
cli-simulate = simuler de nombreuses manches entre bots et en donner le bilan
cli-bench = mesurer la vitesse du noyau de calcul
cli-bench-what = ce qu’il faut mesurer
cli-meta-bots = BOT,BOT
cli-rounds = combien de manches
cli-bots = les bots par place, répétés jusqu’à remplir la table : greedy, random ou placing (par défaut : greedy)
cli-workers = combien de cœurs se partagent le travail (par défaut : tous)
cli-on = calculer sur un cluster au lieu de cette seule machine : avec ray
cli-address = l’adresse du cluster, par exemple { "10.0.0.1:6379" } (par défaut : un cluster de cette seule machine)
cli-figures-json = afficher les chiffres en JSON
cli-csv = afficher les chiffres en CSV
cli-plot = dessiner les chiffres dans une image SVG
cli-sim-state = garder l’état dans ce fichier, et reprendre à partir de là
cli-threads = combien de fils d’exécution (par défaut : 1)
