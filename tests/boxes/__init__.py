"""Whole boxes that are not ours, and what must hold of them."""
