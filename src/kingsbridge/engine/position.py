"""Read a position from plain data, telling exactly what is wrong where."""

from __future__ import annotations

from kingsbridge.engine.errors import BadPosition, one_of


class Reader:
    """One object of a position; every value asked for must be there and nothing else may be."""

    def __init__(self, doc: object, path: str) -> None:
        if not isinstance(doc, dict):
            raise BadPosition(f"{path}: expected an object, not {doc!r}")
        self.doc = doc
        self.path = path
        self.read: set[str] = set()

    def take(self, name: str) -> object:
        """Return a value that must be there."""
        if name not in self.doc:
            raise BadPosition(f"{self.path}: {name!r} is missing")
        self.read.add(name)
        value: object = self.doc[name]
        return value

    def close(self) -> None:
        """Raise if there is anything that was not asked for."""
        for name in self.doc:
            if name not in self.read:
                raise BadPosition(
                    f"{self.path}: there is no {name!r} in a position; "
                    f"there is {one_of(sorted(self.read))}"
                )

    def whole(self, name: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        return self._whole(self.take(name), f"{self.path}.{name}", least, most)

    def _whole(self, value: object, where: str, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise BadPosition(
                f"{where}: expected a whole number from {least} to {most}, not {value!r}"
            )
        return int(value)

    def wholes(self, name: str, length: int, least: int, most: int) -> list[int]:
        """Return a row of whole numbers; a length of -1 takes any."""
        where = f"{self.path}.{name}"
        values = self._list(name, length)
        return [
            self._whole(value, f"{where}[{place}]", least, most)
            for place, value in enumerate(values)
        ]

    def truth(self, name: str) -> bool:
        """Return true or false."""
        value = self.take(name)
        if not isinstance(value, bool):
            raise BadPosition(f"{self.path}.{name}: expected true or false, not {value!r}")
        return value

    def key(self, name: str, keys: list[str]) -> int:
        """Return the number of a card given by its key; null is no card."""
        return self._key(self.take(name), f"{self.path}.{name}", keys)

    def _key(self, value: object, where: str, keys: list[str]) -> int:
        if value is None:
            return -1
        if value not in keys:
            raise BadPosition(f"{where}: there is no {value!r}; there is {one_of(keys)}")
        return keys.index(str(value))

    def keys(self, name: str, keys: list[str], length: int = -1) -> list[int]:
        """Return the numbers of cards given by their keys."""
        where = f"{self.path}.{name}"
        return [
            self._key(value, f"{where}[{place}]", keys)
            for place, value in enumerate(self._list(name, length))
        ]

    def card_set(self, name: str, keys: list[str]) -> int:
        """Return a set of cards, given by their keys, as bits."""
        cards = 0
        for number in self.keys(name, keys):
            if number < 0 or cards >> number & 1:
                raise BadPosition(f"{self.path}.{name}: expected each card once, and no null")
            cards |= 1 << number
        return cards

    def children(self, name: str, length: int) -> list[Reader]:
        """Return the objects of a row."""
        return [
            Reader(value, f"{self.path}.{name}[{place}]")
            for place, value in enumerate(self._list(name, length))
        ]

    def _list(self, name: str, length: int) -> list[object]:
        value = self.take(name)
        if not isinstance(value, list) or (length >= 0 and len(value) != length):
            wanted = "a list" if length < 0 else f"a list of {length}"
            raise BadPosition(f"{self.path}.{name}: expected {wanted}, not {value!r}")
        return value


def card_keys(cards: int, keys: list[str]) -> list[str]:
    """Write a set of cards held as bits."""
    return [key for number, key in enumerate(keys) if cards >> number & 1]


def card_key(card: int, keys: list[str]) -> str | None:
    """Write a card, or that there is none."""
    return keys[card] if card >= 0 else None
