"""Text and storage: names, notation, records and JSON, each printed and parsed."""
