"""What one seat may see, as plain data: built field by field, so that nothing hidden slips in.

Hidden are the goods behind the others' screens (unless an option lays them open or the game is
over), the cards they hold and those they discarded, the events to come and the plague markers
face down (W-0.7).
"""

from __future__ import annotations

from kingsbridge.engine.position import card_key, card_keys
from kingsbridge.titles.world.duties import duties_forecast
from kingsbridge.titles.world.goods import GOODS, OWNED, SUPPLIED
from kingsbridge.titles.world.state import CURED, ERRANDS, HEALTHY, Player, Table
from kingsbridge.titles.world.steps.action import ACT
from kingsbridge.titles.world.view_types import Duty, Project, WorldPlayer, WorldView


def view(table: Table, seat: int) -> WorldView:
    """Return what a seat sees; a seat of -1 is a spectator."""
    cards = table.cards
    deciding = seat == table.seat
    # W-0.7: the screens go when the game is over.
    lies_open = table.rules.open_goods or table.over
    return {
        "title": "world",
        "seats": table.seats,
        "sides": [table.side(number) for number in range(table.seats)],
        "ply": table.ply,
        "over": table.over,
        "seat": table.seat,
        "chapter": table.chapter,
        "round": table.round,
        "start": table.start,
        "step": table.step_name(),
        "stage": table.stage_name(),
        "errand": ERRANDS[0].stage_name(table.errand_kind()) if table.errands else None,
        "event": card_key(table.event, cards.event_keys),
        "rotation": table.rotation,
        "effect": table.effect,
        "long_events": [cards.event_keys[number] for number in table.long_events],
        "unseen_events": card_keys(table.unseen_events, cards.event_keys),
        "supply": dict(zip(GOODS[:SUPPLIED], table.supply, strict=True)),
        "marker": cards.favor_keys[table.marker],
        "covered": card_keys(table.covered, cards.favor_keys),
        "cloth_open": table.cloth_open,
        "only_project": card_key(table.only_project, cards.project_keys),
        "projects": _projects(table),
        "houses": _houses(table),
        "illness": [_illness(number) for number in table.illness],
        "markers_unseen": table.markers[1:],
        "tax": table.tax,
        "acting": card_key(table.acting, cards.action_keys) if table.stage == ACT else None,
        "left": table.left if deciding else 0,
        "players": [
            _player(table, number, number == seat or lies_open, number == seat)
            for number in range(table.seats)
        ],
        "duties": _duties(table, seat) if 0 <= seat < table.seats else None,
    }


def _projects(table: Table) -> list[Project]:
    return [
        {
            "key": project.key,
            "complete": bool(table.complete >> number & 1),
            "stone": table.filled[2 * number],
            "wood": table.filled[2 * number + 1],
            "donors": [
                seat for seat, player in enumerate(table.players) if player.seals >> number & 1
            ],
        }
        for number, project in enumerate(table.cards.projects)
        if table.in_play >> number & 1
    ]


def _houses(table: Table) -> dict[str, int]:
    return {
        table.cards.house_keys[space]: seat
        for seat, player in enumerate(table.players)
        for space in range(len(table.cards.houses))
        if player.houses >> space & 1
    }


def _illness(number: int) -> int | str:
    return {HEALTHY: "unknown", CURED: "cured"}.get(number, number)


def _player(table: Table, seat: int, sees_goods: bool, own: bool) -> WorldPlayer:
    cards = table.cards
    player: Player = table.players[seat]
    return {
        "vp": player.halves / 2,
        "goods": dict(zip(GOODS[:OWNED], player.goods, strict=True)) if sees_goods else None,
        "played": [cards.action_keys[card] for card in player.played],
        "unused": card_keys(player.unused, cards.action_keys),
        "hand": card_keys(player.hand, cards.action_keys) if own else None,
        "discarded": card_keys(player.discarded, cards.action_keys) if own else None,
        "held": player.hand.bit_count(),
        "face_down": player.discarded.bit_count(),
        "houses": card_keys(player.houses, cards.house_keys),
        "seals": card_keys(player.seals, cards.project_keys),
        "penance": player.penance,
        "begging": player.begging,
        "court": player.court,
        "traded": player.traded != 0,
        "forgoes": player.forgoes,
        "missing": player.missing[:],
    }


def _duties(table: Table, seat: int) -> list[Duty]:
    return [
        {
            "good": GOODS[duty.good],
            "owed": [duty.owed_least, duty.owed_most],
            "has": duty.has,
            "missing": [duty.missing_least, duty.missing_most],
            "vp": [duty.vp_least, duty.vp_most],
        }
        for duty in duties_forecast(table, seat)
    ]
