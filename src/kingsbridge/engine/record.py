"""A game as title, options, deal and moves: enough to save it, replay it and check it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence

from kingsbridge.engine.dice import (
    Dice,
    FastDice,
    SealedDice,
    pledge_of,
    salted,
    sealed_from_hex,
)
from kingsbridge.engine.errors import BadPosition, BadRecord, IllegalMove
from kingsbridge.engine.journal import Journal
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title

FORMAT = "kingsbridge-record"
FORMAT_VERSION = 1
# A study carries the record that it is about.
STUDY_FORMAT = "kingsbridge-study"
HEX = re.compile("[0-9a-f]{64}")


class Deal:
    """Where a game's chance came from: a seed anybody may know, or a sealed secret.

    A sealed deal is published twice: its commitment when the game begins, its secret when the
    game is over. Players may have added to it, each from their seat: they pledged a salt when they
    sat down and told it when all had. Who did not tell it in time added nothing.
    """

    def __init__(
        self,
        seed: int | None,
        commitment: str | None,
        secret: str | None,
        pledges: Sequence[str | None] = (),
        salts: Sequence[str | None] = (),
    ) -> None:
        self.seed = seed
        self.commitment = commitment
        self.secret = secret
        self.pledges = list(pledges)
        self.salts = list(salts)

    def dice(self) -> Dice:
        """Return the dice as they were before the first draw."""
        if self.seed is not None:
            return FastDice.seeded(self.seed)
        if self.secret is None:
            raise BadRecord("the deal is still sealed: its secret is published when the game ends")
        dice = sealed_from_hex(self.secret)
        return salted(dice, self.salts) if self.added else dice

    @property
    def added(self) -> list[int]:
        """Return the seats whose players added to the chance of the deal."""
        return [seat for seat, salt in enumerate(self.salts) if salt is not None]

    @property
    def left_out(self) -> list[int]:
        """Return the seats whose players pledged a salt and did not tell it."""
        return [
            seat
            for seat, (pledge, salt) in enumerate(zip(self.pledges, self.salts, strict=True))
            if pledge is not None and salt is None
        ]

    def check_promises(self) -> None:
        """Raise unless the secret is the one that was promised, and each salt the one pledged."""
        if self.secret is None or self.commitment is None:
            kept = self.seed is not None
        else:
            kept = sealed_from_hex(self.secret).commitment() == self.commitment
        if not kept:
            raise BadRecord("the secret is not the one that the commitment promised")
        for seat in self.added:
            if pledge_of(self.salts[seat] or "") != self.pledges[seat]:
                raise BadRecord(f"the salt of seat {seat} is not the one that was pledged")

    def to_json(self) -> dict[str, object]:
        if self.seed is not None:
            return {"kind": "seed", "seed": self.seed}
        doc: dict[str, object] = {
            "kind": "sealed",
            "commitment": self.commitment,
            "secret": self.secret,
        }
        if self.pledges:
            doc["pledges"] = self.pledges
            doc["salts"] = self.salts
        return doc


def seeded(seed: int) -> Deal:
    """Return the deal of a seed."""
    return Deal(seed, None, None)


def sealed(dice: SealedDice) -> Deal:
    """Return the deal of sealed dice, its secret included."""
    return Deal(None, dice.commitment(), dice.secret.hex())


class Record:
    """One game, complete: anybody with the same title can play it again, move for move."""

    def __init__(
        self,
        title_key: str,
        seats: int,
        options: Mapping[str, object],
        deal: Deal,
        moves: list[int],
        players: list[str],
    ) -> None:
        self.title_key = title_key
        self.title_version = title(title_key).version
        self.seats = seats
        self.options = title(title_key).resolve(options)
        self.deal = deal
        self.moves = moves
        self.players = players
        self.scores: list[float] | None = None
        self.winners: list[int] | None = None
        # Set by whoever found a fault in this game: what went wrong after the last move.
        self.failure: str | None = None
        # When a server was given this game, which it did not see being played: nobody vouches for
        # who played it. In milliseconds since 1970.
        self.imported: int | None = None
        # Where the game began, if not at the beginning: from there the deal's dice fall.
        self.position: dict[str, object] | None = None

    def begin(self, journal: Journal | None = None) -> State:
        """Return the game before its first move."""
        if self.position is not None:
            state = title(self.title_key).from_json(self.position)
            state.dice = self.deal.dice()
            state.journal = journal
            return state
        return title(self.title_key).new(
            self.seats, options=self.options, dice=self.deal.dice(), journal=journal
        )

    def replay(self, upto: int | None = None, journal: Journal | None = None) -> State:
        """Return the game after so many moves, or after all of them."""
        state = self.begin(journal)
        for played, move in enumerate(self.moves[:upto]):
            self.step(state, played, move)
        return state

    def states(self, journal: Journal | None = None) -> Iterator[State]:
        """Walk through the game: the same state, before the first move and after each."""
        state = self.begin(journal)
        yield state
        for played, move in enumerate(self.moves):
            self.step(state, played, move)
            yield state

    def step(self, state: State, played: int, move: int) -> None:
        """Make one recorded move; raise with its place in the record if it cannot be made."""
        try:
            state.apply(move)
        except IllegalMove as illegal:
            raise BadRecord(f"at move {played + 1} of {len(self.moves)}: {illegal}") from None

    def close(self, state: State) -> None:
        """Note the result of a finished game."""
        if state.over:
            self.scores = state.scores()
            self.winners = state.winners()

    def verify(self) -> State:
        """Replay the game and compare; raise with the first thing that is not as recorded."""
        self.deal.check_promises()
        state = self.replay()
        if self.scores is not None and (not state.over or state.scores() != self.scores):
            raise BadRecord(f"the record says {self.scores}, but the game gives {state.scores()}")
        if self.winners is not None and state.winners() != self.winners:
            raise BadRecord(
                f"the record names the winners {self.winners}, the rules {state.winners()}"
            )
        return state

    def to_json(self) -> dict[str, object]:
        """Return the record as plain data."""
        doc: dict[str, object] = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "title": self.title_key,
            "title_version": self.title_version,
            "seats": self.seats,
            "options": self.options,
            "deal": self.deal.to_json(),
            "players": self.players,
            "moves": self.moves,
            "scores": self.scores,
            "winners": self.winners,
        }
        if self.position is not None:
            doc["position"] = self.position
        if self.failure is not None:
            doc["failure"] = self.failure
        if self.imported is not None:
            doc["imported"] = self.imported
        return doc

    def to_text(self) -> str:
        """Return the record as a file: a line for each part, easy to read and to compare."""
        lines = [
            f" {json.dumps(name)}: {json.dumps(part)}" for name, part in self.to_json().items()
        ]
        return "{\n" + ",\n".join(lines) + "\n}\n"


def record_from_text(text: str) -> Record:
    """Read a record from a file's text."""
    try:
        doc = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(
            f"this is no complete record: {error.msg} at line {error.lineno}, "
            f"column {error.colno}; a record is one JSON object"
        ) from None
    return record_from_json(doc)


def record_from_json(doc: object) -> Record:
    """Read a record from plain data, also out of a study; raise with what is wrong."""
    if isinstance(doc, dict) and doc.get("format") == STUDY_FORMAT:
        doc = doc.get("base")
        if not isinstance(doc, dict) or doc.get("format") != FORMAT:
            raise BadRecord("this is a study of a position: there is no record in it")
    if not isinstance(doc, dict) or doc.get("format") != FORMAT:
        raise BadRecord(f"this is no record: expected an object with format {FORMAT!r}")
    if doc.get("format_version") != FORMAT_VERSION:
        raise BadRecord(
            f"this record has format version {doc.get('format_version')!r}; "
            f"this Kingsbridge reads version {FORMAT_VERSION}"
        )
    key = _text(doc, "title")
    version = title(key).version
    if doc.get("title_version") != version:
        raise BadRecord(
            f"this record is of version {doc.get('title_version')!r} of {key}; "
            f"this Kingsbridge plays version {version}"
        )
    options = doc.get("options")
    if not isinstance(options, dict):
        raise BadRecord("options: expected an object")
    seats = doc.get("seats")
    if type(seats) is not int:
        raise BadRecord("seats: expected a whole number")
    record = Record(
        key, seats, options, _deal_from_json(doc.get("deal"), seats), _wholes(doc, "moves"), []
    )
    record.players = _names(doc.get("players"), seats)
    record.scores = _numbers(doc, "scores") if doc.get("scores") is not None else None
    record.winners = _wholes(doc, "winners") if doc.get("winners") is not None else None
    record.failure = _text(doc, "failure") if "failure" in doc else None
    if doc.get("position") is not None:
        record.position = _position(doc["position"], record)
    imported = doc.get("imported")
    if imported is not None and type(imported) is not int:
        raise BadRecord("imported: expected a whole number of milliseconds")
    record.imported = imported
    return record


def _position(doc: object, record: Record) -> dict[str, object]:
    """Read where a game began."""
    try:
        state = title(record.title_key).from_json(doc)
    except BadPosition as bad:
        raise BadRecord(f"position: {bad}") from None
    assert isinstance(doc, dict)
    if state.seats != record.seats:
        raise BadRecord(f"position: expected {record.seats} seats, not {state.seats}")
    return doc


def _deal_from_json(doc: object, seats: int) -> Deal:
    if isinstance(doc, dict):
        seed = doc.get("seed")
        if doc.get("kind") == "seed" and type(seed) is int:
            return seeded(seed)
        commitment = doc.get("commitment")
        secret = doc.get("secret")
        if (
            doc.get("kind") == "sealed"
            and isinstance(commitment, str)
            and (secret is None or isinstance(secret, str))
        ):
            pledges, salts = _digits(doc, "pledges", seats), _digits(doc, "salts", seats)
            if bool(pledges) != bool(salts):
                raise BadRecord("deal: pledges and salts belong together")
            return Deal(None, commitment, secret, pledges, salts)
    raise BadRecord("deal: expected a kind 'seed' with its seed, or 'sealed' with its commitment")


def _digits(doc: dict[str, object], name: str, seats: int) -> list[str | None]:
    """Read what each seat pledged or told: hexadecimal digits, or nothing."""
    if name not in doc:
        return []
    values = doc[name]
    if not isinstance(values, list) or len(values) != seats:
        raise BadRecord(f"deal: {name}: expected one for each of the {seats} seats")
    for value in values:
        if value is not None and not (isinstance(value, str) and HEX.fullmatch(value)):
            raise BadRecord(f"deal: {name}: expected 64 hexadecimal digits, not {value!r}")
    return values


def _text(doc: dict[str, object], name: str) -> str:
    value = doc.get(name)
    if not isinstance(value, str):
        raise BadRecord(f"{name}: expected a text, not {value!r}")
    return value


def _wholes(doc: dict[str, object], name: str) -> list[int]:
    values = doc.get(name)
    if not isinstance(values, list):
        raise BadRecord(f"{name}: expected a list of whole numbers")
    for place, value in enumerate(values):
        if type(value) is not int:
            raise BadRecord(f"{name}[{place}]: expected a whole number, not {value!r}")
    return values


def _numbers(doc: dict[str, object], name: str) -> list[float]:
    values = doc.get(name)
    if not isinstance(values, list) or not all(type(value) in (int, float) for value in values):
        raise BadRecord(f"{name}: expected a list of numbers")
    return [float(value) for value in values]


def _names(value: object, seats: int) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise BadRecord("players: expected a list of names")
    if len(value) != seats:
        raise BadRecord(f"players: expected {seats} names, not {len(value)}")
    return value
