"""All cards and places of World Without End as plain data: names, effects, where values come from.

No list of what is printed on all of them was found, so that some values are reconstructed. Those
are marked wherever they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from kingsbridge.engine.components import CONFIRMED, CORRECTED
from kingsbridge.titles.world.card_texts import CardTexts, message_of
from kingsbridge.titles.world.cards import Amount, Cards, House, Location, Project, load_cards
from kingsbridge.titles.world.goods import GOLD, GOODS, STONE, WOOD
from kingsbridge.words import Words
from kingsbridge.words.card_data import CardData

RECONSTRUCTED: Final = "D"
# Where a value comes from, the surest first.
ORIGINS: Final = ("A", "A-", "B", "C+", "C", RECONSTRUCTED, CONFIRMED, CORRECTED)
BOARD_NUMBERS: Final = (
    "supplies",
    "start",
    "houses",
    "seals",
    "build_vp",
    "build_most",
    "wool_price",
    "cloth_price",
    "house_gold",
    "rent_most",
    "donation_gold",
    "weave_most",
    "medicine",
    "care_vp",
    "tower_metal_vp",
    "tower_metal_tied_vp",
    "duties",
    "duty_vp",
    "last_chapter_factor",
    "tax_die",
)
DOT: Final = " · "
PLUS: Final = " + "
NOTHING: Final = "–"


def open_card_data(options: Mapping[str, object], words: Words) -> WorldCardData:
    """Return the cards of these options, in words."""
    return WorldCardData(load_cards(cast("Mapping[str, object]", options["cards"])), words)


class WorldCardData(CardData):
    """The cards in one language. They are asked for by their sheet and their key."""

    def __init__(self, cards: Cards, words: Words) -> None:
        texts = CardTexts(cards, words).corrected()
        super().__init__("world", ORIGINS, cards.corrections, words, texts)
        self.cards = cards
        self.card_texts = CardTexts(cards, self.words)

    # In words

    def name(self, what: str, key: str) -> str:
        """Return the name of a card."""
        return self.words.say(message_of(what, key))

    def effect(self, what: str, key: str) -> str:
        """Return what a card does, or costs, or brings."""
        if what == "projects":
            card = self.cards.projects[self.cards.project_keys.index(key)]
            spaces = [self._amount(good, card.spaces[good]) for good in (STONE, WOOD)]
            return f"{DOT.join(spaces)} → {self._bonus(card)}"
        if what == "houses":
            return self._sum(self.cost(self.cards.houses[self.cards.house_keys.index(key)]))
        if what == "plague":
            return self._benefit(self.cards.locations[int(key) - 1])
        return self.words.say(f"world-{what.removesuffix('s')}-{key}-effect")

    def cost(self, card: House) -> list[Amount]:
        """Return what it takes to build a house."""
        return [(GOLD, self.cards.stock.house_gold), (card.cost, 1)]

    def _amount(self, good: int, number: int) -> str:
        return self.words.say(f"world-amount-{GOODS[good]}", number=number)

    def _sum(self, amounts: Sequence[Amount]) -> str:
        return PLUS.join([self._amount(good, number) for good, number in amounts])

    def _bonus(self, card: Project) -> str:
        parts = [self._amount(good, number) for good, number in card.bonus]
        if card.care:
            parts.append(self.words.say("world-bonus-care"))
        return PLUS.join(parts) or NOTHING

    def _benefit(self, card: Location) -> str:
        parts = [self._amount(good, number) for good, number in card.benefit]
        if card.choice:
            parts.append(self.card_texts.either(card.choice))
        if card.free_house:
            parts.append(self.words.say("world-benefit-house"))
        return PLUS.join(parts) or NOTHING

    # As data

    def data(self) -> dict[str, object]:
        cards = self.cards
        return {
            "actions": [
                {**self._card("actions", card.key, card.provenance), "starred": card.starred}
                for card in cards.actions
            ],
            "projects": [
                {
                    **self._card("projects", card.key, card.provenance),
                    "enters": card.enters,
                    "stone": card.spaces[STONE],
                    "wood": card.spaces[WOOD],
                    "bonus": as_written(card.bonus),
                    "care": card.care,
                    "metal": card.metal,
                }
                for card in cards.projects
            ],
            "houses": [
                {
                    **self._card("houses", card.key, card.provenance),
                    "income": as_written(card.income),
                    "choice": bool(card.choice),
                    "choices": [GOODS[good] for good in card.choice],
                    "cost": GOODS[card.cost],
                }
                for card in cards.houses
            ],
            "favor": [
                {
                    **self._card("favor", card.key, card.provenance),
                    "gains": as_written(card.gains),
                    "per": as_written(card.per),
                    "if_any": as_written(card.if_any),
                    "per_house": card.per_house,
                    "pay": as_written(card.pay),
                }
                for card in cards.favors
            ],
            "track": {
                "order": [cards.favor_keys[space] for space in cards.track],
                "start": cards.favor_keys[cards.first_favor],
                "provenance": cards.track_provenance,
            },
            "plague": [
                {
                    **self._card("plague", card.key, card.provenance),
                    "benefit": as_written(card.benefit),
                    "choice": bool(card.choice),
                    "choices": [GOODS[good] for good in card.choice],
                    "free_house": card.free_house,
                }
                for card in cards.locations
            ],
            "markers": {
                "numbers": self.marker_numbers(),
                "provenance": cards.marker_provenance,
            },
            "events": [
                {
                    **self._card("events", card.key, card.provenance),
                    "chapter": card.chapter,
                    "kind": "long" if card.long else "immediate",
                    "plague": card.plague + 1 or None,
                    "corners": card.corner_keys,
                    "effects": cards.sheets["events"][card.key]["effects"],
                }
                for card in cards.events
            ],
            "board": self.board(),
            "origins": self.origins_in_words(),
            "words": self.texts,
        }

    def _card(self, what: str, key: str, provenance: dict[str, str]) -> dict[str, object]:
        return {
            "key": key,
            "name": self.name(what, key),
            "effect": self.effect(what, key),
            "corrected": self.corrections(what, key),
            "given": self.given(what, key),
            "reconstructed": sorted(
                value for value, origin in provenance.items() if origin == RECONSTRUCTED
            ),
            "provenance": provenance,
        }

    def marker_numbers(self) -> list[int]:
        """Return the medical knowledge on each marker of the plague."""
        markers = self.cards.markers
        return [number for number in range(len(markers)) for _ in range(markers[number])]

    def board(self) -> dict[str, object]:
        """Return the numbers of the box and of the board."""
        stock = self.cards.stock
        found: dict[str, object] = {name: getattr(stock, name) for name in BOARD_NUMBERS}
        found["supplies"] = dict(zip(GOODS, stock.supplies, strict=False))
        start = zip(GOODS, stock.start, strict=True)
        found["start"] = {good: number for good, number in start if number}
        found["medicine"] = as_written(stock.medicine)
        found["duties"] = dict(zip(("piety", "grain"), stock.duties, strict=True))
        found["duty_vp"] = dict(zip(("piety", "grain", "gold"), stock.duty_vp, strict=True))
        return found


def as_written(amounts: list[Amount]) -> dict[str, int]:
    """Return amounts as a file of corrections has them."""
    return {GOODS[good]: number for good, number in amounts}
