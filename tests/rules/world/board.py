"""Lay out any position of World Without End in a few words.

A test sets up what its rule needs, walks to a part of the round, and looks at what happened.
"""

from __future__ import annotations

from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.walk import names_of_steps
from kingsbridge.titles.world import TITLE
from kingsbridge.titles.world.cards import NONE, load_cards
from kingsbridge.titles.world.goods import GOODS, OWNED, SUPPLIED
from kingsbridge.titles.world.moves import BUILD, CARE, DISCARD, DONATE, HOUSE, ORIENT, PLAY, RENT
from kingsbridge.titles.world.state import HEALTHY, ROUNDS, Player, Table
from kingsbridge.titles.world.steps import WALK

# One event a chapter that leaves the rest of its round alone.
QUIET = {1: "I-08", 2: "II-06", 3: "III-11", 4: "IV-10"}


def new_game(seats: int = 4, start: int | str = 0, seed: int = 1, **options: object) -> Table:
    """Start a game with a journal; seat 0 begins unless told otherwise.

    The table stands at its first decision. `in_chapter` and `arrive` walk elsewhere.
    """
    table = TITLE.new(seats, seed, {"start": start, **options}, journal=Journal())
    assert isinstance(table, Table)
    return table


def in_chapter(table: Table, chapter: int, number: int = 1) -> Table:
    """Say that this is a round of a chapter; earlier events count as turned, cards as fresh.

    Six cards a chapter are played and discarded as rounds pass, so piles are made to match.
    """
    table.chapter = chapter
    table.round = number
    table.event = NONE
    table.errands = []
    table.unseen_events = 0
    for each in range(1, 5):
        turned = ROUNDS if each < chapter else number - 1 if each == chapter else 0
        for event in _quiet_last(table, each)[turned:]:
            table.unseen_events |= 1 << event
    if chapter >= 3:
        table.in_play |= 1 << table.cards.tower
    if chapter >= 2:
        table.cloth_open = True
    for player in table.players:
        player.played = list(range(number - 1))
        player.discarded = sum(1 << (6 + card) for card in range(number - 1))
        player.hand = table.cards.all_actions & ~player.discarded & ~((1 << (number - 1)) - 1)
    return table


def turn(table: Table, key: str) -> Table:
    """Turn this event now: its plague and its effects, up to the next decision.

    The chapter becomes the event's own, if it is another.
    """
    event = event_number(table, key)
    if table.cards.events[event].chapter != table.chapter:
        in_chapter(table, table.cards.events[event].chapter)
    kept = table.unseen_events
    table.unseen_events = kept & ~table.cards.of_chapter[table.chapter] | 1 << event
    table.offers = None
    table.errands = []
    table.step = -1
    table.walk_on()
    # The other events of the chapter are unseen again, but for those of the rounds before.
    others = [number for number in _quiet_last(table, table.chapter) if number != event]
    for number in others[table.round - 1 :]:
        table.unseen_events |= 1 << number
    return table


def _quiet_last(table: Table, chapter: int) -> list[int]:
    """Return the events of a chapter, the quiet one last, so that it stays to be turned."""
    events = [number for number, card in enumerate(table.cards.events) if card.chapter == chapter]
    return sorted(events, key=lambda number: table.cards.event_keys[number] == QUIET[chapter])


def arrive(table: Table, step: str) -> Table:
    """Walk straight to a step of the round (by its name) and on to the next decision.

    If no event has been turned yet, a quiet one is; it lies with its arrow at 0.
    """
    if table.event == NONE:
        table.event = event_number(table, QUIET[table.chapter])
        table.unseen_events &= ~(1 << table.event)
    if table.rotation == NONE:
        table.rotation = 0
    table.offers = None
    table.errands = []
    table.step = names_of_steps(WALK).index(step) - 1
    table.walk_on()
    return table


def force(table: Table, *events: str) -> None:
    """Let these long-term events lie beside the board."""
    for key in events:
        number = event_number(table, key)
        table.long_events.append(number)


def reprint(table: Table, key: str, kind: str, *effects: dict[str, object]) -> Table:
    """Let an event be of this kind and do this, as it may be printed though ours is not."""
    table.cards = load_cards({"events": {key: {"kind": kind, "effects": list(effects)}}})
    return table


def orient(table: Table, rotation: int) -> Table:
    """Lay the event down; `table` must be waiting for it."""
    table.apply(ORIENT + rotation)
    return table


def own(table: Table, seat: int, **goods: int) -> Player:
    """Let a seat own exactly these goods, from the supplies: own(table, 0, stone=2, gold=3)."""
    player = table.players[seat]
    for good in range(OWNED):
        wanted = goods.pop(GOODS[good], 0)
        if good < SUPPLIED:
            table.supply[good] += player.goods[good] - wanted
        player.goods[good] = wanted
    assert not goods, f"no such goods: {goods}"
    return player


def drain(table: Table, good: str, left: int = 0, holder: int = -1) -> None:
    """Empty a supply but for so many; the rest goes to a seat, by default the last."""
    number = GOODS.index(good)
    table.players[holder].goods[number] += table.supply[number] - left
    table.supply[number] = left


def hold(table: Table, seat: int, *cards: str) -> Player:
    """Let a seat hold these action cards; all others it has not played are discarded.

    At most six can have been discarded, so the first of the others count as played.
    """
    player = table.players[seat]
    wanted = sum(1 << action(table, key) for key in cards)
    others = [card for card in range(12) if not wanted >> card & 1]
    player.hand = wanted
    player.played = others[: max(0, len(others) - 6)]
    player.discarded = sum(1 << card for card in others if card not in player.played)
    return player


def play(table: Table, card: str) -> Table:
    """Let the deciding seat play an action card."""
    table.apply(PLAY + action(table, card))
    return table


def playing(table: Table, card: str) -> Table:
    """Walk to the action cards and let the active player play this one."""
    return play(arrive(table, "action"), card)


def make(table: Table, *moves: int) -> Table:
    """Make these moves one after the other, whoever decides."""
    for move in moves:
        table.apply(move)
    return table


def ill(table: Table, location: int, knowledge: int) -> None:
    """Let a location (1 to 11) be ill with a marker of this number."""
    table.markers[knowledge] -= 1
    assert table.markers[knowledge] >= 0, f"there is no marker {knowledge} left"
    assert table.illness[location - 1] == HEALTHY
    table.illness[location - 1] = knowledge


def begin_project(table: Table, key: str, stone: int = 0, wood: int = 0) -> int:
    """Put a project into play with so many of its spaces filled from the supply."""
    number = project(table, key)
    table.in_play |= 1 << number
    for resource, filled in enumerate((stone, wood)):
        table.supply[resource] += table.filled[2 * number + resource] - filled
        table.filled[2 * number + resource] = filled
    return number


def seal(table: Table, seat: int, key: str) -> None:
    """Let a seat's donation seal lie on a project."""
    table.players[seat].seals |= 1 << project(table, key)


def settle(table: Table, seat: int, *spaces: str) -> Player:
    """Let houses of a seat stand on these spaces: settle(table, 0, "grain_stone")."""
    player = table.players[seat]
    for key in spaces:
        player.houses |= 1 << house(table, key)
    return player


def end_chapter(table: Table) -> Table:
    """Walk from the end of the action phase of a chapter's sixth round to the next decision."""
    in_chapter(table, table.chapter, ROUNDS)
    for player in table.players:
        player.played = list(range(6))
        player.discarded = 0b111111 << 6
        player.hand = 0
    return arrive(table, "round_end")


def next_round(table: Table, key: str) -> Table:
    """End this round, its actions left out, and turn this event in the next."""
    event = event_number(table, key)
    kept = table.unseen_events
    table.unseen_events = kept & ~table.cards.of_chapter[table.chapter] | 1 << event
    arrive(table, "round_end")
    table.unseen_events = kept & ~(1 << event)
    return table


def answers(table: Table, move: int) -> list[int]:
    """Give the event this answer as long as it asks; return whom it asked, in their order."""
    asked = []
    while step_of(table) == "reveal":
        asked.append(table.seat)
        table.apply(move)
    return asked


def vp(table: Table, seat: int) -> float:
    return table.players[seat].halves / 2


def goods(table: Table, seat: int) -> dict[str, int]:
    """Return what a seat owns, by name, without what it has none of."""
    owned = table.players[seat].goods
    return {GOODS[good]: owned[good] for good in range(OWNED) if owned[good]}


def action(table: Table, key: str) -> int:
    return table.cards.action_keys.index(key)


def project(table: Table, key: str) -> int:
    return table.cards.project_keys.index(key)


def house(table: Table, key: str) -> int:
    return table.cards.house_keys.index(key)


def favor(table: Table, key: str) -> int:
    return table.cards.favor_keys.index(key)


def event_number(table: Table, key: str) -> int:
    return table.cards.event_keys.index(key)


def building(table: Table, key: str, resource: str) -> int:
    """Return the move that places a stone or a wood on a project."""
    return BUILD + 2 * project(table, key) + GOODS.index(resource)


def donating(table: Table, key: str) -> int:
    return DONATE + project(table, key)


def housing(table: Table, key: str) -> int:
    """Return the move that builds a house on a space."""
    return HOUSE + house(table, key)


def renting(table: Table, key: str) -> int:
    return RENT + house(table, key)


def caring(location: int) -> int:
    """Return the move that cares for a location (1 to 11)."""
    return CARE + location - 1


def offered(table: Table) -> set[int]:
    return set(table.legal())


def discarding(table: Table, seat: int = 0) -> bool:
    """Return whether a seat's action is over and only a card to discard is asked for."""
    hand = table.players[seat].hand
    cards = {DISCARD + card for card in range(12) if hand >> card & 1}
    return table.seat == seat and offered(table) == cards


def refused(table: Table) -> dict[int, str]:
    """Return the refused moves with the clauses that refuse them."""
    return table.explained().refusals


def told(table: Table, what: str) -> list[Entry]:
    """Return the journal's entries of one kind."""
    assert table.journal is not None
    return [entry for entry in table.journal.entries if entry.what == what]


def comes_next(table: Table, key: str) -> None:
    """Let this event be the only one of its chapter that can be turned."""
    event = event_number(table, key)
    others = table.cards.of_chapter[table.cards.events[event].chapter]
    table.unseen_events = table.unseen_events & ~others | 1 << event


def close_chapter(table: Table, coming: str = "") -> Table:
    """End the chapter as `end_chapter` does; the next one turns this event, or a quiet one."""
    in_chapter(table, table.chapter, ROUNDS)
    for player in table.players:
        player.played = list(range(6))
        player.discarded = 0b111111 << 6
        player.hand = 0
    if table.chapter + 1 in QUIET:
        comes_next(table, coming or QUIET[table.chapter + 1])
    return arrive(table, "round_end")


def have(table: Table, seat: int, vp: float) -> Player:
    """Let a seat have so many victory points."""
    player = table.players[seat]
    player.score_sheet[0] += int(2 * vp) - player.halves
    player.halves = int(2 * vp)
    return player


def step_of(table: Table) -> str:
    """Return the step of the round where the table waits."""
    return table.step_name()


def keys_of(cards: int, keys: list[str]) -> set[str]:
    """Return the keys of cards held as bits: keys_of(player.hand, table.cards.action_keys)."""
    return {key for number, key in enumerate(keys) if cards >> number & 1}
