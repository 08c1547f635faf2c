"""Guests and accounts, sessions, reminders, and how often somebody may do something."""
