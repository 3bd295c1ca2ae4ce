"""Records: their format, how they are read, and the referee that checks them."""
