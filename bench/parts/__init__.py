"""What several benches share: players, crowds, slow tables, plain versions to measure against."""
