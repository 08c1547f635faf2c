"""What is asked at the table of World Without End."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from kingsbridge.titles.world.card_texts import CardTexts
from kingsbridge.titles.world.cards import EFFECTS, Effect, load_cards
from kingsbridge.titles.world.goods import GOODS
from kingsbridge.titles.world.moves import (
    DECLINE,
    DONE,
    EXCHANGE,
    FORGO,
    GET,
    SELL_CLOTH,
    SELL_WOOL,
)
from kingsbridge.titles.world.state import CHAPTERS
from kingsbridge.titles.world.steps.duties import GOODS_DUE, Duties
from kingsbridge.words import Words
from kingsbridge.words.questions import Group, Questions, View, grouped

# What ends a turn is listed last, where nobody chooses it by mistake.
ENDINGS = (FORGO, DONE, DECLINE)
# What decides where victory points do not, in this order (W-11.2).
TIE_BREAKERS = ["piety", "loyalty", "medical"]


def open_questions(options: Mapping[str, object], words: Words) -> WorldQuestions:
    """Return the questions with the cards of these options."""
    return WorldQuestions(cast("Mapping[str, object]", options["cards"]), words)


class WorldQuestions(Questions):
    """The questions of a chapter's rounds and of its end."""

    def __init__(self, corrections: Mapping[str, object], words: Words) -> None:
        super().__init__(words)
        self.components = load_cards(corrections)
        self.texts = CardTexts(self.components, words)
        kinds = {"trade": range(EXCHANGE, GET), "wool": range(SELL_WOOL, SELL_CLOTH)}
        self.headings = {words.say(f"world-group-{kind}"): kinds[kind] for kind in kinds}

    def round_of(self, view: View) -> str:
        chapter = self.words.say(f"world-chapter-{view['chapter']}")
        return self.words.say("world-round", chapter=chapter, round=cast(int, view["round"]))

    def prompt(self, view: View, names: Sequence[str]) -> str:
        seen = dict[str, Any](view)
        duty = Duties.stages.index(seen["stage"]) if seen["step"] == Duties.name else 0
        event = seen["event"]
        return self.words.say(
            self.asked(seen),
            player=names[seen["seat"]],
            event=self.words.say(f"world-event-{event}") if event else "",
            left=seen["left"] or 1,
            missing=seen["players"][seen["seat"]]["missing"][duty],
            good=self.words.say(f"world-good-{GOODS[GOODS_DUE[duty]]}"),
            tax=seen["tax"],
            get=self.given_for(seen),
        )

    def given_for(self, seen: dict[str, Any]) -> str:
        """Say what the effect that is asking gives, if it is an event's and gives anything."""
        if seen["step"] != "reveal" or seen["errand"]:
            return ""
        effect = self.effect(seen)
        return self.texts.sum(effect.get)

    def effect(self, seen: dict[str, Any]) -> Effect:
        """Return the effect of the event that is being decided."""
        event = self.components.events[self.components.event_keys.index(seen["event"])]
        return event.effects[int(seen["effect"])]

    def asked(self, seen: dict[str, Any]) -> str:
        """Return the message of the question: by the errand, the effect, the card, the duty."""
        if seen["errand"]:
            return f"world-prompt-errand-{seen['errand']}"
        step = seen["step"]
        if step == "reveal":
            return f"world-prompt-reveal-{EFFECTS[self.effect(seen).do]}"
        if step == "duties":
            last = seen["chapter"] == CHAPTERS
            return f"world-prompt-duties-{'last' if last else seen['stage']}"
        if step == "orient":
            return "world-prompt-orient"
        asked = f"world-prompt-{step}-{seen['stage']}"
        return f"{asked}-{seen['acting']}" if seen["acting"] else asked

    def waiting(self, view: View, names: Sequence[str]) -> str:
        seen = dict[str, Any](view)
        event, card = seen["event"], seen["acting"]
        return self.words.say(
            self.awaited(seen),
            player=names[seen["seat"]],
            event=self.words.say(f"world-event-{event}") if event else "",
            card=self.words.say(f"world-action-{card}") if card else "",
        )

    def awaited(self, seen: dict[str, Any]) -> str:
        """Return the message of what is waited for: by the errand, or the step and its stage."""
        if seen["errand"]:
            return f"world-waiting-errand-{seen['errand']}"
        awaited = f"world-waiting-{seen['step']}"
        return f"{awaited}-{seen['stage']}" if seen["step"] == "action" else awaited

    def groups(self, moves: list[int]) -> list[Group]:
        return grouped(moves, self.headings, ENDINGS)

    def tie_break(self, view: View) -> str:
        """W-11.2: piety, loyalty and medical knowledge decide where victory points do not."""
        players = dict[str, Any](view)["players"]
        most = max(player["vp"] for player in players)
        tied = [player["goods"] for player in players if player["vp"] == most]
        for good in TIE_BREAKERS:
            if len(tied) < 2:
                return ""
            best = max(goods[good] for goods in tied)
            ahead = [goods for goods in tied if goods[good] == best]
            if len(ahead) == 1:
                return self.words.say(f"world-tie-{good}")
            tied = ahead
        return self.words.say("world-tie-shared")
