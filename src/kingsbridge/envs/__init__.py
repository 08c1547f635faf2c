"""Environments for learning: the same games as PettingZoo, Gymnasium and OpenSpiel know them.

Each module needs its library, and all of them numpy: the extra `research`.
"""

from __future__ import annotations

from kingsbridge.extras import how_to_get


def without_extra(missing: ModuleNotFoundError) -> ImportError:
    """Return the error for a library that is not there: how to get it."""
    return ImportError(
        f"kingsbridge.envs needs {missing.name}, which is not installed: {how_to_get('research')}"
    )
