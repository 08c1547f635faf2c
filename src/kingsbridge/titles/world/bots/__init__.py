"""How World Without End is played well: rules of thumb, and what the champion learned."""
