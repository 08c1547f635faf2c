"""The words for moves, journal entries and score sheets, as phrases for any language."""

from __future__ import annotations

from typing import Final

from kingsbridge.engine.journal import Entry
from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.world.cards import Cards, Effect
from kingsbridge.world.goods import CLOTH, GOODS, WOOL
from kingsbridge.world.moves import (
    BUILD,
    CARE,
    DECLINE,
    DISCARD,
    DONATE,
    DONE,
    EXCHANGE,
    FORGO,
    GET,
    GIVE,
    HOUSE,
    LOSE,
    MOVES,
    ORIENT,
    PAY,
    PLAY,
    PROTECT,
    REMOVE,
    RENT,
    SELL_CLOTH,
    SELL_WOOL,
    SUFFER,
    TREAT,
    WEAVE,
)
from kingsbridge.world.state import SOURCES, Table
from kingsbridge.world.steps.action import price
from kingsbridge.world.steps.duties import GOODS_DUE
from kingsbridge.world.steps.favor import space_after

_PLAIN: Final = {
    FORGO: "forgo",
    DONE: "done",
    DECLINE: "decline",
    TREAT: "treat",
    SELL_CLOTH: "sell_cloth",
}


def good_name(good: int) -> Name:
    """Return the name of a good."""
    return Name("world-good", GOODS[good])


def phrase(table: Table, move: int) -> Phrase:
    """Return the words for a move, whether or not it is offered now."""
    cards = table.cards
    if not 0 <= move < MOVES:
        return Phrase("world-move-unknown", {"move": move})
    if move in _PLAIN:
        return Phrase(f"world-move-{_PLAIN[move]}", {"gold": price(table, CLOTH)})
    if move in (PROTECT, SUFFER):
        due = good_name(GOODS_DUE[min(table.stage, 2)])
        return Phrase(f"world-move-{'protect' if move == PROTECT else 'suffer'}", {"good": due})
    if move >= CARE:
        location = move - CARE
        return Phrase(
            "world-move-care",
            {
                "location": Name("world-location", str(location + 1)),
                "number": max(0, table.illness[location]),
            },
        )
    if move >= SELL_WOOL:
        number = move - SELL_WOOL + 1
        return Phrase(
            "world-move-sell_wool", {"number": number, "gold": number * price(table, WOOL)}
        )
    if move >= WEAVE:
        return Phrase("world-move-weave", {"number": move - WEAVE + 1})
    if move >= DONATE:
        return _named("donate", "project", cards.project_keys[move - DONATE])
    if move >= REMOVE:
        return _named("remove", "house", cards.house_keys[move - REMOVE])
    if move >= RENT:
        return _named("rent", "house", cards.house_keys[move - RENT])
    if move >= HOUSE:
        return _named("house", "house", cards.house_keys[move - HOUSE])
    if move >= BUILD:
        project, resource = divmod(move - BUILD, 2)
        return Phrase(
            "world-move-build",
            {
                "project": Name("world-project", cards.project_keys[project]),
                "good": good_name(resource),
                "vp": cards.stock.build_vp,
            },
        )
    if move >= ORIENT:
        return _orientation(table, move - ORIENT)
    if move >= GIVE:
        return Phrase("world-move-give", {"good": good_name(move - GIVE)})
    if move >= GET:
        return Phrase("world-move-get", {"good": good_name(move - GET)})
    if move >= EXCHANGE:
        return _exchange(table, move - EXCHANGE)
    if move in (PAY, LOSE):
        return _pay_or_lose(table, move)
    if move >= DISCARD:
        return _named("discard", "action", cards.action_keys[move - DISCARD])
    return _named("play", "action", cards.action_keys[move - PLAY])


def _named(message: str, kind: str, key: str) -> Phrase:
    return Phrase(f"world-move-{message}", {kind: Name(f"world-{kind}", key)})


def _orientation(table: Table, rotation: int) -> Phrase:
    """Say what the deciding player gets and where the marker goes."""
    event = table.cards.events[table.event]
    corner = (table.side(table.start) - 1 - rotation) % 4
    return Phrase(
        "world-move-orient",
        {
            "steps": rotation,
            "corner": Name("world-corner", event.corner_keys[corner]),
            "favor": Name("world-favor", table.cards.favor_keys[space_after(table, rotation)]),
        },
    )


def _asking(table: Table) -> Effect | None:
    """Return the event's effect that is asking, or the trade in force."""
    effects = table.cards.events[table.event].effects
    if table.step == 0 and table.effect < len(effects):
        return effects[table.effect]
    return table.in_force(0)


def _exchange(table: Table, place: int) -> Phrase:
    effect = _asking(table)
    if effect is None or not effect.give:
        return Phrase("world-move-unknown", {"move": EXCHANGE + place})
    gets = (effect.get_one[place], 1) if effect.get_one else effect.get[0]
    return Phrase(
        "world-move-exchange",
        {
            "given": effect.give[0][1],
            "give": good_name(effect.give[0][0]),
            "number": gets[1],
            "get": good_name(gets[0]),
        },
    )


def _pay_or_lose(table: Table, move: int) -> Phrase:
    effect = _asking(table)
    if effect is None or not effect.pay:
        return Phrase("world-move-unknown", {"move": move})
    good, number = effect.pay[0] if move == PAY else effect.lose[0]
    message = "pay" if move == PAY else "lose"
    return Phrase(f"world-move-{message}", {"number": number, "good": good_name(good)})


# What the numbers of a journal entry mean, by its kind.
STORIES: Final = {
    "round_begins": ["chapter", "round"],
    "does_penance": [],
    "discarded": ["action"],
    "turns_event": ["event"],
    "falls_ill": ["location", "number"],
    "project_enters": ["project"],
    "opens_cloth_market": [],
    "earns_vp": ["vp"],
    "loses_vp": ["vp"],
    "takes_good": ["good"],
    "loses_good": ["good", "number"],
    "pays": ["good", "number"],
    "trades": ["good", "get", "number"],
    "loses_house": ["house"],
    "discards": [],
    "orients": ["steps"],
    "begs": [],
    "has_income": ["good", "number"],
    "wins_favor": ["favor"],
    "plays": ["action"],
    "forgoes": ["action"],
    "builds": ["project", "good", "vp"],
    "builds_house": ["house"],
    "collects": ["house"],
    "donates": ["project"],
    "weaves": ["number"],
    "sells": ["good", "number", "gold"],
    "treats": [],
    "cares": ["location", "vp"],
    "completes": ["project"],
    "is_thanked": ["project", "good", "number"],
    "sets_metal": ["vp"],
    "progresses": ["project", "good"],
    "event_ends": ["event"],
    "chapter_ends": ["chapter"],
    "rolls_tax": ["gold"],
    "pays_duty": ["good", "number", "missing"],
    "is_protected": ["good"],
    "is_punished": ["penalty"],
    "final_score": ["halves"],
    "wins": ["halves"],
}


def story(table: Table, entry: Entry) -> Phrase:
    """Return the words for what happened."""
    facts: dict[str, int | str | Name] = {"seat": entry.seat}
    for kind, value in zip(STORIES[entry.what], (entry.a, entry.b, entry.c), strict=False):
        facts[kind] = _fact(table.cards, kind, value)
    return Phrase(f"world-story-{entry.what}", facts)


def _fact(cards: Cards, kind: str, value: int) -> int | str | Name:
    if kind in ("good", "get"):
        return good_name(value)
    if kind == "location":
        return Name("world-location", str(value + 1))
    if kind == "chapter":
        return Name("world-chapter", str(value))
    if kind == "penalty":
        return Name("world-penalty", str(value))
    if kind == "halves":
        return f"{value / 2:g}"
    keys = {
        "action": cards.action_keys,
        "event": cards.event_keys,
        "favor": cards.favor_keys,
        "house": cards.house_keys,
        "project": cards.project_keys,
    }
    return Name(f"world-{kind}", keys[kind][value]) if kind in keys else value


SHEET_LINES: Final = [
    "start",
    "income",
    "favor",
    "building",
    "donations",
    "metal",
    "medicine",
    "care",
    "events",
    "lost_to_piety",
    "lost_to_grain",
    "lost_to_tax",
    "resources",
    "gold",
]


def score_sheet(table: Table, seat: int) -> list[tuple[Phrase, float]]:
    """Return where a seat's victory points came from."""
    sheet = table.players[seat].sheet
    return [
        (Phrase(f"world-sheet-{SHEET_LINES[source]}", {}), sheet[source] / 2)
        for source in range(SOURCES)
        if sheet[source]
    ]
