"""The gateway: sessions, events, heartbeats, resuming."""
