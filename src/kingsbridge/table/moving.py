"""Moving: for one's own seat, in answer to the newest position, by the rules, and once."""

from __future__ import annotations

from kingsbridge.engine.errors import IllegalMove
from kingsbridge.engine.state import State
from kingsbridge.table.checks import check_position, own_seat
from kingsbridge.table.errors import AgainstTheRules, NotNow, Refused
from kingsbridge.table.game import Game
from kingsbridge.table.log import Deed, Kind, Row
from kingsbridge.table.table import Table

LONGEST_KEY = 40


def move(
    table: Table,
    person: int,
    seat: int | None,
    version: int,
    move: int,
    key: str | None = None,
    language: str = "en",
    unasked: bool = False,
) -> Deed:
    """Make a move for a person's seat, if the game stands as it did at that version.

    One that is made unasked follows by itself: it is no decision of that person.
    """
    game = table.playing()
    seat = own_seat(game, person, seat, game.state.seat)
    if game.over:
        raise NotNow("the game is over", "over")
    check_position(game, version)
    if seat != game.deciding:
        raise NotNow(f"it is the turn of {game.chairs[game.deciding].name}", "not_your_turn")
    if seat in game.stand_ins:
        raise NotNow("a bot stands in for you: say first that you are back", "stand_in")
    kind = Kind.FOLLOW if unasked else Kind.MOVE
    return Deed(kind, seat, move, key, _coming(table, game, move, language))


def _coming(table: Table, game: Game, move: int, language: str) -> State:
    """Return what a move leads to; raise with the clause that forbids it."""
    try:
        return game.after(move)
    except IllegalMove:
        pass
    clause = game.state.explained().refusals.get(move)
    if clause is None:
        raise AgainstTheRules(f"move {move} is not a move of this moment", None)
    teller = table.teller(language)
    refusal = teller.refusal(game.state, move, clause)
    raise AgainstTheRules(f"{teller.words.cite(clause)}: {refusal.why}", refusal)


def check_key(key: str) -> None:
    """Raise unless a key can mark a move, so that it is made once however often it is sent."""
    if not 1 <= len(key) <= LONGEST_KEY or not key.isascii() or not key.isprintable():
        raise Refused(f"a key has 1 to {LONGEST_KEY} printable letters of ASCII", "bad_key")


def made_before(game: Game, person: int, move: int, key: str) -> Row | None:
    """Return the row of a move that was sent again: it was made, once."""
    row = game.keys.get(key)
    if row is not None and (game.chairs[row.seat].person != person or row.move != move):
        raise Refused("this key was used for another move", "key_used")
    return row
