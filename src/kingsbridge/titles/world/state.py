"""The table: players behind their screens, supplies, projects, houses, favor track and plague.

Events and plague markers nobody has seen are kept as sets and drawn when they are turned, which
deals the same games as shuffled piles and leaves no order to peek at.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingsbridge.engine.dice import Dice
from kingsbridge.engine.menu import Menu
from kingsbridge.engine.options import RANDOM_START
from kingsbridge.engine.pickling import Remade, remade
from kingsbridge.engine.state import Step
from kingsbridge.engine.walk import Walk
from kingsbridge.titles.world.cards import (
    LOCATIONS,
    NONE,
    PROJECTS,
    Amount,
    Cards,
    Effect,
)
from kingsbridge.titles.world.goods import GOLD, LOYALTY, MEDICAL, OWNED, PIETY, SUPPLIED, VP
from kingsbridge.titles.world.rules import FEWEST_SEATS, MOST_SEATS, Rules

CHAPTERS: Final = 4
ROUNDS: Final = 6
PILE: Final = 6  # cards played, and cards discarded, in a chapter (W-5.4)

# A location that is not ill: never yet, or no more.
HEALTHY: Final = 0
CURED: Final = -1

# Where victory points come from.
FROM_START: Final = 0
FROM_INCOME: Final = 1
FROM_FAVOR: Final = 2
FROM_BUILDING: Final = 3
FROM_DONATIONS: Final = 4
FROM_METAL: Final = 5
FROM_MEDICINE: Final = 6
FROM_CARE: Final = 7
FROM_EVENTS: Final = 8
LOST_TO_PIETY: Final = 9
LOST_TO_GRAIN: Final = 10
LOST_TO_TAX: Final = 11
FROM_RESOURCES: Final = 12
FROM_GOLD: Final = 13
SOURCES: Final = 14

# What somebody must settle before the table goes on, in the order of the names of `Errands`.
CARE_FOR_ONE: Final = 0
BUILD_FREE: Final = 1
TAKE_RESOURCE: Final = 2
KINDS_OF_ERRAND: Final = 3


class Player:
    """One player: what lies behind the screen, the cards, and what stands on the board."""

    halves: int  # victory points, counted in halves (W-11.1)
    goods: list[int]
    hand: int  # action cards, as bits
    played: list[int]  # face up, the last on top
    discarded: int  # face down, as bits
    unused: int  # of those played, the ones whose action was forgone, as bits
    houses: int  # spaces, as bits
    seals: int  # projects with this player's seal, as bits
    penance: bool
    begging: bool
    court: bool
    traded: int  # events whose trade was made this round, as bits
    forgoes: bool  # has told the event that this round's action is forgone
    missing: list[int]  # at the duties: piety, grain and gold that could not be paid
    score_sheet: list[int]  # halves of victory points by source

    def clone(self) -> Player:
        """Return the same player at another table."""
        other = Player()
        other.halves = self.halves
        other.goods = self.goods[:]
        other.hand = self.hand
        other.played = self.played[:]
        other.discarded = self.discarded
        other.unused = self.unused
        other.houses = self.houses
        other.seals = self.seals
        other.penance = self.penance
        other.begging = self.begging
        other.court = self.court
        other.traded = self.traded
        other.forgoes = self.forgoes
        other.missing = self.missing[:]
        other.score_sheet = self.score_sheet[:]
        return other

    def known(self, own: bool) -> tuple[object, ...]:
        """Return what the player knows, or what others know who count: not which cards are held."""
        return (
            self.halves,
            tuple(self.goods),
            self.hand if own else self.hand | self.discarded,
            self.hand.bit_count(),
            tuple(self.played),
            self.unused,
            self.houses,
            self.seals,
            self.penance,
            self.begging,
            self.court,
            self.traded,
            self.forgoes,
            tuple(self.missing),
        )

    def has(self, amounts: list[Amount]) -> bool:
        """Return whether the player owns all of this; victory points can always be given."""
        for good, number in amounts:
            if good != VP and self.goods[good] < number:
                return False
        return True


def new_player(cards: Cards) -> Player:
    """Return a player as the game begins (W-0.4)."""
    player = Player()
    player.goods = cards.stock.start[:OWNED]
    player.halves = 2 * cards.stock.start[VP]
    player.hand = cards.all_actions
    player.played = []
    player.discarded = 0
    player.unused = 0
    player.houses = 0
    player.seals = 0
    player.penance = False
    player.begging = False
    player.court = False
    player.traded = 0
    player.forgoes = False
    player.missing = [0, 0, 0]
    player.score_sheet = [0] * SOURCES
    player.score_sheet[FROM_START] = player.halves
    return player


class Table(Walk):
    """A game of World Without End."""

    cards: Cards
    rules: Rules
    players: list[Player]
    chapter: int
    round: int
    supply: list[int]
    unseen_events: int  # not turned yet, or out of the game, as bits
    event: int
    rotation: int  # how the event lies, once it does
    effect: int  # which of the event's effects is being carried out
    left: int  # how many goods an event still takes from the deciding player
    long_events: list[int]  # beside the board, the older first
    marker: int  # on the favor track
    covered: int  # favor spaces, as bits
    cloth_open: bool
    only_project: int  # all others are covered
    in_play: int  # projects, as bits
    complete: int
    filled: list[int]  # spaces of each project: project * 2 + stone or wood
    substitutes: list[int]  # stone and wood on the Tower that are none (W-9.6)
    illness: list[int]  # by location: HEALTHY, CURED, or the knowledge it needs
    markers: list[int]  # plague markers nobody has seen, by their number
    tax: int
    acting: int  # the action card being carried out
    used: int  # how much of it: resources placed, rents taken, goods sold, knowledge shown
    focus: int  # the project being built, or what has been done, as bits
    errands: list[int]  # each its choice of goods, if any, its kind and its seat

    def __init__(self, cards: Cards, rules: Rules, seats: int, dice: Dice) -> None:
        super().__init__(WALK, seats, dice)
        self.cards = cards
        self.rules = rules

    def clone(self) -> Table:
        other = Table(self.cards, self.rules, self.seats, self.dice.clone())
        other.follow(self)
        other.players = [player.clone() for player in self.players]
        other.chapter = self.chapter
        other.round = self.round
        other.supply = self.supply[:]
        other.unseen_events = self.unseen_events
        other.event = self.event
        other.rotation = self.rotation
        other.effect = self.effect
        other.left = self.left
        other.long_events = self.long_events[:]
        other.marker = self.marker
        other.covered = self.covered
        other.cloth_open = self.cloth_open
        other.only_project = self.only_project
        other.in_play = self.in_play
        other.complete = self.complete
        other.filled = self.filled[:]
        other.substitutes = self.substitutes[:]
        other.illness = self.illness[:]
        other.markers = self.markers[:]
        other.tax = self.tax
        other.acting = self.acting
        other.used = self.used
        other.focus = self.focus
        other.errands = self.errands[:]
        return other

    def __reduce__(self) -> Remade:
        return remade(self, self.cards, self.rules, self.seats, self.dice)

    def redeal(self, seat: int, dice: Dice) -> None:
        """Deal anew which of their cards the others hold and which they discarded face down.

        All else is open to whoever counts: goods move in plain sight, and what nobody has seen
        is undealt.
        """
        self.journal = None
        self.offers = None
        for other, player in enumerate(self.players):
            if other == seat or not player.discarded:
                continue
            unknown = player.hand | player.discarded
            down = player.discarded.bit_count()
            held = player.hand.bit_count()
            # Drawing the smaller pile decides the other.
            drawn = 0
            for _ in range(min(down, held)):
                drawn |= 1 << dice.draw(unknown & ~drawn)
            player.discarded = drawn if down <= held else unknown & ~drawn
            player.hand = unknown & ~player.discarded
        self.dice = dice.fork()

    def knowledge(self, seat: int) -> int:
        players = tuple([player.known(own == seat) for own, player in enumerate(self.players)])
        return hash(
            (
                self.place_of_walk(),
                self.chapter,
                self.round,
                self.unseen_events,
                self.event,
                self.rotation,
                self.effect,
                self.left,
                tuple(self.long_events),
                self.marker,
                self.covered,
                self.cloth_open,
                self.only_project,
                self.in_play,
                self.complete,
                tuple(self.filled),
                tuple(self.substitutes),
                tuple(self.illness),
                tuple(self.markers),
                self.tax,
                self.acting,
                self.used,
                self.focus,
                tuple(self.errands),
                players,
            )
        )

    # Walking, with errands that somebody must settle first

    def options(self, menu: Menu) -> None:
        if self.errands:
            ERRANDS[0].options(self, menu)
        else:
            WALK[self.step].options(self, menu)

    def play(self, move: int) -> None:
        waits = False
        if self.errands:
            ERRANDS[0].apply(self, move)
            settles = True
        else:
            waits = WALK[self.step].apply(self, move)
            settles = len(self.errands) > 0
        if settles:
            # The step goes on when all errands are settled, those that settle themselves too.
            if ERRANDS[0].enter(self):
                return
            waits = WALK[self.step].resume(self)
        if not waits:
            self.walk_on()

    def walk_on(self) -> None:
        while not self.over:
            self.step += 1
            if self.step == len(WALK):
                self.step = 0
            waits = WALK[self.step].enter(self)
            if self.errands:
                if ERRANDS[0].enter(self):
                    return
                waits = WALK[self.step].resume(self)
            if waits:
                return

    def errand(self, kind: int, seat: int) -> None:
        """Have a seat settle something before the table goes on."""
        self.errands.append(kind * MOST_SEATS + seat)

    def errand_of_choice(self, choice: int, seat: int) -> None:
        """Have a seat choose a good before the table goes on."""
        self.errand(choice * KINDS_OF_ERRAND + TAKE_RESOURCE, seat)

    def errand_kind(self) -> int:
        """Return what the first errand is."""
        return self.errands[0] // MOST_SEATS % KINDS_OF_ERRAND

    def errand_goods(self) -> list[int]:
        """Return the goods between which the first errand lets its seat choose."""
        return self.cards.choices[self.errands[0] // (MOST_SEATS * KINDS_OF_ERRAND)]

    def errand_seat(self) -> int:
        """Return whose the first errand is."""
        return self.errands[0] % MOST_SEATS

    # Victory points

    def progress(self) -> float:
        if self.over:
            return 1.0
        rounds = (self.chapter - 1) * ROUNDS + self.round - 1
        return (rounds + self.step / len(WALK)) / (CHAPTERS * ROUNDS)

    def scores(self) -> list[float]:
        return [player.halves / 2 for player in self.players]

    def winners(self) -> list[int]:
        """W-11.2: most points, then piety, loyalty, medical knowledge; W-11.4: or shared."""
        merits = [
            (player.halves, player.goods[PIETY], player.goods[LOYALTY], player.goods[MEDICAL])
            for player in self.players
        ]
        return [seat for seat, merit in enumerate(merits) if merit == max(merits)]

    def score(self, player: Player, vp: int, source: int) -> None:
        """Give victory points and note where they came from."""
        player.halves += 2 * vp
        player.score_sheet[source] += 2 * vp

    def lose_vp(self, player: Player, vp: int, source: int) -> int:
        """W-11.3: take victory points, but never below 0; return how many were lost."""
        lost = min(2 * vp, player.halves)
        player.halves -= lost
        player.score_sheet[source] -= lost
        return lost // 2

    # Goods

    def gain(self, player: Player, good: int, number: int) -> int:
        """Give gold (W-0.12), or goods as far as the supply has them (W-0.8); return how many."""
        if good != GOLD:
            number = min(number, self.supply[good])
            self.supply[good] -= number
        player.goods[good] += number
        return number

    def has_left(self, good: int) -> bool:
        """Return whether there is any of a good to be had; gold always is (W-0.8)."""
        return good >= SUPPLIED or self.supply[good] > 0

    def can_give(self, amounts: list[Amount]) -> bool:
        """Return whether the supply has all of this."""
        for good, number in amounts:
            if good < SUPPLIED and self.supply[good] < number:
                return False
        return True

    def pay(self, player: Player, good: int, number: int) -> None:
        """W-0.8: what is paid returns to its supply."""
        player.goods[good] -= number
        if good != GOLD:
            self.supply[good] += number

    def receive(self, player: Player, amounts: list[Amount], source: int) -> None:
        """Give goods and victory points; what the supply lacks is not received (W-1.7, W-10.6)."""
        for good, number in amounts:
            if good == VP:
                self.score(player, number, source)
            else:
                self.gain(player, good, number)

    def hand_over(self, player: Player, amounts: list[Amount], source: int) -> None:
        """Take goods and victory points from a player who has them."""
        for good, number in amounts:
            if good == VP:
                self.lose_vp(player, number, source)
            else:
                self.pay(player, good, number)

    def changes(self, player: Player, had: list[int]) -> list[Amount]:
        """Return of which goods a player has more or less than before, and by how much."""
        return [
            (good, player.goods[good] - had[good])
            for good in range(OWNED)
            if player.goods[good] != had[good]
        ]

    def tell_changes(self, seat: int, changes: list[Amount], clause: str) -> None:
        """Note for the journal what a player got and paid, a line for each good."""
        for good, number in changes:
            if number > 0:
                self.tell("takes_good", clause, seat, good, number)
            else:
                self.tell("pays", clause, seat, good, -number)

    # Events that act

    def in_force(self, kind: int) -> Effect | None:
        """W-1.4: return what a long-term event does of this kind, this round's counted."""
        for number in self.long_events:
            for effect in self.cards.events[number].effects:
                if effect.do == kind:
                    return effect
        if self.event != NONE and self.cards.events[self.event].long:
            return self.this_round(kind)
        return None

    def all_in_force(self, kind: int) -> list[Effect]:
        """W-1.4: return all that long-term events do of this kind, the oldest first."""
        return [
            effect
            for number in self.lasting_events()
            for effect in self.cards.events[number].effects
            if effect.do == kind
        ]

    def lasting_events(self) -> list[int]:
        """W-1.4: return the long-term events in force, the oldest first, this round's last."""
        newest = self.event
        if newest != NONE and self.cards.events[newest].long:
            return [*self.long_events, newest]
        return self.long_events

    def this_round(self, kind: int) -> Effect | None:
        """Return what this round's event does of this kind."""
        for effect in self.cards.events[self.event].effects:
            if effect.do == kind:
                return effect
        return None

    def side(self, seat: int) -> int:
        """W-2.4: return the side of the board where a seat sits."""
        return self.cards.stock.sides[self.seats - FEWEST_SEATS][seat]

    def corner(self, seat: int, rotation: int) -> Amount:
        """W-2.3: return what the corner pointing at a seat shows in an orientation."""
        corner = (self.side(seat) - 1 - rotation) % 4
        return self.cards.events[self.event].corners[corner]


def new_table(cards: Cards, options: Mapping[str, object], seats: int, dice: Dice) -> Table:
    """Set the table up, before the first round.

    W-0.5: the Bridge lies there, the cloth market is covered, the marker is on its space.
    W-0.9: the supplies do not depend on the number of players.
    W-0.11: the start player is the one asked for, or drawn by lot.
    """
    rules = Rules(options)
    table = Table(cards, rules, seats, dice)
    table.start = dice.below(seats) if rules.start == RANDOM_START else rules.start
    table.players = [new_player(cards) for _ in range(seats)]
    table.chapter = 1
    table.round = 1
    table.supply = [
        cards.stock.supplies[good] - seats * cards.stock.start[good] for good in range(SUPPLIED)
    ]
    table.unseen_events = (1 << len(cards.events)) - 1
    table.event = NONE
    table.rotation = NONE
    table.effect = 0
    table.left = 0
    table.long_events = []
    table.marker = cards.first_favor
    table.covered = 0
    table.cloth_open = False
    table.only_project = NONE
    table.in_play = 0
    for number, project in enumerate(cards.projects):
        if project.enters == "start":
            table.in_play |= 1 << number
    table.complete = 0
    table.filled = [0] * (2 * PROJECTS)
    table.substitutes = [0, 0]
    table.illness = [HEALTHY] * LOCATIONS
    table.markers = cards.markers[:]
    table.tax = 0
    table.acting = NONE
    table.used = 0
    table.focus = 0
    table.errands = []
    if rules.first_game:
        # W-0.6: in the first chapter of a first game only the starred cards are held.
        for player in table.players:
            player.hand = cards.starred
    return table


# The steps of a round in their order, and what settles errands; `steps` fills both.
WALK: list[Step[Table]] = []
ERRANDS: list[Step[Table]] = []
