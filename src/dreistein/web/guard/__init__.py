"""What protects the server: limits, origins, sessions."""
