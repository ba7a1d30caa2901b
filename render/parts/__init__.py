"""Parts that pictures are put together from."""
