"""World Without End in words: the round, what one owes, the players, and what lies in the town."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kingsbridge.words import Words
from kingsbridge.words.in_words import InWords, Part, View, so_far
from kingsbridge.words.numbers import plain_number

KEY: Final = "world"


class WorldInWords(InWords):
    """Kingsbridge two hundred years later, told to one seat."""

    def parts(self, view: View, names: Sequence[str]) -> list[Part]:
        say = self.say
        duties = [self._duty(duty) for duty in view["duties"] or []]
        houses = [
            f"{self._name('house', key)}: {names[seat]}" for key, seat in view["houses"].items()
        ]
        none = [say("web-words-none")]
        return [
            Part(say("web-words-round"), self._round(view, names)),
            *([Part(say("world-board-words-duties"), duties)] if duties else []),
            *[
                Part(names[seat], self._player(player), seat)
                for seat, player in enumerate(view["players"])
            ],
            Part(
                say("world-board-words-projects"),
                [self._project(project, names) for project in view["projects"]] or none,
            ),
            Part(say("world-board-words-houses"), houses or none),
            Part(say("world-board-words-plague"), self._plague(view["illness"]) or none),
            Part(say("web-words-stock"), self._stock(view)),
        ]

    def _round(self, view: View, names: Sequence[str]) -> list[str]:
        say = self.say
        marker = view["marker"]
        chapter = self._name("chapter", view["chapter"])
        favor = self._name("favor", marker)
        return so_far(
            say("world-round", chapter=chapter, round=view["round"]),
            say(f"world-step-{view['step']}"),
            say("web-words-start", player=names[view["start"]]),
            self._event(view["event"]) if view["event"] else None,
            *[
                say("world-board-words-lasting", event=self._event(key))
                for key in view["long_events"]
            ],
            say("world-board-words-favor", favor=favor, effect=say(f"world-favor-{marker}-effect")),
            say("web-words-tax", gold=view["tax"]) if view["tax"] else None,
        )

    def _duty(self, duty: Mapping[str, Any]) -> str:
        return self.say(
            "world-board-words-duty",
            good=self._name("good", duty["good"]),
            owed=self._between(duty["owed"]),
            has=duty["has"],
            missing=self._between(duty["missing"]),
            vp=self._between(duty["vp"]),
        )

    def _between(self, bounds: Sequence[float]) -> str:
        least, most = bounds
        said = plain_number(least, self.words)
        return said if least == most else f"{said}–{plain_number(most, self.words)}"

    def _player(self, player: Mapping[str, Any]) -> list[str]:
        say = self.say
        goods, hand, discarded = player["goods"], player["hand"], player["discarded"]
        return so_far(
            self._amount("vp", player["vp"]),
            say("world-board-words-screen")
            if goods is None
            else self.listed(say("world-board-words-goods"), self._amounts(goods)),
            say("world-board-words-held", held=player["held"], down=player["face_down"])
            if hand is None
            else self.listed(say("world-board-words-hand"), self._names("action", hand)),
            self.listed(say("world-board-words-played"), self._names("action", player["played"])),
            None
            if discarded is None
            else self.listed(say("world-board-words-discarded"), self._names("action", discarded)),
            self.listed(say("world-board-words-houses"), self._names("house", player["houses"])),
            self.listed(say("world-board-words-seals"), self._names("project", player["seals"])),
            say("world-penalty-0") if player["penance"] else None,
            say("world-penalty-1") if player["begging"] else None,
            say("world-penalty-2") if player["court"] else None,
        )

    def _project(self, project: Mapping[str, Any], names: Sequence[str]) -> str:
        called = self._name("project", project["key"])
        donors = ", ".join(names[seat] for seat in project["donors"]) or self.say("web-words-none")
        if project["complete"]:
            return self.say("world-board-words-project-done", project=called, donors=donors)
        card = self.card("projects", project["key"])
        missing = ""
        if card is not None:
            left = {good: card[good] - project[good] for good in ("stone", "wood")}
            missing = ", ".join(self._amounts(left))
        return self.say("world-board-words-project", project=called, missing=missing, donors=donors)

    def _plague(self, illness: Sequence[object]) -> list[str]:
        told = []
        for at, state in enumerate(illness):
            place = self._name("location", at + 1)
            if state == "cured":
                told.append(self.say("world-board-words-cured", place=place))
            elif isinstance(state, int):
                told.append(self.say("world-board-words-ill", place=place, number=state))
        return told

    def _stock(self, view: View) -> list[str]:
        market = "open" if view["cloth_open"] else "closed"
        covered = self._names("favor", view["covered"])
        return so_far(
            ", ".join(self._amounts(view["supply"])),
            self.say(f"world-board-words-cloth-{market}"),
            self.listed(self.say("world-board-words-covered"), covered) if covered else None,
        )

    # Names and amounts

    def _name(self, kind: str, key: object) -> str:
        return self.name(f"{KEY}-{kind}", key)

    def _names(self, kind: str, keys: Sequence[str]) -> list[str]:
        return [self._name(kind, key) for key in keys]

    def _event(self, key: str) -> str:
        return self._name("event", key) + ": " + self.say(f"world-event-{key}-effect")

    def _amounts(self, amounts: Mapping[str, float]) -> list[str]:
        return [self._amount(good, number) for good, number in amounts.items() if number]

    def _amount(self, good: str, number: float) -> str:
        return self.name("world-amount", good, number)


def open_in_words(options: Mapping[str, object], words: Words) -> InWords:
    """Tell the table in words, with the cards of these options."""
    return WorldInWords(KEY, options, words)
