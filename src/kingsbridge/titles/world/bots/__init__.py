"""How World Without End is played well: rules of thumb, and what the champion learned."""

from __future__ import annotations

from kingsbridge.titles.world.bots.craft import CRAFT

__all__ = ["CRAFT"]
