"""The storage port on one SQLite file. All SQL is here, and runs on PostgreSQL too where it can."""
