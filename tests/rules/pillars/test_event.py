from __future__ import annotations

import pytest

from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.goods import METAL, STONE
from kingsbridge.titles.pillars.moves import (
    CUBE,
    KEEP_BUILDER,
    PASS,
    PASS_BUILDER,
    PLACE,
    PROTECTION,
    SAVE_CARD,
    USE_PROTECTION,
)
from kingsbridge.titles.pillars.state import Table
from tests.rules.pillars.board import (
    arrive,
    at_field,
    at_mill,
    bring,
    craftsman,
    craftsmen_of,
    dismissing,
    employ,
    event_number,
    grant,
    in_round,
    new_game,
    offered,
    own,
    play,
    privileges_of,
    refused,
    stand,
    step_of,
    told,
    turn,
    visit,
)

STARTERS = ["mortar_mixer", "woodworker", "stonecutter"]


def struck(event: str) -> Table:
    """Return a table that this event has just struck; it asked nobody."""
    table = new_game()
    turn(table, event)
    assert not visit(table, "event_strikes")
    return table


def place_all(table: Table) -> list[int]:
    """Play the round's selection and placement, and return whose builders were placed."""
    play(table, *[PASS] * table.seats)
    before = len(told(table, "places"))
    while step_of(table) == "placement":
        moves = offered(table)
        first_place = min((m for m in moves if PLACE <= m < PLACE + 10), default=PASS_BUILDER)
        play(table, KEEP_BUILDER if KEEP_BUILDER in moves else first_place)
    return [entry.seat for entry in told(table, "places")[before:]]


# ---- The event is turned ---------------------------------------------------------------------


@pytest.mark.clause("P-1.1")
def test_the_starting_player_turns_the_top_event() -> None:
    table = new_game(start=2)
    bring(table, "conflict")
    arrive(table, "event_turned")
    [entry] = told(table, "turns_event")
    assert entry.seat == 2
    assert entry.a == event_number(table, "conflict")


@pytest.mark.clause("P-1.1")
def test_the_event_happens_to_everybody_at_once() -> None:
    table = new_game()
    bring(table, "conflict")
    arrive(table, "event_turned")
    assert [entry.seat for entry in told(table, "loses_vp")] == [0, 1, 2, 3]
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.clause("P-1.1")
def test_an_event_that_was_turned_does_not_come_again() -> None:
    table = new_game()
    bring(table, "conflict")
    arrive(table, "event_turned")
    assert table.round == 2
    assert not table.unseen_events >> event_number(table, "conflict") & 1
    assert table.coming_event != event_number(table, "conflict")


# ---- The good events -------------------------------------------------------------------------


@pytest.mark.clause("P-1.1")
def test_the_royal_gift_is_5_gold_for_everybody() -> None:
    table = struck("royal_gift")
    assert [player.gold for player in table.players] == [25, 26, 27, 28]


@pytest.mark.clause("P-3.2")
def test_the_royal_gift_brings_nobody_above_30_gold() -> None:
    table = new_game()
    table.players[0].gold = 27
    turn(table, "royal_gift")
    visit(table, "event_strikes")
    assert table.players[0].gold == 30


@pytest.mark.clause("P-1.1")
def test_richards_ore_is_a_metal_for_everybody() -> None:
    table = struck("richards_ore")
    assert [player.cubes for player in table.players] == [[0, 0, 0, 1]] * 4
    assert table.fields[METAL] == 13 - 1 - 4


@pytest.mark.clause("P-1.1", "P-6.3")
def test_with_the_metal_supply_empty_none_is_given_and_none_is_owed() -> None:
    table = new_game()
    own(table, 0, metal=10)
    turn(table, "richards_ore")
    visit(table, "event_strikes")
    assert sum(player.cubes[METAL] for player in table.players) == 12
    assert table.fields[METAL] == 0
    assert table.owed[METAL] == 0


@pytest.mark.clause("P-1.1", "P-3.1")
@pytest.mark.parametrize(("workers", "gold"), [(0, 0), (3, 6), (5, 10), (6, 11), (12, 17)])
def test_the_priors_blessing_is_1_more_gold_a_worker_in_the_mill_for_at_most_5(
    workers: int, gold: int
) -> None:
    table = new_game()
    player = at_mill(table, 0, workers)
    player.gold = 1
    turn(table, "priors_blessing")
    assert not visit(table, "event_strikes")
    visit(table, "wool_mill")
    assert player.gold == 1 + gold


@pytest.mark.clause("P-1.1", "P-6.1")
def test_volunteers_add_a_cube_to_each_resource_card() -> None:
    table = new_game()
    player = at_field(table, 0, "sand_2", "sand_3", "wood_3")
    turn(table, "volunteers")
    visit(table, "event_strikes")
    visit(table, "production")
    assert player.cubes == [3 + 4, 4, 0, 0]
    assert table.players[1].cubes == [0, 0, 0, 0]


@pytest.mark.clause("P-6.2")
def test_volunteers_add_nothing_to_a_privilege() -> None:
    table = new_game()
    player = grant(table, 0, "tom")
    turn(table, "volunteers")
    visit(table, "production")
    assert player.cubes == [0, 0, 1, 0]


# ---- The bad events --------------------------------------------------------------------------


@pytest.mark.clause("P-1.1", "P-1.3")
def test_the_levy_takes_4_gold_from_everybody() -> None:
    table = struck("hamleighs_levy")
    assert [player.gold for player in table.players] == [16, 17, 18, 19]
    assert table.scores() == [2, 2, 2, 2]


@pytest.mark.clause("P-1.3")
@pytest.mark.parametrize(
    ("gold", "left", "lost_vp"), [(5, 1, 0), (4, 0, 0), (3, 0, 0), (2, 0, 1), (1, 0, 1), (0, 0, 2)]
)
def test_who_cannot_pay_the_levy_pays_all_and_loses_1_vp_for_every_full_2_gold_short(
    gold: int, left: int, lost_vp: int
) -> None:
    table = new_game()
    player = table.players[0]
    player.gold = gold
    player.vp = 10
    turn(table, "hamleighs_levy")
    visit(table, "event_strikes")
    assert player.gold == left
    assert player.vp == 10 - lost_vp


@pytest.mark.clause("P-1.1")
def test_the_conflict_costs_everybody_2_vp() -> None:
    table = new_game()
    table.players[0].vp = 7
    turn(table, "conflict")
    visit(table, "event_strikes")
    assert table.scores() == [5, 0, 0, 0]


@pytest.mark.clause("P-13.9")
def test_the_conflict_takes_no_vp_from_a_player_who_has_none() -> None:
    table = new_game()
    table.players[0].vp = 1
    table.players[1].vp = 0
    turn(table, "conflict")
    visit(table, "event_strikes")
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.clause("P-1.1", "P-II.10")
def test_after_the_town_wall_everybody_places_only_2_builders_next_round() -> None:
    table = struck("town_wall")
    arrive(table, "next_start")
    for player in table.players:
        player.gold = 30
    assert sorted(place_all(table)) == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.clause("P-1.1", "P-II.10")
def test_the_round_after_that_everybody_places_3_again() -> None:
    table = struck("town_wall")
    arrive(table, "next_start")
    turn(table, "royal_gift")
    arrive(table, "next_start")
    for player in table.players:
        player.gold = 30
    assert sorted(place_all(table)) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.clause("P-1.1", "P-14.2")
def test_the_town_wall_has_no_effect_in_the_last_round() -> None:
    table = in_round(new_game(), 6)
    turn(table, "town_wall")
    arrive(table, "event_strikes")
    assert table.over
    assert table.scores() == [2, 2, 2, 2]
    assert told(table, "has_two_builders") == []
    assert not any(player.two_builders_coming for player in table.players)


@pytest.mark.clause("P-II.10", "P-1.2")
def test_the_journal_tells_whom_the_town_wall_hit() -> None:
    table = new_game()
    stand(table, 1, "archbishop")
    turn(table, "town_wall")
    arrive(table, "archbishop")
    play(table, PROTECTION)
    assert [entry.seat for entry in told(table, "has_two_builders")] == [0, 2, 3]
    assert [entry.seat for entry in told(table, "is_spared")] == [1]


@pytest.mark.clause("P-1.1", "P-6.1")
def test_a_cold_winter_takes_a_cube_from_each_resource_card() -> None:
    table = new_game()
    player = at_field(table, 0, "sand_2", "sand_3", "wood_3")
    turn(table, "cold_winters")
    visit(table, "event_strikes")
    visit(table, "production")
    assert player.cubes == [1 + 2, 2, 0, 0]
    assert table.players[1].cubes == [0, 0, 0, 0]


@pytest.mark.clause("P-6.2")
def test_a_cold_winter_takes_nothing_from_a_privilege() -> None:
    table = new_game()
    player = grant(table, 0, "richard")
    turn(table, "cold_winters")
    visit(table, "production")
    assert player.cubes == [1, 0, 0, 0]


@pytest.mark.clause("P-1.1", "P-1.4")
def test_in_the_collapse_everybody_clockwise_loses_a_craftsman_of_their_choice() -> None:
    table = new_game(start=2)
    stand(table, 2, "market")
    turn(table, "collapse")
    arrive(table, "event_strikes")
    for seat, loss in ((2, "woodworker"), (3, "stonecutter"), (0, "mortar_mixer")):
        assert table.seat == seat
        assert offered(table) == {dismissing(table, key) for key in STARTERS}
        play(table, dismissing(table, loss))
    assert table.seat == 1
    play(table, dismissing(table, "woodworker"))
    assert craftsmen_of(table, 2) == ["mortar_mixer", "stonecutter"]
    assert craftsmen_of(table, 3) == ["mortar_mixer", "woodworker"]
    assert craftsmen_of(table, 0) == ["woodworker", "stonecutter"]
    assert craftsmen_of(table, 1) == ["mortar_mixer", "stonecutter"]
    assert step_of(table) == "market"


@pytest.mark.clause("P-1.4")
def test_a_craftsman_lost_to_an_event_leaves_the_game() -> None:
    table = new_game(2)
    mason = craftsman(table, "mason_1")
    table.for_hire = [number for number in table.for_hire if number != mason]
    table.shiring = [number if number != mason else -1 for number in table.shiring]
    employ(table, 0, "mason_1", "mortar_mixer")
    employ(table, 1)
    stand(table, 0, "market")
    turn(table, "collapse")
    assert visit(table, "event_strikes")
    play(table, dismissing(table, "mason_1"))
    assert step_of(table) == "market"
    in_play = table.for_hire + table.shiring
    for player in table.players:
        in_play += player.craftsmen
    assert mason not in in_play


@pytest.mark.clause("P-1.4")
def test_a_player_with_one_craftsman_loses_it_unasked() -> None:
    table = new_game(2)
    employ(table, 0, "architect")
    employ(table, 1, "bell_maker")
    turn(table, "collapse")
    assert not visit(table, "event_strikes")
    assert craftsmen_of(table, 0) == []
    assert craftsmen_of(table, 1) == []


@pytest.mark.clause("P-1.4")
def test_a_player_who_cannot_lose_a_craftsman_loses_nothing() -> None:
    table = new_game(2)
    employ(table, 0)
    employ(table, 1, "architect")
    turn(table, "collapse")
    assert not visit(table, "event_strikes")
    assert [entry.seat for entry in told(table, "loses_craftsman")] == [1]
    assert table.scores() == [2, 2]
    assert [player.gold for player in table.players] == [20, 21]


# ---- Protection ------------------------------------------------------------------------------


def protected_from(event: str) -> Table:
    """Return a table of four at which seat 1 chose protection from this event."""
    table = new_game()
    stand(table, 1, "archbishop")
    turn(table, event)
    assert visit(table, "archbishop")
    assert table.seat == 1
    # The others have nothing to decide, so the event strikes and the walk goes on to production.
    for seat in (0, 2, 3):
        employ(table, seat, "architect")
    stand(table, 0, "market")
    play(table, PROTECTION)
    return table


@pytest.mark.clause("P-1.2")
def test_the_levy_spares_a_player_who_chose_protection() -> None:
    table = protected_from("hamleighs_levy")
    assert [entry.seat for entry in told(table, "pays_event")] == [0, 2, 3]


@pytest.mark.clause("P-1.2")
def test_the_conflict_spares_a_player_who_chose_protection() -> None:
    table = protected_from("conflict")
    assert table.scores() == [0, 2, 0, 0]


@pytest.mark.clause("P-1.2", "P-II.10")
def test_the_town_wall_spares_a_player_who_chose_protection() -> None:
    table = new_game()
    stand(table, 1, "archbishop")
    turn(table, "town_wall")
    arrive(table, "archbishop")
    play(table, PROTECTION)
    assert table.round == 2
    for player in table.players:
        player.gold = 30
    assert sorted(place_all(table)) == [0, 0, 1, 1, 1, 2, 2, 3, 3]


@pytest.mark.clause("P-1.2", "P-6.1")
def test_the_cold_winter_spares_a_player_who_chose_protection() -> None:
    table = new_game()
    stand(table, 1, "archbishop")
    stand(table, 0, "market")
    at_field(table, 1, "sand_3")
    at_field(table, 2, "wood_3")
    turn(table, "cold_winters")
    arrive(table, "archbishop")
    play(table, PROTECTION)
    assert table.players[1].cubes == [3, 0, 0, 0]
    assert table.players[2].cubes == [0, 2, 0, 0]


@pytest.mark.clause("P-1.2", "P-1.4")
def test_the_collapse_spares_a_player_who_chose_protection() -> None:
    table = protected_from("collapse")
    assert craftsmen_of(table, 1) == STARTERS
    assert [entry.seat for entry in told(table, "loses_craftsman")] == [0, 2, 3]


@pytest.mark.clause("P-1.2")
def test_protection_holds_for_this_event_only() -> None:
    table = new_game()
    table.players[1].protected = True
    bring(table, "conflict")
    arrive(table, "event_turned")
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.clause("P-1.2")
def test_there_is_no_protection_from_a_good_event() -> None:
    table = new_game()
    stand(table, 1, "archbishop")
    turn(table, "richards_ore")
    assert visit(table, "archbishop")
    assert PROTECTION not in offered(table)
    assert refused(table).get(PROTECTION) == "P-1.2"


@pytest.mark.clause("P-1.5", "P-4.2")
def test_the_event_privilege_is_decided_after_the_event_is_seen() -> None:
    table = new_game()
    grant(table, 2, "archbishop_thomas")
    bring(table, "conflict")
    arrive(table, "event_turned")
    assert table.seat == 2
    assert TITLE.view(table, 2)["event"] == "conflict"
    assert table.scores() == [2, 2, 2, 2]
    assert offered(table) == {USE_PROTECTION, SAVE_CARD}


@pytest.mark.clause("P-1.5", "P-4.2")
def test_the_event_privilege_protects_once_and_leaves_the_game() -> None:
    table = new_game()
    grant(table, 2, "archbishop_thomas")
    turn(table, "conflict")
    arrive(table, "event_strikes")
    play(table, USE_PROTECTION)
    assert table.scores() == [0, 0, 2, 0]
    assert privileges_of(table, 2) == []


@pytest.mark.clause("P-1.5", "P-4.2")
def test_who_saves_the_event_privilege_is_struck_and_keeps_it() -> None:
    table = new_game()
    grant(table, 2, "archbishop_thomas")
    turn(table, "conflict")
    arrive(table, "event_strikes")
    play(table, SAVE_CARD)
    assert table.scores() == [0, 0, 0, 0]
    assert privileges_of(table, 2) == ["archbishop_thomas"]


@pytest.mark.clause("P-1.5")
@pytest.mark.parametrize(
    "event", ["royal_gift", "richards_ore", "priors_blessing", "volunteers", "archbishops_zeal"]
)
def test_nobody_is_asked_for_the_event_privilege_at_a_good_event(event: str) -> None:
    table = new_game()
    grant(table, 2, "archbishop_thomas")
    turn(table, event)
    assert not visit(table, "event_strikes")
    assert privileges_of(table, 2) == ["archbishop_thomas"]


@pytest.mark.clause("P-1.5")
def test_who_is_protected_already_is_not_asked_for_the_event_privilege() -> None:
    table = new_game()
    grant(table, 2, "archbishop_thomas")
    stand(table, 2, "archbishop")
    turn(table, "conflict")
    arrive(table, "archbishop")
    play(table, PROTECTION)
    assert table.round == 2
    assert table.scores() == [0, 0, 2, 0]
    assert privileges_of(table, 2) == ["archbishop_thomas"]


@pytest.mark.clause("P-1.5", "P-1.4")
def test_the_event_privilege_saves_its_owners_craftsmen_in_the_collapse() -> None:
    table = new_game(2)
    grant(table, 0, "archbishop_thomas")
    turn(table, "collapse")
    assert visit(table, "event_strikes")
    play(table, USE_PROTECTION)
    assert table.seat == 1
    play(table, dismissing(table, "woodworker"))
    assert craftsmen_of(table, 0) == STARTERS


@pytest.mark.clause("P-1.5")
def test_the_cube_of_the_archbishop_and_the_event_privilege_go_together() -> None:
    table = new_game()
    grant(table, 1, "archbishop_thomas")
    stand(table, 1, "archbishop")
    stand(table, 1, "market")
    turn(table, "conflict")
    arrive(table, "archbishop")
    play(table, CUBE + STONE)
    assert table.seat == 1
    play(table, USE_PROTECTION)
    assert table.players[1].cubes == [0, 0, 1, 0]
    assert table.scores() == [0, 2, 0, 0]


@pytest.mark.clause("P-1.4", "P-I.6")
def test_no_craftsman_is_dismissed_at_any_other_time() -> None:
    table = new_game()
    own(table, 0, sand=6, wood=2, stone=2)
    stand(table, 0, "market")
    dismissals = {dismissing(table, key) for key in table.cards.craftsman_keys}
    assert not offered(table) & dismissals  # at the selection
    arrive(table, "market")
    assert not offered(table) & dismissals
    arrive(table, "cathedral")
    assert step_of(table) == "cathedral"
    assert not offered(table) & dismissals


@pytest.mark.clause("P-1.1")
def test_every_event_strikes_without_a_flaw() -> None:
    for event in new_game().cards.event_keys:
        table = new_game()
        at_field(table, 0, "wood_2", "sand_2")
        at_mill(table, 0, 7)
        own(table, 1, sand=1, wood=1, stone=1)
        bring(table, event)
        stand(table, 0, "market")
        arrive(table, "event_turned")
        assert TITLE.flaws(table) == []
