"""The best two moves, and the reasons for them."""
