"""How the champion learns: games against itself, and a network fitted to what came of them."""
