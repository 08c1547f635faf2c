"""Taking back: freely within a turn, by consent, never across what was revealed."""

from __future__ import annotations

import pytest

from kingsbridge.table.game import revealed
from kingsbridge.table.log import Kind
from tests.server.playing import first_move, together
from tests.server.serving import Doc, Here, Visitor, play_until


def rule(player: Visitor, code: str) -> str:
    return str(player.moment(code)["undo"]["rule"])


def barred(player: Visitor, code: str) -> str:
    return str(player.moment(code)["undo"]["barred"])


def undo(player: Visitor, code: str) -> Doc:
    told: Doc = player.post(f"/api/tables/{code}/undo", version=player.moment(code)["version"])[
        "moment"
    ]
    return told


def until_rule(players: list[Visitor], code: str, wanted: str) -> Visitor:
    """Play until the one who just moved has this rule; return who it is."""
    while True:
        deciding = players[0].moment(code)["deciding"]
        first_move(players[deciding], code)
        if rule(players[deciding], code) == wanted:
            return players[deciding]


def test_nothing_can_be_taken_back_before_one_has_decided(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    version = ann.moment(code)["version"]
    assert rule(ann, code) == rule(bob, code) == "never"
    assert barred(ann, code) == "nothing"
    assert ann.refused(f"/api/tables/{code}/undo", version=version) == (409, "nothing_to_undo")
    assert ann.refused(f"/api/tables/{code}/undo", version=version + 1) == (409, "stale")


def test_within_ones_own_turn_undo_is_free(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    player = until_rule([ann, bob], code, "free")
    after = player.moment(code)
    assert after["deciding"] == after["seat"]
    before = player.get(f"/api/tables/{code}/replay/{after['version'] - 1}")
    back = undo(player, code)
    assert back["version"] == after["version"] + 1
    assert back["ply"] == after["ply"] - 1
    assert (back["view"], back["menu"]) == (before["view"], before["menu"])
    # Nothing is deleted: what was undone can still be replayed.
    again = player.get(f"/api/tables/{code}/replay/{after['version']}")
    assert again["view"] == after["view"]


def test_undo_never_goes_across_another_persons_move(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    players = [ann, bob]
    play_until(code, players, lambda moment: moment["deciding"] == 0)
    play_until(code, players, lambda moment: moment["deciding"] == 1)
    first_move(bob, code)
    assert rule(ann, code) == "never"
    assert barred(ann, code) == "acted"
    version = ann.moment(code)["version"]
    assert ann.refused(f"/api/tables/{code}/undo", version=version) == (409, "undo_never")


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_undo_never_goes_across_what_was_revealed(here: Here, title: str) -> None:
    (ann, bob), code = together(here, 2, title)
    table = here.server.tables.at_hand[code]
    before = revealed(table.the_game().state)
    while revealed(table.the_game().state) == before:
        deciding = table.the_game().deciding
        first_move([ann, bob][deciding], code)
    assert rule([ann, bob][deciding], code) == "never"
    assert barred([ann, bob][deciding], code) == "revealed"


def test_otherwise_undo_is_by_consent(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    asker = until_rule([ann, bob], code, "ask")
    other = bob if asker is ann else ann
    before = asker.moment(code)
    seat = before["seat"]
    asked = undo(asker, code)
    assert asked["ply"] == before["ply"]
    assert asked["undo"]["asked_by"] == seat
    question = other.moment(code)
    assert question["undo"]["asked_by"] == seat
    assert question["undo"]["waiting_for"] == [1 - seat]
    answer = f"/api/tables/{code}/undo/answer"
    version = question["version"]
    assert asker.refused(answer, version=version, agree=True) == (403, "not_yours")
    assert other.refused(answer, version=version - 1, agree=True) == (409, "stale")
    # Refused: it stands.
    told = other.post(answer, version=version, agree=False)["moment"]
    assert (told["ply"], told["undo"]["asked_by"]) == (before["ply"], None)
    # Agreed: it is taken back.
    undo(asker, code)
    told = other.post(answer, version=other.moment(code)["version"], agree=True)["moment"]
    assert told["ply"] == before["ply"] - 1
    assert told["deciding"] == seat
    assert other.refused(answer, version=told["version"], agree=True) == (409, "no_question")


def test_a_question_is_over_when_somebody_plays_on(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    asker = until_rule([ann, bob], code, "ask")
    other = bob if asker is ann else ann
    undo(asker, code)
    first_move(other, code)
    assert other.moment(code)["undo"]["asked_by"] is None


def test_a_stand_ins_consent_is_not_waited_for(here: Here) -> None:
    players, code = together(here, 3)
    asker = until_rule(players, code, "ask")
    before = asker.moment(code)
    deciding = before["deciding"]
    (third,) = {0, 1, 2} - {before["seat"], deciding}
    players[third].post(f"/api/tables/{code}/stand-in", seat=third)
    asked = undo(asker, code)
    assert asked["undo"]["waiting_for"] == [deciding]
    # The last one leaves, too: nobody is left who could disagree.
    told = players[deciding].post(f"/api/tables/{code}/stand-in", seat=deciding)["moment"]
    assert told["ply"] == before["ply"] - 1
    assert told["deciding"] == before["seat"]


def test_who_resigned_is_not_waited_for(here: Here) -> None:
    players, code = together(here, 3)
    asker = until_rule(players, code, "ask")
    before = asker.moment(code)
    asked = undo(asker, code)
    first, second = asked["undo"]["waiting_for"]
    players[first].post(f"/api/tables/{code}/undo/answer", version=asked["version"], agree=True)
    told = players[second].post(f"/api/tables/{code}/resign")["moment"]
    assert told["ply"] == before["ply"] - 1


def test_against_bots_alone_undo_is_always_free(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me apprentice")
    with ann.live() as live:
        live.do("watch", table=code)

        def my_turn(plies: int) -> Doc:
            """Wait until it is my turn and a bot has moved since."""
            news = live.hear_until(
                lambda news: (
                    news["news"] == "moment"
                    and news["moment"]["menu"] is not None
                    and news["moment"]["ply"] >= plies
                )
            )
            moment: Doc = news["moment"]
            return moment

        mine = my_turn(0)
        while True:
            ann.move(code, mine, mine["menu"]["offers"][0]["move"])
            now = my_turn(mine["ply"] + 1)
            if now["ply"] > mine["ply"] + 1:
                break
            mine = now
        assert now["undo"]["rule"] == "free"
        back = undo(ann, code)
        assert back["ply"] == mine["ply"]
        assert back["view"] == mine["view"]


def test_a_bots_move_for_me_is_not_my_decision(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here")
    first = ann.moment(code)
    mine = first["deciding"]
    with ann.live() as live:
        live.do("watch", table=code)
        ann.post(f"/api/tables/{code}/stand-in", seat=mine)
        live.hear_until(lambda n: n["news"] == "moment" and n["moment"]["ply"] > 0)
        told = ann.post(f"/api/tables/{code}/return")["moment"]
    assert (told["undo"]["rule"], told["undo"]["barred"]) == ("never", "nothing")


@pytest.mark.parametrize("over_a_socket", [False, True])
def test_what_followed_by_itself_goes_back_with_the_decision_before_it(
    here: Here, over_a_socket: bool
) -> None:
    ann = here.visitor("Ann")
    code = ann.open("world", "me here")
    first = ann.moment(code)
    second = first_move(ann, code)
    body = {
        "version": second["version"],
        "move": ann.moment(code)["menu"]["offers"][0]["move"],
        "key": "by itself",
        "unasked": True,
    }
    if over_a_socket:
        with ann.live() as live:
            assert live.answer("move", table=code, **body)["version"] == body["version"] + 1
            # Sent again, it was made once, whoever made it.
            assert live.answer("move", table=code, **{**body, "unasked": False})["repeated"]
    else:
        assert ann.post(f"/api/tables/{code}/moves", **body)["version"] == body["version"] + 1
        assert ann.post(f"/api/tables/{code}/moves", **body)["repeated"]
    kinds = [row["kind"] for row in ann.get(f"/api/tables/{code}/log")]
    assert kinds == [Kind.START, Kind.MOVE, Kind.FOLLOW]
    # Whoever reads it again from the database has the same game.
    here.server.tables.forget(code)
    assert undo(ann, code)["ply"] == first["ply"]
