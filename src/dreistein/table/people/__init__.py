"""What a house keeps for people: lists of their games, records, challenges; and forgetting them."""
