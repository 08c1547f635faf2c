"""What bots think about elsewhere: in other processes of a server, in the workers of a page.

Whoever thinks is told what a seat may know, or a game that is over: nothing that must stay hidden
is ever in their memory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kingsbridge.analysis.analysis import analysis_of, check, decisions_in, weigh_some
from kingsbridge.analysis.document import document
from kingsbridge.analysis.reasons import reason_from_json
from kingsbridge.analysis.told import Telling
from kingsbridge.analysis.weighing import Analyst, Choice, Weighed
from kingsbridge.bots import bot
from kingsbridge.bots.levels import LOOKING_AHEAD
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


@dataclass
class Progress:
    """How far an analysis is: so many decisions weighed, of how many."""

    begun: bool
    found: bool
    done: int = 0
    # Nothing until they were counted.
    total: int = 0


def nothing_begun() -> Progress:
    """Return how far an analysis is that nobody thinks of."""
    return Progress(False, False)


def just_begun() -> Progress:
    """Return how far an analysis is that begins."""
    return Progress(True, False)


def all_found(decisions: int) -> Progress:
    """Return how far an analysis is that is kept."""
    return Progress(True, True, decisions, decisions)


def decisions(record: dict[str, object], bot: str, seed: int) -> list[int]:
    """After how many moves was there something to decide in a finished game?"""
    game = record_from_json(record)
    check(game, Analyst(bot, seed=seed))
    return decisions_in(game)


def pieces(plies: Sequence[int], size: int) -> list[Sequence[int]]:
    """Return the decisions of a game in pieces, each work of a moment."""
    return [plies[first : first + size] for first in range(0, len(plies), size)]


def weigh(record: dict[str, object], bot: str, seed: int, plies: Sequence[int]) -> list[Weighed]:
    """What does a bot think of some decisions of a finished game?"""
    game = record_from_json(record)
    found = weigh_some(game.to_text(), Analyst(bot, seed=seed), plies, lambda: False)
    return found or []


def tell(record: dict[str, object], findings: Findings, language: str) -> dict[str, object]:
    """How is that said in a language?"""
    game = record_from_json(record)
    found = analysis_of(game, findings.analyst, findings.weighed, game.verify())
    return dict(document(Telling(found, words(language))))


def weighed_from_json(docs: Sequence[Mapping[str, Any]]) -> list[Weighed]:
    """Return what a bot thought, as it was sent or kept."""
    return [_weighed(doc) for doc in docs]


def findings_from_json(doc: Mapping[str, Any]) -> Findings:
    """Return what was found out, as it was kept."""
    return Findings(Analyst(**doc["analyst"]), weighed_from_json(doc["weighed"]))


def _weighed(doc: Mapping[str, Any]) -> Weighed:
    parts = {
        "made": Choice(**doc["made"]),
        "best": Choice(**doc["best"]),
        "reason": reason_from_json(doc.get("reason")),
    }
    return Weighed(**{**doc, **parts})
