### Das Spiel des Tages.

page-days = Andere Tage
page-day-before = Vorheriger Tag
page-day-after = Nächster Tag
page-day-explained = 10 Steine auf der Ablagebank, 20 darfst du ziehen, keine Tipps, kein Zurücknehmen. Der erste Versuch zählt.
page-day-play = Spielen
page-day-again = Noch einmal (ohne Wertung)
page-day-empty = Noch hat es niemand gespielt.
page-day-fair = Der Fingerabdruck des Geheimnisses wird vor dem Tag veröffentlicht, das Geheimnis selbst am Tag danach: So kann niemand die Steine vorher kennen.
page-place-number = Rang
page-nameless = Ohne Namen
page-day-ranking = Rangliste
