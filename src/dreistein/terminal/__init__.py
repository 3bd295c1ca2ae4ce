"""The game in a terminal: the score pad as text, and a game to play."""
