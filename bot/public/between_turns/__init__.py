"""What everybody sees of the life between turns."""
