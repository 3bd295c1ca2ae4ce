"""The laboratory: simulations and tournaments, with reports and plots."""
