"""Building sites in pictures: unfinished tiles, their tokens, what completing them takes."""
