"""Guests and accounts, reminders, and how often somebody may do something."""
