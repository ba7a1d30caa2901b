"""What happens: events, what follows from an action, and how events move the pieces."""
