"""What several commands use: parsing, shared arguments, output, errors."""
