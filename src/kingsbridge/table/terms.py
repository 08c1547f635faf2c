"""The terms of a table: which title, by which options, at what pace, dealt how, opened by whom."""

from __future__ import annotations

from typing import NamedTuple, cast

from kingsbridge.engine.components import Box
from kingsbridge.engine.record import Deal
from kingsbridge.engine.title import title
from kingsbridge.table.errors import Refused
from kingsbridge.table.told import Pace

LONGEST_GAME = 24 * 3600
LONGEST_TURN = 24 * 30
LEAST_PATIENCE = 1
MOST_INCREMENT = 600


class Terms(NamedTuple):
    """What a table was opened with; it stays as it is."""

    code: str
    title: str
    options: dict[str, object]
    pace: Pace
    deal: Deal
    # Who opened it, by number and by code.
    owner: int
    owner_code: str
    created: int
    private: bool = False
    rated: bool = False
    hints: bool = True
    # When it was brought in as a record of a game that was played elsewhere.
    imported: int | None = None
    # Where its game begins, if not at the beginning.
    position: dict[str, object] | None = None

    @property
    def corrected(self) -> bool:
        """Return whether it is played with values of somebody's own box that are not ours."""
        return bool(self.options.get("cards"))


def checked_terms(terms: Terms, seats: int) -> Terms:
    """Return the terms of a new table with all of its options; raise with what is wrong."""
    game = title(terms.title)
    if terms.position is not None:
        terms = _begun_from(terms, seats)
    options = game.resolve(terms.options)
    check_pace(terms.pace)
    if terms.position is None:
        # Dealing once shows whether it can be dealt at all.
        game.new(seats, options=options, dice=terms.deal.dice())
    return terms._replace(options=_without_a_box_like_ours(terms.title, options))


def _begun_from(terms: Terms, seats: int) -> Terms:
    """Return terms with the options of the position that the game begins from."""
    if terms.rated:
        raise Refused("a game that begins from a position is never rated", "bad_position")
    position = terms.position or {}
    state = title(terms.title).from_json(position)
    if state.over:
        raise Refused("there is nothing to play on: the game is over", "bad_position")
    if state.seats != seats:
        raise Refused(f"this position is for {state.seats} seats, not {seats}", "bad_position")
    return terms._replace(options=cast("dict[str, object]", position["options"]))


def _without_a_box_like_ours(title_key: str, options: dict[str, object]) -> dict[str, object]:
    """Return options without the cards of a box that says nothing else than ours."""
    part = title(title_key).part("box") if options.get("cards") else None
    if part is None:
        return options
    cards = cast("dict[str, object]", options["cards"])
    if part.make("open_box", Box).differences(cards):
        return options
    return {**options, "cards": {}}


def check_pace(pace: Pace) -> None:
    """Raise if nobody can play at a pace."""
    if pace.seconds and pace.hours:
        raise Refused("a game is played live or by turns, not both", "bad_pace")
    if not 0 <= pace.seconds <= LONGEST_GAME or not 0 <= pace.increment <= MOST_INCREMENT:
        raise Refused("a clock has at most a day, and ten minutes more a move", "bad_pace")
    if pace.increment and not pace.seconds:
        raise Refused("a clock that gains with every move needs seconds to begin with", "bad_pace")
    if not 0 <= pace.hours <= LONGEST_TURN:
        raise Refused(f"a turn has at most {LONGEST_TURN} hours", "bad_pace")
    if not LEAST_PATIENCE <= pace.patience <= LONGEST_TURN:
        raise Refused(
            f"a table is patient for {LEAST_PATIENCE} to {LONGEST_TURN} hours", "bad_pace"
        )
