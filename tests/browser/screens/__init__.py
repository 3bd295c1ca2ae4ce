"""The other screens, and what holds on all of them."""
