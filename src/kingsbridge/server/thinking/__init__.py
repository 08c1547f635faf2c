"""The worker processes in which bots think, and the fair queue before them."""
