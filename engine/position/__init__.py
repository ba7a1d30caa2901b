"""The pieces, what a table agrees on, and one frozen position of a game."""
