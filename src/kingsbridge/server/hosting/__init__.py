"""Keeping order: what hosts see and do, in the browser and by commands alike."""
