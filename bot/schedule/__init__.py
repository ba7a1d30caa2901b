"""When things are due between turns: habits, waking hours, a turn's time, a table's end. Pure."""
