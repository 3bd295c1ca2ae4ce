"""What those at a table are shown."""
