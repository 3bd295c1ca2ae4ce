"""What every store in SQL shares: its queries, in the words that all of them understand."""
