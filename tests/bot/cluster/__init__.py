"""Several processes that serve the bot together."""
