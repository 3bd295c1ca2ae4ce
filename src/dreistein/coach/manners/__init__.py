"""How somebody plays: known of a character, inferred of a person from what they did."""
