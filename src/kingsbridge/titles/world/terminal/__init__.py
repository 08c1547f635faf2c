"""World Without End in the terminal."""

from __future__ import annotations

from kingsbridge.titles.world.terminal.table import open_table

__all__ = ["open_table"]
