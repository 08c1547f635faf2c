"""How The Pillars of the Earth is played well: rules of thumb, and what the champion learned."""

from __future__ import annotations

from kingsbridge.titles.pillars.bots.craft import CRAFT

__all__ = ["CRAFT"]
