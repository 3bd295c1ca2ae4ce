"""The game of the day at a server: its tables, its list, and the expert to measure oneself by."""
