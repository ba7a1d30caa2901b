"""Cells, sides and palaces: what stands where, and what B1–B5 allow there."""
