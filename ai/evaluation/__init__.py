"""What things are worth to a seat: every legal action judged in points."""
