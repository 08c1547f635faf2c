"""What is said between us and a program: one line of JSON each way, told in docs/programs.md.

A question holds all that is needed to answer it, and nothing that its seat may not know.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import kingsbridge
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title
from kingsbridge.programs.failures import Illegal, Rubbish
from kingsbridge.table.telling import Teller
from kingsbridge.table.told import as_json
from kingsbridge.words import words
from kingsbridge.words.seats import seat_names

PROTOCOL = 1
LANGUAGE = "en"
SHOWN = 80
LONGEST_NAME = 60


class Clock(NamedTuple):
    """How many seconds there are for this answer, and for all that are left of the game."""

    seconds: float
    game: float | None = None


def hello() -> bytes:
    """Return what a program is told first: which protocol is spoken here, and by whom."""
    return _line({"type": "hello", "protocol": PROTOCOL, "kingsbridge": kingsbridge.__version__})


def name_in(answer: bytes) -> str:
    """Return what a program that is ready calls itself; it may say nothing of that."""
    said = _read(answer)
    if said.get("type") != "ready":
        raise Rubbish(
            f'it must answer the hello by {{"type": "ready", "protocol": {PROTOCOL}}}, '
            f"not by {_shown(answer)}"
        )
    if said.get("protocol") != PROTOCOL:
        raise Rubbish(f"it speaks protocol {said.get('protocol')!r}, and here it is {PROTOCOL}")
    return str(said.get("name", ""))[:LONGEST_NAME]


def teller_of(title: Title, seen: State) -> Teller:
    """Return who tells a game to a program, by the options of its table."""
    options = _options(title, seen)
    return Teller(title, options, seat_names(seen.seats, words(LANGUAGE)), LANGUAGE)


def _options(title: Title, seen: State) -> dict[str, object]:
    options = title.to_json(seen).get("options")
    return dict(options) if isinstance(options, dict) else {}


def question(
    number: int, seen: State, teller: Teller, seed: int, game: str | None, clock: Clock
) -> bytes:
    """Return a decision as a program is asked for it, made of what its seat knows."""
    view = teller.view(seen, seen.seat)
    return _line(
        {
            "type": "choose",
            "id": number,
            "game": game,
            "title": teller.title.key,
            "seats": seen.seats,
            "seat": seen.seat,
            "names": teller.names,
            "ply": seen.ply,
            "seed": seed,
            "clock": clock._asdict(),
            "heading": teller.heading(view),
            "prompt": teller.prompt(view),
            "view": view,
            "offers": teller.menu(seen, explained=False).offers,
        }
    )


def move_in(answer: bytes, number: int, seen: State) -> int:
    """Return the move that a program chose; raise if it is none, or not one of the offers."""
    said = _read(answer)
    if said.get("id") != number or isinstance(said.get("id"), bool):
        raise Rubbish(f"it must answer question {number} by its id, not by {_shown(answer)}")
    move = said.get("move")
    if not isinstance(move, int) or isinstance(move, bool):
        raise Rubbish(f"move must be the number of an offer, not {_shown(answer)}")
    if move not in seen.legal():
        raise Illegal(f"move {move} was not offered")
    return move


def _read(answer: bytes) -> dict[str, Any]:
    try:
        said = json.loads(answer)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        raise Rubbish(f"a line must be an object of JSON, not {_shown(answer)}")
    return said


def _line(said: dict[str, object]) -> bytes:
    return as_json(said).encode() + b"\n"


def _shown(answer: bytes) -> str:
    text = answer.decode(errors="replace").strip()
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")
