"""Games between bots: simulation with honest statistics."""
