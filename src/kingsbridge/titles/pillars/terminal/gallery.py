"""All cards of The Pillars of the Earth drawn as tables, and where their values come from."""

from __future__ import annotations

from collections.abc import Container

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.terminal.gallery import CardGallery
from kingsbridge.terminal.layout import ink
from kingsbridge.titles.pillars.card_data import BOARD_NUMBERS, PillarsCardData
from kingsbridge.titles.pillars.cards import FUNCTIONS, Craftsman
from kingsbridge.titles.pillars.goods import GOODS
from kingsbridge.titles.pillars.terminal.signs import ARROW, Signs, capacity
from kingsbridge.words.card_data import written


class Gallery(CardGallery):
    """The cards in one language."""

    def __init__(self, in_words: PillarsCardData, keys: Container[str] | None) -> None:
        super().__init__(in_words, keys)
        self.cards = in_words.cards
        self.craftsmen_in_rounds = self.shown(in_words.in_rounds())
        self.signs = Signs(self.words)

    def tables(self) -> list[RenderableType]:
        """Draw all cards as they are played."""
        grids = [self.craftsmen(), self.privileges(), self.events(), self.resources()]
        return [grid for grid in grids if grid.row_count]

    def tables_with_provenance(self) -> list[RenderableType]:
        """Draw all cards with the origin of each value, and what the letters mean."""
        return [
            self.craftsmen_by_origin(),
            self.effects_by_origin("privileges"),
            self.effects_by_origin("events"),
            self.resources_by_origin(),
            self.board_by_origin(),
            self.legend(),
        ]

    # As they are played

    def craftsmen(self) -> Table:
        grid = self.grid("craftsmen", "round", "name", "cost", "formula", "capacity", "remark")
        for card in self.craftsmen_in_rounds:
            grid.add_row(
                str(card.round or "–"),
                self.signs.craftsman(card),
                str(card.cost or "–"),
                self.signs.formula(card),
                capacity(card),
                self.remark(card),
            )
        return grid

    def remark(self, card: Craftsman) -> Text:
        """Return whose work a craftsman does as well, and whom it needs."""
        remarks = []
        if card.serves_as and FUNCTIONS[card.serves_as] != card.name:
            other = self.words.say(f"pillars-craftsman-{FUNCTIONS[card.serves_as]}")
            remarks.append(self.words.say("pillars-cards-serves_as", craftsman=other))
        if card.needs:
            other = self.words.say(f"pillars-craftsman-{FUNCTIONS[card.needs]}")
            remarks.append(self.words.say("pillars-cards-needs", craftsman=other))
        if card.holds_metal:
            metal = self.words.say("pillars-resource-metal")
            remarks.append(self.words.say("pillars-cards-keeps", what=metal))
        return ink(", ".join(remarks), style="dim")

    def privileges(self) -> Table:
        grid = self.grid("privileges", "name", "kind", "effect")
        for card in self.shown(self.cards.privileges):
            kind = self.words.say(f"pillars-cards-kind-{card.kind}")
            if card.last_round:
                kind = self.words.say("pillars-cards-last_round", kind=kind)
            grid.add_row(
                self.words.say(f"pillars-privilege-{card.key}"),
                kind,
                self.effect("privileges", "privilege", card.key),
            )
        return grid

    def events(self) -> Table:
        grid = self.grid("events", "name", "kind", "effect")
        for card in self.shown(self.cards.events):
            kind = "good" if card.good else "bad"
            grid.add_row(
                self.words.say(f"pillars-event-{card.key}"),
                ink(
                    self.words.say(f"pillars-cards-kind-{kind}"),
                    style="green" if card.good else "red",
                ),
                self.effect("events", "event", card.key),
            )
        return grid

    def effect(self, what: str, kind: str, key: str) -> Text:
        return self.with_corrections(self.words.say(f"pillars-{kind}-{key}-effect"), what, key)

    def resources(self) -> Table:
        grid = self.grid("resources", "field", "workers", "cubes")
        for card in self.shown(self.cards.resources):
            grid.add_row(
                self.words.say(f"pillars-field-{GOODS[card.good]}"),
                str(card.workers),
                self.signs.good(GOODS[card.good], card.cubes),
            )
        return grid

    # With their origins

    def craftsmen_by_origin(self) -> Table:
        grid = self.grid("craftsmen", "key", "cost", "formula", "capacity")
        for card in self.craftsmen_in_rounds:
            origin = card.provenance
            # What a card takes and what it must hold are printed in one place.
            taken = origin.get("takes", origin.get("holds"))
            formula = self.with_origin(self.signs.takes(card), taken).append(ARROW)
            number = str(card.capacity) if card.numbered else "–"
            grid.add_row(
                ink(card.key, style="dim"),
                self.with_origin(Text(str(card.cost)), origin.get("cost")),
                formula.append(self.with_origin(self.signs.gives(card), origin.get("gives"))),
                self.with_origin(Text(number), origin.get("capacity", origin.get("no_capacity"))),
            )
        return grid

    def effects_by_origin(self, what: str) -> Table:
        grid = self.grid(what, "key", "effect", "origin")
        for key, provenance in self.effects(what):
            kind = what.removesuffix("s")
            effect = ink(self.words.say(f"pillars-{kind}-{key}"), style="bold").append(": ")
            grid.add_row(
                ink(key, style="dim"),
                effect.append_text(self.effect(what, kind, key)),
                self.all_origins(provenance),
            )
        return grid

    def effects(self, what: str) -> list[tuple[str, dict[str, str]]]:
        """Return the cards that are told by their effects, with their provenance."""
        if what == "privileges":
            return [(card.key, card.provenance) for card in self.cards.privileges]
        return [(card.key, card.provenance) for card in self.cards.events]

    def resources_by_origin(self) -> Table:
        grid = self.grid("resources", "key", "workers", "cubes")
        for card in self.cards.resources:
            cubes = self.signs.good(GOODS[card.good], card.cubes)
            grid.add_row(
                ink(card.key, style="dim"),
                self.with_origin(Text(str(card.workers)), card.provenance.get("workers")),
                self.with_origin(cubes, card.provenance.get("yield")),
            )
        return grid

    def board_by_origin(self) -> Table:
        """Draw the numbers of the board that an owner may correct."""
        grid = self.grid("stock", "key", "value")
        for name in BOARD_NUMBERS:
            value = Text(written(getattr(self.cards.stock, name)))
            grid.add_row(
                ink(name, style="dim"),
                self.with_origin(value, self.cards.stock.provenance.get(name)),
            )
        return grid
