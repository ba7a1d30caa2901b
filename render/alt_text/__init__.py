"""Pictures in words, for those who do not see them."""
