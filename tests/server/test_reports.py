"""Reports: people tell the hosts of each other, once, in words that are their own."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import select, update

from kingsbridge.server.database.schema import people, reports
from kingsbridge.server.people.reports import LONGEST_REPORT
from tests.server.playing import together
from tests.server.serving import Here, Visitor, serving


def stored(here: Here, reported: Visitor) -> list[Any]:
    whom = select(people.c.id).where(people.c.code == reported.code).scalar_subquery()
    found = select(reports).where(reports.c.reported == whom).order_by(reports.c.id)
    rows: list[Any] = here.run(here.server.store.read(lambda c: c.execute(found).all()))
    return rows


def test_a_report_reaches_the_hosts(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    ann.post(f"/api/people/{bob.code}/report", reason="name", text=" What a\x07 name! ")
    (row,) = stored(here, bob)
    assert (row.reason, row.text, row.table, row.settled) == ("name", "What a name!", None, None)
    assert row.at > 0


@pytest.mark.parametrize("reason", ["", "boredom", 3])
def test_a_report_has_one_of_five_reasons(here: Here, reason: Any) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    report = f"/api/people/{bob.code}/report"
    assert ann.refused(report, reason=reason) == (400, "malformed")
    assert ann.refused(report, reason="other", text="x" * (LONGEST_REPORT + 1)) == (
        400,
        "malformed",
    )
    assert stored(here, bob) == []


def test_one_reports_others_who_are_known_and_says_who_one_is(here: Here) -> None:
    ann = here.visitor("Ann")
    assert ann.refused(f"/api/people/{ann.code}/report", reason="other") == (400, "refused")
    assert ann.refused("/api/people/nobody/report", reason="other") == (404, "not_found")
    assert here.visitor().refused(f"/api/people/{ann.code}/report", reason="other") == (
        401,
        "who_are_you",
    )


def test_at_one_table_somebody_is_reported_once_until_it_is_settled(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    report = f"/api/people/{bob.code}/report"
    with ThreadPoolExecutor(2) as fingers:
        answers = list(
            fingers.map(
                lambda _: ann.ask("POST", report, reason="stalling", table=code).status_code,
                range(2),
            )
        )
    assert sorted(answers) == [204, 409]
    assert ann.refused(report, reason="cheating", table=code) == (409, "reported")
    # Elsewhere, and once it is settled, there may be something new.
    ann.post(report, reason="other")
    settled = update(reports).where(reports.c.table.is_not(None)).values(settled=1, outcome="x")
    here.run(here.server.store.write(lambda c: c.execute(settled)))
    ann.post(report, reason="stalling", table=code)
    assert len(stored(here, bob)) == 3


def test_who_is_reported_for_a_table_was_there(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    eve = here.visitor("Eve")
    report = f"/api/people/{eve.code}/report"
    assert ann.refused(report, reason="insults", table=code) == (400, "bad_report")
    assert ann.refused(report, reason="insults", table="no-such") == (404, "not_found")
    assert stored(here, eve) == stored(here, bob) == []


def test_what_somebody_said_is_quoted_by_the_server(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    line = bob.post(f"/api/tables/{code}/chat", text="you builder of sheds")["id"]
    mine = ann.post(f"/api/tables/{code}/chat", text="I never")["id"]
    report = f"/api/people/{bob.code}/report"
    assert ann.refused(report, reason="insults", table=code, line=mine) == (400, "bad_report")
    assert ann.refused(report, reason="insults", line=line) == (400, "bad_report")
    ann.post(report, reason="insults", table=code, line=line, text="Again.")
    (row,) = stored(here, bob)
    assert row.text == "“you builder of sheds”\nAgain."


def test_nobody_reports_the_whole_town(database: str) -> None:
    wall, steady = [1_000_000], [1_000_000]
    with serving(database, now=lambda: wall[0], steady=lambda: steady[0]) as here:
        ann = here.visitor("Ann")
        town = [here.visitor(f"Neighbour {n}") for n in range(7)]
        for neighbour in town[:5]:
            ann.post(f"/api/people/{neighbour.code}/report", reason="other")
        last = f"/api/people/{town[5].code}/report"
        assert ann.refused(last, reason="other") == (429, "too_many")
        # Whoever sets the clock on the wall right does not let anybody say more.
        wall[0] += 600_000
        assert ann.refused(last, reason="other") == (429, "too_many")
        steady[0] += 600_000
        ann.post(last, reason="other")
        assert ann.refused(f"/api/people/{town[6].code}/report", reason="other")[0] == 429
        assert [len(stored(here, one)) for one in town] == [1, 1, 1, 1, 1, 1, 0]
