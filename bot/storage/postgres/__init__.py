"""A PostgreSQL database: connecting to it, its migrations, and transactions that outlive a lost server."""
