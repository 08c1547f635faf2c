"""All cards and places of World Without End drawn as tables, and where their values come from."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.engine.components import CORRECTED
from kingsbridge.terminal.gallery import ORIGIN_STYLES, CardGallery
from kingsbridge.terminal.layout import ink
from kingsbridge.titles.world.card_data import DOT, RECONSTRUCTED, WorldCardData
from kingsbridge.titles.world.cards import Event, House, Location, Project
from kingsbridge.titles.world.goods import GOODS, STONE, WOOD
from kingsbridge.titles.world.terminal.signs import Signs
from kingsbridge.words.card_data import written

DAGGER = "†"
# Where the provenance of a number stands that is part of a larger row.
WITHIN = {"wool_price": "prices", "cloth_price": "prices"}


# What of a card stands for the same: one of these has an origin.
INCOMES = ["income", "income_choice"]
BENEFITS = ["benefit", "choice", "free_house"]


def first_of(provenance: Mapping[str, str], names: Sequence[str]) -> str | None:
    """Return where the first of these values comes from that a card has."""
    for name in names:
        if name in provenance:
            return provenance[name]
    return None


class Gallery(CardGallery):
    """The cards in one language."""

    in_words: WorldCardData

    def __init__(self, in_words: WorldCardData, keys: Container[str] | None) -> None:
        super().__init__(in_words, keys)
        self.cards = in_words.cards
        self.signs = Signs(self.words)

    def tables(self) -> list[RenderableType]:
        grids = [
            self.actions(),
            self.projects(),
            self.houses(),
            self.favors(),
            self.locations(),
            self.events(),
        ]
        reconstructed = ink(f"{DAGGER} ", style=ORIGIN_STYLES[RECONSTRUCTED])
        reconstructed.append(self.words.say("world-cards-reconstructed"), style="none")
        return [*[grid for grid in grids if grid.row_count], reconstructed]

    def tables_with_provenance(self) -> list[RenderableType]:
        return [
            self.by_origin("actions", {card.key: card.provenance for card in self.cards.actions}),
            self.by_origin("projects", {card.key: card.provenance for card in self.cards.projects}),
            self.by_origin("houses", {card.key: card.provenance for card in self.cards.houses}),
            self.by_origin("favor", {card.key: card.provenance for card in self.cards.favors}),
            self.by_origin("plague", {card.key: card.provenance for card in self.cards.locations}),
            self.by_origin("events", {card.key: card.provenance for card in self.cards.events}),
            self.board_by_origin(),
            self.legend(),
        ]

    # As they are played

    def actions(self) -> Table:
        grid = self.grid("actions", "name", "effect")
        for card in self.shown(self.cards.actions):
            star = "★ " if card.starred else ""
            grid.add_row(f"{star}{self.signs.action(card.key)}", self.told("actions", card.key))
        return grid

    def projects(self) -> Table:
        grid = self.grid("projects", "name", "enters", "spaces", "bonus")
        for card in self.shown(self.cards.projects):
            grid.add_row(
                self.name("projects", card.key),
                self.words.say(f"world-cards-enters-{card.enters}"),
                self.project_spaces(card),
                self.project_bonus(card),
            )
        return grid

    def project_spaces(self, card: Project) -> Text:
        parts = [
            self.marked(
                self.signs.amount(GOODS[good], card.spaces[good]), card.provenance.get(GOODS[good])
            )
            for good in (STONE, WOOD)
        ]
        return Text(DOT).join(parts)

    def project_bonus(self, card: Project) -> Text:
        return self.marked(self.signs.bonus(card), card.provenance.get("bonus"))

    def houses(self) -> Table:
        grid = self.grid("houses", "effect", "cost")
        for card in self.shown(self.cards.houses):
            grid.add_row(self.house_income(card), self.house_cost(card))
        return grid

    def house_income(self, card: House) -> Text:
        return self.marked(self.signs.rent(card), first_of(card.provenance, INCOMES))

    def house_cost(self, card: House) -> Text:
        cost = self.signs.sum(self.in_words.cost(card))
        return self.marked(cost, card.provenance.get("cost"))

    def favors(self) -> Table:
        grid = self.grid("favor", "name", "effect")
        for card in self.shown([self.cards.favors[space] for space in self.cards.track]):
            name = Text(self.name("favor", card.key))
            place = first_of(self.cards.track_provenance, ["order"])
            if place != CORRECTED:
                place = card.provenance.get("place")
            grid.add_row(self.marked(name, place), self.told("favor", card.key))
        return grid

    def locations(self) -> Table:
        grid = self.grid("plague", "name", "bonus")
        for card in self.shown(self.cards.locations):
            grid.add_row(self.name("plague", card.key), self.location_benefit(card))
        if grid.row_count:
            markers = ", ".join(str(number) for number in self.in_words.marker_numbers())
            origin = self.cards.marker_provenance.get("numbers")
            grid.add_row(self.words.say("world-cards-markers"), self.marked(Text(markers), origin))
        return grid

    def location_benefit(self, card: Location) -> Text:
        return self.marked(self.signs.benefit(card), first_of(card.provenance, BENEFITS))

    def events(self) -> Table:
        grid = self.grid("events", "key", "kind", "corners", "effect")
        for card in self.shown(self.cards.events):
            name = self.marked(
                ink(self.name("events", card.key), style="bold"), card.provenance.get("exists")
            )
            told = self.marked(self.told("events", card.key), card.provenance.get("effects"))
            grid.add_row(
                self.marked(ink(card.key, style="dim"), card.provenance.get("chapter")),
                self.event_kind(card),
                self.event_corners(card),
                name.append("\n").append(told),
            )
        return grid

    def event_kind(self, card: Event) -> Text:
        said = self.words.say(f"world-cards-kind-{'long' if card.long else 'immediate'}")
        return self.marked(Text(said), card.provenance.get("kind"))

    def event_corners(self, card: Event) -> Text:
        """What its corners show, clockwise from the arrow."""
        corners = [self.signs.short(GOODS[good], number) for good, number in card.corners]
        return self.marked(Text("\n").join(corners), card.provenance.get("corners"))

    def marked(self, value: Text, origin: str | None) -> Text:
        """Return a value, marked if it is reconstructed or corrected."""
        if origin == RECONSTRUCTED:
            return value.append(DAGGER, style=ORIGIN_STYLES[RECONSTRUCTED])
        return self.with_origin(value, origin) if origin == CORRECTED else value

    # With their origins

    def by_origin(self, what: str, cards: Mapping[str, Mapping[str, str]]) -> Table:
        """Draw cards of a kind, each with the origins of its values."""
        grid = self.grid(what, "key", "effect", "origin")
        for key, provenance in cards.items():
            text = ink(self.name(what, key), style="bold").append(": ")
            text.append_text(self.told(what, key))
            if what == "events":
                event = self.cards.events[self.cards.event_keys.index(key)]
                corners = [self.signs.short(GOODS[good], number) for good, number in event.corners]
                text.append("\n").append(Text(DOT).join(corners))
            grid.add_row(ink(key, style="dim"), text, self.all_origins(provenance, DOT))
        if what == "plague":
            markers = ", ".join(str(number) for number in self.in_words.marker_numbers())
            grid.add_row(
                ink("markers", style="dim"),
                Text(markers),
                self.all_origins(self.cards.marker_provenance, DOT),
            )
        return grid

    def board_by_origin(self) -> Table:
        """Draw the numbers of the box and of the board."""
        grid = self.grid("stock", "key", "value")
        for name, value in self.in_words.board().items():
            origin = self.cards.stock.provenance.get(WITHIN.get(name, name))
            grid.add_row(ink(name, style="dim"), self.with_origin(Text(written(value)), origin))
        return grid

    # In words

    def name(self, what: str, key: str) -> str:
        return self.in_words.name(what, key)

    def told(self, what: str, key: str) -> Text:
        """Return what a card does in words, and an owner's corrections of it."""
        return self.with_corrections(self.in_words.effect(what, key), what, key)
