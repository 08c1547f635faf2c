"""What must hold for any title at any decision. Tests, the soak and authors of titles ask it."""

from __future__ import annotations

from kingsbridge.engine.dice import Dice, FastDice
from kingsbridge.engine.errors import IllegalMove, KingsbridgeError
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title


class Unsound(KingsbridgeError):
    """A title broke a promise of the engine; the message says which."""


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
        if title.view(seen, seat) != title.view(state, seat):
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
