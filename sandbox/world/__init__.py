"""The state of a Discord: people, servers, channels, messages, and who hears of what."""
