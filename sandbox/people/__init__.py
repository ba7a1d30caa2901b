"""People for tests: what they do, and what they see."""
