"""The box of World Without End: its sheets, and what an owner may correct of each card.

Fixed are the numbers that moves and steps are made of: how many cards, spaces and chapters there
are. Everything printed on them can be another than we have it.
"""

from __future__ import annotations

from typing import Final, cast

from kingsbridge.engine.components import Box, Row, Sheets, name_origins, read_sheet, rows_of
from kingsbridge.engine.errors import BadCards, one_of
from kingsbridge.engine.values import (
    Amounts,
    Each,
    Names,
    OneName,
    Order,
    Several,
    Some,
    Text,
    Truth,
    Value,
    Whole,
    Wholes,
)
from kingsbridge.titles.world.effects import (
    AT_ONCE,
    EFFECTS_OF_AN_EVENT,
    FAVOR_KEYS,
    LANGUAGE,
    LASTING,
)
from kingsbridge.titles.world.goods import GOODS, OWNED, SUPPLIED
from kingsbridge.titles.world.rules import MOST_SEATS

LOCATIONS: Final = 11
MOST_ILLNESS: Final = 5
STARRED: Final = 6
PLAGUE_CHAPTER: Final = 3

# What a space of the favor track may give.
FAVOR_VALUES: Final = ["gains", "per", "if_any", "per_house", "pay"]

IMMEDIATE: Final = "immediate"
LONG: Final = "long"

_TITLE = Text(60)
_ANY = Amounts(GOODS)
_PER_GOOD = Amounts(GOODS[:OWNED], 5)
_CORNERS = [*GOODS[:SUPPLIED], "gold1", "gold2", "vp"]
_CHOICE = Several(2, OWNED, GOODS[:OWNED])
_VALUES: dict[str, dict[str, Value]] = {
    "actions": {"title": _TITLE, "starred": Truth()},
    "projects": {
        "title": _TITLE,
        "stone": Whole(0, 12),
        "wood": Whole(0, 12),
        "bonus": _ANY,
        "care": Truth(),
    },
    "houses": {
        "income": Some(GOODS),
        "income_choice": _CHOICE,
        "cost": OneName(["stone", "wood"]),
    },
    "favor": {
        "title": _TITLE,
        "gains": _ANY,
        "per": _PER_GOOD,
        "if_any": _PER_GOOD,
        "per_house": Whole(0, 5),
        "pay": Amounts(["gold"]),
    },
    "track": {"order": Order(FAVOR_KEYS), "start": OneName(FAVOR_KEYS)},
    "plague": {"title": _TITLE, "benefit": _ANY, "choice": _CHOICE, "free_house": Truth()},
    "markers": {"numbers": Wholes(LOCATIONS, 1, MOST_ILLNESS)},
    "events": {
        "title": _TITLE,
        "kind": OneName([IMMEDIATE, LONG]),
        "plague": Whole(0, LOCATIONS),
        "corners": Names(4, _CORNERS),
        "effects": EFFECTS_OF_AN_EVENT,
    },
    "stock": {
        "supplies": Each(GOODS[:SUPPLIED], most=60),
        "start": _ANY,
        "sides_of_2": Wholes(2, 0, 3),
        "sides_of_3": Wholes(3, 0, 3),
        "houses": Whole(0, 14),
        "seals": Whole(0, 7),
        "build_vp": Whole(0, 10),
        "build_most": Whole(1, 12),
        "prices": Each(["wool", "cloth"]),
        "house_gold": Whole(0, 10),
        "rent_most": Whole(1, 14),
        "donation_gold": Whole(0, 10),
        "weave_most": Whole(1, 12),
        "medicine": Each(["gold", "vp"]),
        "care_vp": Whole(0, 10),
        "tower_metal_vp": Whole(0, 20),
        "tower_metal_tied_vp": Whole(0, 20),
        "duties": Each(["piety", "grain"]),
        "tax_die": Wholes(6, 0, 30),
        "duty_vp": Each(["piety", "grain", "gold"]),
        "last_chapter_factor": Whole(1, 4),
        "end_vp": Amounts(GOODS[:OWNED], 8),
    },
}
_INSTEAD: dict[str, list[list[str]]] = {
    "houses": [["income", "income_choice"]],
    "favor": [FAVOR_VALUES],
    "plague": [["benefit", "choice", "free_house"]],
}
# Words that work for the round in which the event is turned.
_OF_THE_ROUND = ["no_actions", "forgo_reward"]
# Words that need what chapter III brings.
_FROM_CHAPTER_III = {"complete_tower": "Tower", "end_plague": "plague"}
# What the provenance of a card calls its values, where that is another name.
_ORIGINS: dict[str, dict[str, list[str]]] = {
    "events": {"effect": ["effects"]},
    "houses": {"income": ["income", "income_choice"]},
    "favor": {"effect": FAVOR_VALUES},
    "plague": {"benefit": _INSTEAD["plague"][0]},
}

_boxes: list[Box] = []


def open_box() -> Box:
    """Return what lies in the box."""
    if not _boxes:
        _boxes.append(Box(_printed(), _VALUES, _INSTEAD, _check_together))
    return _boxes[0]


def _printed() -> Sheets:
    package = "kingsbridge.titles.world"
    favor = read_sheet(package, "favor.toml")
    plague = read_sheet(package, "plague.toml")
    sheets = {
        "actions": rows_of(read_sheet(package, "actions.toml"), "action"),
        "projects": rows_of(read_sheet(package, "projects.toml"), "project"),
        "houses": rows_of(read_sheet(package, "houses.toml"), "house"),
        "favor": rows_of(favor, "favor"),
        "track": {"track": _track(favor)},
        "plague": rows_of(plague, "location", "number"),
        "markers": {"markers": _markers(plague)},
        "events": rows_of(read_sheet(package, "events.toml"), "event"),
        "stock": {"board": read_sheet(package, "stock.toml")},
    }
    for what, names in _ORIGINS.items():
        for row in sheets[what].values():
            name_origins(row, names)
    return sheets


def _track(favor: Row) -> Row:
    """The order of the track is that in which its spaces are written down."""
    return {
        "order": list(rows_of(favor, "favor")),
        "start": favor["start"],
        "provenance": favor["provenance"],
    }


def _markers(plague: Row) -> Row:
    provenance = cast("dict[str, str]", plague["provenance"])
    return {"numbers": plague["markers"], "provenance": {"numbers": provenance["markers"]}}


# What cannot be played with together


def _check_together(sheets: Sheets) -> None:
    """Raise if corrected values, each fine by itself, cannot be played with together."""
    _check_stock(sheets["stock"]["board"])
    for key, row in sheets["projects"].items():
        if not row["stone"] and not row["wood"]:
            where = f"projects.{key}"
            raise BadCards(f"{where}: expected at least one space, stone or wood", where)
    for key, row in sheets["houses"].items():
        if "income" in row and "income_choice" in row:
            where = f"houses.{key}"
            raise BadCards(f"{where}: expected 'income' or 'income_choice', not both", where)
    starred = sum(1 for row in sheets["actions"].values() if row["starred"])
    if starred != STARRED:
        raise BadCards(
            f"actions: expected {STARRED} cards with 'starred', for the rounds of a first game's "
            f"first chapter, not {starred}",
            "actions",
        )
    for key, row in sheets["events"].items():
        _check_event(row, f"events.{key}")
    _check_covers(sheets["events"])


def _check_stock(row: Row) -> None:
    supplies = cast("dict[str, int]", row["supplies"])
    start = cast("dict[str, int]", row["start"])
    for good, supply in supplies.items():
        given_out = MOST_SEATS * start.get(good, 0)
        if given_out > supply:
            raise BadCards(
                f"stock: {supply} {good} are too few; {MOST_SEATS} players start with {given_out}",
                "stock",
            )
    for name in ("sides_of_2", "sides_of_3"):
        sides = cast("list[int]", row[name])
        if len(set(sides)) < len(sides):
            raise BadCards(f"stock.{name}: two players cannot sit on one side", f"stock.{name}")


def _check_event(row: Row, where: str) -> None:
    """An event must be of the kind that its effects need, and of the chapter."""
    kind = row["kind"]
    chapter = cast(int, row["chapter"])
    effects = cast("list[Row]", row["effects"])
    words = [str(effect["do"]) for effect in effects]
    for place, word in enumerate(words):
        if kind == IMMEDIATE and LANGUAGE[word].when == LASTING:
            raise BadCards(
                f"{where}.effects[{place}]: {word!r} lasts, so the event's kind must be {LONG!r}",
                f"{where}.effects[{place}]",
            )
        if word in _FROM_CHAPTER_III and chapter < PLAGUE_CHAPTER:
            raise BadCards(
                f"{where}.effects[{place}]: {word!r} is for chapters III and IV; "
                f"before them there is no {_FROM_CHAPTER_III[word]}",
                f"{where}.effects[{place}]",
            )
    if kind == LONG and all(LANGUAGE[word].when == AT_ONCE for word in words):
        lasting = [word for word, declared in LANGUAGE.items() if declared.when != AT_ONCE]
        raise BadCards(
            f"{where}: a long-term event needs an effect that lasts: {one_of(lasting)}; "
            f"otherwise its kind is {IMMEDIATE!r}",
            f"{where}.effects",
        )
    if kind == LONG and words.count("trade") > 1:
        raise BadCards(
            f"{where}.effects: a long-term event has one 'trade' at most", f"{where}.effects"
        )
    _check_once(effects, where)
    if row.get("plague") and chapter < PLAGUE_CHAPTER:
        raise BadCards(
            f"{where}.plague: expected 0; there is no plague before chapter III", f"{where}.plague"
        )


def _check_once(effects: list[Row], where: str) -> None:
    """What holds for a round or longer is said once, of each good and project."""
    said: list[tuple[object, ...]] = []
    for place, effect in enumerate(effects):
        word = str(effect["do"])
        if LANGUAGE[word].when == LASTING or word in _OF_THE_ROUND:
            what = (word, effect.get("good"), effect.get("project"))
            if what in said:
                raise BadCards(
                    f"{where}.effects[{place}]: {word!r} stands there twice",
                    f"{where}.effects[{place}]",
                )
            said.append(what)


def _check_covers(events: dict[str, Row]) -> None:
    """The marker must find a space of the favor track, whatever a chapter's events cover."""
    covered: dict[object, set[str]] = {}
    for key, row in events.items():
        for effect in cast("list[Row]", row["effects"]):
            if effect["do"] == "cover_favor":
                spaces = covered.setdefault(row["chapter"], set())
                spaces.update(cast("list[str]", effect["spaces"]))
                if len(spaces) == len(FAVOR_KEYS):
                    raise BadCards(
                        f"events.{key}: the events of its chapter must not cover the whole "
                        "favor track; leave one space",
                        f"events.{key}.effects",
                    )
