"""The local table: the sandbox with the bot in it."""
