### Was Programme von einem Link zeigen.

moment-title = { $names } bei Dreistein
moment-text = Sieh dir diesen Moment auf dem Tisch an, geh die Partie Zug für Zug durch und spiel von hier aus selbst weiter.
