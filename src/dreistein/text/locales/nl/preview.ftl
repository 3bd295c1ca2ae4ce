### Wat programma’s van een link laten zien.

moment-title = { $names } bij Dreistein
moment-text = Bekijk dit moment op tafel, loop de partij zet voor zet door en speel vanaf hier zelf verder.
