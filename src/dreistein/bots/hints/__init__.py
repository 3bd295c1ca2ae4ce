"""Hints: why an action is good, as language-free reasons."""
