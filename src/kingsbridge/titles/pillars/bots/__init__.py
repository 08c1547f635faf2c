"""How The Pillars of the Earth is played well: rules of thumb, and what the champion learned."""
