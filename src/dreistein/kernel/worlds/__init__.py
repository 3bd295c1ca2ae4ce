"""Worlds: deals that agree with what a seat has seen."""
