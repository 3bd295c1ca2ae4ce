"""What people do at a house besides playing: lists, challenges, the day, reviews, and upkeep."""
