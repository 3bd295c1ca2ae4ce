### Eine Herausforderung mit denselben Steinen.

page-challenge-title = Eine Herausforderung
page-challenge-by = { $name } fordert dich mit denselben Steinen heraus.
page-challenge-by-someone = Jemand fordert dich mit denselben Steinen heraus.
page-challenge-yours = Deine Herausforderung: Alle, die den Link öffnen, bekommen dieselben Steine.
page-challenge-solo = Solitär, { $edition }: { $rack } auf der Ablagebank, { $draws } zum Ziehen.
page-challenge-match = Eine Partie gegen { $bot }, { $edition }: Runde für Runde dieselben Steine.
page-challenge-rules = Ein Versuch, keine Tipps. Das Ergebnis zählt weder für das Spiel des Tages noch als Bestwert.
page-challenge-side = Welche Steine
page-challenge-same = Dieselben wie { $name }
page-challenge-swapped = Die des Gegners (Plätze getauscht)
page-challenge-play = Annehmen
page-challenge-go-on = Weiterspielen
page-challenge-scores = Die Ergebnisse
page-challenge-waiting = Noch hat niemand die Herausforderung angenommen.
page-challenge-send = Link schicken
page-challenge-text = Schaffst du mehr als meine { SCORE($points) } Punkte bei Dreistein? Dieselben Steine:
page-challenge-text-match = { $score } gegen { $bot } bei Dreistein: Schaffst du mehr? Dieselben Steine:
page-margin = Abstand
