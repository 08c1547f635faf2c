"""What is asked at the fair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from fleece_fair.view_types import View
from kingsbridge.words import Words
from kingsbridge.words.questions import Questions
from kingsbridge.words.questions import View as Seen


def open_questions(options: Mapping[str, object], words: Words) -> Questions:
    """Return the questions of a fair; they are the same whatever was chosen for it."""
    return FairQuestions(words)


class FairQuestions(Questions):
    """Which purse for this lot?"""

    def round_of(self, view: Seen) -> str:
        fair = cast(View, view)
        return self.words.say("fleece-round", round=fair["round"], lots=fair["lots"])

    def prompt(self, view: Seen, names: Sequence[str]) -> str:
        fair = cast(View, view)
        return self.words.say(
            "fleece-prompt",
            player=names[fair["seat"]],
            lot=fair["lot"] or 0,  # there always is one while somebody is asked
            waiting=sum(fair["waiting"]),
        )

    def tie_break(self, view: Seen) -> str:
        """F-E.2: the best lot decides among equals."""
        merchants = cast(View, view)["players"]
        most = max(merchant["points"] for merchant in merchants)
        tied = [merchant["taken"] for merchant in merchants if merchant["points"] == most]
        if len(tied) < 2 or not most:
            return ""
        return self.words.say("fleece-tie", lot=max(max(lots) for lots in tied))
