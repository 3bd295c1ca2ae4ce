### Die Zahlen einer Ausgabe, und Hausregeln mit Namen: am Tisch, auf dem Wertungsblock, in den Spielregeln.

numbers-target = Ziel
numbers-start = Startbonus
numbers-start-zero = Eröffnen mit 0–0–0, zusätzlich
numbers-bridge = Brücke
numbers-double = Doppelverbindung
numbers-out = Letzter Stein
numbers-draw = Minuspunkte pro gezogenem Stein
numbers-draws = Gezogene Steine pro Zug, höchstens
numbers-fruitless = Minuspunkte: alle gezogen, keinen angelegt
numbers-empty = Minuspunkte bei leerem Vorrat
numbers-hexagons = { $count ->
    [one] { $count } Sechseck
   *[other] { $count } Sechsecke
}
numbers-deal = Steine pro Person bei { $count } am Tisch
numbers-needs-triple = Den Startbonus gibt es nur für einen Drilling

numbers-name = Name dieser Regeln
numbers-name-example = Omas Regeln
numbers-keep = Merken
numbers-forget = Vergessen
numbers-keep-note = Mit einem Namen findest du sie wieder: am Tisch, auf dem Wertungsblock und in den Spielregeln.
numbers-kept = Deine Regeln, gemerkt auf diesem Gerät: für Tische, den Wertungsblock und die Spielregeln.
numbers-back = Zurück zu den gemerkten Werten
numbers-base = Anders als in „{ $edition }“:
