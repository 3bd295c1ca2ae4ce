"""What an operator does with a database: back it up, put a backup back, check it."""
