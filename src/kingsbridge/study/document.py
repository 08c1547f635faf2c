"""A study as it is kept: a game or a position, a tree of variations, and what was written about it.

A study is plain JSON. Its base is a record, whose moves are the main line, or a position. Every
node of the tree is one move: after another node, or after so many moves of the main line. What a
seat cannot know may be dealt anew before a move; then the node says for whose eyes, and by which
number, so that everybody who opens the study meets the same deal.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from kingsbridge.engine.errors import BadOption, BadPosition, BadRecord, KingsbridgeError
from kingsbridge.engine.position import Reader
from kingsbridge.engine.record import FORMAT as RECORD
from kingsbridge.engine.record import STUDY_FORMAT as FORMAT
from kingsbridge.engine.record import Record, record_from_json
from kingsbridge.engine.title import title

FORMAT_VERSION = 1
# So much fits into a study.
MOST_NODES = 1_000
MOST_COMMENTS = 1_000
DEEPEST = 300
LONGEST_NAME = 80
LONGEST_COMMENT = 2_000
LONGEST_PLAYER = 40
LONGEST_NUMBER = 9
LONGEST_STUDY = 300_000
MOST_MOVES = 20_000
LAST_MOVE = 32_767
LAST_DEAL = 2**31 - 1
NO_NODE = -1


class BadStudy(KingsbridgeError):
    """A study that cannot be read, or shown at some place; the message names the place."""


@dataclass(frozen=True)
class Dealt:
    """What a seat could not know was dealt anew, by a number."""

    eyes: int
    deal: int


@dataclass(frozen=True)
class Node:
    """One move of a variation; `ply` is where it leaves the main line, if no node is before it."""

    parent: int
    ply: int
    move: int
    dealt: Dealt | None = None
    comment: str = ""


@dataclass(frozen=True)
class Study:
    """A game or a position that somebody looks into."""

    name: str
    title: str
    players: list[str]
    record: Record | None
    position: Mapping[str, object] | None
    nodes: list[Node] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)

    @property
    def last_ply(self) -> int:
        """How many moves the main line has."""
        return 0 if self.record is None else len(self.record.moves)

    def to_json(self) -> dict[str, object]:
        """Return the study as plain data."""
        if self.record is not None:
            base: Mapping[str, object] = self.record.to_json()
        else:
            assert self.position is not None
            base = self.position
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "name": self.name,
            "title": self.title,
            "players": self.players,
            "base": dict(base),
            "comments": {str(ply): text for ply, text in sorted(self.comments.items())},
            "tree": [_node_to_json(node) for node in self.nodes],
        }


def of_record(record: Record, name: str = "") -> Study:
    """Return a study of a game, in which nothing was written yet."""
    return Study(name, record.title_key, list(record.players), record, None)


def of_position(position: Mapping[str, object], players: list[str], name: str = "") -> Study:
    """Return a study of a position, in which nothing was written yet."""
    return Study(name, str(position["title"]), players, None, position)


def _node_to_json(node: Node) -> dict[str, object]:
    doc: dict[str, object] = {"parent": node.parent, "ply": node.ply, "move": node.move}
    if node.dealt is not None:
        doc["dealt"] = {"eyes": node.dealt.eyes, "deal": node.dealt.deal}
    if node.comment:
        doc["comment"] = node.comment
    return doc


# Reading


def study_from_json(doc: object) -> Study:
    """Read a study from plain data; raise with what is wrong, and where."""
    if not isinstance(doc, dict) or doc.get("format") != FORMAT:
        raise BadStudy(f"this is no study: expected an object with format {FORMAT!r}")
    if doc.get("format_version") != FORMAT_VERSION:
        raise BadStudy(
            f"this study has format version {doc.get('format_version')!r}; "
            f"this Kingsbridge reads version {FORMAT_VERSION}"
        )
    if len(json.dumps(doc)) > LONGEST_STUDY:
        raise BadStudy(f"a study has at most {LONGEST_STUDY:,} letters")
    try:
        return _read(Reader(doc, "study"))
    except BadPosition as wrong:
        raise BadStudy(str(wrong)) from None


def _read(reader: Reader) -> Study:
    reader.take("format")
    reader.take("format_version")
    name = _text(reader, "name", LONGEST_NAME)
    base = reader.take("base")
    record, position = _base(base)
    key = record.title_key if record is not None else str((position or {})["title"])
    if reader.take("title") != key:
        raise BadStudy(
            f"study.title: expected {key!r}, as in its base, not {reader.doc['title']!r}"
        )
    seats = _seats(record, position)
    last = 0 if record is None else len(record.moves)
    study = Study(
        name,
        key,
        _players(reader, seats),
        record,
        position,
        _nodes(reader, last, seats),
        _comments(reader, last),
    )
    reader.close()
    return study


def _base(base: object) -> tuple[Record | None, Mapping[str, object] | None]:
    """Read what a study is about."""
    if not isinstance(base, dict):
        raise BadStudy(f"study.base: expected a record or a position, not {base!r}"[:200])
    if base.get("format") != RECORD:
        try:
            key = base.get("title")
            state = title(key if isinstance(key, str) else repr(key)).from_json(base)
        except (BadPosition, BadOption) as wrong:
            raise BadStudy(f"study.base: {wrong}") from None
        if state.over and not base.get("over"):
            raise BadStudy("study.base.over: the game is over")
        return None, base
    try:
        record = record_from_json(base)
        record.deal.dice()
    except (BadRecord, BadOption) as wrong:
        raise BadStudy(f"study.base: {wrong}") from None
    if len(record.moves) > MOST_MOVES:
        raise BadStudy(f"study.base.moves: expected at most {MOST_MOVES:,} moves")
    return record, None


def _seats(record: Record | None, position: Mapping[str, object] | None) -> int:
    if record is not None:
        return record.seats
    seats = (position or {})["seats"]
    assert isinstance(seats, int)
    return seats


def _players(reader: Reader, seats: int) -> list[str]:
    names = reader.take("players")
    if not isinstance(names, list) or len(names) != seats:
        raise BadStudy(f"study.players: expected a list of {seats} names, not {names!r}"[:200])
    for place, name in enumerate(names):
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_PLAYER:
            raise BadStudy(f"study.players[{place}]: expected 1 to {LONGEST_PLAYER} letters")
    return names


def _text(reader: Reader, name: str, longest: int) -> str:
    text = reader.take(name)
    if not isinstance(text, str) or len(text) > longest:
        raise BadStudy(f"{reader.path}.{name}: expected at most {longest:,} letters")
    return text


def _comments(reader: Reader, last: int) -> dict[int, str]:
    found = reader.take("comments")
    if not isinstance(found, dict) or len(found) > MOST_COMMENTS:
        raise BadStudy(
            f"study.comments: expected an object of at most {MOST_COMMENTS:,} comments by move"
        )
    comments: dict[int, str] = {}
    for ply, text in found.items():
        if not str(ply).isdecimal() or len(str(ply)) > LONGEST_NUMBER or int(ply) > last:
            raise BadStudy(
                f"study.comments: expected a number of moves from 0 to {last}, not {ply!r}"
            )
        if not isinstance(text, str) or len(text) > LONGEST_COMMENT:
            raise BadStudy(f"study.comments.{ply}: expected at most {LONGEST_COMMENT:,} letters")
        comments[int(ply)] = text
    return comments


def _nodes(reader: Reader, last: int, seats: int) -> list[Node]:
    found = reader.children("tree", -1)
    if len(found) > MOST_NODES:
        raise BadStudy(f"study.tree: expected at most {MOST_NODES:,} moves, not {len(found):,}")
    nodes: list[Node] = []
    depths: list[int] = []
    for number, each in enumerate(found):
        parent = each.whole("parent", NO_NODE, number - 1)
        before = nodes[parent] if parent != NO_NODE else None
        ply = each.whole("ply", 0, last)
        if before is not None and ply != before.ply:
            raise BadStudy(f"{each.path}.ply: expected {before.ply}, as of the move before it")
        depth = 1 if before is None else depths[parent] + 1
        if depth > DEEPEST:
            raise BadStudy(f"{each.path}: a variation has at most {DEEPEST} moves")
        depths.append(depth)
        dealt = None
        if each.doc.get("dealt") is not None:
            dealing = Reader(each.take("dealt"), f"{each.path}.dealt")
            dealt = Dealt(dealing.whole("eyes", 0, seats - 1), dealing.whole("deal", 0, LAST_DEAL))
            dealing.close()
        comment = _text(each, "comment", LONGEST_COMMENT) if "comment" in each.doc else ""
        nodes.append(Node(parent, ply, each.whole("move", 0, LAST_MOVE), dealt, comment))
        each.read.add("dealt")
        each.close()
    return nodes
