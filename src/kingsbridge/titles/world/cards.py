"""The components, read from `cards/*.toml` into typed records.

Values an owner of the box corrects (`--cards FILE.toml`) are laid over ours here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, cast

from kingsbridge.engine.components import Row, Sheets
from kingsbridge.titles.world.box import LOCATIONS as LOCATIONS
from kingsbridge.titles.world.box import LONG, open_box
from kingsbridge.titles.world.box import MOST_ILLNESS as MOST_ILLNESS
from kingsbridge.titles.world.effects import LANGUAGE
from kingsbridge.titles.world.goods import GOODS, STONE, SUPPLIED, VP, WOOD

NONE: Final = -1

ACTIONS: Final = 12
PROJECTS: Final = 7
HOUSE_SPACES: Final = 14
FAVORS: Final = 10
EVENTS: Final = 44

# The action cards, in the order of the data file.
GRAIN_CARD: Final = 0
PIETY_CARD: Final = 1
RESOURCE_CARD: Final = 2
BUILDING_CARD: Final = 3
SALES_CARD: Final = 4
PRIVILEGE_CARD: Final = 5
HOUSE_BUILDING_CARD: Final = 6
HOUSE_RENT_CARD: Final = 7
DONATION_CARD: Final = 8
CLOTH_CARD: Final = 9
MEDICINE_CARD: Final = 10
FAVOR_CARD: Final = 11

# What an event can do: the words of the language, numbered in their order.
TRADE: Final = 0
PRICE: Final = 1
PROJECT: Final = 2
OPEN_CLOTH_MARKET: Final = 3
PAY_OR_LOSE: Final = 4
COVER_FAVOR: Final = 5
GAIN: Final = 6
PROJECT_BONUS: Final = 7
LOSE: Final = 8
NO_ACTIONS: Final = 9
FORGO_REWARD: Final = 10
ONLY_PROJECT: Final = 11
LEAST: Final = 12
MOST: Final = 13
LIMIT_BUILD: Final = 14
LIMIT_RENT: Final = 15
LIMIT_SALES: Final = 16
NO_CARE: Final = 17
RANDOM_DISCARD: Final = 18
LOSE_CHOICE: Final = 19
LOSE_HOUSE: Final = 20
DISCARD_FOR: Final = 21
DISCARD_EXTRA: Final = 22
REWARD_IF: Final = 23
REWARD_PER: Final = 24
COMPLETE_TOWER: Final = 25
BUILD_ONE: Final = 26
CLOSE_CLOTH_MARKET: Final = 27
HALVE_RENT: Final = 28
END_PLAGUE: Final = 29

EFFECTS: Final = list(LANGUAGE)

Amount = tuple[int, int]


def goods_among(amounts: list[Amount]) -> list[int]:
    """Return the goods of which there is something, each once; victory points are none."""
    found: list[int] = []
    for good, _ in amounts:
        if good != VP and good not in found:
            found.append(good)
    return found


def amounts(value: object) -> list[Amount]:
    """Read { grain = 1, gold = 2 } as pairs of a good and a number, in the order of the goods."""
    given = cast("dict[str, int]", value or {})
    return [(good, int(given[name])) for good, name in enumerate(GOODS) if given.get(name)]


def goods(value: object) -> list[int]:
    """Read ["stone", "wood"] as goods."""
    return [GOODS.index(name) for name in cast("list[str]", value or [])]


def _whole(row: Mapping[str, object], name: str) -> int:
    return int(cast(int, row.get(name, 0)))


def _provenance(row: Row) -> dict[str, str]:
    return cast("dict[str, str]", row.get("provenance", {}))


class Action:
    """An action card; the starred ones are all there is in the first chapter of a first game."""

    def __init__(self, row: Row) -> None:
        self.key = str(row["key"])
        self.starred = bool(row["starred"])
        self.provenance = _provenance(row)


class Project:
    """A building project: its spaces, and what each donor gets when they are full (W-9.2)."""

    def __init__(self, row: Row) -> None:
        self.key = str(row["key"])
        self.enters = str(row["enters"])
        self.spaces = [_whole(row, "stone"), _whole(row, "wood")]
        self.bonus = amounts(row.get("bonus"))
        self.care = bool(row.get("care", False))
        self.metal = bool(row.get("metal", False))
        self.provenance = _provenance(row)


class House:
    """A space for a house: what it costs beside gold, and what it brings (W-5.16, W-5.17)."""

    def __init__(self, row: Row) -> None:
        self.key = str(row["key"])
        self.income = amounts(row.get("income"))
        self.choice = sorted(goods(row.get("income_choice")))
        self.choice_number = NONE  # of `Cards.choices`
        self.cost = STONE if row["cost"] == "stone" else WOOD
        # Two spaces of the same kind give the same income; nobody may build on both.
        self.kind = NONE
        self.provenance = _provenance(row)


class Favor:
    """A space of the favor track (W-4.3)."""

    def __init__(self, row: Row) -> None:
        self.key = str(row["key"])
        self.gains = amounts(row.get("gains"))
        # Victory points for each of a good, or for having any of it.
        self.per = amounts(row.get("per"))
        self.if_any = amounts(row.get("if_any"))
        self.per_house = _whole(row, "per_house")
        self.pay = amounts(row.get("pay"))
        self.provenance = _provenance(row)


class Location:
    """A place that can fall ill, and what caring for it brings beside victory points (W-10.3)."""

    def __init__(self, row: Row) -> None:
        self.key = str(row["number"])
        self.benefit = amounts(row.get("benefit"))
        self.choice = sorted(goods(row.get("choice")))
        self.choice_number = NONE  # of `Cards.choices`
        self.free_house = bool(row.get("free_house", False))
        self.provenance = _provenance(row)


class Effect:
    """One thing that an event does; which values count depends on what it is."""

    def __init__(self, row: Mapping[str, object], projects: list[str], favors: list[str]) -> None:
        self.do = EFFECTS.index(str(row["do"]))
        self.give = amounts(row.get("give"))
        self.get = amounts(row.get("get"))
        self.get_one = goods(row.get("get_one"))
        self.pay = amounts(row.get("pay"))
        self.lose = amounts(row.get("lose"))
        self.otherwise = amounts(row.get("otherwise"))
        self.first = goods(row.get("first"))
        self.goods = goods(row.get("goods"))
        self.good = GOODS.index(str(row["good"])) if "good" in row else NONE
        self.project = projects.index(str(row["project"])) if "project" in row else NONE
        self.gold = _whole(row, "gold")
        self.vp = _whole(row, "vp")
        self.tied_vp = _whole(row, "tied_vp")
        if self.do in (LEAST, MOST) and "tied_vp" not in row:
            # Of several who tie each scores as much, unless the card says otherwise.
            self.tied_vp = self.vp
        self.most = _whole(row, "most")
        self.number = _whole(row, "number")
        self.at_least = _whole(row, "at_least")
        self.covers = 0
        for space in cast("list[str]", row.get("spaces", [])):
            self.covers |= 1 << favors.index(space)


class Event:
    """An event: its corners clockwise from the arrow, and what it does (W-1, W-2.1)."""

    def __init__(self, row: Row, projects: list[str], favors: list[str]) -> None:
        self.key = str(row["key"])
        self.chapter = _whole(row, "chapter")
        self.long = row["kind"] == LONG
        self.plague = _whole(row, "plague") - 1
        self.corner_keys = [str(corner) for corner in cast("list[str]", row["corners"])]
        self.corners = [_corner(key) for key in self.corner_keys]
        listed = cast("list[dict[str, object]]", row["effects"])
        self.effects = [Effect(effect, projects, favors) for effect in listed]
        self.provenance = _provenance(row)


def _corner(key: str) -> Amount:
    """Read what a corner shows: gold1 and gold2 are 1 and 2 gold, all else is one of a good."""
    if key.startswith("gold"):
        return GOODS.index("gold"), int(key[4:])
    return GOODS.index(key), 1


class Stock:
    """What is in the box and the numbers printed on the board and the cards."""

    def __init__(self, row: Row) -> None:
        self.supplies = [
            _whole(cast("dict[str, object]", row["supplies"]), good) for good in GOODS[:SUPPLIED]
        ]
        start = cast("dict[str, object]", row["start"])
        self.start = [_whole(start, good) for good in GOODS]
        # The sides of the board taken by 2, 3 and 4 players (W-2.4).
        self.sides = [
            cast("list[int]", row["sides_of_2"]),
            cast("list[int]", row["sides_of_3"]),
            [0, 1, 2, 3],
        ]
        self.houses = _whole(row, "houses")
        self.seals = _whole(row, "seals")
        self.build_vp = _whole(row, "build_vp")
        self.build_most = _whole(row, "build_most")
        prices = cast("dict[str, object]", row["prices"])
        self.wool_price = _whole(prices, "wool")
        self.cloth_price = _whole(prices, "cloth")
        self.house_gold = _whole(row, "house_gold")
        self.rent_most = _whole(row, "rent_most")
        self.donation_gold = _whole(row, "donation_gold")
        self.weave_most = _whole(row, "weave_most")
        self.medicine = amounts(row["medicine"])
        self.care_vp = _whole(row, "care_vp")
        self.tower_metal_vp = _whole(row, "tower_metal_vp")
        self.tower_metal_tied_vp = _whole(row, "tower_metal_tied_vp")
        duties = cast("dict[str, object]", row["duties"])
        self.duties = [_whole(duties, "piety"), _whole(duties, "grain")]
        duty_vp = cast("dict[str, object]", row["duty_vp"])
        self.duty_vp = [_whole(duty_vp, good) for good in ("piety", "grain", "gold")]
        self.last_chapter_factor = _whole(row, "last_chapter_factor")
        self.tax_die = [int(face) for face in cast("list[int]", row["tax_die"])]
        end_vp = cast("dict[str, object]", row["end_vp"])
        self.end_halves = [_whole(end_vp, good) for good in GOODS]
        self.provenance = _provenance(row)


class Cards:
    """All components of one game."""

    def __init__(self, sheets: Sheets, corrections: Mapping[str, object]) -> None:
        self.corrections = corrections
        self.sheets = sheets
        self.actions = [Action(row) for row in sheets["actions"].values()]
        self.projects = [Project(row) for row in sheets["projects"].values()]
        self.houses = [House(row) for row in sheets["houses"].values()]
        self.favors = [Favor(row) for row in sheets["favor"].values()]
        self.locations = [Location(row) for row in sheets["plague"].values()]
        self.action_keys = [card.key for card in self.actions]
        self.project_keys = [card.key for card in self.projects]
        self.house_keys = [card.key for card in self.houses]
        self.favor_keys = [card.key for card in self.favors]
        self.events = [
            Event(row, self.project_keys, self.favor_keys) for row in sheets["events"].values()
        ]
        self.event_keys = [card.key for card in self.events]
        self.stock = Stock(sheets["stock"]["board"])
        markers = cast("list[int]", sheets["markers"]["markers"]["numbers"])
        self.markers = [markers.count(number) for number in range(MOST_ILLNESS + 1)]
        self.marker_provenance = _provenance(sheets["markers"]["markers"])
        self.starred = _bits(card.starred for card in self.actions)
        self.all_actions = (1 << ACTIONS) - 1
        self.of_chapter = [
            _bits(event.chapter == chapter for event in self.events) for chapter in range(5)
        ]
        track = sheets["track"]["track"]
        self.track = [self.favor_keys.index(key) for key in cast("list[str]", track["order"])]
        self.track_provenance = _provenance(track)
        self.first_favor = self.favor_keys.index(str(track["start"]))
        # The space that follows each, clockwise; the track is a ring (W-4.6).
        self.after = [NONE] * FAVORS
        for place, space in enumerate(self.track):
            self.after[space] = self.track[(place + 1) % FAVORS]
        # W-5.16: what makes two incomes the same is what they bring.
        incomes = [(house.income, house.choice) for house in self.houses]
        for house in self.houses:
            house.kind = incomes.index((house.income, house.choice))
        # The choices of goods that houses and locations give, each once.
        self.choices: list[list[int]] = []
        for house in self.houses:
            house.choice_number = self._choice_number(house.choice)
        for location in self.locations:
            location.choice_number = self._choice_number(location.choice)
        self.tower = [project.metal for project in self.projects].index(True)

    def __reduce__(self) -> tuple[object, tuple[Mapping[str, object]]]:
        """Pickle what was corrected: the rest is in every installation."""
        return load_cards, (self.corrections,)

    def _choice_number(self, choice: list[int]) -> int:
        """Return the number of a choice of goods, a new one if it is new."""
        if not choice:
            return NONE
        if choice not in self.choices:
            self.choices.append(choice)
        return self.choices.index(choice)


def _bits(truths: Iterable[bool]) -> int:
    bits = 0
    for number, truth in enumerate(truths):
        if truth:
            bits |= 1 << number
    return bits


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
