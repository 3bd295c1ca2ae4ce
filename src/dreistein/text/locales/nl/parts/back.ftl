### Wat er op de startpagina wacht.

page-back = Voor jou
page-back-turns = { $count ->
    [one] Je bent aan één tafel aan de beurt
   *[other] Je bent aan { $count } tafels aan de beurt
}
page-back-day-done = Spel van de dag: gespeeld
page-back-puzzle = Puzzel van de dag
page-back-puzzle-done = Puzzel van de dag: opgelost
page-back-rung = Volgende tegenstander: { $name }
page-back-again = Nog één keer winnen van { $name }?
page-back-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
