"""Closing tables, also damaged ones, and what is left of games that are over."""
