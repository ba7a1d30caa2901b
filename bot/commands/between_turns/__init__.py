"""Commands for the life between turns: votes, vacations, invitations, reminders, other games."""
