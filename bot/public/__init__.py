"""What everybody at the table reads: turns, scorings, the start, the end, lines, the lobby."""
