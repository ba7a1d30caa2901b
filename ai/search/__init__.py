"""Looking ahead: a compact table, hidden cards dealt at random, and quick playouts."""
