"""Nobody keeps another from playing: a move answers a position, whatever else is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event, Thread

import pytest
from sqlalchemy import select

from kingsbridge.server.database.schema import rating_steps
from kingsbridge.server.tables import rating
from kingsbridge.server.tables.rating import A_DAY
from kingsbridge.table.checks import MOST_ASIDES
from kingsbridge.table.game import ASIDE_FOR
from tests.server.conftest import NewDatabase
from tests.server.playing import decide_often, first_move, listed, together
from tests.server.serving import Doc, Here, Visitor, serving

MINUTE = 60_000
HOUR = 60 * MINUTE
Wait = Callable[[int], None]


@pytest.fixture(scope="module")
def timed(new_database: NewDatabase) -> Iterator[tuple[Here, Wait]]:
    """A server whose clock goes only when it is told to."""
    now = [1_800_000_000_000]

    def wait(milliseconds: int) -> None:
        now[0] += milliseconds

    with serving(new_database("sqlite"), lambda: now[0]) as here:
        yield here, wait


def seats(players: tuple[Visitor, ...], code: str) -> tuple[Visitor, Visitor, int]:
    """Return who decides, another one, and the seat of that one."""
    deciding = players[0].moment(code)["deciding"]
    return players[deciding], players[1 - deciding], 1 - deciding


def toggle(player: Visitor, code: str, seat: int) -> None:
    player.post(f"/api/tables/{code}/stand-in", seat=seat)
    player.post(f"/api/tables/{code}/return", seat=seat)


def until_asked(players: tuple[Visitor, ...], code: str) -> tuple[Visitor, Visitor]:
    """Play until who moved last must ask to take it back; return them and who decides."""
    while True:
        mover, other, _ = seats(players, code)
        first_move(mover, code)
        if mover.moment(code)["undo"]["rule"] == "ask":
            return mover, other


def answer(player: Visitor, code: str, moment: Doc, key: str) -> Doc:
    """Answer a moment that was read some time ago."""
    told: Doc = player.move(code, moment, moment["menu"]["offers"][0]["move"], key)
    return told


def test_leaving_and_coming_back_does_not_make_a_move_stale(here: Here) -> None:
    players, code = together(here, 2, pace={"seconds": 600})
    for step in range(5):
        mover, other, seat = seats(players, code)
        read = mover.moment(code)
        toggle(other, code, seat)
        after = answer(mover, code, read, f"answer {step}")
        assert after["version"] == read["version"] + 3
        assert after["ply"] == read["ply"] + 1


def test_asking_does_not_make_a_move_stale_and_is_done_once(here: Here) -> None:
    players, code = together(here, 2, pace={"seconds": 600})
    asker, decider = until_asked(players, code)
    read = decider.moment(code)
    undo = f"/api/tables/{code}/undo"
    asker.post(undo, version=asker.moment(code)["version"])
    for _ in range(3):
        version = asker.moment(code)["version"]
        assert asker.refused(undo, version=version) == (409, "asked_already")
    assert answer(decider, code, read, "answer")["ply"] == read["ply"] + 1


def test_a_move_does_not_answer_another_position(here: Here) -> None:
    players, code = together(here, 2)
    asker, decider = until_asked(players, code)
    read = decider.moment(code)
    asker.post(f"/api/tables/{code}/undo", version=asker.moment(code)["version"])
    question = decider.moment(code)
    assert (question["position"], question["version"]) == (read["position"], read["version"] + 1)
    yes = {"version": question["version"], "agree": True}
    decider.post(f"/api/tables/{code}/undo/answer", **yes)
    move = read["menu"]["offers"][0]["move"]
    for version in (read["version"], question["version"], question["version"] + 100):
        body = {"version": version, "move": move, "key": f"late {version}"}
        assert decider.refused(f"/api/tables/{code}/moves", **body) == (409, "stale")


def test_an_answer_is_to_the_question_that_stands(here: Here) -> None:
    players, code = together(here, 2)
    asker, decider = until_asked(players, code)
    undo, reply = f"/api/tables/{code}/undo", f"/api/tables/{code}/undo/answer"
    first = asker.post(undo, version=asker.moment(code)["version"])["version"]
    decider.post(reply, version=first, agree=False)
    second = asker.post(undo, version=first)["version"]
    # What was said of the first is no answer to the second, whatever else was done.
    assert decider.refused(reply, version=first, agree=True) == (409, "stale")
    assert asker.moment(code)["undo"]["asked_by"] is not None
    decider.post(reply, version=second, agree=True)
    assert asker.moment(code)["undo"]["asked_by"] is None


def test_a_flood_of_comings_and_goings_stops_no_move(new_database: NewDatabase) -> None:
    """The attack itself: while the clock runs, somebody comes, goes and asks without a pause."""
    ticks = [1_800_000_000_000]

    def now() -> int:
        # A server that is asked often has little time between two answers, but never too little
        # for what it counts by the minute: the flood goes on.
        ticks[0] += 1000
        return ticks[0]

    with serving(new_database("sqlite"), now) as here:
        players, code = together(here, 2, pace={"seconds": 24 * 3600})
        enough, stop = Event(), Event()
        done = [0]

        def flood(player: Visitor, seat: int) -> None:
            while not stop.is_set():
                version = player.moment(code)["version"]
                for path, body in (
                    ("undo", {"version": version}),
                    ("stand-in", {"seat": seat}),
                    ("return", {"seat": seat}),
                ):
                    answer = player.ask("POST", f"/api/tables/{code}/{path}", **body)
                    done[0] += answer.is_success
                if done[0] > 10:
                    enough.set()

        mover, other, seat = seats(players, code)
        again = here.again(other)
        thread = Thread(target=flood, args=(again, seat))
        thread.start()
        try:
            assert enough.wait(60)
            refused, made = 0, 0
            while made < 20 and not refused:
                moment = mover.moment(code)
                if moment["result"] is not None:
                    break
                if moment["menu"] is None:
                    # It is the turn of who floods, or of the bot that they left: let it be theirs.
                    theirs = other.moment(code)
                    if theirs["menu"] is not None:
                        move = theirs["menu"]["offers"][0]["move"]
                        body = {"version": theirs["version"], "move": move, "key": f"o{made}"}
                        other.ask("POST", f"/api/tables/{code}/moves", **body)
                    continue
                move = moment["menu"]["offers"][0]["move"]
                body = {"version": moment["version"], "move": move, "key": f"m{made}"}
                refused += not mover.ask("POST", f"/api/tables/{code}/moves", **body).is_success
                made += 1
        finally:
            stop.set()
            thread.join()
        assert (made, refused) == (20, 0)


def test_what_is_no_move_is_limited_for_each_person(timed: tuple[Here, Wait]) -> None:
    here, wait = timed
    players, code = together(here, 2)
    mover, other, seat = seats(players, code)
    for _ in range(MOST_ASIDES // 2):
        toggle(other, code, seat)
    refused = other.ask("POST", f"/api/tables/{code}/stand-in", seat=seat)
    assert (refused.status_code, refused.json()["code"]) == (429, "too_often")
    assert refused.json()["retry_after"] == int(refused.headers["retry-after"]) == ASIDE_FOR // 1000
    # It is counted by what is stored, whoever reads it, and nobody else suffers from it.
    here.server.tables.forget(code)
    assert other.refused(f"/api/tables/{code}/stand-in", seat=seat) == (429, "too_often")
    first_move(mover, code)
    mover.post(f"/api/tables/{code}/stand-in", seat=1 - seat)
    wait(ASIDE_FOR)
    toggle(other, code, seat)


def test_nobody_prolongs_a_turn_by_what_is_no_move(timed: tuple[Here, Wait]) -> None:
    here, wait = timed
    players, code = together(here, 2, pace={"hours": 2})
    _, other, seat = seats(players, code)
    table = here.server.tables.at_hand[code]
    due = table.the_game().out_of_time()
    wait(MINUTE)
    toggle(other, code, seat)
    assert here.server.tables.at_hand[code].the_game().out_of_time() == due


def test_what_another_process_wrote_that_is_no_move_does_not_matter(
    new_database: NewDatabase,
) -> None:
    database = new_database("sqlite")
    # Two servers on one file, which do not hear of each other: what the one stores, the other
    # learns when it wants to store something itself.
    with serving(database) as here, serving(database) as there:
        players, code = together(here, 2)
        mover, other, seat = seats(players, code)
        elsewhere = there.again(other)
        read = mover.moment(code)
        toggle(elsewhere, code, seat)
        after = answer(mover, code, read, "once")
        assert (after["version"], after["ply"]) == (read["version"] + 3, read["ply"] + 1)
        # Sent to the other one again, it was made once.
        body = {"move": read["menu"]["offers"][0]["move"], "key": "once"}
        said = there.again(mover).post(f"/api/tables/{code}/moves", version=read["version"], **body)
        assert (said["version"], said["repeated"]) == (after["version"], True)
        # Who knows more than the server that is asked is not told that they are late.
        mover, _, _ = seats(players, code)
        newer = first_move(here.again(mover), code)
        mover = players[newer["deciding"]]
        asked = mover.moment(code)
        late = there.again(mover)
        body = {"move": asked["menu"]["offers"][0]["move"], "key": "ahead"}
        assert late.post(f"/api/tables/{code}/moves", version=asked["version"], **body)


# Rated games


def rated(ann: Visitor, bob: Visitor, **more: object) -> str:
    """Return a rated table at which two have begun."""
    code = ann.open("pillars", "me open", rated=True, **more)
    bob.post(f"/api/tables/{code}/join")
    return code


def games(visitor: Visitor) -> int:
    return sum(rating["games"] for rating in visitor.get("/api/me")["me"]["ratings"])


def test_a_game_that_is_given_up_at_once_changes_no_rating_and_says_so(here: Here) -> None:
    ann, bob = here.account("Farming Ann"), here.account("Farming Bob")
    code = rated(ann, bob)
    bob.post(f"/api/tables/{code}/resign")
    assert games(ann) == games(bob) == 0
    said = {
        "en": "Not rated: somebody decided fewer than five times.",
        "es": "No puntúa: alguien ha decidido menos de cinco veces.",
        "de": "Nicht gewertet: Jemand hat weniger als fünfmal entschieden.",
    }
    for language, why in said.items():
        result = ann.moment(code, language=language)["result"]
        assert result["unrated"] == "few_moves"
        assert result["text"].endswith(why)
    # Also when it is read again, and in lists.
    here.server.tables.forget(code)
    assert ann.moment(code)["result"]["text"].endswith(said["en"])
    assert listed(ann, "finished")[code]["result"]["unrated"] == "few_moves"


def test_the_same_two_are_rated_only_so_often_a_day(
    timed: tuple[Here, Wait], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, wait = timed
    often = 2
    monkeypatch.setattr(rating, "MOST_OF_A_PAIR", often)
    ann, bob = here.account("Often Ann"), here.account("Often Bob")

    def play() -> Doc:
        code = rated(ann, bob)
        decide_often([ann, bob], code)
        told: Doc = bob.post(f"/api/tables/{code}/resign")["moment"]["result"]
        return told

    for played in range(1, often + 1):
        assert play()["unrated"] is None
        assert games(ann) == games(bob) == played
    result = play()
    assert result["unrated"] == "same_players"
    assert "Not rated: the same people" in result["text"]
    assert games(ann) == often
    # With others it goes on, and with each other tomorrow.
    cyn = here.account("Seldom Cyn")
    code = rated(cyn, bob)
    decide_often([cyn, bob], code)
    assert bob.post(f"/api/tables/{code}/resign")["moment"]["result"]["unrated"] is None
    wait(A_DAY)
    assert play()["unrated"] is None
    assert games(ann) == often + 1


def test_what_a_game_made_of_each_rating_is_kept(here: Here) -> None:
    ann, bob = here.account("Kept Ann"), here.account("Kept Bob")
    code = rated(ann, bob)
    decide_often([ann, bob], code)
    bob.post(f"/api/tables/{code}/resign")
    number = here.server.tables.at_hand[code].number
    found = select(rating_steps).where(rating_steps.c.table == number)
    steps = here.run(here.server.store.read(lambda c: list(c.execute(found))))
    (winner,), (loser,) = (visitor.get("/api/me")["me"]["ratings"] for visitor in (ann, bob))
    assert sorted((step.mu, step.title) for step in steps) == [
        (loser["mean"], "pillars"),
        (winner["mean"], "pillars"),
    ]


def test_in_a_rated_game_nobody_lets_a_bot_play_for_them(here: Here) -> None:
    ann, bob = here.account("Helped Ann"), here.account("Helped Bob")
    code = rated(ann, bob)
    for seat, player in enumerate((ann, bob)):
        assert player.refused(f"/api/tables/{code}/stand-in", seat=seat) == (409, "is_here")


def test_who_asks_by_http_is_here(timed: tuple[Here, Wait]) -> None:
    here, wait = timed
    (ann, bob), code = together(here, 2)
    for _ in range(5):
        wait(MINUTE - 1)
        bob.moment(code)
        assert ann.table(code)["table"]["seats"][1]["here"]
        assert ann.refused(f"/api/tables/{code}/stand-in", seat=1) == (409, "not_away")
    wait(MINUTE)
    assert not ann.table(code)["table"]["seats"][1]["here"]
    assert ann.post(f"/api/tables/{code}/stand-in", seat=1)["table"]["seats"][1]["stand_in"]


@pytest.mark.parametrize("hours", [None, 5])
def test_who_keeps_a_table_without_a_clock_waiting_can_be_replaced(
    timed: tuple[Here, Wait], hours: int | None
) -> None:
    here, wait = timed
    pace = {} if hours is None else {"patience": hours}
    players, code = together(here, 2, pace=pace)
    late, other, seat = seats(players, code)
    stated = other.table(code)["table"]
    patience = stated["pace"]["patience"]
    assert patience == (hours or 72)
    assert listed(here.visitor(), "playing")[code]["pace"]["patience"] == patience
    stand_in = f"/api/tables/{code}/stand-in"
    wait(patience * HOUR - 1)
    late.moment(code)
    assert other.refused(stand_in, seat=1 - seat) == (409, "not_away")
    wait(1)
    late.moment(code)
    # Nobody is waited for who waits.
    other.moment(code)
    assert late.refused(stand_in, seat=seat) == (409, "not_away")
    assert stated["deciding_since"] + patience * HOUR <= here.server.now()
    told = other.post(stand_in, seat=1 - seat)
    assert told["table"]["seats"][1 - seat]["stand_in"]
    assert "table_out_of_time" in [line["what"] for line in other.moment(code)["lines"]]


@pytest.mark.parametrize("hours", [0, -1, 721])
def test_a_table_is_not_patient_for_ever(here: Here, hours: int) -> None:
    ann = here.visitor("Ann")
    wanted = {"title": "pillars", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert ann.refused("/api/tables", **wanted, pace={"patience": hours}) == (400, "bad_pace")
