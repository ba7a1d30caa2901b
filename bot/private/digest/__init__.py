"""The digest: what happened at a table since a person's last turn, the most important for them first."""
