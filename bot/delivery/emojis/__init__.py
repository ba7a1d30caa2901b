"""The bot's own emojis: uploading them, and those that are there."""
