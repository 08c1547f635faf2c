"""The Pillars of the Earth in the terminal."""

from __future__ import annotations

from kingsbridge.titles.pillars.terminal.table import open_table

__all__ = ["open_table"]
