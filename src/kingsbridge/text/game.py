"""The text environment: one seat among bots, a line of text for each answer.

game = TextGame("pillars", ["journeyman"], seed=7)
print(game.begin())
while not game.over:
    print(game.say(input()))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.table.asked import Wanted, Wish
from kingsbridge.table.wish import BOT, ME
from kingsbridge.text.house import OwnHouse
from kingsbridge.text.saying import Doc, Reader, meant

RULES, WHY, TABLE = "rules", "why", "table"
SHOWN = 80


class TextGame:
    """A game told to one seat, which answers in text. The same seed and answers play it again."""

    def __init__(
        self,
        title: str,
        bots: Sequence[str] = ("journeyman",),
        seed: int = 0,
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        language: str = "en",
        list_moves: bool = True,
        name: str = "Ann",
    ) -> None:
        if not 0 <= seat <= len(bots):
            raise BadOption(f"seat must be from 0 to {len(bots)}, not {seat}")
        self.reader = Reader(language)
        self.list_moves = list_moves
        dice = FastDice.seeded(seed)
        self.house = OwnHouse(
            name, language, lambda size: bytes(dice.below(256) for _ in range(size)), lambda: 0
        )
        seats = [Wanted(BOT, level=level) for level in bots]
        seats.insert(seat, Wanted(ME))
        wish = Wish(title, seats, dict(options or {}))
        self.code = self.house.begin(wish, seed, bots)
        self.title = title
        # Up to which version it was told what happened.
        self.told_to = 0
        # How many answers made a move, were forbidden by a rule, and were not understood.
        self.decisions = 0
        self.refused = 0
        self.unclear = 0

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.house.table(self.code).finished

    def begin(self) -> str:
        """Return what the game is, how to answer, and the table."""
        names = ", ".join(chair.name for chair in self.house.table(self.code).chairs)
        title = self.reader.words.title(self.title)
        welcome = self.reader.say("text-welcome", title=title, players=names)
        return f"{welcome}\n{self.instructions()}\n\n{self.look()}"

    def instructions(self) -> str:
        """Say how to answer."""
        return self.reader.say("text-how-listed" if self.list_moves else "text-how-unlisted")

    def look(self) -> str:
        """Return the table, with what happened since it was last looked at."""
        told = self._told()
        self.told_to = told["moment"]["version"]
        return self.reader.whole(told, self.list_moves)

    def say(self, answer: str) -> str:
        """Hear an answer, of which the last line counts, and return what comes of it."""
        lines = [line.strip() for line in answer.splitlines() if line.strip()]
        said = lines[-1] if lines else ""
        first, _, rest = said.partition(" ")
        if first.lower() == RULES:
            return self._rules(rest)
        if said.lower() == WHY:
            return self.reader.refusals(self._told(refusals=True)["moment"])
        if said.lower() == TABLE or self.over:
            return self.look()
        return self._move(said)

    def shares(self) -> list[float]:
        """Return each seat's part in the victory: all of it, none, or equal parts if shared."""
        winners = self.house.table(self.code).the_game().winners
        return [
            1 / len(winners) if seat in winners else 0.0
            for seat in range(len(self.house.table(self.code).chairs))
        ]

    def scores(self) -> list[float]:
        """Return each seat's victory points."""
        return self.house.table(self.code).the_game().state.scores()

    def _told(self, refusals: bool = False) -> Doc:
        return self.house.told(self.code, self.told_to, refusals)

    def _rules(self, wanted: str) -> str:
        try:
            return self.reader.rules(self.title, wanted)
        except BadOption as error:
            return str(error)

    def _move(self, said: str) -> str:
        moment = self._told(refusals=True)["moment"]
        found = meant(said, moment["menu"])
        if found.move is not None:
            self.decisions += 1
            self.house.move(self.code, moment["version"], found.move)
            return self.look()
        if found.clause is not None:
            self.refused += 1
            answer = self.reader.refused(found.clause)
        else:
            self.unclear += 1
            shown = said if len(said) <= SHOWN else f"{said[:SHOWN]}…"
            answer = self.reader.say("text-unclear", answer=shown)
        asked = self.reader.asked(moment, self.list_moves)
        again = self.reader.say("text-still-asked", prompt=asked)
        return f"{answer}\n{again}\n{self.instructions()}"
