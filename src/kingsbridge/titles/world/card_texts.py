"""What cards say, made from their values: names of houses, awards, actions and events.

Our own cards have their texts written down. Those that an owner has corrected say here what they
do, in any language, so that a corrected number is told wherever the card is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from kingsbridge.engine.components import CORRECTED
from kingsbridge.titles.world.box import FAVOR_VALUES
from kingsbridge.titles.world.cards import (
    BUILD_ONE,
    COMPLETE_TOWER,
    EFFECTS,
    GAIN,
    LEAST,
    LOSE,
    LOSE_CHOICE,
    MOST,
    NONE,
    PRICE,
    TRADE,
    Amount,
    Cards,
    Effect,
    Event,
    Favor,
    House,
)
from kingsbridge.titles.world.effects import LANGUAGE
from kingsbridge.titles.world.goods import GOLD, GOODS, STONE, VP
from kingsbridge.titles.world.words import sum_key
from kingsbridge.words import Words

# What cards are called in messages, where it is not the name of their sheet without its s.
KINDS: Final = {"favor": "favor", "plague": "location"}
# The numbers of the board that an action card speaks of.
NUMBERS_OF_ACTIONS: Final = {
    "building": ["build_most", "build_vp"],
    "sales": ["prices"],
    "house_building": ["house_gold"],
    "house_rent": ["rent_most"],
    "donation": ["donation_gold"],
    "cloth": ["weave_most"],
    "medicine": ["medicine"],
}


def message_of(what: str, key: str) -> str:
    """Return the message that names a card of a sheet."""
    return f"world-{KINDS.get(what, what.removesuffix('s'))}-{key}"


def joined(parts: Sequence[str], last: str, words: Words) -> str:
    """Say parts of a list, the last with “and” or “or”, or like the others."""
    said = parts[0] if parts else ""
    for number in range(1, len(parts)):
        link = last if number == len(parts) - 1 else "more"
        said = words.say(f"world-list-{link}", before=said, last=parts[number])
    return said


def either(goods: Sequence[int], words: Words) -> str:
    """Say that one of several goods is had: 1 stone or 1 wood."""
    told = [words.say(f"world-told-{GOODS[good]}", number=1) for good in goods]
    return joined(told, "or", words)


class CardTexts:
    """The texts of one box in one language."""

    def __init__(self, cards: Cards, words: Words) -> None:
        self.cards = cards
        self.words = words

    def corrected(self) -> dict[str, str]:
        """Return the messages that corrections change, and what they say now."""
        found: dict[str, str] = {}
        for what, rows in self.cards.sheets.items():
            for key, row in rows.items():
                if "title" in row:
                    found[message_of(what, key)] = str(row["title"])
        # What speaks of cards says their new names.
        teller = CardTexts(self.cards, self.words.laid_over(found))
        for key, names in NUMBERS_OF_ACTIONS.items():
            if self._is_corrected("stock", "board", names):
                found[f"world-action-{key}-effect"] = teller.action(key)
        for favor in self.cards.favors:
            if self._is_corrected("favor", favor.key, FAVOR_VALUES):
                found[f"world-favor-{favor.key}-effect"] = teller.favor(favor)
        for house in self.cards.houses:
            if self._is_corrected("houses", house.key, ["income", "income_choice", "cost"]):
                found[f"world-house-{house.key}"] = teller.house(house)
        for event in self.cards.events:
            corrected = self._is_corrected("events", event.key, ["effects", "kind"])
            if corrected or self._mentions(event):
                found[f"world-event-{event.key}-effect"] = teller.event(event)
            if corrected:
                found |= teller.sums(event)
        return found

    def sums(self, event: Event) -> dict[str, str]:
        """Return the messages by which several amounts of an event are told together."""
        return {
            f"world-amounts-{sum_key(amounts)}": self.short_sum(amounts)
            for effect in event.effects
            for amounts in (effect.give, effect.get, effect.pay, effect.lose)
            if len(amounts) > 1
        }

    def _is_corrected(self, what: str, key: str, names: Sequence[str]) -> bool:
        """Return whether any of these values of a card is another than ours."""
        provenance = cast("dict[str, str]", self.cards.sheets[what][key]["provenance"])
        return any(provenance.get(name) == CORRECTED for name in names)

    def _mentions(self, event: Event) -> bool:
        """Return whether an event speaks of something that has another name or number now."""
        for effect in event.effects:
            if effect.project != NONE and self._is_named(
                "projects", self.cards.project_keys[effect.project]
            ):
                return True
            if effect.do == COMPLETE_TOWER and self._is_named("projects", "tower"):
                return True
            if effect.do == BUILD_ONE and self._is_corrected("stock", "board", ["build_vp"]):
                return True
            for space, key in enumerate(self.cards.favor_keys):
                if effect.covers >> space & 1 and self._is_named("favor", key):
                    return True
        return False

    def _is_named(self, what: str, key: str) -> bool:
        return "title" in self.cards.sheets[what][key]

    # Amounts

    def amount(self, good: int, number: int) -> str:
        """Say so much of a good."""
        return self.words.say(f"world-told-{GOODS[good]}", number=number)

    def sum(self, amounts: Sequence[Amount]) -> str:
        """Say several amounts together: 1 wool and 2 gold."""
        return self.joined([self.amount(good, number) for good, number in amounts], "and")

    def short_sum(self, amounts: Sequence[Amount]) -> str:
        """Say several amounts together as moves do: 1 wool and 2 VP."""
        told = [
            self.words.say(f"world-amount-{GOODS[good]}", number=number) for good, number in amounts
        ]
        return self.joined(told, "and")

    def either(self, goods: Sequence[int]) -> str:
        """Say that one of several goods is had: 1 stone or 1 wood."""
        return either(goods, self.words)

    def with_either(self, goods: Sequence[int]) -> str:
        """Say that one of several goods is had, as it is said after “with”."""
        told = [self.words.say(f"world-with-{GOODS[good]}", number=1) for good in goods]
        return self.joined(told, "or")

    def with_sum(self, amounts: Sequence[Amount]) -> str:
        """Say several amounts together as they are said after “with”."""
        told = [
            self.words.say(f"world-with-{GOODS[good]}", number=number) for good, number in amounts
        ]
        return self.joined(told, "and")

    def joined(self, parts: Sequence[str], last: str) -> str:
        """Say parts of a list, the last with “and” or “or”, or like the others."""
        return joined(parts, last, self.words)

    def good(self, good: int) -> str:
        """Say the name of a good."""
        return self.words.say(f"world-good-{GOODS[good]}")

    # Cards

    def house(self, house: House) -> str:
        """Say what a house is called: by what it is built of and what it brings."""
        income = self.with_either(house.choice) if house.choice else self.with_sum(house.income)
        kind = "stone" if house.cost == STONE else "wood"
        return self.words.say(f"world-told-house-{kind}", income=income)

    def action(self, key: str) -> str:
        """Say what an action card does, with the numbers of this box."""
        stock = self.cards.stock
        gold = {"house_building": stock.house_gold, "donation": stock.donation_gold}
        most = {
            "building": stock.build_most,
            "house_rent": stock.rent_most,
            "cloth": stock.weave_most,
        }
        return self.words.say(
            f"world-told-action-{key}",
            most=most.get(key, 0),
            points=self.amount(VP, stock.build_vp),
            wool=self.amount(GOLD, stock.wool_price),
            cloth=self.amount(GOLD, stock.cloth_price),
            gold=self.amount(GOLD, gold.get(key, 0)),
            price=gold.get(key, 0),
            gains=self.sum(stock.medicine) or self.amount(GOLD, 0),
        )

    def favor(self, favor: Favor) -> str:
        """Say what a space of the favor track gives."""
        told = []
        if favor.gains:
            told.append(self.words.say("world-told-favor-gains", amount=self.sum(favor.gains)))
        for good, vp in favor.per:
            points = self.amount(VP, vp)
            told.append(self.words.say("world-told-favor-per", points=points, good=self.good(good)))
        for good, vp in favor.if_any:
            points = self.amount(VP, vp)
            least = self.amount(good, 1)
            told.append(self.words.say("world-told-favor-if_any", points=points, amount=least))
        if favor.per_house:
            points = self.amount(VP, favor.per_house)
            told.append(self.words.say("world-told-favor-per_house", points=points))
        if favor.pay:
            told.append(self.words.say("world-told-favor-pay", amount=self.sum(favor.pay)))
        return " ".join(told) or self.words.say("world-told-favor-nothing")

    # Events

    def event(self, event: Event) -> str:
        """Say what an event does, effect by effect."""
        told = [self.effect(effect, event.long) for effect in event.effects]
        return " ".join(told) or self.words.say("world-effect-nothing")

    def effect(self, effect: Effect, lasts: bool) -> str:
        """Say what one effect does."""
        said = [self.words.say(self._message(effect, lasts), **self._facts(effect))]
        if effect.otherwise:
            message = f"world-effect-{EFFECTS[effect.do]}-otherwise"
            said.append(self.words.say(message, lose=self.sum(effect.otherwise)))
        if effect.do in (LEAST, MOST):
            if effect.vp:
                points = self.amount(VP, effect.tied_vp)
                number = effect.tied_vp
                said.append(self.words.say("world-effect-tied-vp", points=points, number=number))
            else:
                said.append(self.words.say("world-effect-tied"))
        return " ".join(said)

    def _message(self, effect: Effect, lasts: bool) -> str:
        """Return the message of an effect: some words have one for each way to use them."""
        message = f"world-effect-{EFFECTS[effect.do]}"
        if effect.do == TRADE and lasts:
            return f"{message}-long"
        if effect.do == GAIN and effect.get_one:
            return f"{message}-one"
        if effect.do == LOSE_CHOICE and len(effect.goods) == 1:
            return f"{message}-only"
        if "vp" in LANGUAGE[EFFECTS[effect.do]].either:
            return f"{message}-{'vp' if effect.vp else 'get' if effect.get else 'lose'}"
        return message

    def _facts(self, effect: Effect) -> dict[str, int | float | str]:
        """Return all that a sentence about an effect may speak of."""
        goods = effect.first if effect.do == LOSE else effect.goods
        facts: dict[str, int | float | str] = {
            "give": self.sum(effect.give),
            "get": self.either(effect.get_one) if effect.get_one else self.sum(effect.get),
            "pay": self.sum(effect.pay),
            "lose": self.sum(effect.lose),
            "points": self.amount(VP, self._points(effect)),
            "gold": self.amount(GOLD, effect.gold),
            "goods": self.joined([self.good(good) for good in goods], "more"),
            "count": len(goods),
            "number": effect.number,
            "most": effect.most,
            "spaces": self.joined(self._covered(effect), "more"),
            "project": self._project(effect),
        }
        if effect.good != NONE:
            price = effect.do == PRICE
            facts["good"] = GOODS[effect.good] if price else self.good(effect.good)
            facts["amount"] = self.with_sum([(effect.good, effect.at_least)])
        return facts

    def _covered(self, effect: Effect) -> list[str]:
        """Say which spaces of the favor track are covered; two of one name are said once."""
        names = [
            self.words.say(f"world-favor-{key}")
            for space, key in enumerate(self.cards.favor_keys)
            if effect.covers >> space & 1
        ]
        return [
            name
            if names.count(name) == 1
            else self.words.say("world-effect-cover_favor-both", space=name)
            for name in dict.fromkeys(names)
        ]

    def _points(self, effect: Effect) -> int:
        return self.cards.stock.build_vp if effect.do == BUILD_ONE else effect.vp

    def _project(self, effect: Effect) -> str:
        number = self.cards.tower if effect.do == COMPLETE_TOWER else effect.project
        if number == NONE:
            return ""
        return self.words.say(f"world-project-{self.cards.project_keys[number]}")
