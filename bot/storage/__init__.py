"""What is kept: the SQLite file, tables and their events, what is still to be posted."""
