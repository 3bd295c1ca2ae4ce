"""A game small enough to be solved: its tree, its value, and how far players are from the best."""
