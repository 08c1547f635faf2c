"""All cards of The Pillars of the Earth as plain data: names, effects, where values come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from kingsbridge.engine.components import CONFIRMED, CORRECTED
from kingsbridge.titles.pillars.card_texts import CardTexts
from kingsbridge.titles.pillars.cards import FUNCTIONS, Cards, Craftsman, load_cards
from kingsbridge.titles.pillars.goods import GOODS
from kingsbridge.words import Words
from kingsbridge.words.card_data import CardData

# Where a value comes from, the surest first.
ORIGINS: Final = ("A", "B2", "B", "C", CONFIRMED, CORRECTED)
# The numbers of the board that an owner may correct.
BOARD_NUMBERS: Final = ("start_vp", "start_gold", "castle_workers", "tax_die", "priory")


def open_card_data(options: Mapping[str, object], words: Words) -> PillarsCardData:
    """Return the cards of these options, in words."""
    return PillarsCardData(load_cards(cast("Mapping[str, object]", options["cards"])), words)


class PillarsCardData(CardData):
    """The cards in one language."""

    def __init__(self, cards: Cards, words: Words) -> None:
        texts = CardTexts(cards, words).corrected()
        super().__init__("pillars", ORIGINS, cards.corrections, words, texts)
        self.cards = cards

    def in_rounds(self) -> list[Craftsman]:
        """Return the craftsmen in the order in which they are for hire."""
        return sorted(self.cards.craftsmen, key=lambda card: card.round)

    def craftsman(self, card: Craftsman) -> str:
        """Return the name of a craftsman."""
        return self.words.say(f"pillars-craftsman-{card.called}")

    def data(self) -> dict[str, object]:
        return {
            "craftsmen": [self._craftsman(card) for card in self.in_rounds()],
            "privileges": [
                {
                    "key": card.key,
                    "name": self.words.say(f"pillars-privilege-{card.key}"),
                    "kind": card.kind,
                    "last_round": card.last_round,
                    "effect": self.words.say(f"pillars-privilege-{card.key}-effect"),
                    "corrected": self.corrections("privileges", card.key),
                    "given": self.given("privileges", card.key),
                    "provenance": card.provenance,
                }
                for card in self.cards.privileges
            ],
            "events": [
                {
                    "key": card.key,
                    "name": self.words.say(f"pillars-event-{card.key}"),
                    "good": card.good,
                    "effect": self.words.say(f"pillars-event-{card.key}-effect"),
                    "corrected": self.corrections("events", card.key),
                    "given": self.given("events", card.key),
                    "provenance": card.provenance,
                }
                for card in self.cards.events
            ],
            "resources": [
                {
                    "key": card.key,
                    "good": GOODS[card.good],
                    "workers": card.workers,
                    "cubes": card.cubes,
                    "given": self.given("resources", card.key),
                    "provenance": card.provenance,
                }
                for card in self.cards.resources
            ],
            "board": self._board(),
            "origins": self.origins_in_words(),
            "words": self.texts,
        }

    def _craftsman(self, card: Craftsman) -> dict[str, object]:
        takes = {GOODS[good]: amount for good, amount in card.takes}
        if card.takes_gold:
            takes["gold"] = card.takes_gold
        gives = {"vp": card.vp, "gold": card.gold}
        return {
            "key": card.key,
            "name": self.craftsman(card),
            "round": card.round,
            "cost": card.cost,
            "takes": takes,
            "holds": {"metal": card.holds_metal} if card.holds_metal else {},
            "gives": {name: amount for name, amount in gives.items() if amount},
            "capacity": card.capacity if card.numbered else None,
            "serves_as": FUNCTIONS[card.serves_as] or None,
            "needs": FUNCTIONS[card.needs] or None,
            "given": self.given("craftsmen", card.key),
            "provenance": card.provenance,
        }

    def _board(self) -> dict[str, object]:
        stock = self.cards.stock
        numbers: dict[str, object] = {name: getattr(stock, name) for name in BOARD_NUMBERS}
        return numbers | {
            "first_builder_cost": stock.first_builder_cost,
            "grey_workers": stock.grey_workers,
            "kept_cubes": stock.kept_cubes,
            "buy": {good: gold for good, gold in zip(GOODS, stock.buy, strict=True) if gold},
            "sell": {good: gold for good, gold in zip(GOODS, stock.sell, strict=True) if gold},
        }
