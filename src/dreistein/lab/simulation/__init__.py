"""Many simulated rounds, counted, reported and plotted."""
