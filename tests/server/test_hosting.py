"""Hosts: what they see, and what they do in the browser and by command."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from websockets.exceptions import ConnectionClosed

from kingsbridge.server.database.schema import closed_origins, notices, people, reports
from kingsbridge.server.hosting.bans import MOST_AT_ONCE, Banned, Sentence, ban_neighbours
from kingsbridge.server.hosting.desk import Desk
from kingsbridge.server.hosting.people import by_code
from tests.cli.running import refused, run
from tests.server.conftest import NewDatabase
from tests.server.serving import Doc, Here, Visitor, serving, until

HOUR = 3_600_000


@pytest.fixture(scope="module")
def here(new_database: NewDatabase) -> Iterator[Here]:
    """A server to which everybody comes from an address of their own: some are banned here."""
    with serving(new_database("sqlite"), apart=True) as running:
        yield running


@pytest.fixture(scope="module")
def host(here: Here) -> Visitor:
    return here.host("Prior")


def read(here: Here, what: Any) -> list[Any]:
    """Look into the database."""
    return list(here.run(here.server.store.read(lambda c: c.execute(what).all())))


def write(here: Here, what: Any) -> None:
    """Change the database beside the server."""
    here.run(here.server.store.write(lambda c: c.execute(what)))


def come_from(here: Here, origin: str, *visitors: Visitor) -> None:
    """Let guests have come from an address."""
    codes = [visitor.code for visitor in visitors]
    write(here, update(people).where(people.c.code.in_(codes)).values(origin=origin))


def last(host: Visitor, what: str) -> Doc:
    """Return the newest entry of the audit log, which is about this."""
    entry: Doc = host.get("/api/host/audit")["shown"][0]
    assert entry["what"] == what
    return entry


# Who may


GETS = ["people", "people/nobody", "origins", "tables", "reports", "rules", "invitations"]
GETS += ["audit", "load"]


@pytest.mark.parametrize("path", GETS)
def test_nobody_but_a_host_sees_any_of_it(here: Here, path: str) -> None:
    guest = here.visitor("Nosy")
    answer = guest.ask("GET", f"/api/host/{path}")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
    assert here.visitor().ask("GET", f"/api/host/{path}").status_code == 401


def test_nobody_but_a_host_does_any_of_it(here: Here) -> None:
    account = here.account("Would be")
    no = (403, "not_yours")
    for path in (f"people/{account.code}/host", f"people/{account.code}/ban", "invitations"):
        assert account.refused(f"/api/host/{path}") == no
    for path in ("tables/close", "tables/closable", "tables/x/close"):
        assert account.refused(f"/api/host/{path}") == no
    assert account.refused("/api/host/reports/1/settle", outcome="nothing") == no
    assert account.ask("PUT", "/api/host/rules", guests=False).status_code == 403
    assert here.server.house.rules.guests


# People


def test_people_are_found_by_how_their_names_begin(here: Here, host: Visitor) -> None:
    here.visitor("Xaver guest")
    here.account("Xaver known")
    found = host.get("/api/host/people", name="xaver")
    assert {one["name"] for one in found["shown"]} == {"Xaver guest", "Xaver known"}
    assert found["total"] == 2
    guests = host.get("/api/host/people", name="Xaver", which="guests")["shown"]
    assert [(one["name"], one["account"]) for one in guests] == [("Xaver guest", False)]
    # It is no pattern.
    assert host.get("/api/host/people", name="%aver")["shown"] == []
    hosts = host.get("/api/host/people", which="hosts")["shown"]
    assert "Prior" in [one["name"] for one in hosts]


def test_a_long_list_has_pages(here: Here, host: Visitor) -> None:
    for number in range(51):
        here.visitor(f"Many {number}")
    first = host.get("/api/host/people", name="Many ")
    second = host.get("/api/host/people", name="Many ", page=1)
    assert (first["total"], len(first["shown"]), len(second["shown"])) == (51, 50, 1)
    assert second["shown"][0] not in first["shown"]


def test_a_host_knows_what_matters_of_somebody(here: Here, host: Visitor) -> None:
    bob, ann = here.account("Known Bob"), here.visitor("Ann")
    bob.open("pillars", "me here")
    bob.open("pillars", "me open")
    number = report(here, ann, bob)
    host.post(f"/api/host/people/{bob.code}/ban", reason="enough")
    facts = host.get(f"/api/host/people/{bob.code}")
    assert facts["person"]["name"] == "Known Bob"
    assert facts["person"]["ban_reason"] == "enough"
    assert facts["tables"] == {"finished": 1, "closed": 1}
    assert [one["id"] for one in facts["reports"]] == [number]
    assert [one["what"] for one in facts["history"]] == ["ban"]
    assert "password" not in json.dumps(facts)


# Bans


def test_a_ban_for_good_gives_up_every_seat_so_that_nobody_waits(here: Here, host: Visitor) -> None:
    bob, ann = here.visitor("Bob"), here.visitor("Ann")
    running = bob.open("pillars", "me open bot")
    ann.post(f"/api/tables/{running}/join")
    mine = bob.open("pillars", "me open")
    hers = ann.open("pillars", "me open open")
    bob.post(f"/api/tables/{hers}/join")
    done = host.post(f"/api/host/people/{bob.code}/ban", reason="he cheats")
    assert set(done["tables"]) == {running, mine, hers}
    answer = bob.ask("GET", "/api/me")
    assert answer.json()["code"] == "banned"
    assert "he cheats" in answer.json()["message"]
    assert ann.moment(running)["version"] > 1
    seat = ann.table(running)["table"]["seats"][0]
    assert seat["resigned"]
    assert ann.table(mine)["table"]["status"] == "closed"
    assert [one["kind"] for one in ann.table(hers)["table"]["seats"]] == ["person", "open", "open"]
    entry = last(host, "ban")
    assert entry["by"] == "Prior"
    assert entry["facts"]["reason"] == "he cheats"


def test_a_ban_for_a_while_lets_a_bot_stand_in_and_ends_by_itself(database: str) -> None:
    time = [1_800_000_000_000]
    with serving(database, now=lambda: time[0]) as here:
        host, bob, ann = here.host("Prior"), here.account("Bob"), here.visitor("Ann")
        code = bob.open("pillars", "me open")
        ann.post(f"/api/tables/{code}/join")
        until_then = time[0] + HOUR
        host.post(f"/api/host/people/{bob.code}/ban", until=until_then)
        assert ann.table(code)["table"]["seats"][0]["stand_in"]
        assert bob.ask("GET", "/api/me").status_code == 403
        time[0] = until_then
        assert bob.ask("GET", "/api/me").status_code == 200
        bob.post(f"/api/tables/{code}/return")
        assert not ann.table(code)["table"]["seats"][0]["stand_in"]


def test_a_ban_that_would_be_over_is_refused(here: Here, host: Visitor) -> None:
    bob = here.visitor("Bob")
    assert host.refused(f"/api/host/people/{bob.code}/ban", until=1) == (400, "bad_time")
    assert bob.get("/api/me")["me"]["name"] == "Bob"


def test_a_guest_is_banned_with_all_guests_from_the_same_address(here: Here, host: Visitor) -> None:
    eve, same, other = here.visitor("Eve"), here.visitor("Eve too"), here.visitor("Not Eve")
    account = here.account("Eves sister")
    come_from(here, "cafe", eve, same, account)
    come_from(here, "home", other)
    assert host.get(f"/api/host/people/{eve.code}")["neighbours"] == 1
    done = host.post(f"/api/host/people/{eve.code}/ban", reason="spam")
    assert done["people"] == 2
    for visitor, status in ((eve, 403), (same, 403), (other, 200), (account, 200)):
        assert visitor.ask("GET", "/api/me").status_code == status
    (closed,) = (one for one in host.get("/api/host/origins") if one["origin"] == "cafe")
    week = here.server.now() + 7 * 24 * HOUR
    assert abs(closed["until"] - week) < HOUR
    # Whoever is let in again opens the address too.
    assert host.web.delete(f"/api/host/people/{eve.code}/ban").status_code == 204
    assert "cafe" not in [one["origin"] for one in host.get("/api/host/origins")]
    assert same.ask("GET", "/api/me").status_code == 200


def test_a_crowd_from_one_address_is_banned_some_at_a_time(here: Here, host: Visitor) -> None:
    """Moves are stored in between: no transaction bans more than some."""
    eve = here.visitor("Eve of the crowd")
    same = {"role": "player", "language": "en", "reminders": "{}", "created": 0, "seen": 0}
    crowd = [{**same, "code": f"crowd{n}", "name": "One", "origin": "market"} for n in range(250)]
    write(here, insert(people).values(crowd))
    sitting = here.visitor("Sitting")
    table = sitting.open("pillars", "me open")
    come_from(here, "market", eve, sitting)

    def some(desk: Desk) -> Banned:
        return ban_neighbours(desk, by_code(desk.connection, eve.code), Sentence(reason="riot"))

    assert here.do(some).people == MOST_AT_ONCE
    path = f"/api/host/people/{eve.code}/ban"
    done = host.post(path, reason="riot")
    assert (done["people"], done["tables"]) == (1 + 251 - MOST_AT_ONCE, [table])
    from_there = select(people.c.ban_reason).where(people.c.origin == "market")
    assert read(here, from_there) == [("riot",)] * 252
    assert sitting.ask("GET", "/api/me").status_code == 403
    assert host.table(table)["table"]["status"] == "closed"
    assert host.web.delete(path).status_code == 204


def test_an_account_is_banned_alone_unless_a_host_asks_for_more(here: Here, host: Visitor) -> None:
    bob, guest = here.account("Bob of the inn"), here.visitor("At the inn")
    come_from(here, "inn", bob, guest)
    host.post(f"/api/host/people/{bob.code}/ban")
    assert guest.ask("GET", "/api/me").status_code == 200
    assert read(here, select(closed_origins).where(closed_origins.c.origin == "inn")) == []
    host.post(f"/api/host/people/{bob.code}/ban", neighbours=True)
    assert guest.ask("GET", "/api/me").status_code == 403
    assert host.web.delete("/api/host/origins/inn").status_code == 204
    assert guest.ask("GET", "/api/me").status_code == 200
    assert bob.ask("GET", "/api/me").status_code == 403
    assert host.web.delete("/api/host/origins/inn").status_code == 404


def test_hosts_are_made_and_unmade(here: Here, host: Visitor) -> None:
    bob, guest = here.account("Next host"), here.visitor("Guest")
    assert host.refused(f"/api/host/people/{guest.code}/host") == (400, "account_needed")
    host.post(f"/api/host/people/{bob.code}/host")
    assert bob.get("/api/host/rules")["guests"]
    assert host.refused(f"/api/host/people/{bob.code}/ban") == (403, "not_yours")
    assert bob.web.delete(f"/api/host/people/{bob.code}/host").json()["code"] == "yourself"
    assert host.web.delete(f"/api/host/people/{bob.code}/host").status_code == 204
    assert bob.ask("GET", "/api/host/rules").status_code == 403


# Tables


def test_tables_are_found_and_closed_in_bulk_after_a_count(database: str) -> None:
    time = [1_800_000_000_000]
    with serving(database, now=lambda: time[0]) as here:
        host, ann, bob = here.host("Prior"), here.visitor("Ann"), here.visitor("Bob")
        old = [ann.open("pillars", "me open") for _ in range(3)]
        playing = ann.open("world", "me here")
        time[0] += 48 * HOUR
        new = bob.open("pillars", "me open", private=True)
        shown = host.get("/api/host/tables")["shown"]
        assert {one["code"] for one in shown} == {*old, playing, new}
        assert shown[0]["owner_name"] == "Bob"
        quiet: Doc = {"status": "open", "quiet_hours": 24}
        assert host.get("/api/host/tables", **quiet)["total"] == 3
        assert host.post("/api/host/tables/closable", **quiet) == {"tables": 3}
        assert ann.table(old[0])["table"]["status"] == "open"
        assert host.post("/api/host/tables/close", **quiet) == {"closed": 3, "left": 0}
        assert {ann.table(code)["table"]["status"] for code in old} == {"closed"}
        assert {ann.table(code)["table"]["status"] for code in (playing, new)} == {
            "playing",
            "open",
        }
        assert last(host, "close")["facts"]["tables"] == 3
        assert host.post("/api/host/tables/close", owner=ann.code)["closed"] == 1
        host.post(f"/api/host/tables/{new}/close")
        assert host.refused(f"/api/host/tables/{new}/close") == (409, "finished")
        assert host.refused("/api/host/tables/nowhere/close") == (404, "not_found")


def test_who_looks_at_a_table_that_a_host_closes_is_told(here: Here, host: Visitor) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here")
    with ann.live() as live:
        live.answer("watch", table=code)
        host.post("/api/host/tables/close", owner=ann.code)
        told = live.hear_until(
            lambda news: "table" in news and news["table"].get("status") == "closed"
        )
        assert told["table"]["code"] == code


# Reports


def report(here: Here, who: Visitor, whom: Visitor) -> int:
    """Let somebody say something of somebody."""

    def said(connection: Any) -> int:
        numbers = {
            code: connection.execute(select(people.c.id).where(people.c.code == code)).scalar()
            for code in (who.code, whom.code)
        }
        added = connection.execute(
            insert(reports).values(
                reporter=numbers[who.code],
                reported=numbers[whom.code],
                reason="rude",
                text="he swore",
                at=here.server.now(),
            )
        )
        return int(added.inserted_primary_key[0])

    return int(here.run(here.server.store.write(said)))


def noticed(here: Here, visitor: Visitor) -> list[tuple[str, Doc]]:
    mine = select(notices.c.key, notices.c.facts).join(people, people.c.id == notices.c.person)
    found = read(here, mine.where(people.c.code == visitor.code))
    return [(key, json.loads(facts)) for key, facts in found]


def test_reports_are_settled_once_and_those_concerned_are_told(here: Here, host: Visitor) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Rude Bob")
    number = report(here, ann, bob)
    (row,) = [one for one in host.get("/api/host/reports")["shown"] if one["id"] == number]
    assert (row["reported_name"], row["reporter_name"], row["text"]) == (
        "Rude Bob",
        "Ann",
        "he swore",
    )
    settled = host.post(f"/api/host/reports/{number}/settle", outcome="warned")
    assert settled["outcome"] == "warned"
    assert noticed(here, ann) == [
        (
            "notice-report-settled",
            {"person": bob.code, "name": "Rude Bob", "outcome": "warned"},
        )
    ]
    assert noticed(here, bob) == [("notice-warning", {"reason": "rude"})]
    again = host.refused(f"/api/host/reports/{number}/settle", outcome="nothing")
    assert again == (409, "settled")
    assert host.refused("/api/host/reports/999999/settle", outcome="nothing")[0] == 404
    assert number not in [one["id"] for one in host.get("/api/host/reports")["shown"]]
    shown = host.get("/api/host/reports", settled=True)["shown"]
    assert number in [one["id"] for one in shown]


def test_a_report_may_end_in_a_ban_or_nothing_is_done_at_all(here: Here, host: Visitor) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    number = report(here, ann, bob)
    path = f"/api/host/reports/{number}/settle"
    assert host.refused(path, outcome="banned", ban={"until": 1}) == (400, "bad_time")
    host.post(path, outcome="banned", ban={"reason": "swearing"})
    assert "swearing" in bob.ask("GET", "/api/me").json()["message"]


# The house


def test_the_rules_of_the_house_are_changed_within_bounds(here: Here, host: Visitor) -> None:
    rules = host.get("/api/host/rules")
    try:
        changed = {**rules, "registration": "invited", "open_tables": 3}
        assert host.ask("PUT", "/api/host/rules", **changed).json() == changed
        assert here.server.house.rules.open_tables == 3
        assert last(host, "settings")["facts"] == {"registration": "invited", "open_tables": 3}
        answer = host.ask("PUT", "/api/host/rules", **{**rules, "open_tables": 0})
        assert answer.status_code == 400
        assert "open_tables" in answer.text
        assert here.server.house.rules.open_tables == 3
    finally:
        host.ask("PUT", "/api/host/rules", **rules)


def test_invitations_are_made_and_withdrawn(here: Here, host: Visitor) -> None:
    made = host.post("/api/host/invitations", uses=3, note="the choir")
    assert made in host.get("/api/host/invitations")
    # Whoever reads the log cannot use it.
    assert made["code"] not in json.dumps(host.get("/api/host/audit"))
    assert host.web.delete(f"/api/host/invitations/{made['code']}").status_code == 204
    assert made not in host.get("/api/host/invitations")
    assert host.refused("/api/host/invitations", uses=0) == (400, "bad_uses")
    assert host.refused("/api/host/invitations", until=1) == (400, "bad_time")


def test_load_and_errors_are_seen_at_a_glance(here: Here, host: Visitor) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here")
    moment = ann.moment(code)
    ann.move(code, moment, moment["menu"]["offers"][0]["move"])
    with ann.live() as live:
        live.answer("watch", table=code)
        load = until(
            lambda: (found := host.get("/api/host/load"))["processes"][0]["clients"] and found,
            "nobody is seen",
        )
    (process,) = load["processes"]
    assert process["trouble"] is None
    assert process["moves_a_second"] > 0
    assert process["commit_slow"] > 0
    assert process["memory"] > 1 << 20
    assert load["tables"]["playing"] >= 1
    assert load["people"]["hosts"] >= 1
    assert load["database_size"] > 0
    assert load["disk_free"] > 0


# By command, while a server runs


@pytest.fixture
def house(database: str) -> Iterator[tuple[Here, str]]:
    with serving(database) as here:
        yield here, database


def test_a_command_takes_effect_in_the_server_that_runs(house: tuple[Here, str]) -> None:
    here, database = house
    bob, ann = here.account("Bob"), here.visitor("Ann")
    code = bob.open("pillars", "me open")
    ann.post(f"/api/tables/{code}/join")
    hers = ann.open("pillars", "me open")

    def command(*words: str) -> str:
        ran = run("server", *words, "--database", database)
        assert ran.code == 0, ran.err
        return ran.out

    with bob.live() as live, ann.live() as watching:
        live.answer("watch", table=code)
        watching.answer("watch", table=code)
        command("ban", "bob", "--reason", "enough")
        with pytest.raises(ConnectionClosed):
            live.hear_until(lambda news: False)
        watching.hear_until(
            lambda news: news["news"] == "moment" and news["moment"]["result"] is not None
        )
    assert bob.ask("GET", "/api/me").json()["code"] == "banned"
    command("unban", "Bob")
    assert bob.ask("GET", "/api/me").status_code == 200
    assert "registration=closed" in command("settings", "registration=closed", "guests=false")
    until(lambda: not here.server.house.rules.guests, "the rules are not read")
    with ann.live() as watching:
        watching.answer("watch", table=hers)
        assert command("close", "--status", "open", "--yes") == "1 tables are closed\n"
        watching.hear_until(lambda news: news.get("table", {}).get("status") == "closed")
    told = json.loads(command("audit", "--json"))
    assert [one["what"] for one in told["shown"]] == ["close", "settings", "unban", "ban"]
    assert {one["by"] for one in told["shown"]} == {None}


def test_commands_show_what_the_page_shows(house: tuple[Here, str]) -> None:
    here, database = house
    host, ann = here.host("Prior"), here.visitor("Ann")
    code = ann.open("pillars", "me open")
    number = report(here, ann, host)

    def told(*words: str) -> Any:
        return run("server", *words, "--json", "--database", database).json()

    def said(*words: str) -> str:
        ran = run("server", *words, "--database", database)
        assert ran.code == 0, ran.err
        return ran.out

    assert told("people") == host.get("/api/host/people")
    assert told("tables", "--owner", ann.code) == host.get("/api/host/tables", owner=ann.code)
    assert told("person", "prior") == host.get(f"/api/host/people/{host.code}")
    assert told("reports") == host.get("/api/host/reports")
    assert told("settings") == host.get("/api/host/rules")
    invitation = said("invite", "--uses", "2", "--for", "7d", "--note", "choir").strip()
    assert told("invitations") == host.get("/api/host/invitations")
    assert invitation in said("invitations")
    assert said("invitations", "--withdraw", invitation).count(invitation) == 0
    (process,) = told("status")["processes"]
    assert process["process"] == here.server.store.process
    assert f"process {process['pid']}" in said("status")
    for words in (["people"], ["tables"], ["person", ann.code], ["reports"], ["audit"]):
        assert said(*words)
    assert said("addresses")
    assert "settled" in said("settle", str(number), "nothing")
    assert said("host", "Prior", "--remove") == "Prior is no longer a host\n"
    assert host.ask("GET", "/api/host/rules").status_code == 403
    assert said("close", code) == "1 tables are closed\n"


def test_a_command_that_cannot_be_carried_out_says_why(database: str) -> None:
    def no(*words: str) -> str:
        return refused("server", *words, "--database", database)

    assert "'Bob'" in no("ban", "Bob")
    assert "30m" in no("invite", "--for", "soon")
    assert "open_tables" in no("settings", "open_tables=0")
    assert "registration" in no("settings", "register=open")
    assert "name=value" in no("settings", "guests")
    assert "no such report" in no("settle", "7", "warned")
    assert "--status" in no("close")
    assert "no such table" in no("close", "nowhere")
    # As codes of earlier versions may begin.
    assert "no such table" in refused("server", "close", "--database", database, "--", "-oMtX")


def test_closing_in_bulk_asks_first_with_a_count(database: str) -> None:
    with serving(database) as here:
        ann = here.visitor("Ann")
        codes = [ann.open("pillars", "me open") for _ in range(2)]
        words = ("server", "close", "--status", "open", "--database", database)
        ran = run(*words, typed="n\n")
        assert ran.code == 1
        assert "2 tables would be closed for good" in ran.err
        assert ann.table(codes[0])["table"]["status"] == "open"
        assert "2 tables are closed" in run(*words, typed="y\n").out
