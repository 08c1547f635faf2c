"""One's own history: what somebody does well and badly against others of their strength.

Of one game and of many. What is told to differ does so by more than chance: one game by lying
beyond what 90 of 100 games of the others are like, many by an interval around their mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import sqrt
from typing import Final

from kingsbridge.analysis.grades import FLAWS
from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.engine.title import Title, title
from kingsbridge.study.habits import SOURCE, THIRDS, Habits, kinds_of, phrase_of
from kingsbridge.study.mistakes import Mistakes
from kingsbridge.study.reference import Against, Usual, levels_for, nearest
from kingsbridge.table.errors import Refused
from kingsbridge.words import Words, words
from kingsbridge.words.numbers import number

# The normal deviates of a 95 % interval, which is shown, and of a 99 % one, by which it is told
# that something differs: with fifty habits looked at, one in twenty would be told for nothing.
SHOWN: Final = 1.96
TOLD: Final = 2.58
# A person's own spread is not known from few games: it is taken for that of the others, as if that
# had been seen in so many games more.
LENT: Final = 4
# Of so few games nothing is told to differ over all of them, and of fewer than so many a doubt is.
FEWEST: Final = 3
FEW: Final = 10
# A habit is good or bad if it goes together with being ahead at least so much.
WORTH: Final = 0.15
# What is told in sentences: so many of what is good, and of what is bad; so many in all.
MOST_OF_A_SIDE: Final = 2
MOST_REMARKS: Final = 4
# So many games are looked at, the newest.
MOST_GAMES: Final = 500


class Opponents(StrEnum):
    """Who sat at the other seats: at least one other person, or bots alone."""

    PEOPLE = "people"
    BOTS = "bots"


class Side(StrEnum):
    """What is to be thought of a figure beside what is usual."""

    GOOD = "good"
    BAD = "bad"
    DIFFERENT = "different"
    USUAL = "usual"


@dataclass(frozen=True)
class Played:
    """A game that somebody played, with what they did in it."""

    table: str
    at: int
    opponents: Opponents
    habits: Habits
    mistakes: Mistakes | None = None


@dataclass(frozen=True)
class Wanted:
    """Which games, and whom they are held against; what is not said is not asked."""

    seats: int | None = None
    opponents: Opponents | None = None
    last: int | None = None
    level: str | None = None

    def of(self, games: Sequence[Played]) -> list[Played]:
        """Return the games that are wanted, the oldest first."""
        fit = [
            game
            for game in games
            if self.seats in (None, game.habits.seats) and self.opponents in (None, game.opponents)
        ]
        fit.sort(key=lambda game: game.at)
        return fit[-(self.last or MOST_GAMES) :]


# What is told


@dataclass
class Figure:
    """Something counted: mine over the games, in which interval, and what is usual.

    Without an interval or without anything usual these are null.
    """

    key: str
    name: str
    mine: float
    low: float | None
    high: float | None
    usual: float | None
    usual_low: float | None
    usual_high: float | None
    side: Side


@dataclass
class FigureGroup:
    """Figures of one kind."""

    key: str
    name: str
    figures: list[Figure]


@dataclass
class GamePoints:
    """One game: how many points, which place from 1, among how many, against whom."""

    table: str
    at: int
    seats: int
    points: float
    place: int
    opponents: Opponents


@dataclass
class SeatResults:
    """How games with so many players went; by chance alone one would win `fair` of them."""

    seats: int
    games: int
    wins: float
    low: float
    high: float
    fair: float
    place: float


@dataclass
class ThirdsMistakes:
    """Mistakes in a part of the game, in a game on average: mine and one of the others'."""

    name: str
    mine: list[float]
    others: list[float]


@dataclass
class Remark:
    """Something worth telling, in a sentence."""

    side: Side
    text: str


@dataclass
class Strength:
    """Whom the games are held against, and why, and of which others there are games as well."""

    level: str
    name: str
    why: str
    nearest: bool
    others: list[str]


@dataclass
class OwnHistory:
    """What is told of somebody's games of a title: of one, or of many."""

    title: str
    # How many there are in all, and which numbers of seats were among them.
    all: int
    seats: list[int]
    games: list[GamePoints]
    strength: Strength | None
    doubt: str
    points: Figure | None
    remarks: list[Remark] = field(default_factory=list)
    sources: FigureGroup | None = None
    habits: list[FigureGroup] = field(default_factory=list)
    results: list[SeatResults] = field(default_factory=list)
    # Of how many games the mistakes are known, and what their grades are called.
    analysed: int = 0
    grades: list[str] = field(default_factory=list)
    mistakes: list[ThirdsMistakes] = field(default_factory=list)
    # How many games were not counted yet: who asks again is told of more.
    waiting: int = 0


def check_level(level: str | None, games: Sequence[Habits]) -> None:
    """Raise if there is nobody of this level to hold games against."""
    known = [against.level for against in levels_for(games)]
    if level is not None and games and level not in known:
        there = f"there are {', '.join(known)}" if known else "there are none for these games"
        raise Refused(f"no games of level {level!r} to compare with: {there}", "bad_level")


def history(
    key: str, games: Sequence[Played], wanted: Wanted, language: str, waiting: int = 0
) -> OwnHistory:
    """Tell of somebody's games of a title; so many more wait to be counted."""
    game, said = title(key), words(language)
    chosen = wanted.of(games)
    habits = [played.habits for played in chosen]
    check_level(wanted.level, habits)
    against = _against(habits, habits, wanted.level)
    told = OwnHistory(
        title=key,
        all=len(games),
        seats=sorted({played.habits.seats for played in games}),
        games=[_points(played) for played in chosen],
        strength=_strength(against, habits, wanted.level, said),
        doubt=_doubt(len(chosen), said),
        points=None,
        waiting=waiting,
    )
    if chosen:
        _fill(told, game, habits, against, said)
        told.results = _results(habits)
        _tell_mistakes(told, [played.mistakes for played in chosen if played.mistakes], said)
    return told


def one_game(
    played: Played, others: Sequence[Played], level: str | None, language: str
) -> OwnHistory:
    """Tell of one game, held against those who are as strong as somebody is in all their games."""
    habits, said = played.habits, words(language)
    alike = [other.habits for other in others if other.table != played.table] + [habits]
    check_level(level, [habits])
    against = _against([habits], alike, level)
    told = OwnHistory(
        title=habits.title,
        all=len(alike),
        seats=[habits.seats],
        games=[_points(played)],
        strength=_strength(against, alike, level, said),
        doubt=said.say("history-doubt-one"),
        points=None,
    )
    _fill(told, title(habits.title), [habits], against, said)
    _tell_mistakes(told, [played.mistakes] if played.mistakes else [], said)
    return told


def _against(games: Sequence[Habits], alike: Sequence[Habits], level: str | None) -> Against | None:
    """Return whom games are held against: whom one is nearest to, or whom one asks for."""
    near = nearest(alike)
    wanted = level or (near.level if near else None)
    return next((each for each in levels_for(games) if each.level == wanted), None)


def _strength(
    against: Against | None, alike: Sequence[Habits], level: str | None, said: Words
) -> Strength | None:
    if against is None:
        return None
    name = said.say(f"history-level-{against.level}")
    near = nearest(alike)
    mine = sum(game.points for game in alike) / len(alike)
    chosen = near is None or level not in (None, near.level)
    why = said.say(
        "history-against-chosen" if chosen else "history-against-nearest",
        level=name,
        games=len(alike),
        mine=number(mine, 1, said),
        usual=number(against.points.mean if near is None else near.points.mean, 1, said),
        known=against.games,
    )
    others = [each.level for each in levels_for(alike)]
    return Strength(against.level, name, why, not chosen, others)


def _doubt(games: int, said: Words) -> str:
    if not games:
        return said.say("history-doubt-none")
    if games < FEW:
        return said.say("history-doubt-few", games=games)
    return said.say("history-doubt-many", games=games)


def _points(played: Played) -> GamePoints:
    habits = played.habits
    return GamePoints(
        played.table, played.at, habits.seats, habits.points, habits.place, played.opponents
    )


# Figures


@dataclass(frozen=True)
class Sheet:
    """Games, and what they are held against."""

    games: Sequence[Habits]
    against: Against | None
    # What was done how often, game by game.
    amounts: Sequence[Mapping[str, float]]

    def figure(self, key: str, name: str, values: Sequence[float], usual: Usual | None) -> Figure:
        """Return a figure of what was counted in each game."""
        count = len(values)
        mean = sum(values) / count
        off = sum((value - mean) ** 2 for value in values)
        lent = LENT if usual is not None else 0
        seen = lent + count - 1
        error = None
        if seen:
            spread = usual.spread if usual is not None else 0.0
            error = sqrt((lent * spread**2 + off) / seen / count)
        low = high = None
        if error is not None and count > 1:
            low, high = mean - SHOWN * error, mean + SHOWN * error
            # What is never less than nothing has no mean below it, and losses none above.
            low = round(max(0.0, low) if min(values) >= 0 else low, 2)
            high = round(min(0.0, high) if max(values) < 0 else high, 2)
        figure = Figure(
            key=key,
            name=name,
            mine=round(mean, 2),
            low=low,
            high=high,
            usual=None if usual is None else round(usual.mean, 2),
            usual_low=None if usual is None else round(usual.low, 2),
            usual_high=None if usual is None else round(usual.high, 2),
            side=Side.USUAL,
        )
        if usual is not None and error is not None and self._differs(mean, error, usual):
            return replace(figure, side=_side(mean, usual))
        return figure

    def _differs(self, mean: float, error: float, usual: Usual) -> bool:
        """Return whether a mean differs from what is usual by more than chance."""
        if len(self.games) == 1:
            return not usual.low <= mean <= usual.high
        if len(self.games) < FEWEST or self.against is None:
            return False
        doubt = sqrt(error**2 + usual.spread**2 / self.against.rows)
        return abs(mean - usual.mean) > TOLD * doubt

    def of(self, key: str, name: str) -> Figure:
        """Return the figure of a habit or a source of points."""
        values = [amounts.get(key, 0.0) for amounts in self.amounts]
        return self.figure(key, name, values, self._usual(key))

    def points(self, name: str) -> Figure:
        """Return the figure of all points."""
        values = [game.points for game in self.games]
        usual = None if self.against is None else self.against.points
        return self.figure("points", name, values, usual)

    def _usual(self, key: str) -> Usual | None:
        return None if self.against is None else self.against.usual(key)

    def sources(self) -> list[str]:
        """Return where points came from, with the greatest means first."""
        mine = [key for amounts in self.amounts for key in amounts]
        usual = self.against.keys() if self.against else []
        keys = [key for key in dict.fromkeys([*mine, *usual]) if key.startswith(SOURCE)]
        means = {
            key: sum(amounts.get(key, 0.0) for amounts in self.amounts) / len(self.games)
            for key in keys
        }
        theirs = {key: self.against.usual(key).mean if self.against else 0.0 for key in keys}
        return sorted(keys, key=lambda key: (-means[key], -theirs[key], key))


def _side(mean: float, usual: Usual) -> Side:
    if abs(usual.worth) < WORTH:
        return Side.DIFFERENT
    return Side.GOOD if (mean > usual.mean) == (usual.worth > 0) else Side.BAD


def _fill(
    told: OwnHistory, game: Title, games: Sequence[Habits], against: Against | None, said: Words
) -> None:
    """Tell the figures of games, and what of them is worth a sentence."""
    sheet = Sheet(games, against, [each.amounts() for each in games])
    told.points = sheet.points(said.say("history-points"))
    found: list[tuple[Figure, str]] = []
    sources = [
        sheet.of(key, said.tell(phrase_of(key.removeprefix(SOURCE)))) for key in sheet.sources()
    ]
    found += [(one, said.say("history-did-points", thing=one.name)) for one in sources]
    told.sources = FigureGroup("points", said.say("history-sources"), sources)
    kinds = kinds_of(game)
    for group in kinds.groups if kinds else ():
        message = f"{game.key}-habits-{group.key}"
        figures = []
        for thing in group.things:
            name = group.name(thing)
            figure = sheet.of(group.habit(thing), _capital(said.name(name)))
            figures.append(figure)
            did = said.tell(Phrase(f"{message}-did", {"thing": Name(group.named, thing)}))
            found.append((figure, _capital(did)))
        told.habits.append(FigureGroup(group.key, said.say(message), figures))
    if told.strength is not None:
        told.remarks = _remarks(told.points, found, sheet, told.strength.name, said)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Sentences


def _remarks(
    points: Figure, found: Sequence[tuple[Figure, str]], sheet: Sheet, level: str, said: Words
) -> list[Remark]:
    """Return what is worth telling, the good first; what stands out most before what does less."""
    assert sheet.against is not None

    def stands_out(one: tuple[Figure, str]) -> float:
        figure = one[0]
        usual = sheet.against.usual(figure.key) if sheet.against else None
        # What hardly ever happens is no measure of how far off something is.
        spread = max(usual.spread, 1.0) if usual else 1.0
        return abs(figure.mine - (figure.usual or 0.0)) / spread

    order = sorted((one for one in found if one[0].side != Side.USUAL), key=stands_out)[::-1]
    sides = {side: [one for one in order if one[0].side == side] for side in Side}
    chosen = sides[Side.GOOD][:MOST_OF_A_SIDE] + sides[Side.BAD][:MOST_OF_A_SIDE]
    chosen += sides[Side.DIFFERENT][: MOST_REMARKS - len(chosen)]
    told = [Remark(one.side, _sentence(one, did, level, said)) for one, did in chosen]
    all_points = _sentence(points, said.say("history-did-all"), level, said)
    if len(told) < MOST_OF_A_SIDE:
        told.append(Remark(Side.USUAL, said.say("history-said-nothing", level=level)))
    return [Remark(points.side, all_points), *told]


def _sentence(figure: Figure, did: str, level: str, said: Words) -> str:
    usual = figure.usual or 0.0
    how = "as" if figure.side == Side.USUAL else _how(figure.mine, usual)
    facts = {
        "did": did,
        "mine": _written(figure.mine, said),
        "usual": _written(usual, said),
        "level": level,
    }
    return said.say(f"history-said-{how}", **facts)


def _written(value: float, said: Words) -> str:
    return number(value, 0 if value == round(value) else 1, said)


# By how much more or less something is done, up to what part of what is usual.
HOW_OFTEN: Final = [
    (0.4, "far_less"),
    (0.6, "half"),
    (1.0, "less"),
    (1.7, "more"),
    (2.4, "twice"),
]


def _how(mine: float, usual: float) -> str:
    if not mine:
        return "never"
    if abs(usual) < 0.1 or mine * usual < 0:
        return "rare"
    return next((how for most, how in HOW_OFTEN if mine / usual <= most), "far_more")


# Results and mistakes


def _results(games: Sequence[Habits]) -> list[SeatResults]:
    """Return how games went, by how many played, with Wilson's interval for the part won."""
    told: list[SeatResults] = []
    for seats in sorted({game.seats for game in games}):
        these = [game for game in games if game.seats == seats]
        count, wins = len(these), sum(game.share for game in these)
        part, square = wins / count, SHOWN**2
        middle = (part + square / (2 * count)) / (1 + square / count)
        off = sqrt(part * (1 - part) / count + square / (4 * count**2))
        reach = SHOWN * off / (1 + square / count)
        told.append(
            SeatResults(
                seats=seats,
                games=count,
                wins=round(wins, 2),
                low=round(max(0.0, middle - reach), 4),
                high=round(min(1.0, middle + reach), 4),
                fair=1 / seats,
                place=round(sum(game.place for game in these) / count, 2),
            )
        )
    return told


def _tell_mistakes(told: OwnHistory, found: Sequence[Mistakes], said: Words) -> None:
    told.analysed = len(found)
    told.grades = [said.say(f"analysis-grades-{flaw}") for flaw in FLAWS]
    if not found:
        return
    for third in range(THIRDS):
        told.mistakes.append(
            ThirdsMistakes(
                name=said.say(f"history-third-{third + 1}"),
                mine=[
                    round(sum(each.mine[third][flaw] for each in found) / len(found), 2)
                    for flaw in range(len(FLAWS))
                ],
                others=[
                    round(sum(each.others[third][flaw] for each in found) / len(found), 2)
                    for flaw in range(len(FLAWS))
                ],
            )
        )
