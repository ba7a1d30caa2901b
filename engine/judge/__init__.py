"""What people may do: actions, the judge with its reasons, and everything that is legal."""
