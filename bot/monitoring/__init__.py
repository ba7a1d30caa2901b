"""What hosts watch: whether the bot is well, whether it is ready, and its metrics, on a port of their own."""
