"""Handing answers and posts to Discord: in time, in order, once."""
