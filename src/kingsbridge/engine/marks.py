"""The compiler's mark for classes that titles of others, uncompiled, may build on.

This file itself is never compiled: it stands in for the mark when the program runs, so that the
engine needs no third-party package.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_marks: bool) -> Callable[[type], type]:
        """Leave the class as it is."""
        return lambda marked: marked
