"""A Discord on this machine: REST, gateway, limits and faults, for playing and testing without a token."""
