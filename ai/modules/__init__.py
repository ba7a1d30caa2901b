"""What the computer players know of modules: things on their table, and what actions are worth."""
