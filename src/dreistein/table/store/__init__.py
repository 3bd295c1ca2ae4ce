"""Stores of tables: the protocol, and SQLite."""
