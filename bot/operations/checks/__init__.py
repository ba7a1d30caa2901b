"""What `alhambra check` looks at."""
