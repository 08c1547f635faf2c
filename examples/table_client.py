"""A program that sits down at a table and plays, over HTTP and one WebSocket.

    python examples/table_client.py http://127.0.0.1:8000                  a table against a bot
    python examples/table_client.py http://127.0.0.1:8000 --table CODE     join somebody's table
    ... --token kb_...                                                     as an account

It needs `httpx` and `websockets`, and no Kingsbridge: whoever speaks JSON can play. Replace
`choose` by something cleverer.
"""

from __future__ import annotations

import argparse
import json
import secrets
import uuid
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.sync.client import connect

Doc = dict[str, Any]


def choose(moment: Doc) -> int:
    """Return the number of the move to make, from what the seat knows: view, menu, journal."""
    offers: list[Doc] = moment["menu"]["offers"]
    return int(secrets.choice(offers)["move"])


def sit_down(web: httpx.Client, table: str | None, title: str) -> str:
    """Join a table, or open one against a bot; return its code."""
    if table is not None:
        web.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        return table
    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    opened = web.post("/api/tables", json={"title": title, "seats": seats}).raise_for_status()
    return str(opened.json()["table"]["code"])


def play(server: str, headers: dict[str, str], table: str) -> Doc:
    """Play until the game is over; return its last moment."""
    address = server.replace("http", "ws", 1) + "/api/live"
    with connect(address, additional_headers=headers) as live:
        live.send(json.dumps({"do": "watch", "table": table}))
        for said in live:
            news = json.loads(said)
            if news["news"] == "answer" and news["problem"]:
                raise SystemExit(news["problem"]["message"])
            if news["news"] != "moment":
                continue
            moment: Doc = news["moment"]
            if moment["result"]:
                return moment
            if moment["menu"]:
                # The key makes it safe to send a move again when no answer came.
                move = {"version": moment["version"], "move": choose(moment)}
                live.send(
                    json.dumps({"do": "move", "table": table, "key": uuid.uuid4().hex} | move)
                )
    raise SystemExit("the server went away; start again to go on")


def main(arguments: Sequence[str] | None = None) -> None:
    """Sit down, play, and say how it ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server")
    parser.add_argument("--table")
    parser.add_argument("--title", default="pillars")
    parser.add_argument("--token")
    asked = parser.parse_args(arguments)
    headers = {"Authorization": f"Bearer {asked.token}"} if asked.token else {}
    with httpx.Client(base_url=asked.server, headers=headers, timeout=30) as web:
        try:
            if not asked.token:
                web.post("/api/me/guest", json={"name": "Program"}).raise_for_status()
                headers = {"Cookie": f"kingsbridge={web.cookies['kingsbridge']}"}
            table = sit_down(web, asked.table, asked.title)
        except httpx.HTTPStatusError as refused:
            raise SystemExit(f"{asked.server} says: {refused.response.text}") from None
        except httpx.HTTPError as lost:
            raise SystemExit(f"no server at {asked.server}: {lost}") from None
        print(f"{asked.server}/table/{table}")
        print(play(asked.server, headers, table)["result"]["text"])


if __name__ == "__main__":
    main()
