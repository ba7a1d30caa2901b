"""The SQLite file: opening it, its migrations, one writer at a time, and copies of it."""
