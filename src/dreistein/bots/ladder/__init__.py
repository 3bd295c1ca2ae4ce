"""The ladder: eight opponents with a character each, from a beginner to the expert."""
