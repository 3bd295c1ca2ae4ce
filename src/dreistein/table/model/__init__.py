"""What a table is: its events, its state as a fold over them, and the commands that cause them."""
