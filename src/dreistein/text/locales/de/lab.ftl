### Simulationen

sim-title = { $players ->
    [one] { $rounds } Partien Solitär · { $edition } · Spielcode { $seed }
   *[other] { $rounds } Runden mit { $players } Spielern · { $edition } · Spielcode { $seed }
}
sim-seat = Platz
sim-bot = Bot
sim-mean = Punkte
sim-margin = 95 %
sim-middle = Mittlere Hälfte
sim-wins = Meiste Punkte
sim-drawn = Gezogen
sim-bonus = Bonus
sim-per-round = Pro Runde
sim-rounds-with = Runden damit
sim-per-tile = Von gelegten Steinen
sim-kind = { $kind ->
    [start] Startbonus
    [bridge] Brücke
    [double] Doppelverbindung
    [hexagon] Sechseck
    [two-hexagons] zwei Sechsecke
   *[three-hexagons] drei Sechsecke
}
sim-length = Eine Runde hat im Mittel { $mean } Aktionen; bei 90 % sind es { $low } bis { $high }.
sim-blocked = { $share } der Runden enden blockiert.
sim-opener = Wer beginnt, holt { $opener } Punkte, die anderen { $others }: Beginnen ist { $worth } Punkte wert. In { $wins } der Runden hat am Ende die meisten Punkte, wer begonnen hat.
sim-rate = { $rounds } Runden in { $seconds } s: { $rate } pro Sekunde
sim-progress = Runden
sim-stopped = Nach { $rounds } von { $all } Runden angehalten.
sim-stopped-kept = Nach { $rounds } von { $all } Runden angehalten; derselbe Aufruf macht dort weiter.
sim-out = letzter Stein gelegt
sim-block = blockiert
sim-plot-scores = Punkte einer Runde, nach Platz
sim-plot-points = Punkte
sim-plot-percent = % der Runden
sim-plot-percent-a-point = % der Runden, pro Punkt
sim-plot-bonuses = Wie oft es welchen Bonus gibt
sim-plot-rounds-with = % der Runden mit mindestens einem
sim-plot-length = Länge einer Runde
sim-plot-actions = Aktionen
sim-plot-ends = Wie die Runde endet
sim-plot-opener = Was Beginnen wert ist
sim-plot-opened = wer beginnt
sim-plot-others = die anderen
sim-plot-best = meiste Punkte: { $share }
cli-simulate = viele Runden zwischen Bots simulieren und das Ergebnis ausgeben
cli-bench = messen, wie schnell der Rechenkern spielt
cli-bench-what = was gemessen wird
cli-meta-bots = BOT,BOT
cli-rounds = wie viele Runden
cli-bots = Bots nach Platz, wiederholt, bis alle Plätze besetzt sind: greedy, random oder placing (Standard: greedy)
cli-workers = wie viele Prozessorkerne sich die Arbeit teilen (Standard: alle)
cli-on = auf einem Cluster rechnen statt nur auf diesem Rechner: mit ray
cli-address = die Adresse des Clusters, etwa { "10.0.0.1:6379" } (Standard: ein Cluster nur aus diesem Rechner)
cli-figures-json = die Zahlen als JSON ausgeben
cli-csv = die Zahlen als CSV ausgeben
cli-plot = die Zahlen als SVG-Bild zeichnen
cli-sim-state = den Stand in dieser Datei speichern und dort weitermachen
cli-threads = wie viele Threads (Standard: 1)
