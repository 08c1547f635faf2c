"""What the server says of the games it plays."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from kingsbridge.engine.title import title_names
from kingsbridge.server.routes.pages import CLIENT
from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.clauses import clauses
from tests.cli.running import refused
from tests.server.conftest import NewDatabase
from tests.server.serving import Here, Process, free_port, serving


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", title_names())
def test_all_that_a_title_says_is_told_in_a_language(here: Here, key: str, language: str) -> None:
    told = here.visitor().get(f"/api/words/{key}", language=language)["sheets"]
    section = clauses(key, language)[0]
    assert f"{section.key} = {section.title}" in told["clauses"]
    name = words(language).say(f"{key}-title")
    assert any(f"{key}-title = {name}" in sheet for sheet in told.values())


def test_words_come_in_the_readers_language(here: Here) -> None:
    anna = here.visitor("Anna", language="de")
    assert anna.get("/api/words/pillars") == anna.get("/api/words/pillars", language="de")


# The client


def test_an_asset_comes_compressed_to_those_who_can_read_it(here: Here) -> None:
    script = max((CLIENT / "assets").glob("*.js"), key=lambda path: path.stat().st_size)
    web = here.visitor().web
    small = web.get(f"/assets/{script.name}", headers={"Accept-Encoding": "gzip, br"})
    whole = web.get(f"/assets/{script.name}", headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in whole.headers
    assert small.content == whole.content == script.read_bytes()
    assert int(small.headers["content-length"]) < 0.5 * int(whole.headers["content-length"])
    for answer in (small, whole):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
        assert "javascript" in answer.headers["content-type"]


@pytest.mark.parametrize("name", ["x" * 300, "x" * 5000, "%00", "..%2findex.html", "%2e%2e"])
def test_what_is_no_asset_is_not_there(here: Here, name: str) -> None:
    assert here.visitor().web.get(f"/assets/{name}").status_code == 404


# What is told


def test_a_long_answer_is_compressed_and_a_short_one_is_not(here: Here) -> None:
    web = here.visitor().web
    long = web.get("/api/words/pillars")
    assert long.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in long.headers["vary"]
    plain = web.get("/api/words/pillars", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == long.json()
    assert int(long.headers["content-length"]) < 0.4 * int(plain.headers["content-length"])
    assert "content-encoding" not in web.get("/api/me").headers


@pytest.mark.parametrize("address", ["https://games.example.org", "http://here.example", None])
def test_where_people_come_by_https_browsers_use_nothing_else(
    new_database: NewDatabase, address: str | None
) -> None:
    with serving(new_database("sqlite"), address=address) as here:
        for path in ("/api/me", "/", "/nothing"):
            told = here.visitor().web.get(path).headers.get("strict-transport-security")
            secure = address is not None and address.startswith("https")
            assert told == ("max-age=31536000" if secure else None)


# Figures


def test_figures_are_not_told_to_everybody(here: Here) -> None:
    assert here.visitor().web.get("/metrics").status_code == 404


def test_figures_are_told_for_a_token(new_database: NewDatabase) -> None:
    with serving(new_database("sqlite"), metrics_token="a secret") as here:
        assert here.visitor().web.get("/metrics").status_code == 401
        for wrong in ("another", "a secret too", "a secré"):
            said = {b"Authorization": f"Bearer {wrong}".encode()}
            assert here.visitor().web.get("/metrics", headers=said).status_code == 401
        told = here.visitor(token="a secret").web.get("/metrics")
        assert told.status_code == 200
        assert "kingsbridge_commit_seconds_count" in told.text


def test_figures_are_told_at_a_port_of_their_own(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path / 'games.db'}", free_port(), tmp_path / "log")
    port = free_port()
    server.begin("--metrics-port", str(port))
    try:
        server.wait()
        told = httpx.get(f"http://127.0.0.1:{port}/metrics")
        assert "kingsbridge_commit_seconds_count" in told.text
        assert server.visitor().web.get("/metrics").status_code == 404
        said = refused(
            "serve", "--port", "0", "--metrics-port", str(port), "--database", other(tmp_path)
        )
        assert f"cannot tell figures at port {port}: Address already in use" in said
        assert server.stop() == 0
    finally:
        server.see_off()
        if server.its_process.poll() is None:
            server.kill()


def other(folder: Path) -> str:
    return f"sqlite:///{folder / 'other.db'}"
