"""A table without Discord or storage: people, agreement, events, pending posts. Pure."""
