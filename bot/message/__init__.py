"""Messages as values: words, pictures and buttons, and what a button carries."""
