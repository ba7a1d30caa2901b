"""The art of the expansion modules."""
