"""Hints: why an action is good, as reasons of no language."""
