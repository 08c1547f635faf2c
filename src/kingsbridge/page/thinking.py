"""Thinking elsewhere: what the house asks another worker, and that worker's own side of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from kingsbridge.analysis.jobs import (
    Job,
    choose,
    decisions,
    findings_from_json,
    tell,
    think,
    weigh,
)
from kingsbridge.bots.player import Thinking, thinking_from_json
from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.page.bridge import Bridge
from kingsbridge.study.answers import told
from kingsbridge.table.errors import NotNow
from kingsbridge.table.told import as_json

Doc = dict[str, Any]


class CannotThink(NotNow):
    """A bot could not answer, and says why."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "cannot_think")


# The house's side


class Thinkers:
    """Whoever thinks for the house, beyond the bridge."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    async def choose(self, job: Job) -> int:
        """Return the move that a bot chooses."""
        return int(await self._ask({"do": "choose", "job": job}))

    async def think(self, job: Job) -> Thinking:
        """Return what a bot thinks of a moment."""
        return thinking_from_json(await self._ask({"do": "think", "job": job}))

    async def decisions(self, record: Doc, bot: str, seed: int) -> list[int]:
        """Return after how many moves there was something to decide in a finished game."""
        asked = {"do": "decisions", "record": record, "bot": bot, "seed": seed}
        found: list[int] = await self._ask(asked)
        return found

    async def weigh(self, record: Doc, bot: str, seed: int, plies: list[int]) -> list[Doc]:
        """Return what a bot thinks of some decisions of a finished game, as numbers."""
        asked = {"do": "weigh", "record": record, "bot": bot, "seed": seed, "plies": plies}
        found: list[Doc] = await self._ask(asked)
        return found

    async def tell(self, record: Doc, findings: Doc, language: str) -> Doc:
        """Return what was found out, in a language."""
        request = {"do": "tell", "record": record, "findings": findings, "language": language}
        told: Doc = await self._ask(request)
        return told

    async def look_into(self, question: Doc) -> Doc:
        """Return what is told of a study, or why nothing is."""
        told: Doc = await self._ask({"do": "look_into", "question": question})
        return told

    async def _ask(self, request: Doc) -> Any:
        try:
            said = json.loads(await self.bridge.think(as_json(request)))
        except Exception as error:
            # Whatever JavaScript throws: the worker is lost, or was sent away.
            raise CannotThink(f"nobody answers: {error}") from error
        if "failed" in said:
            raise CannotThink(said["failed"])
        return said["found"]


# The worker's side


def answer(request: str) -> str:
    """Think about a request; what goes wrong is an answer too."""
    asked: Doc = json.loads(request)
    try:
        return as_json({"found": ANSWERS[asked["do"]](asked)})
    except KingsbridgeError as error:
        return as_json({"failed": str(error)})


ANSWERS: dict[str, Callable[[Doc], object]] = {
    "choose": lambda asked: choose(Job(**asked["job"])),
    "think": lambda asked: think(Job(**asked["job"])),
    "look_into": lambda asked: told(asked["question"]),
    "decisions": lambda asked: decisions(asked["record"], asked["bot"], asked["seed"]),
    "weigh": lambda asked: weigh(asked["record"], asked["bot"], asked["seed"], asked["plies"]),
    "tell": lambda asked: tell(
        asked["record"], findings_from_json(asked["findings"]), asked["language"]
    ),
}
