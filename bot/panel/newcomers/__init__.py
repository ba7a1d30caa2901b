"""What new players are told on their panel: the tour of the first turn, and lessons after it."""
