"""The fair shuffle: commitments, the game of the day, and proofs."""
