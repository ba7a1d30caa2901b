"""What people do: commands, presses, forms, and the answers to them."""
