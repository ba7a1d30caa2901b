"""What Discord refuses, in its own words: shapes, lengths, permissions, rate limits."""
