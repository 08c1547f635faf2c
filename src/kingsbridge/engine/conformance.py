"""What must hold for any title at any decision. Tests, the soak and authors of titles ask it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import cast

from kingsbridge.engine.dice import Dice, FastDice
from kingsbridge.engine.errors import BadOption, BadPosition, IllegalMove, KingsbridgeError
from kingsbridge.engine.journal import Journal
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, Title


class Unsound(KingsbridgeError):
    """A title broke a promise of the engine; the message says which."""


def check_title(title: Title, games: int = 3) -> None:
    """Play so many random games at every size of table; raise at the first broken promise.

    It makes every check of this module at every decision, with options that are drawn as well.
    """
    for seats in range(title.fewest, title.most + 1):
        for seed in range(games):
            dice = FastDice.seeded(seed)
            options = {
                name: values[dice.below(len(values))]
                for name, values in title.choices(seats).items()
            }
            state = title.new(seats, seed, options, journal=Journal())
            try:
                _check_game(title, state, options, dice)
            except Unsound as broken:
                where = f"{seats} seats, seed {seed}, {options}, decision {state.ply}"
                raise Unsound(f"{broken} ({where})") from None


def _check_game(title: Title, state: State, options: Options, dice: Dice) -> None:
    memory = Memory(title)
    names = title.feature_names(state.seats, options)
    while True:
        check(title, state)
        memory.look_around(state, dice)
        for seat in range(state.seats):
            if len(title.features(state, seat)) != len(names):
                raise Unsound(f"seat {seat} has more features or fewer than they have names")
        if state.over:
            break
        check_refusals(title, state, dice)
        offers = state.legal()
        state.apply(offers[dice.below(len(offers))])
    scores = state.scores()
    for seat in range(state.seats):
        points = sum([points for _, points in title.score_sheet(state, seat)])
        if points != scores[seat]:
            raise Unsound(f"the score sheet of seat {seat} has {points} points, not {scores[seat]}")


def check(title: Title, state: State) -> None:
    """Raise if anything about this state is not as the engine promises."""
    flaws = title.flaws(state)
    if flaws:
        raise Unsound("; ".join(flaws))
    _check_menu(title, state)
    _check_copies(title, state)
    _check_knowledge(title, state)


def check_refusals(title: Title, state: State, dice: Dice) -> None:
    """Raise if a move that is not offered can be made, or leaves a trace.

    It tries every refused move, and a few from anywhere in the list and beyond it.
    """
    before = title.to_json(state)
    offers = state.legal()
    moves = list(state.explained().refusals)
    moves += [dice.below(title.moves + 10) - 5 for _ in range(3)]
    for move in moves:
        if move in offers:
            continue
        try:
            state.apply(move)
        except IllegalMove:
            if title.to_json(state) != before:
                raise Unsound(f"move {move} was refused, but changed the state") from None
        else:
            raise Unsound(f"move {move} is not offered, but could be made")


def _check_menu(title: Title, state: State) -> None:
    menu = state.explained()
    if state.legal() != menu.offers:
        raise Unsound("the plain menu and the explained one do not offer the same")
    if len(set(menu.offers)) < len(menu.offers):
        raise Unsound("a move is offered twice")
    if state.over and menu.offers:
        raise Unsound("moves are offered after the end")
    if not state.over and not menu.offers:
        raise Unsound("nothing is offered in a running game")
    for move in menu.offers:
        if not 0 <= move < title.moves:
            raise Unsound(f"move {move} is offered, but is not in the list of moves")
        if move in menu.refusals:
            raise Unsound(f"move {move} is both offered and refused")
    for move, clause in menu.refusals.items():
        if not 0 <= move < title.moves or not clause:
            raise Unsound(f"move {move} is refused by clause {clause!r}")


def _check_copies(title: Title, state: State) -> None:
    position = title.to_json(state)
    if title.to_json(state.clone()) != position:
        raise Unsound("a copy is not equal to its original")
    if title.to_json(title.from_json(position)) != position:
        raise Unsound("a position read back is not equal to the one written")
    if state.over:
        return
    copy = state.clone()
    again = title.from_json(position)
    move = copy.legal()[state.ply % len(copy.legal())]
    copy.apply(move)
    again.apply(move)
    if title.to_json(state) != position:
        raise Unsound("acting on a copy changed the original")
    if title.to_json(copy) != title.to_json(again):
        raise Unsound("a copy and a position read back go on differently")


def _check_knowledge(title: Title, state: State) -> None:
    position = title.to_json(state)
    for seat in range(state.seats):
        seen = state.as_seen_by(seat, FastDice.seeded(state.ply * 31 + seat))
        view = title.view(state, seat)
        if view.get("title") != title.key:
            raise Unsound(f"a view names its title: {title.key!r}, not {view.get('title')!r}")
        if title.view(seen, seat) != view:
            raise Unsound(f"dealing anew changed what seat {seat} knows")
        if seen.knowledge(seat) != state.knowledge(seat):
            raise Unsound(f"dealing anew changed the number of what seat {seat} knows")
        seen.offers = None
        if seat == state.seat and seen.legal() != state.legal():
            raise Unsound(f"dealing anew changed what is offered to seat {seat}")
        if title.flaws(seen):
            raise Unsound(f"dealing anew for seat {seat} broke the table: {title.flaws(seen)[0]}")
    if title.to_json(state) != position:
        raise Unsound("looking with a seat's eyes changed the state")


# What a seat knows has a number of its own

VARIANTS = 4  # of a position, each time it is looked at
SIBLINGS = 2  # moments that other moves would lead to


class Memory:
    """What each seat saw at the moments of one game, by the number of what it knew.

    The promise of `State.knowledge` is that moments with the same number are the same to the seat:
    it sees the same and is offered the same, so that a bot may think of them as one. How they came
    to be may differ, and with it `ply`, which counts the decisions. The number may tell moments
    apart that look alike, for who has counted knows more than lies on the table.
    """

    def __init__(self, title: Title) -> None:
        self.title = title
        self.moments: dict[tuple[int, int], Mapping[str, object]] = {}

    def look(self, state: State) -> None:
        """Raise if a seat has one number for this moment and for another that differs to it."""
        for seat in range(state.seats):
            now = self._seen(state, seat)
            number = state.knowledge(seat)
            then = self.moments.setdefault((seat, number), now)
            if then != now:
                differing = _difference(then, now)
                raise Unsound(f"seat {seat} has one number for moments that differ in {differing}")

    def look_around(self, state: State, dice: Dice) -> None:
        """Look at this moment, at others that might have been, and at some that may come.

        Others are the same position with a detail changed, as far as it can stand on the table,
        and the same moment after more decisions: that one must have the same number.
        """
        self.look(state)
        older = state.clone()
        older.ply += 1
        for seat in range(state.seats):
            if older.knowledge(seat) != state.knowledge(seat):
                raise Unsound(f"the number of what seat {seat} knows depends on how it came to be")
        position = json.dumps(self.title.to_json(state))
        for _ in range(VARIANTS):
            try:
                variant = self.title.from_json(_varied(position, dice))
            except (BadPosition, BadOption):
                continue
            self.look(variant)
        if state.over:
            return
        for _ in range(SIBLINGS):
            offers = state.legal()
            sibling = state.as_seen_by(state.seat, dice.fork())
            sibling.apply(offers[dice.below(len(offers))])
            self.look(sibling)

    def _seen(self, state: State, seat: int) -> Mapping[str, object]:
        seen = dict(self.title.view(state, seat))
        seen.pop("ply", None)
        if seat == state.seat:
            seen["offers"] = state.legal()[:]
        return seen


def _difference(then: Mapping[str, object], now: Mapping[str, object]) -> str:
    """Return the first thing in which two views differ."""
    for name in (*then, *now):
        if then.get(name) != now.get(name):
            return f"{name!r}: {then.get(name)} and {now.get(name)}"
    return "nothing"


def _varied(position: str, dice: Dice) -> object:
    """Return a position with one number changed by one, one truth turned, or neighbours swapped.

    Seats and options are left alone: with others it would be another game.
    """
    doc = json.loads(position)
    places: list[tuple[object, object]] = []
    for name in doc:
        if name not in ("seats", "options", "dice", "ply"):
            _gather(doc, name, places)
    holder, key = places[dice.below(len(places))]
    _vary(holder, key, dice)
    return doc


def _gather(holder: object, key: object, places: list[tuple[object, object]]) -> None:
    """Note every place in a part of a position at which something can be changed."""
    value = _at(holder, key)
    if isinstance(value, dict):
        for name in value:
            _gather(value, name, places)
    elif isinstance(value, list):
        if len(value) > 1:
            places.append((holder, key))
        for number in range(len(value)):
            _gather(value, number, places)
    elif isinstance(value, int):
        places.append((holder, key))


def _vary(holder: object, key: object, dice: Dice) -> None:
    value = _at(holder, key)
    if isinstance(value, list):
        first = dice.below(len(value) - 1)
        value[first], value[first + 1] = value[first + 1], value[first]
    elif isinstance(value, bool):
        _put(holder, key, not value)
    elif isinstance(value, int):
        _put(holder, key, value + (1 if dice.below(2) else -1))


def _at(holder: object, key: object) -> object:
    if isinstance(holder, list):
        return holder[cast(int, key)]
    return cast("dict[object, object]", holder)[key]


def _put(holder: object, key: object, value: object) -> None:
    if isinstance(holder, list):
        holder[cast(int, key)] = value
    else:
        cast("dict[object, object]", holder)[key] = value
