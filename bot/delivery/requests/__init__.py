"""Requests to Discord: what they carry, in which order, within which limits."""
