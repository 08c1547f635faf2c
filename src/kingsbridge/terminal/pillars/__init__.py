"""The Pillars of the Earth in the terminal."""

from __future__ import annotations

from kingsbridge.terminal.pillars.table import open_table

__all__ = ["open_table"]
