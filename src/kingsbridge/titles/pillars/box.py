"""The box of The Pillars of the Earth: its sheets, and what an owner may correct of each card.

Fixed are the numbers that moves and steps are made of: how many cards, spaces and rounds there are,
in which round a craftsman is for hire, and which privileges belong to the last.
"""

from __future__ import annotations

from typing import Final, cast

from kingsbridge.engine.components import Box, Row, Sheets, name_origins, read_sheet, rows_of
from kingsbridge.engine.errors import BadCards
from kingsbridge.engine.values import (
    Amounts,
    Each,
    OneName,
    Several,
    Text,
    Truth,
    Value,
    Whole,
    Wholes,
)
from kingsbridge.titles.pillars.goods import FIELD_GOODS, GOODS
from kingsbridge.titles.pillars.rules import MOST_SEATS

# What a craftsman serves as (P-12.8, P-13.3): the three that everybody starts with.
FUNCTIONS: Final = ["", "mortar_mixer", "woodworker", "stonecutter"]

_TITLE = Text(60)
_SERVES = OneName(FUNCTIONS)
_FIELDS = GOODS[:FIELD_GOODS]
# What privileges bring while they are kept, what is used once, and what is had at once.
_PERMANENT = ["production", "tax", "priory_bonus", "craftsman_limit", "sees_event"]
_ONCE = ["spares", "free_builder"]
_AT_ONCE = ["gains", "workers"]
# Of these a card that is given some has no others.
PRIVILEGE_VALUES: Final = [*_PERMANENT, *_ONCE, *_AT_ONCE]
EVENT_VALUES: Final = [
    "gains",
    "mill_bonus",
    "yield",
    "zeal",
    "zeal_except",
    "pay",
    "loses",
    "builders",
    "loses_craftsman",
]
_INSTEAD: dict[str, list[list[str]]] = {
    "privileges": [PRIVILEGE_VALUES],
    "events": [EVENT_VALUES],
}
# What the provenance of a card calls its values, where that is another name.
_ORIGINS: dict[str, dict[str, list[str]]] = {
    "privileges": {"effect": PRIVILEGE_VALUES},
    "events": {"effect": EVENT_VALUES},
}

_boxes: list[Box] = []


def open_box() -> Box:
    """Return what lies in the box."""
    if not _boxes:
        sheets = _printed()
        craftsmen = dict.fromkeys(str(row["name"]) for row in sheets["craftsmen"].values())
        _boxes.append(Box(sheets, _values(list(craftsmen)), _INSTEAD, _check_together))
    return _boxes[0]


def _values(craftsmen: list[str]) -> dict[str, dict[str, Value]]:
    """Say what may be corrected on each sheet; events speak of craftsmen by these names."""
    return {
        "craftsmen": {
            "title": _TITLE,
            "cost": Whole(0, 30),
            "takes": Amounts([*GOODS, "gold"]),
            "holds": Amounts(["metal"]),
            "gives": Amounts(["vp", "gold"]),
            "capacity": Whole(1, 20),
            "serves_as": _SERVES,
            "needs": _SERVES,
        },
        "privileges": {
            "title": _TITLE,
            "kind": OneName(["permanent", "once", "immediate"]),
            "production": Amounts(_FIELDS),
            "gains": Amounts([*GOODS, "gold", "vp"]),
            "tax": Whole(0, 30),
            "priory_bonus": Whole(0, 10),
            "workers": Whole(0, 10),
            "craftsman_limit": Whole(5, 9),
            "sees_event": Truth(),
            "spares": OneName(["event", "tax"]),
            "free_builder": Truth(),
        },
        "events": {
            "title": _TITLE,
            "good": Truth(),
            "gains": Amounts(["gold", "metal"]),
            "mill_bonus": Each(["gold", "workers"]),
            "yield": Whole(-4, 4),
            "zeal": Whole(0, 4),
            "zeal_except": Several(0, len(craftsmen), craftsmen),
            "pay": Whole(0, 30),
            "loses": Amounts(["vp"]),
            # Of builders and craftsmen the rules know only this number, or none.
            "builders": Whole(2, 2),
            "loses_craftsman": Whole(1, 1),
        },
        "resources": {"yield": Whole(0, 9), "workers": Whole(0, 15)},
        "stock": {
            "workers": Whole(1, 20),
            "builders": Whole(2, 4),
            "start_vp": Whole(0, 60),
            "start_gold": Whole(0, 27),
            "start_gold_step": Whole(0, 5),
            "most_gold": Whole(20, 60),
            "craftsman_limit": Whole(3, 9),
            "kept_cubes": Whole(0, 20),
            "cubes": Each(GOODS, 60),
            "market": Each(_FIELDS, 4),
            "court_metal": Whole(0, 4),
            "grey_workers": Whole(0, 12),
            "castle_workers": Whole(0, 6),
            "first_builder_cost": Whole(0, 15),
            "tax_die": Wholes(6, 0, 30),
            "priory": Wholes(2, 0, 10),
            "gold_per_vp_lost": Whole(1, 30),
            "buy": Each(_FIELDS),
            "sell": Each(["sand", "wood", "metal"]),
        },
    }


def _printed() -> Sheets:
    package = "kingsbridge.titles.pillars"
    sheets = {
        "craftsmen": rows_of(read_sheet(package, "craftsmen.toml"), "craftsman"),
        "privileges": rows_of(read_sheet(package, "privileges.toml"), "privilege"),
        "events": rows_of(read_sheet(package, "events.toml"), "event"),
        "resources": rows_of(read_sheet(package, "resources.toml"), "resource"),
        "stock": {"board": read_sheet(package, "stock.toml")},
    }
    for what, names in _ORIGINS.items():
        for row in sheets[what].values():
            name_origins(row, names)
    return sheets


# What cannot be played with together


def _check_together(sheets: Sheets) -> None:
    """Raise if corrected values, each fine by itself, cannot be played with together."""
    stock = cast("dict[str, int]", sheets["stock"]["board"])
    richest = stock["start_gold"] + (MOST_SEATS - 1) * stock["start_gold_step"]
    if richest > stock["most_gold"]:
        raise BadCards(
            f"stock: the last player starts with {richest} gold, and nobody may have more than "
            f"{stock['most_gold']}",
            "stock.most_gold",
        )
    # Those of this round are returned only when those of the next are hired.
    if 2 * stock["castle_workers"] > stock["grey_workers"]:
        raise BadCards(
            f"stock: {stock['grey_workers']} grey workers are too few; the castle has "
            f"{stock['castle_workers']} at work and hires as many",
            "stock.grey_workers",
        )
    for key, row in sheets["craftsmen"].items():
        _check_craftsman(row, f"craftsmen.{key}")
    for key, row in sheets["privileges"].items():
        _check_privilege(row, f"privileges.{key}")


def _check_craftsman(row: Row, where: str) -> None:
    """Who holds metal takes nothing: by option he works last, when nobody is asked (P-13.5)."""
    holds = cast("dict[str, int]", row.get("holds", {}))
    takes = cast("dict[str, int]", row.get("takes", {}))
    if any(holds.values()) and any(takes.values()):
        raise BadCards(
            f"{where}: with 'holds' it must take nothing; write takes = {{}}, or leave 'holds' out",
            f"{where}.takes",
        )


def _check_privilege(row: Row, where: str) -> None:
    """A privilege must be of the kind that its values need."""
    for kind, names in (("permanent", _PERMANENT), ("once", _ONCE)):
        for name in names:
            if row.get(name) and row["kind"] != kind:
                raise BadCards(
                    f"{where}: with {name!r} its kind must be {kind!r}, not {row['kind']!r}",
                    f"{where}.{name}",
                )
