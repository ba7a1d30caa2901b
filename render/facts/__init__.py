"""What pictures show, read out of a view."""
