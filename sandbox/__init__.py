"""A Discord on this machine: REST, gateway, limits and faults on loopback, for playing and testing without a token."""
