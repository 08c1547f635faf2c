"""Play many games between bots and say what came of them.

The games depend on the seed alone, not on how many processes share the work.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from time import perf_counter

from kingsbridge.arena.statistics import mean_interval, rate_interval
from kingsbridge.bots import bot, play_to_end
from kingsbridge.bots.playing import Asked
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import title
from kingsbridge.work.interruption import interrupts_held
from kingsbridge.work.sharing import here

CHUNK = 50
SEEDS_A_GAME = 1_000_003


@dataclass(frozen=True)
class Simulation:
    """What to play: one bot a seat, so many games, from one seed."""

    title_key: str
    bots: list[str]
    games: int
    seed: int = 0
    jobs: int = 1
    options: Mapping[str, object] = field(default_factory=dict)

    def check(self) -> None:
        """Raise with what is wrong before anything is played."""
        if self.games < 1:
            raise BadOption(f"games must be 1 or more, not {self.games}")
        if self.jobs < 1:
            raise BadOption(f"jobs must be 1 or more, not {self.jobs}")
        for name in self.bots:
            bot(name)
        title(self.title_key).new(len(self.bots), self.seed, self.options)


@dataclass
class Tally:
    """Sums over some games, so that tallies can be added."""

    games: int
    decisions: int
    wins: list[float]
    scores: list[float]
    squares: list[float]

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
            self.squares[seat] += other.squares[seat]


@dataclass(frozen=True)
class SeatSummary:
    """How one seat fared. A shared victory counts in equal parts."""

    seat: int
    bot: str
    wins: float
    win_rate: float
    win_low: float
    win_high: float
    mean_score: float
    score_low: float
    score_high: float


@dataclass(frozen=True)
class Summary:
    """What came of a simulation; intervals are 95 %."""

    title: str
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    seats: list[SeatSummary]

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def simulate(job: Simulation, report: Callable[[int], None] | None = None) -> Summary:
    """Play all games, reporting after some of them how many are done.

    An interrupt ends the work; what was played until then is summed up.
    """
    job.check()
    begun = perf_counter()
    tally = _empty(len(job.bots))
    chunks = (range(first, min(first + CHUNK, job.games)) for first in range(0, job.games, CHUNK))
    with interrupts_held() as interruption:
        for part in here(job.jobs)(partial(play_chunk, job), chunks, interruption):
            tally.add(part)
            if report is not None:
                report(tally.games)
    return _summary(job, tally, perf_counter() - begun)


def play_chunk(job: Simulation, games: range, asked: Asked) -> Tally:
    """Play some of the games, fewer if somebody asks to stop."""
    tally = _empty(len(job.bots))
    for game in games:
        played = play_game(job, game, asked)
        if played is None:
            break
        tally.add(played)
    return tally


def play_game(job: Simulation, game: int, asked: Asked) -> Tally | None:
    """Play one game, unless somebody asks to stop in the middle of it."""
    seed = job.seed * SEEDS_A_GAME + game
    seated = [bot(name, seed * 8 + seat) for seat, name in enumerate(job.bots)]
    state = title(job.title_key).new(len(seated), seed, job.options)
    if not play_to_end(state, seated, asked):
        return None
    scores = state.scores()
    return Tally(1, state.ply, state.shares(), scores, [score * score for score in scores])


def _empty(seats: int) -> Tally:
    return Tally(0, 0, [0.0] * seats, [0.0] * seats, [0.0] * seats)


def _summary(job: Simulation, tally: Tally, seconds: float) -> Summary:
    games = tally.games
    seats = []
    for seat, name in enumerate(job.bots):
        win_low, win_high = rate_interval(tally.wins[seat], games)
        score_low, score_high = mean_interval(tally.scores[seat], tally.squares[seat], games)
        seats.append(
            SeatSummary(
                seat=seat,
                bot=name,
                wins=tally.wins[seat],
                win_rate=tally.wins[seat] / max(1, games),
                win_low=win_low,
                win_high=win_high,
                mean_score=tally.scores[seat] / max(1, games),
                score_low=score_low,
                score_high=score_high,
            )
        )
    return Summary(
        title=job.title_key,
        games=games,
        decisions=tally.decisions,
        seconds=seconds,
        decisions_per_second=tally.decisions / seconds,
        games_per_second=games / seconds,
        seats=seats,
    )
