"""Search: playout policy, objective, game tree and endgame solver."""
