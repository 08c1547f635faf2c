"""Games as data: every decision of many games as tables, for whoever learns from them.

It needs libraries that nothing else does: the extra `data`.
"""

from __future__ import annotations

from importlib import import_module

from kingsbridge.engine.errors import BadOption
from kingsbridge.extras import how_to_get

FOR_PARQUET = ("numpy", "pyarrow")
FOR_MINARI = ("minari", "gymnasium", "PIL")


def check_libraries(minari: bool) -> None:
    """Raise if what writes the tables is not installed, and say how to get it."""
    for library in (*FOR_PARQUET, *(FOR_MINARI if minari else ())):
        try:
            import_module(library)
        except ImportError:
            raise BadOption(
                f"a data set needs {library}, which is not installed: {how_to_get('data')}"
            ) from None
