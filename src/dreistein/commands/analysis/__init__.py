"""The coach's command, and its reports: a table on the terminal, and a page."""
