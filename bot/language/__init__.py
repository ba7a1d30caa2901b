"""What the bot says and understands: catalogues, labels, and words that people type."""
