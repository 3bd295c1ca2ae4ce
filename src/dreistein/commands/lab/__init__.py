"""What somebody who studies the game does: count, simulate, play tournaments, keep matches."""
