"""What the whole table reads: turns, scorings, the start, the end, notices, the lobby."""
