"""Delivers answers and posts to Discord: in time, in order, once. Imports no commands or services."""
