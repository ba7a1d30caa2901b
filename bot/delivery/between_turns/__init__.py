"""What happens between turns: timers, reminders, vacations, and news to those who follow a game."""
