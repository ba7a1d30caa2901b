"""Slash commands and components: the table of commands, the routes of components, and the handlers."""
