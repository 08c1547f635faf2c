"""Leaving and coming back: resigning for good, a bot that stands in, time that runs out."""

from __future__ import annotations

from kingsbridge.table.checks import own_seat
from kingsbridge.table.errors import NotNow, NotYours, Refused
from kingsbridge.table.game import Game
from kingsbridge.table.log import Deed, Kind
from kingsbridge.table.told import SeatKind

# Somebody who was not seen for so many milliseconds may have a bot stand in for them.
AWAY_AFTER = 60_000


def resign(game: Game, person: int, seat: int | None) -> Deed:
    """Give a seat up for good: a bot plays on, if anybody is left to play with."""
    seat = own_seat(game, person, seat, game.eyes_of(person))
    if game.over:
        raise NotNow("the game is over", "over")
    return Deed(Kind.RESIGN, seat)


def stand_in(
    game: Game, person: int, seat: int, seen: int, here: bool, now: int, rated: bool = False
) -> Deed:
    """Let a bot play for a seat: one's own, or that of somebody who has been away.

    `seen` is when the person of that seat was last seen, `here` whether they are here now. Where
    there is no clock, somebody who is here can keep the others waiting only for so long. In a
    rated game nobody lets a bot play for themselves.
    """
    if not 0 <= seat < len(game.chairs) or game.chairs[seat].kind != SeatKind.PERSON:
        raise Refused(f"seat {seat} is not a person's", "bad_seat")
    if not game.seats_of(person):
        raise NotYours("you do not play at this table")
    if game.bot_for(seat) is not None:
        raise NotNow("a bot plays this seat already", "stand_in")
    chair = game.chairs[seat]
    if chair.person == person:
        if rated:
            raise NotNow("in a rated game no bot plays for somebody who is here", "is_here")
    elif game.deciding != seat or not game.kept_waiting(now):
        # Who plays by turns may be away for as long as a turn takes.
        patience = max(AWAY_AFTER, game.pace.hours * 3_600_000)
        if here or now - max(seen, game.position_at) < patience:
            raise NotNow(f"{chair.name} has not been away for long", "not_away")
    return Deed(Kind.STAND_IN, seat)


def come_back(game: Game, person: int, seat: int | None) -> Deed:
    """Take a seat back from the bot that stood in."""
    stood_in = [place for place in game.seats_of(person) if place in game.stand_ins]
    if not stood_in or (seat is not None and seat not in stood_in):
        raise NotNow("no bot stands in for you", "no_stand_in")
    return Deed(Kind.RETURN, stood_in[0] if seat is None else seat)


def run_out_of_time(game: Game, now: int) -> Deed | None:
    """Let a bot stand in for the one who decides, if their time is over."""
    out = game.out_of_time()
    return Deed(Kind.STAND_IN, game.deciding) if out is not None and out <= now else None
