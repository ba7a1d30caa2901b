"""Tests of bot.schedule."""
