"""The Discord bot: settings, commands, storage, and everything it says."""
