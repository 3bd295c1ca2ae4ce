### Was auf der Startseite wartet.

page-back = Für dich
page-back-turns = { $count ->
    [one] Du bist an einem Tisch dran
   *[other] Du bist an { $count } Tischen dran
}
page-back-day-done = Spiel des Tages: gespielt
page-back-puzzle = Rätsel des Tages
page-back-puzzle-done = Rätsel des Tages: gelöst
page-back-rung = Nächster Gegner: { $name }
page-back-again = Noch ein Sieg gegen { $name }?
page-back-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
