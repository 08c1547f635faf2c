"""The words for moves, journal entries and score sheets, as phrases for any language."""

from __future__ import annotations

from typing import Final

from kingsbridge.engine.journal import Entry
from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.engine.state import NOBODY
from kingsbridge.titles.pillars.cards import Cards
from kingsbridge.titles.pillars.goods import GOODS
from kingsbridge.titles.pillars.moves import (
    BUY,
    CUBE,
    DECLINE,
    DENY,
    DISMISS,
    FINISH,
    GIVE_BACK,
    HIRE,
    KEEP_BUILDER,
    KINGSBRIDGE,
    MOST_BOUGHT,
    MOST_SOLD,
    MOVES,
    PASS,
    PASS_BUILDER,
    PLACE,
    PROTECTION,
    RETURN_BUILDER,
    SAVE_CARD,
    SELL,
    SHIRING,
    TAKE,
    USE_EXEMPTION,
    USE_FREE_BUILDER,
    USE_PROTECTION,
    WITHDRAW,
    WORK,
    ZEAL,
)
from kingsbridge.titles.pillars.state import (
    FROM_PRIORY,
    FROM_PRIVILEGES,
    FROM_START,
    LOST_TO_EVENTS,
    LOST_TO_TAX,
    SOURCES,
    Table,
)
from kingsbridge.titles.pillars.steps.market import sale_price
from kingsbridge.titles.pillars.steps.placement import PLACE_LATE, price

PLACES: Final = [
    "archbishop",
    "kingsbridge",
    "kingsbridge",
    "priory",
    "kings_court",
    "shiring",
    "shiring",
    "castle",
    "market",
    "cathedral",
]

_PLAIN: Final = {
    PASS: "pass",
    KEEP_BUILDER: "keep_builder",
    RETURN_BUILDER: "return_builder",
    PASS_BUILDER: "pass_builder",
    USE_FREE_BUILDER: "use_free_builder",
    USE_PROTECTION: "use_protection",
    USE_EXEMPTION: "use_exemption",
    SAVE_CARD: "save_card",
    PROTECTION: "protection",
    WITHDRAW: "withdraw",
    FINISH: "finish",
    DECLINE: "decline",
}


def good_name(good: int) -> Name:
    """Return the name of a good."""
    return Name("pillars-resource", GOODS[good])


def craftsman_name(cards: Cards, craftsman: int) -> Name:
    """Return the name of a craftsman."""
    return Name("pillars-craftsman", cards.craftsmen[craftsman].called)


def phrase(table: Table, move: int) -> Phrase:
    """Return the words for a move, whether or not it is offered now."""
    cards = table.cards
    if not 0 <= move < MOVES:
        return Phrase("pillars-move-unknown", {"move": move})
    if move in _PLAIN:
        facts: dict[str, int | float | str | Name] = {
            "cost": table.cost,
            "owner": table.drawn if table.drawn != NOBODY else table.seat,
            "tax": table.tax,
        }
        late = move == PASS_BUILDER and table.stage == PLACE_LATE
        return Phrase(f"pillars-move-{'leave_builder' if late else _PLAIN[move]}", facts)
    if move >= GIVE_BACK:
        return Phrase("pillars-move-give_back", {"good": good_name(move - GIVE_BACK)})
    if move >= WORK:
        return _craftsman_phrase("work", cards, move - WORK)
    if move >= ZEAL:
        return _craftsman_phrase("zeal", cards, move - ZEAL)
    if move >= SELL:
        good, number = divmod(move - SELL, MOST_SOLD)
        return _trade_phrase("sell", good, number + 1, sale_price(table, good))
    if move >= BUY:
        good, number = divmod(move - BUY, MOST_BOUGHT)
        return _trade_phrase("buy", good, number + 1, cards.stock.buy[good])
    if move >= CUBE:
        return Phrase("pillars-move-cube", {"good": good_name(move - CUBE)})
    if move >= PLACE:
        return _place_phrase(table, move - PLACE)
    if move >= DISMISS:
        return _craftsman_phrase("dismiss", cards, move - DISMISS)
    if move >= DENY:
        return _craftsman_phrase("deny", cards, move - DENY)
    if move >= HIRE:
        return _craftsman_phrase("hire", cards, move - HIRE)
    card = cards.resources[move - TAKE]
    return Phrase(
        "pillars-move-take",
        {"good": good_name(card.good), "cubes": card.cubes, "workers": card.workers},
    )


def _craftsman_phrase(message: str, cards: Cards, craftsman: int) -> Phrase:
    card = cards.craftsmen[craftsman]
    return Phrase(
        f"pillars-move-{message}",
        {
            "craftsman": craftsman_name(cards, craftsman),
            "cost": card.cost,
            "capacity": card.capacity,
            "vp": card.vp,
            "gold": card.gold,
        },
    )


def _trade_phrase(message: str, good: int, number: int, gold_each: int) -> Phrase:
    return Phrase(
        f"pillars-move-{message}",
        {"good": good_name(good), "number": number, "gold": number * gold_each},
    )


def _place_phrase(table: Table, choice: int) -> Phrase:
    facts: dict[str, int | float | str | Name] = {
        "place": Name("pillars-place", PLACES[choice]),
        "cost": price(table),
    }
    card = NOBODY
    if choice in (KINGSBRIDGE, KINGSBRIDGE + 1):
        card = table.kingsbridge[choice - KINGSBRIDGE]
        if card != NOBODY:
            facts["card"] = Name("pillars-privilege", table.cards.privilege_keys[card])
    elif choice in (SHIRING, SHIRING + 1):
        card = table.shiring[choice - SHIRING]
        if card != NOBODY:
            facts["card"] = craftsman_name(table.cards, card)
    return Phrase("pillars-move-place" if card == NOBODY else "pillars-move-place_card", facts)


# What the numbers of a journal entry mean, by its kind.
STORIES: Final = {
    "round_begins": ["round"],
    "privilege_open": ["privilege"],
    "foresees": ["event"],
    "passes": [],
    "takes": ["resource_card", "workers"],
    "hires": ["craftsman"],
    "denies": ["craftsman"],
    "dismisses": ["craftsman"],
    "sends_to_mill": ["workers"],
    "draws": ["owner", "cost"],
    "lays_aside": [],
    "returns_builder": ["owner"],
    "uses": ["privilege"],
    "passes_builder": ["cost"],
    "leaves_builder": [],
    "places": ["choice", "cost"],
    "turns_event": ["event"],
    "is_protected": [],
    "is_spared": ["event"],
    "takes_cube": ["good"],
    "declines_cube": [],
    "earns": ["gold"],
    "gets_metal": ["number"],
    "pays_event": ["gold", "vp"],
    "loses_vp": ["vp"],
    "loses_craftsman": ["craftsman"],
    "has_two_builders": [],
    "earns_at_mill": ["gold", "workers"],
    "takes_privilege": ["privilege"],
    "gains_vp": ["vp"],
    "gets": ["good", "number"],
    "scores_at_priory": ["vp"],
    "produces": ["good", "number"],
    "rolls_tax": ["gold"],
    "is_exempt": [],
    "pays_tax": ["gold", "vp"],
    "hires_free": ["craftsman"],
    "hires_workers": ["workers"],
    "hires_nobody": [],
    "withdraws": [],
    "buys": ["good", "number", "gold"],
    "sells": ["good", "number", "gold"],
    "is_zealous": ["craftsman", "number"],
    "works": ["craftsman", "vp", "gold"],
    "gives_back": ["good", "number"],
    "adds_piece": ["piece"],
    "starts": [],
    "wins": ["vp", "gold"],
}


def story(table: Table, entry: Entry) -> Phrase:
    """Return the words for what happened."""
    facts: dict[str, int | float | str | Name] = {"seat": entry.seat}
    for kind, value in zip(STORIES[entry.what], (entry.a, entry.b, entry.c), strict=False):
        if kind == "resource_card":
            card = table.cards.resources[value]
            facts["good"] = good_name(card.good)
            facts["cubes"] = card.cubes
        else:
            facts[kind] = _fact(table.cards, kind, value)
        if kind == "craftsman":
            craftsman = table.cards.craftsmen[value]
            # Of two with the same name it tells which.
            facts["capacity"] = craftsman.capacity
            # Whether there was gold to be had, where none was received (P-3.2).
            facts["makes"] = craftsman.gold
    return Phrase(f"pillars-story-{entry.what}", facts)


def _fact(cards: Cards, kind: str, value: int) -> int | str | Name:
    if kind == "craftsman":
        return craftsman_name(cards, value)
    if kind == "privilege":
        return Name("pillars-privilege", cards.privilege_keys[value])
    if kind == "event":
        return Name("pillars-event", cards.event_keys[value])
    if kind == "good":
        return good_name(value)
    if kind == "choice":
        return Name("pillars-place", PLACES[value])
    if kind == "piece":
        return Name("pillars-piece", str(value))
    return value


_SHEET_LINES: Final = {
    FROM_START: "start",
    FROM_PRIORY: "priory",
    FROM_PRIVILEGES: "privileges",
    LOST_TO_EVENTS: "lost_to_events",
    LOST_TO_TAX: "lost_to_tax",
}


def score_sheet(table: Table, seat: int) -> list[tuple[Phrase, float]]:
    """Return where a seat's victory points came from, craftsman by craftsman, losses last."""
    sheet = table.players[seat].score_sheet
    gains = [*range(FROM_START, LOST_TO_EVENTS), *range(FROM_START)]
    losses = range(LOST_TO_EVENTS, SOURCES)
    return [
        (_sheet_phrase(table.cards, source), float(sheet[source]))
        for source in [*gains, *losses]
        if sheet[source]
    ]


def _sheet_phrase(cards: Cards, source: int) -> Phrase:
    if source < FROM_START:
        return Phrase(
            "pillars-sheet-craftsman",
            {
                "craftsman": craftsman_name(cards, source),
                "capacity": cards.craftsmen[source].capacity,
            },
        )
    return Phrase(f"pillars-sheet-{_SHEET_LINES[source]}", {})
