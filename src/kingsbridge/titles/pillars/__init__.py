"""The Pillars of the Earth: six rounds, fourteen places, one cathedral."""

from __future__ import annotations

from kingsbridge.titles.pillars.conversion import Conversion, Worth, best_conversion, next_use
from kingsbridge.titles.pillars.title import TITLE

__all__ = ["TITLE", "Conversion", "Worth", "best_conversion", "next_use"]
