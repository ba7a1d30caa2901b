"""Looking ahead: a table of small numbers, the hidden dealt at random, and quick playouts."""
