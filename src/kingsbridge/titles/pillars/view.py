"""What one seat may see, as plain data: built field by field, so that nothing hidden slips in.

At this table everything is open but the cards nobody has turned. The coming event is seen only
by the owner of the privilege that shows it.
"""

from __future__ import annotations

from kingsbridge.engine.position import card_key, card_keys
from kingsbridge.titles.pillars.goods import GOODS
from kingsbridge.titles.pillars.state import Player, Table
from kingsbridge.titles.pillars.view_types import PillarsPlayer, PillarsView


def view(table: Table, seat: int) -> PillarsView:
    """Return what a seat sees; a seat of -1 is a spectator."""
    cards = table.cards
    sees_coming = seat >= 0 and table.foresees(seat)
    return {
        "title": "pillars",
        "seats": table.seats,
        "ply": table.ply,
        "over": table.over,
        "seat": table.seat,
        "round": table.round,
        "start": table.start,
        "step": table.step_name(),
        "stage": table.stage_name(),
        "event": card_key(table.event, cards.event_keys),
        "coming_event": card_key(table.coming_event, cards.event_keys) if sees_coming else None,
        "unseen_events": card_keys(table.unseen_events, cards.event_keys),
        "unseen_privileges": card_keys(table.unseen_privileges, cards.privilege_keys),
        "pool": card_keys(table.pool, cards.resource_keys),
        "for_hire": [cards.craftsman_keys[number] for number in table.for_hire],
        "kingsbridge": [card_key(number, cards.privilege_keys) for number in table.kingsbridge],
        "shiring": [card_key(number, cards.craftsman_keys) for number in table.shiring],
        "spaces": table.spaces[:],
        "bag": table.bag[:],
        "aside": table.aside[:],
        "drawn": table.drawn,
        "returned": table.returned,
        "cost": table.cost,
        "waiting": [
            {"seat": waiting, "price": price}
            for waiting, price in zip(table.waiting, table.waiting_prices, strict=True)
        ],
        "fields": dict(zip(GOODS, table.fields, strict=True)),
        "owed": dict(zip(GOODS, table.owed, strict=True)),
        "market": dict(zip(GOODS, table.market, strict=True)),
        "court_metal": table.court_metal,
        "tax": table.tax,
        "zealous": card_key(table.zealous, cards.craftsman_keys),
        "pieces": table.pieces,
        "players": [_player(table, number) for number in range(table.seats)],
    }


def _player(table: Table, seat: int) -> PillarsPlayer:
    cards = table.cards
    player: Player = table.players[seat]
    scoring = seat == table.seat and len(table.uses) == len(player.craftsmen)
    uses = table.uses if scoring else [0] * len(player.craftsmen)
    return {
        "gold": player.gold,
        "vp": player.vp,
        "reserve": player.reserve,
        "mill": player.mill,
        "black": player.black,
        "grey": player.grey,
        "grey_coming": player.grey_coming,
        "two_builders": player.two_builders,
        "two_builders_coming": player.two_builders_coming,
        "protected": player.protected,
        "passed": player.passed,
        "resource_cards": card_keys(player.resource_cards, cards.resource_keys),
        "bought": [good for number, good in enumerate(GOODS) if player.bought >> number & 1],
        "sold": [good for number, good in enumerate(GOODS) if player.sold >> number & 1],
        "cubes": dict(zip(GOODS, player.cubes, strict=True)),
        "craftsmen": [
            {"key": cards.craftsman_keys[number], "uses": used}
            for number, used in zip(player.craftsmen, uses, strict=True)
        ],
        "craftsman_limit": table.craftsman_limit(player),
        "privileges": [cards.privilege_keys[number] for number in player.privileges],
    }
