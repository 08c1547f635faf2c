"""What the recorded games of a title must show between them, and what one of them shows.

Everything is found in the data of a title: a new card, event or kind of entry asks for a game
of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.record import Record
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from kingsbridge.titles.pillars import words as pillars_words
from kingsbridge.titles.pillars.cards import load_cards as pillars_cards
from kingsbridge.titles.pillars.state import Table as PillarsTable
from kingsbridge.titles.world import words as world_words
from kingsbridge.titles.world.cards import load_cards as world_cards
from kingsbridge.titles.world.state import Table as WorldTable

_pillars = pillars_cards({})
_world = world_cards({})


@dataclass(frozen=True)
class Coverage:
    """What can be shown of a title: entries, what entries tell of which card, and endings."""

    entries: Mapping[str, object]
    about: Mapping[str, list[str]]  # for an entry about a card: the keys of all such cards
    endings: list[str]
    ending: Callable[[State], str]


def pillars_ending(state: State) -> str:
    """P-E.1: a win, a tie on victory points broken by gold, or a shared victory."""
    assert isinstance(state, PillarsTable)
    best = max(state.scores())
    if len(state.winners()) > 1:
        return "a shared victory"
    return "a tie broken by gold" if state.scores().count(best) > 1 else "a win"


def world_ending(state: State) -> str:
    """W-11.2: which merit decided the game, if any did."""
    assert isinstance(state, WorldTable)
    merits = [(p.halves, p.goods[3], p.goods[6], p.goods[7]) for p in state.players]
    best = max(merits)
    for depth, ending in enumerate(WORLD_ENDINGS[:-1], start=1):
        if sum(merit[:depth] == best[:depth] for merit in merits) == 1:
            return ending
    return WORLD_ENDINGS[-1]


SEVERAL = "reaches_favor"
WORLD_ENDINGS = [
    "a win",
    "a tie broken by piety",
    "a tie broken by loyalty",
    "a tie broken by medical knowledge",
    "a shared victory",
]

COVERAGE = {
    "pillars": Coverage(
        entries=pillars_words.STORIES,
        about={
            "hires": [card.key for card in _pillars.craftsmen if card.round],
            "hires_free": [card.key for card in _pillars.craftsmen if card.round],
            "works": _pillars.craftsman_keys,
            "privilege_open": _pillars.privilege_keys,
            "takes_privilege": _pillars.privilege_keys,
            "uses": [card.key for card in _pillars.privileges if card.kind == "once"],
            "turns_event": _pillars.event_keys,
            "takes": _pillars.resource_keys,
        },
        endings=["a win", "a tie broken by gold", "a shared victory"],
        ending=pillars_ending,
    ),
    "world": Coverage(
        # Only a corrected box has an award in several kinds.
        entries={what: 1 for what in world_words.STORIES if what != SEVERAL},
        about={
            "turns_event": _world.event_keys,
            "plays": _world.action_keys,
            "forgoes": _world.action_keys,
            "project_enters": [card.key for card in _world.projects if card.enters != "start"],
            "builds": _world.project_keys,
            "completes": _world.project_keys,
            "donates": _world.project_keys,
            "builds_house": _world.house_keys,
            "collects": [card.key for card in _world.houses if not card.choice],
            "chooses_rent": [card.key for card in _world.houses if card.choice],
            "wins_favor": _world.favor_keys,
            "falls_ill": [card.key for card in _world.locations],
            "cares": [card.key for card in _world.locations],
        },
        endings=WORLD_ENDINGS,
        ending=world_ending,
    ),
}

# The deck that an entry's number is of, where `about` lists only some of its cards.
_DECKS = {
    ("pillars", "hires"): _pillars.craftsman_keys,
    ("pillars", "hires_free"): _pillars.craftsman_keys,
    ("pillars", "uses"): _pillars.privilege_keys,
    ("world", "project_enters"): _world.project_keys,
    ("world", "collects"): _world.house_keys,
    ("world", "chooses_rent"): _world.house_keys,
}


def wanted(key: str) -> set[str]:
    """Return everything that the recorded games of a title must show."""
    coverage = COVERAGE[key]
    found = {f"entry {what}" for what in coverage.entries}
    found |= {f"ends with {ending}" for ending in coverage.endings}
    found |= {f"{seats} seats" for seats in range(title(key).fewest, title(key).most + 1)}
    for name, values in title(key).choices(2).items():
        found |= {f"option {name}={value}" for value in values}
    for what, keys in coverage.about.items():
        found |= {f"{what} {card}" for card in keys}
    return found


def shown(record: Record) -> set[str]:
    """Return what a game shows, by playing it again."""
    journal = Journal()
    state = record.replay(journal=journal)
    coverage = COVERAGE[record.title_key]
    found = {f"ends with {coverage.ending(state)}", f"{record.seats} seats"}
    found |= {f"option {name}={value}" for name, value in record.options.items()}
    for entry in journal.entries:
        found.add(f"entry {entry.what}")
        if entry.what in coverage.about:
            found.add(f"{entry.what} {_card(record.title_key, entry)}")
    return found


def _card(key: str, entry: Entry) -> str:
    deck = _DECKS.get((key, entry.what), COVERAGE[key].about[entry.what])
    return deck[entry.a]
