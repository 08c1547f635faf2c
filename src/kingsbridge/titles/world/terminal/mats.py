"""What lies in front of each player: points, goods, houses, seals, action cards, penalties."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from kingsbridge.terminal.layout import flow, ink, labelled
from kingsbridge.terminal.mats import NAME_WIDTH, PlayerMats
from kingsbridge.terminal.seating import Seating
from kingsbridge.titles.world.cards import Cards
from kingsbridge.titles.world.terminal.signs import Signs
from kingsbridge.words import Words

PENALTIES = ["penance", "begging", "court"]


class Mats(PlayerMats):
    """The players of one view."""

    def __init__(self, seen: dict[str, Any], cards: Cards, words: Words, seating: Seating) -> None:
        super().__init__(seen, words, seating)
        self.cards = cards
        self.signs = Signs(words)

    def on_panel(self, seat: int, inner: int) -> list[Text]:
        return [flow(pieces, inner) for pieces in self.everything(seat) if pieces]

    def in_full(self, seat: int, room: int) -> list[Text]:
        possessions, pieces, *cards = self.everything(seat)
        lines = [[*possessions, *pieces], *cards]
        return [flow(line, room) for line in lines if line]

    def at_a_glance(self, seat: int) -> list[Text]:
        points = self.signs.amount("vp", self.seen["players"][seat]["vp"])
        return [points, *self.pieces(seat), self.played(seat)[-1]]

    def own(self, width: int) -> Table:
        """Draw one's own mat on a small screen; a hand that is listed below is left out."""
        seat = self.seating.me
        possessions, pieces, played, hand, discarded = self.everything(seat)
        choosing = self.seen["step"] == "action" and self.seen["stage"] != "act"
        rest = discarded if choosing else hand
        room = width - NAME_WIDTH - 1
        lines = [flow(line, room) for line in ([*possessions, *pieces], played, rest) if line]
        grid = labelled([NAME_WIDTH])
        grid.add_row(self.title(seat), Text("\n").join(lines))
        return grid

    def everything(self, seat: int) -> list[list[Text]]:
        return [
            self.possessions(seat),
            self.pieces(seat),
            self.played(seat),
            self.hand(seat),
            self.discarded(seat),
        ]

    def possessions(self, seat: int) -> list[Text]:
        """Points and goods, or that they lie behind the screen."""
        player = self.seen["players"][seat]
        points = self.signs.amount("vp", player["vp"])
        if player["goods"] is None:
            return [points, ink(self.words.say("world-table-screen"), style="dim italic")]
        return [points, *self.signs.goods(player["goods"])]

    def pieces(self, seat: int) -> list[Text]:
        """Houses and seals that can still be set, and penalties to come."""
        player = self.seen["players"][seat]
        stock = self.cards.stock
        houses = self.words.say(
            "world-table-houses", number=len(player["houses"]), most=stock.houses
        )
        seals = self.words.say("world-table-seals", number=len(player["seals"]), most=stock.seals)
        penalties = [
            ink(self.words.say(f"world-penalty-{number}"), style="bold red")
            for number, penalty in enumerate(PENALTIES)
            if player[penalty]
        ]
        return [Text(houses), Text(seals), *penalties]

    def played(self, seat: int) -> list[Text]:
        """The cards face up, the last on top, and how many are held and lie face down."""
        player = self.seen["players"][seat]
        counts = self.words.say("world-table-cards", held=player["held"], down=player["face_down"])
        return [*self.named("played", player["played"], "none"), ink(counts, style="dim")]

    def hand(self, seat: int) -> list[Text]:
        return self.named("hand", self.seen["players"][seat]["hand"], "none")

    def discarded(self, seat: int) -> list[Text]:
        return self.named("discarded", self.seen["players"][seat]["discarded"], "dim")

    def named(self, pile: str, keys: list[str] | None, style: str) -> list[Text]:
        """Return the cards of a pile by their names, the first with the pile's own name."""
        pieces = [ink(self.signs.action(key), style=style) for key in keys or []]
        if pieces:
            label = ink(f"{self.words.say(f'world-table-{pile}')} ", style="dim")
            pieces[0] = label.append_text(pieces[0])
        return pieces
