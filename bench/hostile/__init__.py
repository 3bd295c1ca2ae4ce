"""One stranger against everybody else: see ``bench/stranger.py``."""
