"""The storage port on one SQLite file. All SQL is here.

The stores' SQL runs on PostgreSQL too. `database`, `backup` and `migrations` would need twins: opening and
transactions, copying, and the schema (STRICT, WITHOUT ROWID, 64-bit INTEGER, json functions).
"""
