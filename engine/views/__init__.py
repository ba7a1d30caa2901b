"""What people see: a position or an event as one seat sees it, and the game so far."""
