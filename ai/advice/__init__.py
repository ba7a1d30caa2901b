"""What speaks for a move, and the best two of them."""
