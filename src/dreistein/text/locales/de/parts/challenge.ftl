### Eine Herausforderung mit denselben Steinen.

page-challenge-title = Eine Herausforderung
page-challenge-by = { $name } fordert dich heraus: dieselben Steine.
page-challenge-yours = Deine Herausforderung: dieselben Steine für alle, die den Link öffnen.
page-challenge-solo = Solitär, { $edition }: { $rack } auf der Ablagebank, { $draws } zu ziehen.
page-challenge-match = Eine Partie gegen { $bot }, { $edition }: Runde für Runde dieselben Steine.
page-challenge-rules = Ein Versuch, keine Tipps. Er zählt weder für das Spiel des Tages noch als dein Bestwert.
page-challenge-side = Welche Steine
page-challenge-same = Dieselben wie { $name }
page-challenge-swapped = Die des Gegners: Plätze getauscht
page-challenge-play = Annehmen
page-challenge-go-on = Weiterspielen
page-challenge-scores = Die Ergebnisse
page-challenge-waiting = Noch hat sie niemand angenommen.
page-challenge-send = Link schicken
page-challenge-text = Schaffst du mehr als meine { SCORE($points) } Punkte bei Dreistein? Dieselben Steine:
page-margin = Abstand
