"""Text and storage: pieces, actions, positions, records and JSON, each printed and parsed."""
