"""What the server and its workers say to each other: JSON, each message behind its length.

What is asked, and what is done about it, is in `kingsbridge.analysis.jobs`.
"""

from __future__ import annotations

from struct import Struct as Layout
from typing import Any

import msgspec

from kingsbridge.analysis import jobs
from kingsbridge.analysis.jobs import Findings, Job
from kingsbridge.analysis.weighing import Weighed
from kingsbridge.study import answers

LENGTH = Layout(">I")


class Choose(msgspec.Struct, tag=True):
    """Which move?"""

    job: Job

    @property
    def long(self) -> bool:
        """Whether it takes seconds, and others wait meanwhile."""
        return self.job.long

    def answer(self) -> int:
        return jobs.choose(self.job)


class Think(msgspec.Struct, tag=True):
    """Which moves, and how good is each?"""

    job: Job

    @property
    def long(self) -> bool:
        """Whether it takes seconds, and others wait meanwhile."""
        return self.job.long

    def answer(self) -> dict[str, object]:
        return jobs.think(self.job)


class Decisions(msgspec.Struct, tag=True):
    """What was there to decide in a finished game?"""

    record: dict[str, object]
    bot: str
    seed: int
    long = False

    def answer(self) -> list[int]:
        return jobs.decisions(self.record, self.bot, self.seed)


class Weigh(msgspec.Struct, tag=True):
    """What does a bot think of some decisions of a finished game?"""

    record: dict[str, object]
    bot: str
    seed: int
    plies: list[int]
    long = False

    def answer(self) -> list[Weighed]:
        return jobs.weigh(self.record, self.bot, self.seed, self.plies)


class Tell(msgspec.Struct, tag=True):
    """How is that said in a language?"""

    record: dict[str, object]
    findings: Findings
    language: str
    long = False

    def answer(self) -> dict[str, object]:
        return jobs.tell(self.record, self.findings, self.language)


class LookInto(msgspec.Struct, tag=True):
    """What is asked of a study, as `kingsbridge.study.answers` answers it."""

    question: dict[str, Any]

    @property
    def long(self) -> bool:
        """Whether it takes seconds, and others wait meanwhile."""
        return bool(self.question["what"] == "think")

    def answer(self) -> dict[str, object]:
        return answers.told(self.question)


Request = Choose | Think | Decisions | Weigh | Tell | LookInto
REQUESTS: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class Answer(msgspec.Struct, tag=True):
    """What was found. The first answer of all has nothing in it: the worker is ready.

    `failed` says where a program failed and another moved for it.
    """

    found: Any = None
    failed: list[str] = []


class Failure(msgspec.Struct, tag=True):
    """Why nothing was found."""

    message: str


Said = Answer | Failure
SAYINGS: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


def packed(message: Request | Said) -> bytes:
    """Return a message as it goes over the line."""
    text = msgspec.json.encode(message)
    return LENGTH.pack(len(text)) + text
