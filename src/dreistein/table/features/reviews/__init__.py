"""Reviews of finished matches and of records, in the background."""
