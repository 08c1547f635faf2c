"""What the recorded games must show between them, and what one of them shows.

Everything is found in the data of a title: a new card, event or kind of entry asks for a game
of its own.
"""

from __future__ import annotations

from kingsbridge.engine.journal import Journal
from kingsbridge.engine.record import Record
from kingsbridge.pillars.cards import load_cards
from kingsbridge.pillars.rules import EDITIONS
from kingsbridge.pillars.state import Table
from kingsbridge.pillars.words import STORIES

# The entries that tell of a card, and which deck its number is of.
ABOUT_CARDS = {
    "hires": "craftsmen",
    "hires_free": "craftsmen",
    "works": "craftsmen",
    "privilege_open": "privileges",
    "takes_privilege": "privileges",
    "turns_event": "events",
    "takes": "resources",
}
ENDINGS = ["a win", "a tie broken by gold", "a shared victory"]


def wanted() -> set[str]:
    """Return everything that must be shown."""
    cards = load_cards({})
    found = {f"entry {what}" for what in STORIES} | {f"ends with {end}" for end in ENDINGS}
    found |= {f"edition {edition}" for edition in EDITIONS} | {f"{n} seats" for n in (2, 3, 4)}
    for craftsman in cards.craftsmen:
        found.add(f"works {craftsman.key}")
        if craftsman.round:
            found |= {f"hires {craftsman.key}", f"hires_free {craftsman.key}"}
    for privilege in cards.privileges:
        found |= {f"privilege_open {privilege.key}", f"takes_privilege {privilege.key}"}
        if privilege.kind == "once":
            found.add(f"uses {privilege.key}")
    found |= {f"turns_event {event.key}" for event in cards.events}
    found |= {f"takes {resource.key}" for resource in cards.resources}
    return found


def shown(record: Record) -> set[str]:
    """Return what a game shows, by playing it again."""
    journal = Journal()
    state = record.replay(journal=journal)
    assert isinstance(state, Table)
    cards = state.cards
    decks = {
        "craftsmen": cards.craftsman_keys,
        "privileges": cards.privilege_keys,
        "events": cards.event_keys,
        "resources": cards.resource_keys,
    }
    found = {f"edition {record.options['edition']}", f"{record.seats} seats", ending(state)}
    for entry in journal.entries:
        found.add(f"entry {entry.what}")
        if entry.what in ABOUT_CARDS:
            found.add(f"{entry.what} {decks[ABOUT_CARDS[entry.what]][entry.a]}")
        elif entry.what == "uses":
            found.add(f"uses {cards.privilege_keys[entry.a]}")
    return found


def ending(state: Table) -> str:
    """Return how a game ended (P-E.1)."""
    scores = state.scores()
    if len(state.winners()) > 1:
        return "ends with a shared victory"
    tied = scores.count(max(scores)) > 1
    return "ends with a tie broken by gold" if tied else "ends with a win"
