"""The compiler's own buffers of numbers, which others can look into without a copy.

`vec[float]` and `vec[u8]` are long rows of plain numbers; `i64` counts places in them. Compiled
code writes there at the speed of the machine, and NumPy sees what it wrote. They come from `librt`,
the compiler's library. This file itself is never compiled: where plain Python runs without that
library, as in a page, arrays of the standard library stand in for it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    try:
        from librt.vecs import vec
        from mypy_extensions import i64, u8
    except ImportError:

        class i64(int):  # noqa: N801 - as the compiler calls it
            """A whole number of 64 bits."""

        class u8(int):  # noqa: N801
            """A whole number of 8 bits, none below 0."""

        KINDS = {float: "d", i64: "q", u8: "B"}

        class vec:  # noqa: N801
            """`vec[float]` makes an array of floats, as the compiler's own would be."""

            def __class_getitem__(cls, kind: type) -> Callable[[Iterable[float]], array[float]]:
                return lambda numbers: array(KINDS[kind], numbers)
