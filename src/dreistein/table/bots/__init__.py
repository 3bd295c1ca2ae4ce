"""Bots at a table: worker processes that think, and the words of their hints."""
