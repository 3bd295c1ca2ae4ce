"""Tables in memory: one writer each, its viewers, its caretaker, and this server among others."""
