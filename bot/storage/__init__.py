"""What is stored: the port, its SQLite implementation, and the tables in use. No Discord, no pictures."""
