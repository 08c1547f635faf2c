"""Kingsbridge in a terminal: the table as a picture, the game loop, replays, rules and cards."""
