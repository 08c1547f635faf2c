"""What is asked at the table of The Pillars of the Earth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from kingsbridge.engine.phrase import Name
from kingsbridge.engine.state import State
from kingsbridge.titles.pillars.cards import load_cards
from kingsbridge.titles.pillars.conversion import best_conversion, moves_of
from kingsbridge.titles.pillars.moves import (
    BUY,
    DENY,
    DISMISS,
    FINISH,
    GIVE_BACK,
    HIRE,
    PASS,
    PASS_BUILDER,
    SELL,
    TAKE,
    WITHDRAW,
    WORK,
    ZEAL,
)
from kingsbridge.titles.pillars.state import Table
from kingsbridge.titles.pillars.words import craftsman_name, good_name
from kingsbridge.words import Words
from kingsbridge.words.questions import Group, Proposal, Questions, View, grouped

# What ends a turn is listed last, where nobody chooses it by mistake.
ENDINGS = (PASS, PASS_BUILDER, WITHDRAW, FINISH)


def open_questions(options: Mapping[str, object], words: Words) -> PillarsQuestions:
    """Return the questions with the cards of these options."""
    return PillarsQuestions(cast("Mapping[str, object]", options["cards"]), words)


class PillarsQuestions(Questions):
    """The questions of the fourteen places."""

    def __init__(self, corrections: Mapping[str, object], words: Words) -> None:
        super().__init__(words)
        self.kept_cubes = load_cards(corrections).stock.kept_cubes
        kinds = {
            "resources": range(TAKE, HIRE),
            "hire": range(HIRE, DENY),
            "deny": range(DENY, DISMISS),
            "buy": range(BUY, SELL),
            "sell": range(SELL, ZEAL),
        }
        self.headings = {words.say(f"pillars-group-{kind}"): kinds[kind] for kind in kinds}

    def round_of(self, view: View) -> str:
        return self.words.say("pillars-round", round=cast(int, view["round"]))

    def prompt(self, view: View, names: Sequence[str]) -> str:
        seen = dict[str, Any](view)
        player = seen["players"][seen["seat"]]
        drawn = seen["drawn"] if seen["drawn"] >= 0 else seen["seat"]
        event = seen["event"]
        return self.words.say(
            self.asked("prompt", seen),
            player=names[seen["seat"]],
            owner=names[drawn],
            workers=player["reserve"],
            gold=player["gold"],
            cost=seen["cost"],
            tax=seen["tax"],
            event=self.words.say(f"pillars-event-{event}") if event else "",
            surplus=sum(player["cubes"].values()) - self.kept_cubes,
        )

    def waiting(self, view: View, names: Sequence[str]) -> str:
        seen = dict[str, Any](view)
        return self.words.say(self.asked("waiting", seen), player=names[seen["seat"]])

    def asked(self, kind: str, seen: dict[str, Any]) -> str:
        """Return the message of a moment: that of its stage or, if it has none, of its step."""
        step, stage = str(seen["step"]), str(seen["stage"])
        player = seen["players"][seen["seat"]]
        if step == "selection" and len(player["craftsmen"]) > player["craftsman_limit"]:
            stage = "dismiss"
        message = f"pillars-{kind}-{step}-{stage}"
        return message if self.words.has(message) else f"pillars-{kind}-{step}"

    def groups(self, moves: list[int]) -> list[Group]:
        return grouped(moves, self.headings, ENDINGS)

    def tie_break(self, view: View) -> str:
        """P-E.1: gold decides where victory points do not."""
        seen = dict[str, Any](view)
        most = max(player["vp"] for player in seen["players"])
        tied = [player["gold"] for player in seen["players"] if player["vp"] == most]
        if len(tied) < 2:
            return ""
        shared = tied.count(max(tied)) > 1
        return self.words.say("pillars-tie-shared" if shared else "pillars-tie-gold")

    def proposal(self, state: State, seat: int) -> Proposal | None:
        """Propose the best conversion while the seat is scoring, giving back included (P-13)."""
        if not isinstance(state, Table) or state.over or state.seat != seat:
            return None
        if state.step_name() != "cathedral":
            return None
        best = best_conversion(state, seat)
        moves = moves_of(state, best)
        return Proposal(moves, best.vp, best.gold, self.summary(state, moves))

    def summary(self, table: Table, moves: list[int]) -> str:
        """Say who works how often, and what is given back."""
        uses = [craftsman_name(table.cards, move - WORK) for move in moves if WORK <= move < FINISH]
        cubes = [good_name(move - GIVE_BACK) for move in moves if move >= GIVE_BACK]
        work = self.counted(uses)
        if not cubes:
            return work
        message = "pillars-proposal-work_and_give_back" if work else "pillars-proposal-give_back"
        return self.words.say(message, work=work, cubes=self.counted(cubes))

    def counted(self, names: list[Name]) -> str:
        """Say each name once, with how often it comes."""
        times = Counter(self.words.say(f"{name.kind}-{name.key}") for name in names)
        return ", ".join(
            self.words.say("pillars-proposal-times", what=what, times=number)
            for what, number in times.items()
        )
