"""Score pads that others watch."""
