"""What came of a tournament: who is first, by how much, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import combinations

from kingsbridge.arena.ratings import Rating, ratings
from kingsbridge.arena.sequential import Decision, Verdict
from kingsbridge.arena.statistics import Estimate, deals
from kingsbridge.arena.times import quantile
from kingsbridge.arena.tournament import PlayedGame, Tournament
from kingsbridge.bots.player import Fault


@dataclass(frozen=True)
class Standing:
    """How one bot fared, over all the seats it held. A shared victory counts in equal parts."""

    bot: str
    seats: int
    wins: float
    win_rate: Estimate
    mean_score: Estimate
    rating: Rating
    median_seconds: float | None
    p99_seconds: float | None
    win_rate_by_seat: list[Estimate]
    # Mean victory points, by where they came from.
    sources: dict[str, float]
    # How often each score was reached.
    scores: dict[float, int]
    # Where it failed and another moved for it, by kind, and in how many games it did.
    faults: dict[str, Fault]
    games_with_faults: int


@dataclass(frozen=True)
class Difference:
    """By how many points one bot ends above another in the same game."""

    bot: str
    other: str
    points: Estimate


@dataclass(frozen=True)
class Summary:
    """What came of a tournament; intervals are 95 %, over deals."""

    title: str
    bots: list[str]
    seed: int
    games: int
    deals: int
    arrangements: int
    decisions: int
    standings: list[Standing]
    differences: list[Difference]
    win_rate_by_seat: list[Estimate]
    # What was found about the rate that was asked for, if one was.
    test: Verdict | None

    @property
    def decided(self) -> bool:
        """Whether it is known if a bot reaches the rate that was asked for."""
        return self.test is not None and self.test.decision is not Decision.OPEN

    @property
    def evened_out(self) -> bool:
        """Whether every deal has been played in all seatings."""
        return self.games == self.deals * self.arrangements

    def to_json(self) -> dict[str, object]:
        return asdict(self)


@dataclass(frozen=True)
class Turn:
    """One bot in one seat of one game."""

    bot: str
    seat: int
    deal: int
    score: float
    win: float
    sources: dict[str, float]
    times: Counter[int]
    faults: Mapping[str, Fault]


def summary(
    tournament: Tournament, played: Iterable[PlayedGame], test: Verdict | None = None
) -> Summary:
    """Sum a tournament up, the strongest first."""
    games = sorted(played, key=lambda game: game.number)
    turns = list(_turns(tournament, games))
    rated = ratings(tournament, games)
    standings = [
        _standing(name, [turn for turn in turns if turn.bot == name], tournament, rated[name])
        for name in tournament.names
    ]
    standings.sort(key=lambda standing: (-standing.win_rate.value, -standing.mean_score.value))
    ranked = [standing.bot for standing in standings]
    return Summary(
        title=tournament.title_key,
        bots=list(tournament.bots),
        seed=tournament.seed,
        games=len(games),
        deals=len({tournament.deal(game.number) for game in games}),
        arrangements=len(tournament.arrangements),
        decisions=sum(game.decisions for game in games),
        standings=standings,
        differences=[
            _difference(one, other, tournament, games) for one, other in combinations(ranked, 2)
        ],
        win_rate_by_seat=_by_seat(turns, len(tournament.bots)),
        test=test,
    )


def _turns(tournament: Tournament, games: list[PlayedGame]) -> Iterator[Turn]:
    for game in games:
        for seat, entrant in enumerate(game.seating):
            yield Turn(
                bot=tournament.bots[entrant],
                seat=seat,
                deal=tournament.deal(game.number),
                score=game.scores[seat],
                win=game.wins[seat],
                sources=game.sources[seat],
                times=game.times[seat],
                faults=game.faults[seat] if game.faults else {},
            )


def _standing(name: str, turns: list[Turn], tournament: Tournament, rating: Rating) -> Standing:
    times: Counter[int] = Counter()
    points: dict[str, float] = {}
    for turn in turns:
        times.update(turn.times)
        for source, worth in turn.sources.items():
            points[source] = points.get(source, 0.0) + worth
    scores = Counter(turn.score for turn in turns)
    seats = list(tournament.bots).count(name)
    return Standing(
        bot=name,
        seats=seats,
        wins=sum(turn.win for turn in turns),
        win_rate=_win_rate(turns, seats, len(tournament.bots)),
        mean_score=deals((turn.deal, turn.score) for turn in turns).mean_estimate(),
        rating=rating,
        median_seconds=quantile(times, 0.5),
        p99_seconds=quantile(times, 0.99),
        win_rate_by_seat=_by_seat(turns, len(tournament.bots)),
        sources={source: points[source] / len(turns) for source in sorted(points)},
        scores={score: scores[score] for score in sorted(scores)},
        faults=_faults(turns),
        games_with_faults=sum(bool(turn.faults) for turn in turns),
    )


def _faults(turns: list[Turn]) -> dict[str, Fault]:
    """Add up what went wrong; of each kind, what it was the first time."""
    sums: dict[str, Fault] = {}
    for turn in turns:
        for kind, fault in turn.faults.items():
            before = sums.get(kind, Fault(0, fault.first))
            sums[kind] = before._replace(times=before.times + fault.times)
    return sums


def _win_rate(turns: list[Turn], held: int, seats: int) -> Estimate:
    rate = deals((turn.deal, turn.win) for turn in turns)
    # Who holds all seats wins every game: that is no estimate.
    return Estimate(rate.mean, None, None) if held == seats else rate.rate_estimate(1 / held)


def _by_seat(turns: list[Turn], seats: int) -> list[Estimate]:
    return [
        deals((turn.deal, turn.win) for turn in turns if turn.seat == seat).rate_estimate()
        for seat in range(seats)
    ]


def _difference(
    one: str, other: str, tournament: Tournament, games: list[PlayedGame]
) -> Difference:
    def mean(name: str, game: PlayedGame) -> float:
        own = [
            score
            for entrant, score in zip(game.seating, game.scores, strict=True)
            if tournament.bots[entrant] == name
        ]
        return sum(own) / len(own)

    leads = ((tournament.deal(game.number), mean(one, game) - mean(other, game)) for game in games)
    return Difference(one, other, deals(leads).mean_estimate())
