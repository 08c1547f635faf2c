"""What privileges and events say, made from their values, where an owner has corrected them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kingsbridge.engine.components import CORRECTED, Row
from kingsbridge.titles.pillars.box import EVENT_VALUES, PRIVILEGE_VALUES
from kingsbridge.titles.pillars.cards import Cards
from kingsbridge.words import Words


class CardTexts:
    """The texts of one box in one language."""

    def __init__(self, cards: Cards, words: Words) -> None:
        self.cards = cards
        self.words = words

    def corrected(self) -> dict[str, str]:
        """Return the messages that corrections change, and what they say now."""
        found: dict[str, str] = {}
        for what, kind in (
            ("craftsmen", "craftsman"),
            ("privileges", "privilege"),
            ("events", "event"),
        ):
            for key, row in self.cards.sheets[what].items():
                if "title" in row:
                    found[f"pillars-{kind}-{key}"] = str(row["title"])
        # What speaks of craftsmen says their new names.
        teller = CardTexts(self.cards, self.words.laid_over(found))
        for key, row in self.cards.sheets["privileges"].items():
            if is_corrected(row, PRIVILEGE_VALUES):
                found[f"pillars-privilege-{key}-effect"] = teller.privilege(row)
        for key, row in self.cards.sheets["events"].items():
            fine = "pay" in row and self._fine_is_corrected()
            if is_corrected(row, EVENT_VALUES) or fine:
                found[f"pillars-event-{key}-effect"] = teller.event(row)
        return found

    def _fine_is_corrected(self) -> bool:
        return is_corrected(self.cards.sheets["stock"]["board"], ["gold_per_vp_lost"])

    def amount(self, what: str, number: int) -> str:
        """Say so much of a good, of gold, or so many victory points."""
        return self.words.say(f"pillars-told-{what}", number=number)

    def sum(self, given: object) -> str:
        """Say several amounts together: 1 stone and 1 wood."""
        amounts = cast("dict[str, int]", given)
        return self.joined([self.amount(what, amounts[what]) for what in amounts if amounts[what]])

    def joined(self, parts: Sequence[str]) -> str:
        """Say parts of a list."""
        said = parts[0] if parts else ""
        for number in range(1, len(parts)):
            link = "and" if number == len(parts) - 1 else "more"
            said = self.words.say(f"pillars-list-{link}", before=said, last=parts[number])
        return said

    def privilege(self, row: Row) -> str:
        """Say what a privilege brings."""
        told = []
        for name in PRIVILEGE_VALUES:
            value = row.get(name)
            if name == "tax" and value is not None:
                gold = self.amount("gold", cast(int, value))
                told.append(self.words.say("pillars-told-privilege-tax", gold=gold))
            elif not value:
                continue
            elif name in ("production", "gains"):
                if self.sum(value):
                    told.append(
                        self.words.say(f"pillars-told-privilege-{name}", amount=self.sum(value))
                    )
            elif name == "priory_bonus":
                points = self.amount("vp", cast(int, value))
                told.append(self.words.say("pillars-told-privilege-priory_bonus", points=points))
            elif name == "spares":
                told.append(self.words.say(f"pillars-told-privilege-spares-{value}"))
            else:
                number = int(cast(int, value))
                told.append(self.words.say(f"pillars-told-privilege-{name}", number=number))
        return " ".join(told) or self.words.say("pillars-told-nothing")

    def event(self, row: Row) -> str:
        """Say what an event does."""
        told = []
        for name in EVENT_VALUES:
            value = row.get(name)
            if not value:
                continue
            if name in ("gains", "loses"):
                if self.sum(value):
                    told.append(
                        self.words.say(f"pillars-told-event-{name}", amount=self.sum(value))
                    )
            elif name == "mill_bonus":
                bonus = cast("dict[str, int]", value)
                gold = self.amount("gold", bonus["gold"])
                told.append(
                    self.words.say(
                        "pillars-told-event-mill_bonus", gold=gold, workers=bonus["workers"]
                    )
                )
            elif name == "yield":
                number = cast(int, value)
                way = "more" if number > 0 else "less"
                told.append(self.words.say(f"pillars-told-event-yield-{way}", number=abs(number)))
            elif name == "zeal_except":
                craftsmen = [
                    self.words.say(f"pillars-craftsman-{craftsman}")
                    for craftsman in cast("list[str]", value)
                ]
                told.append(
                    self.words.say(
                        "pillars-told-event-zeal_except", craftsmen=self.joined(craftsmen)
                    )
                )
            elif name == "pay":
                gold = self.amount("gold", cast(int, value))
                number = self.cards.stock.gold_per_vp_lost
                missing = self.amount("gold", number)
                told.append(
                    self.words.say(
                        "pillars-told-event-pay", gold=gold, missing=missing, number=number
                    )
                )
            else:
                number = cast(int, value)
                told.append(self.words.say(f"pillars-told-event-{name}", number=number))
        return " ".join(told) or self.words.say("pillars-told-nothing")


def is_corrected(row: Row, names: Sequence[str]) -> bool:
    """Return whether any of these values of a card is another than ours."""
    provenance = cast("dict[str, str]", row["provenance"])
    return any(provenance.get(name) == CORRECTED for name in names)
