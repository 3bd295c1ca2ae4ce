"""The page's files, as browsers want them."""
