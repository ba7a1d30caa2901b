"""What happens at a table between turns: votes, late turns, vacations, invitations. Pure."""
