"""The components, read from `cards/*.toml` into typed records.

Values an owner of the box corrects (`--cards FILE.toml`) are laid over ours here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from kingsbridge.engine.components import Row, Sheets
from kingsbridge.engine.errors import BadCards
from kingsbridge.titles.pillars.box import FUNCTIONS as FUNCTIONS
from kingsbridge.titles.pillars.box import open_box
from kingsbridge.titles.pillars.goods import GOODS, STONE

# What a craftsman serves as: the numbers of `FUNCTIONS`.
NOTHING: Final = 0
MORTAR_MIXER: Final = 1
WOODWORKER: Final = 2
STONECUTTER: Final = 3

# A privilege that leaves the tax to the die.
NO_TAX_OF_ITS_OWN: Final = -1

HIRED: Final = 24
CRAFTSMEN: Final = 27
PRIVILEGES: Final = 16
LAST_ROUND_PRIVILEGES: Final = 2
EVENTS: Final = 10
RESOURCE_CARDS: Final = 9


def _whole(row: Row, name: str) -> int:
    value = row.get(name, 0)
    assert isinstance(value, int)
    return int(value)


def _amount(row: Row, name: str, good: str) -> int:
    amounts = row.get(name, {})
    assert isinstance(amounts, dict)
    return int(amounts.get(good, 0))


def _provenance(row: Row) -> dict[str, str]:
    return cast("dict[str, str]", row.get("provenance", {}))


class Craftsman:
    """A craftsman: what one use takes and gives, and how often a round (P-13.1)."""

    def __init__(self, row: Row) -> None:
        self.key = str(row["key"])
        self.name = str(row["name"])
        # By what the messages call it: all of one name alike, but for what an owner has named.
        self.called = self.key if "title" in row else self.name
        self.round = _whole(row, "round")
        self.cost = _whole(row, "cost")
        self.takes = [
            (good, _amount(row, "takes", name))
            for good, name in enumerate(GOODS)
            if _amount(row, "takes", name)
        ]
        self.takes_gold = _amount(row, "takes", "gold")
        self.takes_metal = _amount(row, "takes", "metal")
        self.holds_metal = _amount(row, "holds", "metal")
        self.vp = _amount(row, "gives", "vp")
        self.gold = _amount(row, "gives", "gold")
        self.numbered = "capacity" in row
        self.capacity = _whole(row, "capacity") if self.numbered else 1
        self.serves_as = FUNCTIONS.index(str(row.get("serves_as", "")))
        self.needs = FUNCTIONS.index(str(row.get("needs", "")))
        self.provenance = _provenance(row)


def _share_goods(one: Craftsman, other: Craftsman) -> bool:
    if one.takes_gold and other.takes_gold:
        return True
    wanted = [good for good, _ in other.takes]
    return any(good in wanted for good, _ in one.takes)


def _takes_no_more(one: Craftsman, other: Craftsman) -> bool:
    """Return whether a use takes at most as much of every good, and of gold, as the other's."""
    there = dict(other.takes)
    return one.takes_gold <= other.takes_gold and all(
        amount <= there.get(good, 0) for good, amount in one.takes
    )


class Privilege:
    """A privilege: permanent, used once, or immediate (P-4.2)."""

    def __init__(self, row: Row) -> None:
        self.key = str(row["key"])
        self.kind = str(row["kind"])
        self.stays = self.kind != "immediate"
        self.last_round = bool(row.get("last_round", False))
        self.production = [_amount(row, "production", good) for good in GOODS]
        self.gains = [_amount(row, "gains", good) for good in GOODS]
        self.gains_gold = _amount(row, "gains", "gold")
        self.gains_vp = _amount(row, "gains", "vp")
        self.tax = _whole(row, "tax") if "tax" in row else NO_TAX_OF_ITS_OWN
        self.priory_bonus = _whole(row, "priory_bonus")
        self.workers = _whole(row, "workers")
        self.craftsman_limit = _whole(row, "craftsman_limit")
        self.sees_event = bool(row.get("sees_event", False))
        self.spares_event = row.get("spares") == "event"
        self.spares_tax = row.get("spares") == "tax"
        self.free_builder = bool(row.get("free_builder", False))
        self.provenance = _provenance(row)


class Event:
    """An event: good, or one from which the Archbishop protects (P-1.2)."""

    def __init__(self, row: Row) -> None:
        self.key = str(row["key"])
        self.good = bool(row["good"])
        self.gains_gold = _amount(row, "gains", "gold")
        self.gains_metal = _amount(row, "gains", "metal")
        self.mill_gold = _amount(row, "mill_bonus", "gold")
        self.mill_workers = _amount(row, "mill_bonus", "workers")
        self.more_yield = _whole(row, "yield")
        self.zeal = _whole(row, "zeal")
        self.zeal_except = [str(name) for name in cast("list[str]", row.get("zeal_except", []))]
        self.pay = _whole(row, "pay")
        self.loses_vp = _amount(row, "loses", "vp")
        self.builders = _whole(row, "builders")
        self.loses_craftsmen = _whole(row, "loses_craftsman")
        self.provenance = _provenance(row)


class ResourceCard:
    """A resource card: so many workers bring so many cubes from its field (P-I.4, P-6.1)."""

    def __init__(self, row: Row) -> None:
        self.key = str(row["key"])
        self.good = GOODS.index(str(row["kind"]))
        self.cubes = _whole(row, "yield")
        self.workers = _whole(row, "workers")
        self.provenance = _provenance(row)


class Stock:
    """What is in the box and the numbers printed on the board."""

    def __init__(self, row: Row) -> None:
        self.workers = _whole(row, "workers")
        self.builders = _whole(row, "builders")
        self.start_vp = _whole(row, "start_vp")
        self.start_gold = _whole(row, "start_gold")
        self.start_gold_step = _whole(row, "start_gold_step")
        self.most_gold = _whole(row, "most_gold")
        self.craftsman_limit = _whole(row, "craftsman_limit")
        self.kept_cubes = _whole(row, "kept_cubes")
        self.cubes = [_amount(row, "cubes", good) for good in GOODS]
        self.market = [_amount(row, "market", good) for good in GOODS]
        self.court_metal = _whole(row, "court_metal")
        self.grey_workers = _whole(row, "grey_workers")
        self.castle_workers = _whole(row, "castle_workers")
        self.first_builder_cost = _whole(row, "first_builder_cost")
        self.tax_die = [int(face) for face in cast("list[int]", row["tax_die"])]
        self.priory = [int(vp) for vp in cast("list[int]", row["priory"])]
        self.gold_per_vp_lost = _whole(row, "gold_per_vp_lost")
        self.buy = [_amount(row, "buy", good) for good in GOODS]
        self.sell = [_amount(row, "sell", good) for good in GOODS]
        # What a stone brings is an option (P-12.3); it is about what it costs.
        self.sell[STONE] = self.buy[STONE]
        self.provenance = _provenance(row)


def _check_number(what: str, found: int, numbered: int) -> None:
    """Raise if there are not as many cards as moves, features and score sheets have numbers for."""
    if found != numbered:
        raise BadCards(f"there are {found} {what} in the sheets, but numbers for {numbered}")


class Cards:
    """All components of one game. Hired craftsmen come first, the three starting ones last."""

    def __init__(self, sheets: Sheets, corrections: Mapping[str, object]) -> None:
        craftsmen = [Craftsman(row) for row in sheets["craftsmen"].values()]
        self.craftsmen = [c for c in craftsmen if c.round] + [c for c in craftsmen if not c.round]
        self.privileges = [Privilege(row) for row in sheets["privileges"].values()]
        self.events = [Event(row) for row in sheets["events"].values()]
        self.resources = [ResourceCard(row) for row in sheets["resources"].values()]
        self.stock = Stock(sheets["stock"]["board"])
        self.corrections = corrections
        self.sheets = sheets

        _check_number("craftsmen for hire", sum(card.round > 0 for card in craftsmen), HIRED)
        _check_number("craftsmen", len(craftsmen), CRAFTSMEN)
        _check_number("privileges", len(self.privileges), PRIVILEGES)
        _check_number("events", len(self.events), EVENTS)
        _check_number("resource cards", len(self.resources), RESOURCE_CARDS)

        self.craftsman_keys = [card.key for card in self.craftsmen]
        self.privilege_keys = [card.key for card in self.privileges]
        self.event_keys = [card.key for card in self.events]
        self.resource_keys = [card.key for card in self.resources]
        self.of_round = [
            [number for number, card in enumerate(self.craftsmen) if card.round == coming]
            for coming in range(7)
        ]
        self.ordinary_privileges = 0
        for number, privilege in enumerate(self.privileges):
            if not privilege.last_round:
                self.ordinary_privileges |= 1 << number
        # Whether this card's capacity can be raised by the event that does so.
        self.zealous = [
            card.numbered and all(card.name not in event.zeal_except for event in self.events)
            for card in self.craftsmen
        ]
        # For each craftsman, as bits: who else works with the same goods or gold, and which of
        # these takes at least as much of them for a use.
        self.rivals = [
            sum(
                1 << number
                for number, other in enumerate(self.craftsmen)
                if other is not one and _share_goods(one, other)
            )
            for one in self.craftsmen
        ]
        self.thirstier = [
            sum(
                1 << number
                for number, other in enumerate(self.craftsmen)
                if other is not one and _share_goods(one, other) and _takes_no_more(one, other)
            )
            for one in self.craftsmen
        ]

    def __reduce__(self) -> tuple[object, tuple[Mapping[str, object]]]:
        """Pickle what was corrected: the rest is in every installation."""
        return load_cards, (self.corrections,)


# The same corrections give the same cards, so they are read once. A box that is being written is
# another one with each value: the oldest are forgotten, and never our own.
_sets: dict[str, Cards] = {}
_MOST_SETS: Final = 64


def load_cards(corrections: Mapping[str, object]) -> Cards:
    """Return the components with an owner's corrections laid over them, if any."""
    written = repr(corrections)
    if written not in _sets:
        cards = Cards(open_box().corrected(corrections), corrections)
        if len(_sets) == _MOST_SETS:
            del _sets[next(key for key in _sets if key != "{}")]
        _sets[written] = cards
    return _sets[written]
