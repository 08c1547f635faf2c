"""What the server and its workers say to each other: JSON, each message behind its length.

A worker is told what a seat may know, or a game that is over: nothing that must stay hidden is ever
in its memory.
"""

from __future__ import annotations

from struct import Struct as Layout
from typing import Any

import msgspec

from kingsbridge.analysis.analysis import analyse, analysis_of
from kingsbridge.analysis.document import document
from kingsbridge.analysis.told import Telling
from kingsbridge.analysis.weighing import Analyst, Weighed
from kingsbridge.bots import bot
from kingsbridge.bots.levels import LOOKING_AHEAD
from kingsbridge.engine.errors import BadRecord
from kingsbridge.engine.record import record_from_json
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title, title_of
from kingsbridge.words import words

LENGTH = Layout(">I")


class Job(msgspec.Struct, frozen=True):
    """A moment for a bot to think about, with nothing in it but what its seat may know."""

    title: str
    position: dict[str, object]
    bot: str
    seed: int

    @staticmethod
    def of(state: State, seat: int, bot: str, seed: int) -> Job:
        """Return the moment as a seat sees it: all that it cannot know is dealt anew."""
        game = title_of(state)
        return Job(game.key, game.to_json(state.as_seen_by(seat)), bot, seed)

    @property
    def long(self) -> bool:
        """Whether the bot takes its time."""
        return self.bot.partition(":")[0] in LOOKING_AHEAD


class Choose(msgspec.Struct, tag=True):
    """Which move?"""

    job: Job

    @property
    def long(self) -> bool:
        """Whether it takes seconds, and others wait meanwhile."""
        return self.job.long

    def answer(self) -> int:
        return bot(self.job.bot, self.job.seed).choose(seen(self.job))


class Think(msgspec.Struct, tag=True):
    """Which moves, and how good is each?"""

    job: Job

    @property
    def long(self) -> bool:
        """Whether it takes seconds, and others wait meanwhile."""
        return self.job.long

    def answer(self) -> dict[str, object]:
        return bot(self.job.bot, self.job.seed).think(seen(self.job)).to_json()


class Findings(msgspec.Struct, frozen=True):
    """What a bot made of a game, as numbers: the same in every language."""

    analyst: Analyst
    weighed: list[Weighed]


class Analyse(msgspec.Struct, tag=True):
    """What is to be found out about a finished game?"""

    record: dict[str, object]
    bot: str
    seed: int
    long = True

    def answer(self) -> Findings:
        analyst = Analyst(self.bot, seed=self.seed)
        found = analyse(record_from_json(self.record), analyst)
        if found is None:
            raise BadRecord("the analysis was interrupted")
        return Findings(analyst, [decision.weighed for decision in found.decisions])


class Tell(msgspec.Struct, tag=True):
    """How is that said in a language?"""

    record: dict[str, object]
    findings: Findings
    language: str
    long = False

    def answer(self) -> dict[str, object]:
        told_in = words(self.language)
        record = record_from_json(self.record)
        found = analysis_of(record, self.findings.analyst, self.findings.weighed, record.verify())
        return dict(document(Telling(found, told_in)))


Request = Choose | Think | Analyse | Tell
REQUESTS: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class Answer(msgspec.Struct, tag=True):
    """What was found. The first answer of all has nothing in it: the worker is ready."""

    found: Any = None


class Failure(msgspec.Struct, tag=True):
    """Why nothing was found."""

    message: str


Said = Answer | Failure
SAYINGS: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


def seen(job: Job) -> State:
    """Return the moment that a job is about."""
    return title(job.title).from_json(job.position)


def packed(message: Request | Said) -> bytes:
    """Return a message as it goes over the line."""
    text = msgspec.json.encode(message)
    return LENGTH.pack(len(text)) + text
