"""The Fleece Fair: merchants lay purses face down for lots of wool."""

from __future__ import annotations

from fleece_fair.title import TITLE

__all__ = ["TITLE"]
