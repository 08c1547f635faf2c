"""The example client of the documentation, against a real server."""

from __future__ import annotations

import threading

import pytest

from examples import table_client
from tests.server.serving import Here


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_a_program_plays_a_whole_game_as_a_guest(
    here: Here, title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table_client.main([here.address, "--title", title])
    table, result = capsys.readouterr().out.splitlines()
    assert table.startswith(f"{here.address}/table/")
    assert "win" in result or "share" in result


def test_a_program_says_what_the_server_refuses(here: Here) -> None:
    with pytest.raises(SystemExit, match=f"{here.address} says: .*nope"):
        table_client.main([here.address, "--title", "nope"])


def test_a_program_says_that_there_is_no_server() -> None:
    with pytest.raises(SystemExit, match="no server at nowhere"):
        table_client.main(["nowhere"])


def test_a_program_with_a_token_joins_a_persons_table(
    here: Here, capsys: pytest.CaptureFixture[str]
) -> None:
    owner = here.visitor()
    owner.post("/api/me/account", name="Botmaster", password="a long password")
    token = owner.post("/api/me/tokens", name="my bot")["token"]
    host = here.visitor("Ann")
    code = host.open("pillars", "me open")
    # The person resigns as soon as the program sits down: the game is the program's.
    with host.live() as live:
        live.do("watch", table=code)
        owner_joins = [here.address, "--table", code, "--token", token]
        playing = threading.Thread(target=table_client.main, args=(owner_joins,))
        playing.start()
        live.hear_until(lambda news: news["news"] == "moment")
        host.post(f"/api/tables/{code}/resign")
        playing.join()
    assert "Botmaster wins." in capsys.readouterr().out
