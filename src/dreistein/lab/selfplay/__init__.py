"""Matches between bots as a data set: every decision, with what the bot knew and preferred."""
