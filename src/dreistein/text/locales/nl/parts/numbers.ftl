### De getallen van een versie, en huisregels met een naam: aan tafel, op het scoreblok, in de spelregels.

numbers-target = Doel
numbers-start = Startbonus
numbers-start-zero = Openen met 0–0–0, extra
numbers-bridge = Brug
numbers-double = Dubbele verbinding
numbers-out = Laatste steen
numbers-draw = Minpunten per gepakte steen
numbers-draws = Gepakte stenen per beurt, hoogstens
numbers-fruitless = Minpunten: alles gepakt, niets aangelegd
numbers-empty = Minpunten bij lege pot
numbers-hexagons = { $count ->
    [one] { $count } zeshoek
   *[other] { $count } zeshoeken
}
numbers-deal = Stenen per speler, met { $count } spelers
numbers-needs-triple = Alleen een trio geeft de startbonus

numbers-name = Naam van deze regels
numbers-name-example = Oma’s regels
numbers-keep = Onthouden
numbers-forget = Vergeten
numbers-keep-note = Met een naam vind je ze terug: aan tafel, op het scoreblok en in de spelregels.
numbers-kept = Jouw regels, onthouden op dit apparaat: voor tafels, het scoreblok en de spelregels.
numbers-back = Terug naar de onthouden waarden
numbers-base = Anders dan in ‘{ $edition }’:
