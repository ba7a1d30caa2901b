"""What people do: commands, button presses, forms, and the bot's answers."""
