"""The laboratory: many rounds simulated, counted, told and drawn."""
