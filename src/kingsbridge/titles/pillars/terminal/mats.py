"""What lies in front of each player: gold, points, workers, cubes, craftsmen, privileges."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from kingsbridge.terminal.layout import flow, ink
from kingsbridge.terminal.mats import PlayerMats
from kingsbridge.terminal.seating import Seating
from kingsbridge.titles.pillars.cards import Cards
from kingsbridge.titles.pillars.terminal.signs import Signs, capacity, tally
from kingsbridge.words import Words


class Mats(PlayerMats):
    """The players of one view."""

    def __init__(self, seen: dict[str, Any], cards: Cards, words: Words, seating: Seating) -> None:
        super().__init__(seen, words, seating)
        self.cards = cards
        self.signs = Signs(words)

    def on_panel(self, seat: int, inner: int) -> list[Text]:
        lines = [
            flow(self.possessions(seat), inner),
            flow(self.workers(seat), inner),
            *self.craftsmen_below(seat, inner),
        ]
        extras = self.extras(seat)
        return [*lines, flow(extras, inner)] if extras else lines

    def in_full(self, seat: int, room: int) -> list[Text]:
        return [
            flow(self.possessions(seat), room),
            flow([*self.workers(seat), *self.extras(seat)], room),
            flow(self.craftsmen(seat), room),
        ]

    def at_a_glance(self, seat: int) -> list[Text]:
        return [*self.possessions(seat), *self.workers(seat)]

    def possessions(self, seat: int) -> list[Text]:
        """Points, gold, cubes."""
        player = self.seen["players"][seat]
        cubes = player["cubes"]
        held = [self.signs.good(good, cubes[good]) for good in cubes if cubes[good]]
        none = ink(self.words.say("pillars-table-no_cubes"), style="dim")
        return [
            self.signs.points(player["vp"]),
            self.signs.gold(player["gold"]),
            *(held if held else [none]),
        ]

    def workers(self, seat: int) -> list[Text]:
        """Workers that are free, in the mill, and at work on resource cards."""
        player = self.seen["players"][seat]
        cards = [card for card in self.cards.resources if card.key in player["resource_cards"]]
        where = {
            "free": player["reserve"],
            "mill": player["mill"],
            "at_work": sum(card.workers for card in cards),
        }
        return [
            Text(self.words.say(f"pillars-table-{place}", number=number))
            for place, number in where.items()
            if number or place == "free"
        ]

    def craftsmen(self, seat: int) -> list[Text]:
        """Each craftsman in one piece: name, formula, capacity."""
        pieces = []
        for name, formula, uses in self.employed(seat):
            piece = Text(name).append(" ").append(formula).append(" ")
            pieces.append(piece.append(uses))
        return pieces

    def craftsmen_below(self, seat: int, inner: int) -> list[Text]:
        """Each craftsman in a line, or in two where the name and the formula need them."""
        lines = []
        for name, formula, uses in self.employed(seat):
            right = formula.copy().append(" ").append(uses)
            gap = inner - len(name) - right.cell_len
            if gap > 0:
                lines.append(Text(name + " " * gap).append_text(right))
            else:
                lines += [Text(name), Text(" " * max(0, inner - right.cell_len)).append_text(right)]
        return lines

    def employed(self, seat: int) -> list[tuple[str, Text, Text]]:
        scoring = seat == self.seen["seat"] and self.seen["step"] == "cathedral"
        employed = []
        for held in self.seen["players"][seat]["craftsmen"]:
            card = self.cards.craftsmen[self.cards.craftsman_keys.index(held["key"])]
            uses = Text(capacity(card))
            if scoring:
                most = card.capacity
                if held["key"] == self.seen["zealous"]:
                    event = self.cards.event_keys.index(self.seen["event"])
                    most += self.cards.events[event].zeal
                uses = tally(held["uses"], most)
            employed.append((self.signs.craftsman(card), self.signs.formula(card), uses))
        return employed

    def extras(self, seat: int) -> list[Text]:
        """Resource cards, privileges, and what will change next round."""
        player = self.seen["players"][seat]
        facts = [
            fact for fact in ("protected", "two_builders", "two_builders_coming") if player[fact]
        ]
        if player["passed"] and self.seen["step"] == "selection":
            facts.append("passed")
        pieces = [
            self.signs.resource_card(card)
            for card in self.cards.resources
            if card.key in player["resource_cards"]
        ]
        pieces += [
            ink(self.words.say(f"pillars-privilege-{key}"), style="italic")
            for key in player["privileges"]
        ]
        if player["grey_coming"]:
            grey = self.words.say("pillars-table-grey_coming", number=player["grey_coming"])
            pieces.append(ink(grey, style="dim"))
        pieces += [ink(self.words.say(f"pillars-table-{fact}"), style="dim") for fact in facts]
        return pieces
