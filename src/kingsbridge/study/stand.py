"""How the table stands at a place of a study: the game played again, and the variation after it."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadPosition, IllegalMove, KingsbridgeError
from kingsbridge.engine.journal import EVERYBODY, Entry, Journal
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from kingsbridge.study.document import NO_NODE, BadStudy, Dealt, Study

# So many games are known by heart: whoever looks at one looks at many of its moments.
MOST_KNOWN = 4


@dataclass(frozen=True)
class Stand:
    """A moment, what was told on the way to it, and for whose eyes it was last dealt anew."""

    state: State
    entries: Sequence[Entry]
    dealt: Dealt | None = None

    def after(self, move: int) -> Stand:
        """Return the moment after a move."""
        state = self.state.clone()
        state.journal = Journal()
        state.apply(move)
        told = state.journal.entries
        state.journal = None
        return replace(self, state=state, entries=[*self.entries, *told])

    def dealt_anew(self, dealt: Dealt) -> Stand:
        """Return the moment with a deal of its own of all that a seat cannot know."""
        state = self.state.as_seen_by(dealt.eyes, FastDice.seeded(dealt.deal))
        seen = [entry for entry in self.entries if entry.seen_by in (EVERYBODY, dealt.eyes)]
        return Stand(state, seen, dealt)


class Course:
    """The main line of a study, as far as it was played again."""

    def __init__(self, study: Study) -> None:
        journal = Journal()
        self.moves: list[int] = []
        if study.record is not None:
            self.moves = study.record.moves
            self.state = study.record.begin(journal)
        else:
            self.state = title(study.title).from_json(study.position)
            self.state.journal = journal
        self.journal = journal
        self.stands = [self._stand()]

    def _stand(self) -> Stand:
        return Stand(self.state.clone(), list(self.journal.entries))

    def at(self, ply: int) -> Stand:
        """Return how the table stood after so many moves."""
        while len(self.stands) <= ply:
            played = len(self.stands) - 1
            try:
                self.state.apply(self.moves[played])
            except IllegalMove as illegal:
                raise BadStudy(f"study.base.moves[{played}]: {illegal}") from None
            self.stands.append(self._stand())
        return self.stands[ply]


_known: OrderedDict[str, Course] = OrderedDict()


def course_of(study: Study) -> Course:
    """Return the main line of a study, which may be known already."""
    base = study.position if study.record is None else study.record.to_json()
    key = json.dumps(base)
    course = _known.pop(key, None) or Course(study)
    _known[key] = course
    while len(_known) > MOST_KNOWN:
        _known.popitem(last=False)
    return course


def stand_at(study: Study, ply: int, node: int = NO_NODE) -> Stand:
    """Return how the table stands at a node, or after so many moves of the main line."""
    if node == NO_NODE:
        if not 0 <= ply <= study.last_ply:
            raise BadStudy(f"this game has 0 to {study.last_ply} moves, not {ply}")
        return course_of(study).at(ply)
    if not 0 <= node < len(study.nodes):
        raise BadStudy(f"there is no move {node} in the tree; it has {len(study.nodes)}")
    line = []
    while node != NO_NODE:
        line.append(node)
        node = study.nodes[node].parent
    stand = course_of(study).at(study.nodes[line[0]].ply)
    for number in reversed(line):
        made = study.nodes[number]
        if made.dealt is not None:
            stand = stand.dealt_anew(made.dealt)
        try:
            stand = stand.after(made.move)
        except IllegalMove as illegal:
            raise BadStudy(f"study.tree[{number}].move: {illegal}") from None
    return stand


def as_looked_at(stand: Stand, eyes: int | None, deal: int | None) -> tuple[Stand, Dealt | None]:
    """Return a moment as eyes may know it, and the deal that was made for them now, if one was.

    Without eyes everything is known, and it stays as it is. With them nothing is left of what they
    cannot know: it is dealt anew, unless that was done for the same eyes before and no other deal
    is asked for.
    """
    if eyes is None:
        return stand, None
    if not 0 <= eyes < stand.state.seats:
        raise BadStudy(f"there is no seat {eyes}; there is 0 to {stand.state.seats - 1}")
    if deal is None and stand.dealt is not None and stand.dealt.eyes == eyes:
        return stand, None
    dealt = Dealt(eyes, deal or 0)
    return stand.dealt_anew(dealt), dealt


def checked_position(doc: object) -> dict[str, object]:
    """Return a position as the engine writes it; raise if it cannot stand on the table or go on."""
    key = doc.get("title") if isinstance(doc, dict) else None
    if not isinstance(key, str):
        raise BadPosition("position.title: expected the key of a game")
    game = title(key)
    state = game.from_json(doc)
    try:
        if not state.over and not state.legal():
            raise BadPosition("position: nobody could do anything here, and the game is not over")
        for seat in range(state.seats):
            game.view(state, seat)
            state.as_seen_by(seat).legal()
    except KingsbridgeError:
        raise
    except Exception as error:  # whatever the rules stumble over, it is not a position of theirs
        raise BadPosition(
            f"position: the rules cannot go on from here ({type(error).__name__}: {error}); "
            "look at step, stage and seat"
        ) from None
    return game.to_json(state)
