"""A table as somebody wants it: who sits where, by which options and at what pace."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge.bots.levels import LEVELS
from kingsbridge.engine.dice import SealedDice
from kingsbridge.engine.errors import one_of
from kingsbridge.engine.record import sealed
from kingsbridge.table.asked import Wanted, WantedPace, Wish
from kingsbridge.table.chairs import (
    Chair,
    Player,
    bots_chair,
    check_count,
    checked_chairs,
    open_chair,
    persons_chair,
)
from kingsbridge.table.errors import Refused
from kingsbridge.table.names import checked_name
from kingsbridge.table.table import Table
from kingsbridge.table.terms import Terms, checked_terms
from kingsbridge.table.told import Pace, SeatKind
from kingsbridge.words import words
from kingsbridge.words.questions import questions_of

ME, BOT, OPEN, HERE = "me", "bot", "open", "here"


def terms_of(
    player: Player, wish: Wish, code: str, secret: bytes, now: int, language: str = "en"
) -> Terms:
    """Return the terms of the table that somebody wants, dealt with a secret of its own."""
    terms = Terms(
        code=code,
        title=wish.title,
        options=wish.options,
        pace=pace_of(wish),
        deal=sealed(SealedDice(secret)),
        owner=player.number,
        owner_code=player.code,
        created=now,
        private=wish.private,
        rated=wish.rated,
        hints=hints_of(wish),
        position=wish.position,
    )
    terms = checked_terms(terms, len(wish.seats))
    # Nobody could be told anything at a table whose questions cannot be asked.
    questions_of(terms.title, terms.options, words(language))
    return terms


def chairs_of(player: Player, wish: Wish, levels: Sequence[str] = LEVELS) -> list[Chair]:
    """Return the chairs of a wish, with bots of these levels; raise with what is wrong about it."""
    check_count(wish.title, len(wish.seats))
    chairs = [_chair(player, wanted, seat, levels) for seat, wanted in enumerate(wish.seats)]
    if sum(wanted.kind == ME for wanted in wish.seats) != 1:
        raise Refused("one seat must be 'me', and only one", "bad_seats")
    return checked_chairs(wish.title, chairs)


def _chair(player: Player, wanted: Wanted, seat: int, levels: Sequence[str]) -> Chair:
    if wanted.kind == ME:
        return persons_chair(player)
    if wanted.kind == HERE:
        return persons_chair(player._replace(name=checked_name(wanted.name or "")))
    if wanted.kind == BOT:
        return bots_chair(check_level(wanted.level, levels))
    if wanted.kind == OPEN:
        return open_chair()
    raise Refused(
        f"seat {seat}: a seat is for {one_of([ME, BOT, OPEN, HERE])}, not {wanted.kind!r}",
        "bad_seats",
    )


def check_level(level: str | None, levels: Sequence[str] = LEVELS) -> str:
    """Return the level of a bot; raise if there is none of that name."""
    if level is None or level not in levels:
        raise Refused(f"there is no level {level!r}; there is {one_of(levels)}", "bad_level")
    return level


def pace_of(wish: Wish) -> Pace:
    """Return the pace of a wish."""
    pace = wish.pace
    return Pace(pace.seconds, pace.increment, pace.hours, pace.patience)


def hints_of(wish: Wish) -> bool:
    """Return whether there are hints: as asked, otherwise where no other person could mind."""
    if wish.rated:
        return False
    if wish.hints is None:
        return all(wanted.kind in (ME, BOT) for wanted in wish.seats)
    return wish.hints


# The same again


def again(table: Table, player: Player, pledge: str | None = None) -> Wish:
    """Return the wish for the same table again."""
    terms = table.terms
    pace = terms.pace
    return Wish(
        title=terms.title,
        seats=_seated_again(table.chairs, player),
        options=terms.options,
        pace=WantedPace(pace.seconds, pace.increment, pace.hours, pace.patience),
        private=terms.private,
        rated=terms.rated,
        hints=terms.hints,
        pledge=pledge,
        position=terms.position,
    )


def _seated_again(chairs: list[Chair], player: Player) -> list[Wanted]:
    """Return who is to sit where when the same play again, whatever they are called now."""
    mine = [seat for seat, chair in enumerate(chairs) if chair.person == player.number]
    me = next((seat for seat in mine if chairs[seat].name == player.name), mine[0])
    wanted = []
    for seat, chair in enumerate(chairs):
        if chair.kind == SeatKind.BOT:
            wanted.append(Wanted(BOT, level=chair.level))
        elif seat not in mine:
            wanted.append(Wanted(OPEN))
        elif seat == me:
            wanted.append(Wanted(ME))
        else:
            wanted.append(Wanted(HERE, name=chair.name))
    return wanted


def those_who_played(table: Table, player: Player) -> dict[int, Player]:
    """Return for whom the seats of another person are to be kept when the same play again."""
    return {
        seat: Player(chair.person, chair.code, chair.name)
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None and chair.code is not None and chair.person != player.number
    }
