"""The Pillars of the Earth in words, in the order in which the board is walked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kingsbridge.engine.state import NOBODY
from kingsbridge.titles.pillars.moves import CHOICES, FIRST_SPACE
from kingsbridge.titles.pillars.words import PLACES
from kingsbridge.words import Words
from kingsbridge.words.in_words import InWords, Part, View, so_far

KEY: Final = "pillars"
# So many pieces the cathedral has.
PIECES: Final = 6


class PillarsInWords(InWords):
    """Kingsbridge, told to one seat."""

    def parts(self, view: View, names: Sequence[str]) -> list[Part]:
        say = self.say
        return [
            Part(say("web-words-round"), self._round(view, names)),
            *[
                Part(names[seat], self._player(player), seat)
                for seat, player in enumerate(view["players"])
            ],
            Part(
                say("pillars-board-words-pool"),
                [self._resource(key) for key in view["pool"]]
                + [self._hire(key) for key in view["for_hire"]],
            ),
            Part(
                self._place("kingsbridge"),
                [self._privilege(key) if key else self._taken() for key in view["kingsbridge"]],
            ),
            Part(
                self._place("shiring"),
                [self._hire(key) if key else self._taken() for key in view["shiring"]],
            ),
            Part(say("pillars-board-words-builders"), self._builders(view, names)),
            Part(say("web-words-stock"), self._stock(view)),
        ]

    def _round(self, view: View, names: Sequence[str]) -> list[str]:
        say = self.say
        event, coming = view["event"], view["coming_event"]
        told = None
        if event:
            told = self._name("event", event) + ": " + say(f"pillars-event-{event}-effect")
        elif not view["over"]:
            told = say("pillars-board-words-event-unknown")
        pieces = [self._name("piece", at + 1) for at in range(min(PIECES, view["pieces"]))]
        return so_far(
            say("pillars-round", round=view["round"]),
            say(f"pillars-step-{view['step']}"),
            say("web-words-start", player=names[view["start"]]),
            told,
            say("pillars-board-words-foreseen", event=self._name("event", coming))
            if coming
            else None,
            say("web-words-tax", gold=view["tax"]) if view["tax"] else None,
            self.listed(self._place("cathedral"), pieces),
        )

    def _player(self, player: Mapping[str, Any]) -> list[str]:
        say = self.say
        helpers = player["grey"] + player["black"]
        craftsmen = [
            self._craftsman(one["key"]) + (f" ({one['uses']}×)" if one["uses"] else "")
            for one in player["craftsmen"]
        ]
        sent_out = [self._resource(key) for key in player["resource_cards"]]
        privileges = [self._name("privilege", key) for key in player["privileges"]]
        return so_far(
            f"{self._amount('gold', player['gold'])}, {self._amount('vp', player['vp'])}",
            say("pillars-board-words-workers", free=player["reserve"], mill=player["mill"]),
            say("pillars-board-words-helpers", number=helpers) if helpers else None,
            self.listed(say("pillars-board-words-cubes"), self._amounts(player["cubes"])),
            self.listed(say("pillars-board-words-sent-out"), sent_out) if sent_out else None,
            self.listed(say("pillars-board-words-craftsmen"), craftsmen),
            self.listed(say("pillars-board-words-privileges"), privileges),
            say("pillars-board-words-protected") if player["protected"] else None,
            say("pillars-board-words-passed") if player["passed"] else None,
        )

    def _builders(self, view: View, names: Sequence[str]) -> list[str]:
        say = self.say
        drawn = view["drawn"]
        bag = [f"{names[seat]} {count}" for seat, count in enumerate(view["bag"])]
        waiting = [f"{names[each['seat']]} ({each['price']})" for each in view["waiting"]]
        return so_far(
            say("pillars-board-words-cost", cost=view["cost"]),
            say("pillars-board-words-drawn", player=names[drawn]) if drawn >= 0 else None,
            self.listed(say("pillars-board-words-bag"), bag),
            self.listed(say("pillars-board-words-waiting"), waiting) if waiting else None,
            *[
                self.listed(self._place(place), [names[seat] for seat in standing])
                for place, standing in self._standing(view["spaces"]).items()
            ],
        )

    def _standing(self, spaces: Sequence[int]) -> dict[str, list[int]]:
        """Return whose builders stand at each place."""
        found: dict[str, list[int]] = {}
        for choice in range(CHOICES):
            there = spaces[FIRST_SPACE[choice] : FIRST_SPACE[choice + 1]]
            builders = [seat for seat in there if seat != NOBODY]
            found[PLACES[choice]] = found.get(PLACES[choice], []) + builders
        return found

    def _stock(self, view: View) -> list[str]:
        metal = {"metal": view["court_metal"]}
        return [
            self.listed(self._place("market"), self._amounts(view["market"])),
            self.listed(self.say("pillars-board-words-fields"), self._amounts(view["fields"])),
            self.listed(self._place("kings_court"), self._amounts(metal)),
        ]

    # Names and amounts

    def _name(self, kind: str, key: object) -> str:
        return self.name(f"{KEY}-{kind}", key)

    def _place(self, place: str) -> str:
        return self._name("place", place)

    def _taken(self) -> str:
        return self.say("pillars-board-words-taken")

    def _privilege(self, key: str) -> str:
        return self._name("privilege", key) + ": " + self.say(f"pillars-privilege-{key}-effect")

    def _craftsman(self, key: str) -> str:
        """Say a craftsman's name: the three masons are cards of their own, and of one name."""
        own = f"pillars-craftsman-{key}"
        return self.say(own if self.words.has(own) else re.sub(r"_\d+$", "", own))

    def _resource(self, key: str) -> str:
        card = self.card("resources", key)
        if card is None:
            return key
        amount = self._amount(card["good"], card["cubes"])
        return self.say("pillars-board-words-resource", amount=amount, workers=card["workers"])

    def _hire(self, key: str) -> str:
        card = self.card("craftsmen", key)
        if card is None:
            return self._craftsman(key)
        return self.say(
            "pillars-board-words-craftsman",
            name=self._craftsman(key),
            cost=card["cost"],
            formula=self._formula(card),
            capacity=card.get("capacity") or 1,
        )

    def _formula(self, card: Mapping[str, Any]) -> str:
        """Say what a craftsman does each time: 2 wood → 1 VP."""
        takes = " + ".join(self._amounts({**(card["takes"] or {}), **(card["holds"] or {})}))
        gives = " + ".join(self._amounts(card["gives"]))
        return f"{takes} → {gives}" if takes else gives

    def _amounts(self, amounts: Mapping[str, int]) -> list[str]:
        return [self._amount(key, number) for key, number in amounts.items() if number]

    def _amount(self, key: str, number: int) -> str:
        counted = key in ("gold", "vp")
        what = self.say(f"pillars-board-{key}") if counted else self._name("resource", key)
        return self.say("pillars-board-amount", number=number, what=what)


def open_in_words(options: Mapping[str, object], words: Words) -> InWords:
    """Tell the table in words, with the cards of these options."""
    return PillarsInWords(KEY, options, words)
