"""What bots think about elsewhere: in other processes of a server, in the workers of a page.

Whoever thinks is told what a seat may know, or a game that is over: nothing that must stay hidden
is ever in their memory.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kingsbridge.analysis.analysis import analyse, analysis_of
from kingsbridge.analysis.document import document
from kingsbridge.analysis.reasons import reason_from_json
from kingsbridge.analysis.told import Telling
from kingsbridge.analysis.weighing import Analyst, Choice, Weighed
from kingsbridge.bots import bot
from kingsbridge.bots.levels import LOOKING_AHEAD
from kingsbridge.engine.errors import BadRecord
from kingsbridge.engine.record import record_from_json
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title, title_of
from kingsbridge.words import words


@dataclass(frozen=True)
class Job:
    """A moment for a bot to think about, with nothing in it but what its seat may know."""

    title: str
    position: dict[str, Any]
    bot: str
    seed: int

    @property
    def long(self) -> bool:
        """Whether the bot takes its time."""
        return self.bot.partition(":")[0] in LOOKING_AHEAD


def job_of(state: State, seat: int, bot: str, seed: int) -> Job:
    """Return the moment as a seat sees it: all that it cannot know is dealt anew."""
    game = title_of(state)
    return Job(game.key, game.to_json(state.as_seen_by(seat)), bot, seed)


def seen(job: Job) -> State:
    """Return the moment that a job is about."""
    return title(job.title).from_json(job.position)


def choose(job: Job) -> int:
    """Which move?"""
    return bot(job.bot, job.seed).choose(seen(job))


def think(job: Job) -> dict[str, object]:
    """Which moves, and how good is each?"""
    return bot(job.bot, job.seed).think(seen(job)).to_json()


@dataclass(frozen=True)
class Findings:
    """What a bot made of a game, as numbers: the same in every language."""

    analyst: Analyst
    weighed: list[Weighed]


def find_out(record: dict[str, object], bot: str, seed: int) -> Findings:
    """What is to be found out about a finished game?"""
    analyst = Analyst(bot, seed=seed)
    found = analyse(record_from_json(record), analyst)
    if found is None:
        raise BadRecord("the analysis was interrupted")
    return Findings(analyst, [decision.weighed for decision in found.decisions])


def tell(record: dict[str, object], findings: Findings, language: str) -> dict[str, object]:
    """How is that said in a language?"""
    game = record_from_json(record)
    found = analysis_of(game, findings.analyst, findings.weighed, game.verify())
    return dict(document(Telling(found, words(language))))


def findings_from_json(doc: Mapping[str, Any]) -> Findings:
    """Return what was found out, as it was kept."""
    return Findings(Analyst(**doc["analyst"]), [_weighed(each) for each in doc["weighed"]])


def _weighed(doc: Mapping[str, Any]) -> Weighed:
    parts = {
        "made": Choice(**doc["made"]),
        "best": Choice(**doc["best"]),
        "reason": reason_from_json(doc.get("reason")),
    }
    return Weighed(**{**doc, **parts})
