### Das Spiel des Tages.

page-days = Andere Tage
page-day-before = Der Tag davor
page-day-after = Der Tag danach
page-day-explained = 10 Steine auf der Ablagebank, 20 darfst du ziehen, keine Tipps, kein Zurücknehmen. Der erste Versuch zählt.
page-day-play = Spielen
page-day-again = Noch einmal, ohne Liste
page-day-empty = Noch hat es niemand gespielt.
page-day-fair = Der Fingerabdruck des Tagesgeheimnisses wird vorher veröffentlicht, das Geheimnis selbst am Tag danach: So kann niemand die Steine vorher kennen.
page-place-number = Rang
page-nameless = Jemand
page-day-ranking = Die Liste des Tages
