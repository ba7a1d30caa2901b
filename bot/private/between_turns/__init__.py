"""What one person sees of the life between turns."""
