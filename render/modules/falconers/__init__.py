"""Falconers in pictures: falcons on crossings, in the supply, coming and going."""
