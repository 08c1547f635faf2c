"""One's own history: counted when a game ends, told to nobody else, and gone with its person."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update

from kingsbridge.analysis.jobs import Findings
from kingsbridge.analysis.weighing import Analyst, Choice, Weighed
from kingsbridge.engine.record import record_from_json, seeded
from kingsbridge.server.database.log import json_text
from kingsbridge.server.database.schema import analyses, habits, tables
from tests.server.playing import played, seated
from tests.server.serving import Here, Visitor, play_until


def refused(visitor: Visitor, path: str) -> tuple[int, str]:
    answer = visitor.web.get(path)
    return answer.status_code, answer.json()["code"]


def rows(here: Here) -> list[Any]:
    found = select(habits.c.person, habits.c.habits, habits.c.mistakes)
    return list(here.run(here.server.store.read(lambda c: c.execute(found).all())))


def write(here: Here, work: Any) -> None:
    here.run(here.server.store.write(lambda c: c.execute(work).rowcount))


def test_a_game_is_counted_told_to_its_players_alone_taken_along_and_forgotten(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    code = seated(here, record_from_json(played("pillars", seeded(7))), [ann, bob], left=1)
    assert refused(ann, f"/api/tables/{code}/habits") == (409, "not_over")
    end = play_until(code, [ann, bob], lambda moment: moment["result"] is not None)

    mine = ann.get(f"/api/tables/{code}/habits")
    assert mine["games"][0]["points"] == end["result"]["scores"][0]
    assert sum(one["mine"] for one in mine["sources"]["figures"]) == end["result"]["scores"][0]
    assert mine["strength"]["name"] in mine["strength"]["why"]
    assert 2 <= len(mine["remarks"]) <= 5
    spanish = ann.get(f"/api/tables/{code}/habits", language="es")
    assert spanish["points"]["name"] == "Puntos"

    history = ann.get("/api/me/history/pillars")
    assert [game["table"] for game in history["games"]] == [code]
    assert history["games"][0]["opponents"] == "people"
    assert ann.get("/api/me/history/pillars", opponents="bots")["games"] == []
    assert ann.get("/api/me/history/world")["all"] == 0
    # It was counted for both as the game ended; whoever else asks is told nothing.
    assert len(rows(here)) == 2
    cyn = here.visitor("Cyn")
    assert refused(cyn, f"/api/tables/{code}/habits")[0] == 403
    assert refused(here.visitor(), "/api/me/history/pillars")[0] == 401
    assert refused(ann, "/api/me/history/pillars?level=abbot")[1] == "bad_level"

    # Once the game is analysed its mistakes are told as well.
    assert history["analysed"] == 0
    ply = end["ply"] - 1
    crack = Weighed(ply, 0, 2, [0.5, 0.5], Choice(1, 0.4, 9), Choice(2, 0.5, 9), False, [], None)
    number = select(tables.c.id).where(tables.c.code == code).scalar_subquery()
    text = json_text(Findings(Analyst(), [crack]))
    write(here, analyses.insert().values(table=number, findings=text))
    history = ann.get("/api/me/history/pillars")
    assert history["analysed"] == 1
    assert [third["mine"] for third in history["mistakes"]] == [[0, 0, 0], [0, 0, 0], [0, 1, 0]]

    # What was played before there was a history is counted when somebody asks for it.
    write(here, delete(habits))
    assert ann.get("/api/me/history/pillars")["all"] == 1
    # And what was counted in another way is counted anew.
    write(here, update(habits).values(counted=0))
    assert ann.get("/api/me/history/pillars")["all"] == 1

    ann.register("Lasting Ann")
    (kept,) = ann.get("/api/me/export")["habits"]
    assert (kept["table"], kept["habits"]["habits"]["title"]) == (code, "pillars")


def test_a_game_that_was_given_up_or_played_elsewhere_has_nothing_to_tell(here: Here) -> None:
    ann = here.account("Giving Ann")
    code = ann.open("pillars", "me bot")
    ann.post(f"/api/tables/{code}/resign")
    assert refused(ann, f"/api/tables/{code}/habits")[1] == "nothing_to_tell"
    brought = ann.post("/api/records", **played("world", seeded(3)))["table"]["code"]
    assert refused(ann, f"/api/tables/{brought}/habits")[0] == 403
    found = ann.get("/api/me/history/pillars")
    assert (found["all"], found["waiting"]) == (0, 0)
