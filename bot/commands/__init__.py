"""Slash commands and components: tables of handlers, and the handlers."""
