"""What is good play? Measures habits, rounds and bots, for the rulebook's chapter on it."""
