"""The signs of the game in words and colours: amounts, formulas, capacities."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from kingsbridge.terminal.layout import ink
from kingsbridge.titles.pillars.cards import Craftsman, ResourceCard
from kingsbridge.titles.pillars.goods import GOODS
from kingsbridge.words import Words

# Colours that read on dark and on light screens; the words say the same without them.
GOOD_COLOURS = {"sand": "yellow", "wood": "green", "stone": "cyan", "metal": "magenta"}
GOLD = "bold yellow"
POINTS = "bold"

ARROW = " → "


class Signs:
    """What cards show, said in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def good(self, good: str, number: int) -> Text:
        """Return an amount of a good: 3 sand."""
        said = self.words.say(f"pillars-resource-{good}")
        return ink(f"{number} {said}", style=GOOD_COLOURS[good] if number else "dim")

    def goods(self, amounts: Mapping[str, int]) -> list[Text]:
        """Return an amount of each good."""
        return [self.good(good, amounts[good]) for good in GOODS]

    def gold(self, number: int) -> Text:
        return ink(self.words.say("pillars-table-gold", number=number), style=GOLD)

    def points(self, number: int) -> Text:
        return ink(self.words.say("pillars-table-vp", number=number), style=POINTS)

    def takes(self, card: Craftsman) -> Text:
        """Return what one use of a craftsman takes."""
        parts = [self.good(GOODS[good], amount) for good, amount in card.takes]
        if card.takes_gold:
            parts.append(self.gold(card.takes_gold))
        if card.holds_metal:
            # In brackets: it must be there, but is not used up.
            held = self.good("metal", card.holds_metal)
            parts.append(Text("(").append_text(held).append(")"))
        return Text(" + ").join(parts) if parts else ink("–", style="dim")

    def gives(self, card: Craftsman) -> Text:
        """Return what one use of a craftsman gives."""
        parts = []
        if card.vp:
            parts.append(self.points(card.vp))
        if card.gold:
            parts.append(self.gold(card.gold))
        return Text(" + ").join(parts)

    def formula(self, card: Craftsman) -> Text:
        """Return what a craftsman makes of what: 3 sand → 1 VP."""
        return self.takes(card).append(ARROW).append(self.gives(card))

    def craftsman(self, card: Craftsman) -> str:
        return self.words.say(f"pillars-craftsman-{card.called}")

    def resource_card(self, card: ResourceCard) -> Text:
        """Return what a resource card asks for and brings: 4 workers → 3 sand."""
        workers = self.words.say("pillars-table-workers", number=card.workers)
        return Text(workers).append(ARROW).append(self.good(GOODS[card.good], card.cubes))


def capacity(card: Craftsman) -> str:
    """Return how often a craftsman works: ×3."""
    return f"×{card.capacity}"


def tally(used: int, most: int) -> Text:
    """Return the uses of a craftsman while they are counted: ●●○."""
    return ink("●" * used, style="dim").append("○" * (most - used), style="bold")
