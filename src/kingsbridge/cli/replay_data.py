"""A recorded game as plain data: move by move, or one moment of it."""

from __future__ import annotations

from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.state import NOBODY, State
from kingsbridge.terminal.replay import Replay


def game_as_data(shown: Replay) -> dict[str, object]:
    """Return the game move by move."""
    record = shown.record
    moves: list[dict[str, object]] = []
    journal = Journal()
    state = record.begin(journal)
    opening = _events(shown, state, journal, 0)
    for played, move in enumerate(record.moves):
        seat = state.seat
        said = shown.narrator.choice(state, move)
        told = len(journal.entries)
        record.step(state, played, move)
        events = _events(shown, state, journal, told)
        moves.append({"seat": seat, "move": move, "text": said, "events": events})
    return {
        "title": record.title_key,
        "seats": record.seats,
        "players": record.players,
        "options": record.options,
        "opening": opening,
        "moves": moves,
        "over": state.over,
        "scores": state.scores(),
        "winners": state.winners() if state.over else None,
        "score_sheets": shown.narrator.score_rows(state),
        "failure": record.failure,
        "imported": record.imported,
    }


def moment_as_data(shown: Replay, at: int) -> dict[str, object]:
    """Return the table after so many moves, and what could be done there."""
    state = shown.moment(at)
    menu = state.explained()
    choice = shown.narrator.choice
    return {
        "at": state.ply,
        "moves": len(shown.record.moves),
        "view": shown.title.view(state, NOBODY),
        "offers": [{"move": move, "text": choice(state, move)} for move in menu.offers],
        "refusals": [
            {"move": move, "text": choice(state, move), "clause": clause}
            for move, clause in menu.refusals.items()
        ],
        "failure": shown.record.failure,
    }


def _events(shown: Replay, state: State, journal: Journal, told: int) -> list[dict[str, object]]:
    return [
        _event(shown, state, entry) for entry in journal.entries[told:] if entry.seen_by == NOBODY
    ]


def _event(shown: Replay, state: State, entry: Entry) -> dict[str, object]:
    return {
        "seat": entry.seat,
        "what": entry.what,
        "clause": entry.clause,
        "text": shown.narrator.story(state, entry),
    }
