"""What the features ask of the store and change in it, each a function of a connection."""
