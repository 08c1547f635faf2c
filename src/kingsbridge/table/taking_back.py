"""Taking back: freely where nobody is wronged by it, otherwise if the others agree."""

from __future__ import annotations

from kingsbridge.table.checks import check_position, check_since, own_seat
from kingsbridge.table.errors import NotNow, NotYours
from kingsbridge.table.game import Game
from kingsbridge.table.log import Deed, Kind
from kingsbridge.table.told import UndoRule


def undo(game: Game, person: int, seat: int | None, version: int) -> Deed:
    """Take the last decision back, or ask the others whether one may."""
    seat = own_seat(game, person, seat, game.state.seat)
    check_position(game, version)
    rule = game.undo_rule(seat)
    left = game.last_decision_of(seat)
    if left is None:
        raise NotNow("you have not decided anything yet", "nothing_to_undo")
    if rule == UndoRule.NEVER:
        raise NotNow(
            "it cannot be taken back: another person has acted, or something hidden was revealed",
            "undo_never",
        )
    if rule == UndoRule.ASK and game.question is not None:
        asker = game.chairs[game.question.seat].name
        raise NotNow(f"{asker} has asked, and waits for the answer", "asked_already")
    return Deed(Kind.UNDO if rule == UndoRule.FREE else Kind.ASK_UNDO, seat, left)


def agree(game: Game, person: int, seat: int | None, version: int) -> list[Deed]:
    """Let somebody take their decision back, as far as it is for oneself to say."""
    return [Deed(Kind.AGREE, place) for place in _asked(game, person, seat, version)]


def disagree(game: Game, person: int, seat: int | None, version: int) -> Deed:
    """Do not let somebody take their decision back."""
    return Deed(Kind.DISAGREE, _asked(game, person, seat, version)[0])


def _asked(game: Game, person: int, seat: int | None, version: int) -> list[int]:
    """Return the seats of a person that are asked; raise if none is.

    An answer is to the question that stands: it names a version at which that was there.
    """
    question = game.question
    if question is None:
        check_position(game, version)
        raise NotNow("nobody asks to take anything back", "no_question")
    check_since(game, version, question.version)
    waiting = sorted(question.waiting)
    mine = [place for place in waiting if game.chairs[place].person == person]
    if not mine or (seat is not None and seat not in mine):
        raise NotYours("you are not asked")
    return mine


def agreed_undo(game: Game) -> Deed | None:
    """Take back what somebody asked for, once there is nobody left who could disagree."""
    question = game.question
    if question is None or question.waiting or game.over:
        return None
    return Deed(Kind.UNDO, question.seat, question.moves)
