"""At a table: matches, mistakes, bad networks."""
