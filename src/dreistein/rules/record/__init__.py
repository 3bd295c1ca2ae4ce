"""Records of games: their format, a reader, and a referee that checks them."""
