"""Are the chances true? Games are played by bots that tell them, and what they told is counted.

Of the moments at which somebody was told a chance of 30 % that somebody should have won in 30 of a
hundred. Moments of one game resemble each other, so errors are reckoned by games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial

from kingsbridge.arena.statistics import Deals, Estimate
from kingsbridge.bots import bot
from kingsbridge.bots.player import weighs_chances
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import title
from kingsbridge.work.interruption import Asked, interrupts_held
from kingsbridge.work.sharing import here

TENTHS = 10
# A game is looked at in so many stages of the same length: opening, middle, end.
STAGES = 3
SEEDS_A_GAME = 1_000_003


@dataclass(frozen=True)
class Calibration:
    """What to play: the same bot in all seats, at tables of these sizes."""

    title_key: str
    bot: str
    seats: list[int]
    games: int  # at each size of table
    seed: int = 0
    jobs: int = 1
    options: Mapping[str, object] = field(default_factory=dict)

    def check(self) -> None:
        """Raise with what is wrong before anything is played."""
        if self.games < 1:
            raise BadOption(f"games must be 1 or more, not {self.games}")
        if self.jobs < 1:
            raise BadOption(f"jobs must be 1 or more, not {self.jobs}")
        if not weighs_chances(bot(self.bot)):
            raise BadOption(
                f"bot {self.bot!r} tells no chances; one that looks ahead does, "
                "such as 'architect' or 'champion:iterations=100'"
            )
        for seats in self.seats:
            title(self.title_key).new(seats, self.seed, self.options)


@dataclass(frozen=True)
class Moment:
    """What was told one seat at one moment, and its part in the victory."""

    game: int
    seats: int
    stage: int
    told: float
    came: float


@dataclass(frozen=True)
class Tenth:
    """The moments at which a chance of about this size was told."""

    low: float
    moments: int
    told: float  # on average
    came: Estimate


@dataclass(frozen=True)
class Reliability:
    """How far chances can be trusted: in a game of so many seats, in one stage or in all."""

    seats: int
    stage: int | None
    games: int
    moments: int
    brier: float  # the mean square of what was told less what came
    even: float  # what telling everybody the same would have had
    tenths: list[Tenth]


def calibrate(job: Calibration, report: Callable[[int], None] | None = None) -> list[Reliability]:
    """Play all games, reporting how many are done; an interrupt ends the work early."""
    job.check()
    moments: list[Moment] = []
    games = [(seats, game) for game in range(job.games) for seats in job.seats]
    done = 0
    with interrupts_held() as interruption:
        for told in here(job.jobs)(partial(play_game, job), games, interruption):
            moments += told
            done += 1
            if report is not None:
                report(done)
    # Sums of the same numbers differ by their order, and any game may have ended first.
    moments.sort(key=lambda moment: moment.game)
    return reliabilities(job.seats, moments)


def play_game(job: Calibration, which: tuple[int, int], asked: Asked) -> list[Moment] | None:
    """Play one game; every decision is a moment for every seat."""
    seats, game = which
    seed = job.seed * SEEDS_A_GAME + game
    seated = [bot(job.bot, seed * 8 + seat) for seat in range(seats)]
    state = title(job.title_key).new(seats, seed, job.options)
    told: list[tuple[int, list[float]]] = []
    while not state.over:
        if asked():
            return None
        offers = state.legal()
        if len(offers) == 1:
            state.apply(offers[0])
            continue
        thinking = seated[state.seat].think(state.as_seen_by(state.seat))
        told.append((stage_of(state.progress()), thinking.chances))
        state.apply(thinking.moves[0].move)
    shares = state.shares()
    return [
        Moment(game, seats, stage, chance, came)
        for stage, chances in told
        for chance, came in zip(chances, shares, strict=True)
    ]


def stage_of(progress: float) -> int:
    return min(int(progress * STAGES), STAGES - 1)


def reliabilities(sizes: Iterable[int], moments: list[Moment]) -> list[Reliability]:
    """Return for each size of table how true chances were, in all and by stage."""
    out: list[Reliability] = []
    for seats in sizes:
        of_size = [moment for moment in moments if moment.seats == seats]
        if not of_size:
            continue
        out.append(reliability(seats, None, of_size))
        for stage in range(STAGES):
            of_stage = [moment for moment in of_size if moment.stage == stage]
            if of_stage:
                out.append(reliability(seats, stage, of_stage))
    return out


def reliability(seats: int, stage: int | None, moments: list[Moment]) -> Reliability:
    """Return how true the chances of these moments were."""
    number = len(moments)
    even = 1 / seats
    return Reliability(
        seats=seats,
        stage=stage,
        games=len({moment.game for moment in moments}),
        moments=number,
        brier=sum((moment.told - moment.came) ** 2 for moment in moments) / number,
        even=sum((even - moment.came) ** 2 for moment in moments) / number,
        tenths=[
            tenth(nth, inside)
            for nth in range(TENTHS)
            if (inside := [moment for moment in moments if tenth_of(moment.told) == nth])
        ],
    )


def tenth_of(chance: float) -> int:
    return min(int(chance * TENTHS), TENTHS - 1)


def tenth(nth: int, moments: list[Moment]) -> Tenth:
    came = Deals()
    for moment in moments:
        came.add(moment.game, moment.came)
    told = sum(moment.told for moment in moments) / len(moments)
    return Tenth(nth / TENTHS, len(moments), told, came.mean_estimate())


def to_json(tables: list[Reliability]) -> list[dict[str, object]]:
    return [asdict(table) for table in tables]
