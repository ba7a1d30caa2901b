"""Backups as files: making and verifying them, and making them by themselves while the bot runs."""
