"""Pickles and deep copies of compiled objects, as plain ones have them.

Left to itself a compiled object forgets what a subclass in plain Python added to it, and one whose
constructor asks for something cannot be made again. (mypyc's own mark for that, `serializable`,
lets the constructor of any class that is not also open to plain subclasses do nothing.) So what
others may build on is `Picklable`, and what its constructor asks for is named by `remade`.
"""

from __future__ import annotations

from kingsbridge.engine.marks import mypyc_attr

# How pickle and copy make an object again: what makes it, from what, and its attributes then.
Remade = tuple[type[object], tuple[object, ...], object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Picklable:
    """Its attributes are kept, the compiled ones and those that a plain subclass added."""

    def __getstate__(self) -> dict[str, object]:
        attributes: dict[str, object] = dict(getattr(self, "__dict__", {}))
        compiled: tuple[str, ...] = getattr(type(self), "__mypyc_attrs__", ())
        for name in compiled:
            if hasattr(self, name):
                attributes[name] = getattr(self, name)
        return attributes

    def __setstate__(self, attributes: dict[str, object]) -> None:
        for name, value in attributes.items():
            setattr(self, name, value)


def remade(thing: object, *given: object) -> Remade:
    """Return how to make an object again: its constructor is given this, then its attributes."""
    return type(thing), given, thing.__getstate__()
