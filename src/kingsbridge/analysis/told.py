"""An analysis in the words of one language: moves, what happened, and figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingsbridge.analysis.analysis import Analysis, Decision, SeatSummary
from kingsbridge.analysis.reasons import LEAST_POINTS, Outlook
from kingsbridge.analysis.turning import LEAST_CHANGE, TurningPoint, settled
from kingsbridge.engine.journal import ROUND_BEGINS, Entry, Journal
from kingsbridge.engine.phrase import Phrase
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from kingsbridge.words import Words
from kingsbridge.words.card_data import corrected_words
from kingsbridge.words.numbers import change, percent, percent_change
from kingsbridge.words.score_sheets import score_rows


@dataclass(frozen=True)
class Round:
    """A round of the game, by the decision it begins with."""

    decision: int
    heading: str
    tick: str  # a short name for the graph; empty if there is no room for one


@dataclass(frozen=True)
class ToldDecision:
    """A decision, with the words for it and for what happened until the next."""

    decision: Decision
    made: str
    best: str
    events: list[str]
    surprises: list[str]  # those of the events that nobody could foresee


class Telling:
    """A game and its analysis, told."""

    def __init__(self, analysis: Analysis, words: Words) -> None:
        self.analysis = analysis
        record = analysis.record
        self.words = corrected_words(record.title_key, record.options, words)
        self.title = title(record.title_key)
        self.names = distinct(analysis.record.players)
        self.rounds: list[Round] = []
        self.decisions: list[ToldDecision] = []
        self._tell()

    def _tell(self) -> None:
        journal = Journal()
        coming = list(self.analysis.decisions)
        begun = 0  # how much of the journal was told before the decision at hand
        at_hand: tuple[Decision, str, str] | None = None
        for state in self.analysis.record.states(journal):
            decides = bool(coming) and state.ply == coming[0].weighed.ply
            if not decides and not state.over:
                continue
            entries = journal.everybodys()
            self._tell_rounds(state, entries[begun:], len(self.decisions) + 2 if at_hand else 1)
            if at_hand is not None:
                self._tell_decision(state, *at_hand, entries[begun:])
            if decides:
                decision = coming.pop(0)
                chosen = self.move(state, decision.weighed.made.move)
                at_hand = decision, chosen, self.move(state, decision.weighed.best.move)
            begun = len(entries)
            if state.over:
                self.score_rows = score_rows(self.title, state, self.words)

    def _tell_rounds(self, state: State, entries: Sequence[Entry], decision: int) -> None:
        for entry in entries:
            if entry.what == ROUND_BEGINS:
                heading = self.story(state, entry)
                self.rounds.append(Round(decision, heading, self._tick(state, entry)))

    def _tick(self, state: State, entry: Entry) -> str:
        message = f"{self.title.key}-round-tick"
        if not self.words.has(message):
            return ""
        return self.words.tell(Phrase(message, self.title.story(state, entry).facts), self.names)

    def _tell_decision(
        self, state: State, decision: Decision, made: str, best: str, entries: Sequence[Entry]
    ) -> None:
        events = [self.story(state, entry) for entry in entries]
        surprises = [events[place] for place in decision.weighed.surprises]
        self.decisions.append(ToldDecision(decision, made, best, events, surprises))

    def move(self, state: State, move: int) -> str:
        """Say a move."""
        return self.words.tell(self.title.phrase(state, move), self.names)

    def story(self, state: State, entry: Entry) -> str:
        """Say what happened."""
        return self.words.tell(self.title.story(state, entry), self.names)

    def told(self, decision: Decision) -> ToldDecision:
        """Return a decision with its words."""
        return self.decisions[decision.number - 1]

    def title_name(self) -> str:
        """Say what game it is."""
        return self.words.title(self.title.key)

    def winners(self) -> str:
        """Say who won."""
        return self._of_winners("table-winner")

    def settled(self) -> str:
        """Say since when the winner was the favourite."""
        point = settled(self.analysis)
        if point is None:
            return self._of_winners("analysis-settled-always")
        return self._of_winners("analysis-settled", number=str(point.decision.number))

    def _of_winners(self, message: str, **facts: str) -> str:
        winners = self.analysis.winners
        names = self.words.say("table-and").join(self.names[seat] for seat in winners)
        return self.words.say(message, names=names, count=len(winners), **facts)

    def turn(self, point: TurningPoint) -> str:
        """Say whose chance changed, by how much, and whether somebody chose it."""
        return self.words.say(
            f"analysis-turn-{point.cause.value}",
            player=self.names[point.seat],
            before=self.percent(point.decision.before[point.seat]),
            after=self.percent(point.decision.after[point.seat]),
        )

    def no_turns(self) -> str:
        """Say that nothing turned the game."""
        return self.words.say("analysis-no-turning-points", least=self.percent(LEAST_CHANGE))

    def better(self, told: ToldDecision) -> str:
        """Say which move would have been better."""
        chance = self.percent(told.decision.weighed.best.chance)
        return self.words.say("analysis-better", move=told.best, chance=chance)

    def sum(self, found: SeatSummary) -> str:
        """Say what a player's choices gave away, and what chance gave or took."""
        luck = round(found.luck, 2)
        kind = "even" if not luck else "lucky" if luck > 0 else "unlucky"
        return self.words.say(
            f"judged-sum-{kind}",
            player=self.names[found.seat],
            given=self.percent(found.given_away),
            luck=self.percent(abs(luck)),
        )

    def mistake(self, decision: Decision) -> str:
        """Say how bad a choice was."""
        return self.words.say(
            "judged-mistake",
            grade=self.words.say(f"analysis-grade-{decision.grade.value}"),
            given=self.percent(decision.given_away),
        )

    def why(self, decision: Decision) -> list[str]:
        """Say what the better move would have brought, by the engine's own numbers."""
        reason = decision.weighed.reason
        if reason is None:
            return []
        seat, points = decision.seat, reason.game.points
        others = {other: gain for other, gain in enumerate(points) if other != seat}
        if points[seat] < LEAST_POINTS and min(others.values()) > -LEAST_POINTS:
            return [self.words.say("judged-no-points")]
        said = [
            self._brings(f"judged-{when}", outlook, seat)
            for when, outlook in (("round", reason.round), ("game", reason.game))
            if outlook.gains or abs(outlook.points[seat]) >= LEAST_POINTS
        ]
        return said + [
            self.words.say("judged-other", player=self.names[other], points=self.points(gain))
            for other, gain in others.items()
            if abs(gain) >= LEAST_POINTS
        ]

    def _brings(self, message: str, outlook: Outlook, seat: int) -> str:
        gains = [
            self.words.say(
                "judged-source",
                source=self.words.tell(gain.phrase(), self.names),
                points=self.points(gain.points),
            )
            for gain in outlook.gains
        ]
        sources = self.words.say("judged-sources", sources=", ".join(gains)) if gains else ""
        points = self.points(outlook.points[seat])
        return self.words.say(message, points=points, sources=sources)

    def points(self, points: float) -> str:
        """Write by how many points something differs, with its sign."""
        return change(points, 1, self.words)

    def weighed_by(self) -> str:
        """Say who thought about the game, and how much of it there was."""
        analyst = self.analysis.analyst
        said = analyst.bot
        if analyst.iterations is not None:
            said += f" (iterations={analyst.iterations})"
        return self.words.say("analysis-by", bot=said, decisions=len(self.decisions))

    def percent(self, chance: float) -> str:
        """Write a chance."""
        return percent(chance, 0, self.words)

    def change(self, chance: float) -> str:
        """Write by how much a chance changes, with its sign."""
        return percent_change(chance, 0, self.words)


def distinct(names: Sequence[str]) -> list[str]:
    """Return names by which players can be told apart: their seat behind it where they cannot."""
    plain = [" ".join(name.split()) or "–" for name in names]
    return [
        name if plain.count(name) == 1 else f"{name} ({seat})" for seat, name in enumerate(plain)
    ]
