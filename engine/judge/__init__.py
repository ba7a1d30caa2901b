"""What players may do: actions, the judge with its reasons, and all legal actions."""
