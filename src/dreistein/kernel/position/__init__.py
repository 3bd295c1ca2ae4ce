"""A position of a round, its board, and playing on from it."""
