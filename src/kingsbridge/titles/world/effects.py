"""The small language in which events say what they do: every word it has, and the word's fields.

The cards are written in it, ours (`cards/events.toml`) and those an owner corrects; what is
declared here is what is accepted, what forms offer, and what the documentation lists. A new word
is declared here, numbered in `cards.py`, told in `locale/*/effects.ftl` and carried out in
`events.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from kingsbridge.engine.values import Effects, OneName, Ranked, Several, Some, Value, Whole, Word
from kingsbridge.titles.world.goods import GOODS, OWNED

# When a word works: as the event is turned (or in that round alone), or as long as a long-term
# event lies there. A trade is made once in the first case and once a round in the second.
AT_ONCE: Final = 0
LASTING: Final = 1
EITHER: Final = 2

PROJECT_KEYS: Final = [
    "bridge",
    "fulling_mill",
    "st_mark",
    "priors_palace",
    "hospital",
    "chapel",
    "tower",
]
# Those that an event brings into play (W-9.1).
EVENT_PROJECTS: Final = PROJECT_KEYS[1:-1]
FAVOR_KEYS: Final = [
    "merchants",
    "king",
    "outlaws",
    "earl",
    "bishop",
    "queen",
    "prior",
    "outlaws_2",
    "guild_master",
    "prioress",
]


class EventWord(Word):
    """A word of an event: also when it works."""

    def __init__(
        self,
        when: int,
        does: str,
        fields: Mapping[str, Value],
        needs: Iterable[str] = (),
        either: Iterable[str] = (),
    ) -> None:
        super().__init__(does, fields, needs, either)
        self.when = when


_OWNED = GOODS[:OWNED]
_NUMBER = Whole(1, 9)
_PAYS = Some(_OWNED, 9)
_GETS = Some(GOODS, 9)
_POINTS = Some(["vp"], 9)
_GOOD = OneName(_OWNED)
_PROJECT = OneName(PROJECT_KEYS)

LANGUAGE: Final[dict[str, EventWord]] = {
    "trade": EventWord(
        EITHER,
        "each may give the one for the other, once; with a long-term event once a round",
        {"give": _PAYS, "get": _GETS, "get_one": Several(2, 2, _OWNED)},
        needs=["give"],
        either=["get", "get_one"],
    ),
    "price": EventWord(
        LASTING,
        "the gold that a wool or a cloth now brings at the market",
        {"good": OneName(["wool", "cloth"]), "gold": Whole(0, 20)},
        needs=["good", "gold"],
    ),
    "project": EventWord(
        AT_ONCE,
        "the project enters the game",
        {"project": OneName(EVENT_PROJECTS)},
        needs=["project"],
    ),
    "open_cloth_market": EventWord(AT_ONCE, "its cover goes for good", {}),
    "pay_or_lose": EventWord(
        AT_ONCE,
        "each pays or loses, as they like; who can do neither loses what otherwise says",
        {"pay": _PAYS, "lose": _GETS, "otherwise": _POINTS},
        needs=["pay", "lose"],
    ),
    "cover_favor": EventWord(
        AT_ONCE,
        "these spaces of the favor track are covered until the chapter ends",
        {"spaces": Several(1, len(FAVOR_KEYS) - 1, FAVOR_KEYS)},
        needs=["spaces"],
    ),
    "gain": EventWord(
        AT_ONCE,
        "each gets this, or one of these goods, as far as the supply has it",
        {"get": _GETS, "get_one": Several(2, OWNED, _OWNED)},
        either=["get", "get_one"],
    ),
    "project_bonus": EventWord(
        LASTING,
        "more victory points for a Building project action that works on this project",
        {"project": _PROJECT, "vp": _NUMBER},
        needs=["project", "vp"],
    ),
    "lose": EventWord(
        AT_ONCE,
        "each loses 1 of the first of these that they have",
        {"first": Ranked(1, len(GOODS), GOODS)},
        needs=["first"],
    ),
    "no_actions": EventWord(
        AT_ONCE, "in this round one card is played and one discarded, and no action is taken", {}
    ),
    "forgo_reward": EventWord(
        AT_ONCE,
        "each may at once forgo the action of this round, and gets this",
        {"get": _GETS},
        needs=["get"],
    ),
    "only_project": EventWord(
        AT_ONCE,
        "all other projects are covered until the chapter ends",
        {"project": _PROJECT},
        needs=["project"],
    ),
    "least": EventWord(
        AT_ONCE,
        "whoever has the fewest of a good scores, gets or loses this; of several each does, and "
        "each scores tied_vp",
        {"good": _GOOD, "vp": _NUMBER, "tied_vp": Whole(0, 9), "get": _GETS, "lose": _GETS},
        needs=["good"],
        either=["vp", "get", "lose"],
    ),
    "most": EventWord(
        AT_ONCE,
        "whoever has the most of a good scores, gets or loses this; of several each does, and "
        "each scores tied_vp",
        {"good": _GOOD, "vp": _NUMBER, "tied_vp": Whole(0, 9), "get": _GETS, "lose": _GETS},
        needs=["good"],
        either=["vp", "get", "lose"],
    ),
    "limit_build": EventWord(
        LASTING,
        "the most resources that one Building project action places",
        {"most": Whole(0, 12)},
        needs=["most"],
    ),
    "limit_rent": EventWord(
        LASTING,
        "the most houses of which one House rent action brings the income",
        {"most": Whole(0, 12)},
        needs=["most"],
    ),
    "limit_sales": EventWord(
        LASTING,
        "the most wool and cloth together that one Sales action sells",
        {"most": Whole(0, 60)},
        needs=["most"],
    ),
    "no_care": EventWord(LASTING, "nobody may care for the ill", {}),
    "random_discard": EventWord(LASTING, "the card to discard is drawn by chance", {}),
    "lose_choice": EventWord(
        AT_ONCE,
        "each loses so many goods, of these and as they choose, or what there is",
        {"number": _NUMBER, "goods": Several(1, OWNED, _OWNED)},
        needs=["number", "goods"],
    ),
    "lose_house": EventWord(
        AT_ONCE,
        "each takes a house off the board; who has none there loses what otherwise says",
        {"otherwise": _POINTS},
    ),
    "discard_for": EventWord(
        AT_ONCE, "each may discard one more card and gets this for it", {"get": _GETS}, ["get"]
    ),
    "discard_extra": EventWord(AT_ONCE, "each discards one more card", {}),
    "reward_if": EventWord(
        AT_ONCE,
        "whoever has at least so many of a good scores or gets this",
        {"good": _GOOD, "at_least": Whole(1, 30), "vp": _NUMBER, "get": _GETS},
        needs=["good", "at_least"],
        either=["vp", "get"],
    ),
    "reward_per": EventWord(
        AT_ONCE,
        "each scores so many victory points for each of a good that they have",
        {"good": _GOOD, "vp": _NUMBER},
        needs=["good", "vp"],
    ),
    "complete_tower": EventWord(
        AT_ONCE, "the Tower is filled from the supply and crowned; in chapters III and IV", {}
    ),
    "build_one": EventWord(AT_ONCE, "each may at once place 1 resource on a project", {}),
    "close_cloth_market": EventWord(AT_ONCE, "it is covered until the chapter ends", {}),
    "halve_rent": EventWord(LASTING, "each house pays half of its income, rounded up", {}),
    "end_plague": EventWord(AT_ONCE, "all plague markers leave the board for good", {}),
}

MOST_EFFECTS: Final = 4
EFFECTS_OF_AN_EVENT: Final = Effects(LANGUAGE, MOST_EFFECTS)
