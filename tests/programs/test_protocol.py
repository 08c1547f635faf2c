"""The protocol as the documentation tells it is the one that is spoken."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import kingsbridge as kb
from kingsbridge.programs.protocol import (
    PROTOCOL,
    Clock,
    hello,
    move_in,
    name_in,
    question,
    teller_of,
)
from kingsbridge.programs.running import LONGEST_LINE

DOCS = Path(__file__).parent.parent.parent / "docs" / "programs.md"
MORE = "…"


def dialogue() -> list[tuple[str, Any]]:
    """Read the dialogue of the documentation: who speaks, and what."""
    page = DOCS.read_text(encoding="utf-8")
    block = page.split("<!-- dialogue -->")[1].split("```")[1].partition("\n")[2]
    said = re.split(r"^([<>]) ", block, flags=re.MULTILINE)[1:]
    return [(said[at], json.loads(said[at + 1])) for at in range(0, len(said), 2)]


def agrees(shown: Any, spoken: Any) -> bool:
    """Return whether what is shown is what is spoken, where it is not left out."""
    if shown == MORE:
        return True
    if isinstance(shown, dict):
        whole = MORE in shown or shown.keys() == spoken.keys()
        return whole and all(
            agrees(value, spoken[key]) for key, value in shown.items() if key != MORE
        )
    if isinstance(shown, list):
        listed = shown[:-1] if MORE in shown else shown
        whole = MORE in shown or len(shown) == len(spoken)
        return whole and all(map(agrees, listed, spoken))
    return bool(shown == spoken)


def test_the_dialogue_in_the_documentation_is_spoken_so() -> None:
    (_, told), (_, ready), (_, asked), (_, answer) = dialogue()
    assert [who for who, _ in dialogue()] == [">", "<", ">", "<"]
    title = kb.title("pillars")
    state = title.new(seats=2, seed=7)
    seen = state.as_seen_by(state.seat)
    spoken = question(1, seen, teller_of(title, seen), 7, "7", Clock(10.0))
    assert agrees(told, json.loads(hello()))
    assert name_in(json.dumps(ready).encode()) == "by preference"
    assert agrees(asked, json.loads(spoken))
    assert move_in(json.dumps(answer).encode(), 1, seen) == 13


def test_the_documentation_tells_the_limits() -> None:
    page = DOCS.read_text(encoding="utf-8")
    assert f"## The protocol, version {PROTOCOL}" in page
    assert f"{LONGEST_LINE:,} bytes" in page


def test_a_question_is_one_line_with_all_that_a_client_of_a_server_is_told() -> None:
    title = kb.title("world")
    state = title.new(seats=4, seed=1)
    seen = state.as_seen_by(state.seat)
    line = question(3, seen, teller_of(title, seen), 1, None, Clock(1.5, 60.0))
    assert line.count(b"\n") == 1
    asked = json.loads(line)
    assert asked["clock"] == {"seconds": 1.5, "game": 60.0}
    assert asked["view"] == json.loads(json.dumps(title.view(state, state.seat)))
    assert sorted(offer["move"] for offer in asked["offers"]) == sorted(state.legal())
