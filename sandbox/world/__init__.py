"""The state of a Discord: people, servers, channels, messages, and who is told of changes."""
