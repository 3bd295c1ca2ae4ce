"""Everything that is said of a match, a move or a puzzle, in a reader's language."""
