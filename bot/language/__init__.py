"""What the bot says and understands: catalogues, labels, and reading what people type."""
