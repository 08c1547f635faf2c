"""What the values of a card may be: each kind checks what is given and says what may be typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kingsbridge.engine.errors import BadCards, one_of
from kingsbridge.engine.marks import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """What a value of a card may be; `check` raises for anything else."""

    def check(self, given: object, where: str) -> None:
        """Raise if this is no such value."""

    def same(self, ours: object, given: object) -> bool:
        """Return whether two values say the same; one that a card does not have is None."""
        return self.meaning(ours) == self.meaning(given)

    def meaning(self, given: object) -> object:
        """Return what counts of a value, however it is written; nothing at all is None."""
        return given or None

    def shape(self) -> dict[str, object]:
        """Return what may be typed, as plain data, for whoever draws a form."""
        return {"kind": "anything"}


class Whole(Value):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def check(self, given: object, where: str) -> None:
        if type(given) is not int or not self.least <= given <= self.most:
            raise BadCards(
                f"{where}: expected a whole number from {self.least} to {self.most}, not {given!r}",
                where,
            )

    def shape(self) -> dict[str, object]:
        return {"kind": "whole", "least": self.least, "most": self.most}


class Truth(Value):
    """True or false."""

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, bool):
            raise BadCards(f"{where}: expected true or false, not {given!r}", where)

    def shape(self) -> dict[str, object]:
        return {"kind": "truth"}


class Text(Value):
    """A line of text, as it is printed on a card."""

    def __init__(self, most: int) -> None:
        self.most = most

    def check(self, given: object, where: str) -> None:
        fits = isinstance(given, str) and 0 < len(given.strip()) <= len(given) <= self.most
        if not isinstance(given, str) or not fits or not given.isprintable():
            raise BadCards(
                f"{where}: expected a line of text of at most {self.most} characters, "
                f"not {given!r}",
                where,
            )

    def shape(self) -> dict[str, object]:
        return {"kind": "text", "most": self.most}


class OneName(Value):
    """One of these names."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = list(names)

    def check(self, given: object, where: str) -> None:
        if given not in self.names:
            raise BadCards(f"{where}: there is no {given!r}; there is {one_of(self.names)}", where)

    def shape(self) -> dict[str, object]:
        return {"kind": "name", "names": self.names}


class Amounts(Value):
    """How many of which goods: { sand = 1, metal = 1 }."""

    def __init__(self, goods: Iterable[str], most: int = 30) -> None:
        self.goods = list(goods)
        self.number = Whole(0, most)

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, dict):
            raise BadCards(
                f"{where}: expected amounts like {{ {self.goods[0]} = 1 }}, not {given!r}", where
            )
        for good, amount in given.items():
            if good not in self.goods:
                raise BadCards(
                    f"{where}: there is no {good!r} here, only {one_of(self.goods)}",
                    f"{where}.{good}",
                )
            self.number.check(amount, f"{where}.{good}")

    def meaning(self, given: object) -> object:
        """None of a good is as good as its name left out."""
        if not isinstance(given, dict):
            return None
        return {good: amount for good, amount in given.items() if amount} or None

    def shape(self) -> dict[str, object]:
        return {
            "kind": "amounts",
            "goods": self.goods,
            "most": self.number.most,
            "each": False,
        }


class Some(Amounts):
    """How many of which goods, and of at least one of them: nothing would be no amount."""

    def check(self, given: object, where: str) -> None:
        super().check(given, where)
        assert isinstance(given, dict)
        if not any(given.values()):
            raise BadCards(f"{where}: expected at least one, like {{ {self.goods[0]} = 1 }}", where)


class Each(Amounts):
    """How many of each of these goods; what was left out would be none, so nothing may be."""

    def check(self, given: object, where: str) -> None:
        super().check(given, where)
        assert isinstance(given, dict)
        for good in self.goods:
            if good not in given:
                raise BadCards(f"{where}: {good!r} is missing", where)

    def shape(self) -> dict[str, object]:
        return super().shape() | {"each": True}


class Wholes(Value):
    """A row of whole numbers of a fixed length: [2, 3, 3, 4, 4, 5]."""

    def __init__(self, length: int, least: int, most: int) -> None:
        self.length = length
        self.number = Whole(least, most)

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, list) or len(given) != self.length:
            raise BadCards(f"{where}: expected {self.length} whole numbers, not {given!r}", where)
        for place, number in enumerate(given):
            self.number.check(number, f"{where}[{place}]")

    def shape(self) -> dict[str, object]:
        return {
            "kind": "wholes",
            "length": self.length,
            "least": self.number.least,
            "most": self.number.most,
        }


class Names(Value):
    """A row of names of a fixed length, each one of those there are."""

    def __init__(self, length: int, names: Iterable[str]) -> None:
        self.length = length
        self.names = list(names)

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, list) or len(given) != self.length:
            raise BadCards(f"{where}: expected {self.length} names, not {given!r}", where)
        check_names(given, self.names, where)

    def shape(self) -> dict[str, object]:
        return {"kind": "names", "length": self.length, "names": self.names}


class Order(Names):
    """All of these names in an order, each once."""

    def __init__(self, names: Iterable[str]) -> None:
        named = list(names)
        super().__init__(len(named), named)

    def check(self, given: object, where: str) -> None:
        super().check(given, where)
        check_different(given, where)

    def shape(self) -> dict[str, object]:
        return super().shape() | {"different": True}


class Several(Value):
    """Different names, as many as one likes within bounds."""

    def __init__(self, least: int, most: int, names: Iterable[str]) -> None:
        self.least = least
        self.most = most
        self.names = list(names)

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, list) or not self.least <= len(given) <= self.most:
            raise BadCards(
                f"{where}: expected {self.least} to {self.most} names in brackets, not {given!r}",
                where,
            )
        check_names(given, self.names, where)
        check_different(given, where)

    def meaning(self, given: object) -> object:
        """They may stand in any order."""
        return sorted(given) if isinstance(given, list) and given else None

    def shape(self) -> dict[str, object]:
        return {
            "kind": "names",
            "length": None,
            "least": self.least,
            "most": self.most,
            "names": self.names,
            "different": True,
            "any_order": True,
        }


class Ranked(Several):
    """Different names in an order that counts: the first that is there is taken."""

    def meaning(self, given: object) -> object:
        return given or None

    def shape(self) -> dict[str, object]:
        return super().shape() | {"any_order": False}


def check_names(given: list[object], names: list[str], where: str) -> None:
    """Raise if there is anything but these names."""
    for place, name in enumerate(given):
        if name not in names:
            raise BadCards(
                f"{where}[{place}]: there is no {name!r}; there is {one_of(names)}",
                f"{where}[{place}]",
            )


def check_different(given: object, where: str) -> None:
    """Raise if a name stands there twice."""
    assert isinstance(given, list)
    for place, name in enumerate(given):
        if name in given[:place]:
            raise BadCards(f"{where}: {name!r} stands there twice", f"{where}[{place}]")


class Word:
    """A word of a small language: its fields, those it needs, and those of which it needs one.

    `does` says in a line what it does, for those who write it.
    """

    def __init__(
        self,
        does: str,
        fields: Mapping[str, Value],
        needs: Iterable[str] = (),
        either: Iterable[str] = (),
    ) -> None:
        self.does = does
        self.fields = dict(fields)
        self.needs = list(needs)
        self.either = list(either)

    def check(self, word: str, given: Mapping[str, object], where: str) -> None:
        """Raise if a field is unknown, missing, or not what it may be."""
        for name, value in given.items():
            if name == "do":
                continue
            if name not in self.fields:
                has = f"it has {one_of(self.fields)}" if self.fields else "it has none"
                raise BadCards(
                    f"{where}: {name!r} is no field of {word!r}; {has}", f"{where}.{name}"
                )
            self.fields[name].check(value, f"{where}.{name}")
        for name in self.needs:
            if name not in given:
                raise BadCards(f"{where}: {word!r} needs {name!r}", where)
        there = [name for name in self.either if name in given]
        if self.either and len(there) != 1:
            raise BadCards(
                f"{where}: {word!r} needs one of {one_of(self.either)}, and only one", where
            )

    def meaning(self, given: Mapping[str, object]) -> dict[str, object]:
        """Return what counts of its fields."""
        return {
            name: self.fields[name].meaning(value) if name in self.fields else value
            for name, value in given.items()
        }


class Effects(Value):
    """What a card does, in a small language: a list of tables, each with `do` and its fields."""

    def __init__(self, words: Mapping[str, Word], most: int) -> None:
        self.words = dict(words)
        self.most = most

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, list) or len(given) > self.most:
            raise BadCards(
                f"{where}: expected at most {self.most} effects in brackets{self._example()}, "
                f"not {given!r}",
                where,
            )
        for place, effect in enumerate(given):
            self.check_one(effect, f"{where}[{place}]")

    def _example(self) -> str:
        """Return an effect as it would be accepted: a word that needs nothing more."""
        for name, word in self.words.items():
            if not word.needs and not word.either:
                return f", like [{{ do = {name!r} }}]"
        return ""

    def check_one(self, effect: object, where: str) -> None:
        """Raise if this is no effect."""
        if not isinstance(effect, dict):
            raise BadCards(f"{where}: expected a table with 'do', not {effect!r}", where)
        if "do" not in effect:
            raise BadCards(f"{where}: 'do' is missing; it is {one_of(self.words)}", where)
        word = effect["do"]
        if not isinstance(word, str) or word not in self.words:
            raise BadCards(
                f"{where}.do: there is no {word!r}; there is {one_of(self.words)}", f"{where}.do"
            )
        self.words[word].check(word, effect, where)

    def meaning(self, given: object) -> object:
        """What one does comes after another, so their order counts."""
        if not isinstance(given, list) or not given:
            return None
        return [self.words[effect["do"]].meaning(effect) for effect in given]

    def shape(self) -> dict[str, object]:
        return {
            "kind": "effects",
            "most": self.most,
            "does": {
                name: {field: value.shape() for field, value in word.fields.items()}
                for name, word in self.words.items()
            },
            "needs": {name: word.needs for name, word in self.words.items()},
            "either": {name: word.either for name, word in self.words.items()},
        }
