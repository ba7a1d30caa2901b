"""Portals in pictures: in palaces, waiting to be placed, in the supply."""
