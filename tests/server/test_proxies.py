"""Behind a proxy everybody is still counted for themselves, and nobody for somebody else."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kingsbridge.engine.errors import BadOption
from kingsbridge.server.edge.listening import listen_at_file
from kingsbridge.server.edge.proxies import Proxies
from tests.cli.running import refused
from tests.server.serving import PATIENCE, Here, free_port, serving, until

DEPLOY = Path(__file__).parents[2] / "deploy"
AT_ONCE = 20
STILL = 1_800_000_000_000


def scope(client: str, *forwarded: str, file: bool = False) -> dict[str, Any]:
    """Return what a request looks like from inside."""
    return {
        "client": None if file else (client, 5000),
        "server": ("/run/here.sock", None) if file else ("127.0.0.1", 8000),
        "headers": [(b"x-forwarded-for", one.encode()) for one in forwarded],
    }


# Whom a proxy brings


@pytest.mark.parametrize(
    ("client", "forwarded", "visitor"),
    [
        # Nobody who is not named is believed.
        ("198.51.100.1", ["203.0.113.1"], "198.51.100.1"),
        ("10.0.0.1", ["203.0.113.1"], "203.0.113.1"),
        # The last one counts, in however many lines.
        ("10.0.0.1", ["192.0.2.1, 203.0.113.1"], "203.0.113.1"),
        ("10.0.0.1", ["192.0.2.1", "203.0.113.1"], "203.0.113.1"),
        # Behind several proxies, the last that is none of them.
        ("10.0.0.1", ["192.0.2.1, 203.0.113.1, 10.0.0.2"], "203.0.113.1"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        # What is no address was not added by a proxy.
        ("10.0.0.1", ["unknown"], "10.0.0.1"),
        ("10.0.0.1", ["192.0.2.1, <script>"], "10.0.0.1"),
        ("10.0.0.1", ["192.0.2.1, <script>, 10.0.0.2"], "10.0.0.2"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", [], "10.0.0.1"),
        # However it is written.
        ("10.0.0.1", ["203.0.113.1:4711"], "203.0.113.1"),
        ("10.0.0.1", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("10.0.0.1", ["2001:DB8::1"], "2001:db8::1"),
        ("::ffff:10.0.0.1", ["203.0.113.1"], "203.0.113.1"),
        ("2001:db8:ffff::1", ["203.0.113.1"], "203.0.113.1"),
        # Whoever is gone already brings nobody.
        ("", ["203.0.113.1"], ""),
    ],
)
def test_a_visitor_is_who_the_last_proxy_says(
    client: str, forwarded: list[str], visitor: str
) -> None:
    proxies = Proxies(["10.0.0.0/8", "2001:db8:ffff::1"])
    assert proxies.visitor(scope(client, *forwarded)) == visitor


def test_whoever_knocks_at_a_file_is_a_proxy() -> None:
    assert Proxies().visitor(scope("", "192.0.2.1, 203.0.113.1", file=True)) == "203.0.113.1"
    assert Proxies().visitor(scope("", file=True)) == ""


def test_what_is_no_address_of_a_proxy_is_refused() -> None:
    for said in ("nginx", "10.0.0.1/8", "*"):
        with pytest.raises(BadOption, match="no address of a proxy"):
            Proxies([said])
    assert "no address of a proxy" in refused("serve", "--trusted-proxy", "nginx")


# Without one


def from_address(at: str, address: str, **headers: str) -> httpx.Client:
    """Return a client with another address of this machine."""
    transport = httpx.HTTPTransport(local_address=address, verify=False)
    return httpx.Client(base_url=at, transport=transport, headers=headers, timeout=PATIENCE)


def statuses(client: httpx.Client, times: int = AT_ONCE + 1, **headers: str) -> list[int]:
    """Ask so many times."""
    return [client.get("/api/me", headers=headers).status_code for _ in range(times)]


@contextmanager
def strict(folder: Path, **settings: Any) -> Iterator[Here]:
    """Run a server that has little patience, and a clock that stands still."""
    database = f"sqlite:///{folder / 'kingsbridge.db'}"
    little = {"requests_at_once": AT_ONCE, "requests_a_second": 0.5}
    with serving(database, lambda: STILL, **{**little, **settings}) as here:
        yield here


def test_a_forged_address_is_of_no_use(tmp_path: Path) -> None:
    with strict(tmp_path) as here:
        for address in ("127.0.0.1", "127.0.0.2"):
            with from_address(here.address, address) as stranger:
                found = [
                    stranger.get("/api/me", headers={"X-Forwarded-For": f"203.0.113.{number}"})
                    for number in range(AT_ONCE + 1)
                ]
                assert [one.status_code for one in found] == [200] * AT_ONCE + [429]


# With one


def run_nginx(folder: Path, upstream: str) -> tuple[list[str], str]:
    """Return how nginx is started with the configuration that hosts are given, and its address."""
    port, plain = free_port(), free_port()
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    made += ["-nodes", "-subj", "/CN=localhost", "-days", "2"]
    made += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    for old, new in {
        "server 127.0.0.1:8000;": f"server {upstream};",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen [::]:80;": "",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
        "listen [::]:443 ssl http2;": "",
        "/etc/letsencrypt/live/games.example.org": str(folder),
        "games.example.org": "localhost",
    }.items():
        assert old in site, old
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error;\n"
        f"events {{}}\nhttp {{ access_log off; include {folder}/site.conf; "
        + "".join(
            f"{kind}_temp_path {folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        + "}\n"
    )
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    command += ["-e", str(folder / "error")]
    return command, f"https://127.0.0.1:{port}"


def run_caddy(folder: Path, upstream: str) -> tuple[list[str], str]:
    """Return how Caddy is started with the configuration that hosts are given, and its address."""
    address = f"http://127.0.0.1:{free_port()}"
    site = (DEPLOY / "Caddyfile").read_text()
    (folder / "Caddyfile").write_text(f"{{\nadmin off\nauto_https off\n}}\n{site}")
    command = ["env", f"KINGSBRIDGE_ADDRESS={address}"]
    command += [f"KINGSBRIDGE_UPSTREAM={upstream.replace('unix:', 'unix/')}"]
    command += ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return command, address


@contextmanager
def running(command: list[str], address: str, folder: Path) -> Iterator[str]:
    """Run a proxy until it is not needed any more."""
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "log").open("wb") as log:
        proxy = subprocess.Popen(command, stdout=log, stderr=log, env=home)

    def answers() -> bool:
        assert proxy.poll() is None, (folder / "log").read_text()
        try:
            with httpx.Client(verify=False) as client:
                return client.get(f"{address}/health").status_code == 200
        except httpx.TransportError:
            return False

    try:
        until(answers, "the proxy does not answer")
        yield address
    finally:
        proxy.send_signal(signal.SIGTERM)
        proxy.wait(PATIENCE)


@pytest.fixture(params=["nginx", "caddy", "nginx at a file", "caddy at a file"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Here, str]]:
    """A strict server behind a real proxy."""
    kind, _, at_file = request.param.partition(" at a ")
    if shutil.which(kind) is None:
        pytest.skip(f"there is no {kind} on this machine")
    folder = tmp_path / "proxy"
    folder.mkdir()
    with ExitStack() as stack:
        if at_file:
            path = tmp_path / "here.sock"
            here = stack.enter_context(strict(tmp_path, listening=listen_at_file(path)))
            upstream = f"unix:{path}"
        else:
            here = stack.enter_context(strict(tmp_path, trusted_proxies=("127.0.0.1",)))
            upstream = here.address.removeprefix("http://")
        start = run_nginx if kind == "nginx" else run_caddy
        command, address = start(folder, upstream)
        yield here, stack.enter_context(running(command, address, folder))


def test_each_visitor_of_a_proxy_is_counted_and_none_for_another(
    proxied: tuple[Here, str],
) -> None:
    _, address = proxied
    with from_address(address, "127.0.0.2") as one, from_address(address, "127.0.0.3") as other:
        # However one calls oneself, it is the same bucket, and not that of somebody else.
        found = [
            one.get("/api/me", headers={"X-Forwarded-For": f"127.0.0.3, 203.0.113.{number}"})
            for number in range(AT_ONCE + 1)
        ]
        assert [answer.status_code for answer in found] == [200] * AT_ONCE + [429]
        assert statuses(one, 1) == [429]
        assert statuses(other) == [200] * AT_ONCE + [429]


def test_a_game_is_played_through_a_proxy(proxied: tuple[Here, str]) -> None:
    _, address = proxied
    with from_address(address, "127.0.0.2") as browser:
        name = {"name": "Ann", "language": "en"}
        browser.headers["Origin"] = address
        assert browser.post("/api/me/guest", json=name).status_code == 201
        # A page of another site has no say, whatever the proxy is called.
        elsewhere = {"Origin": "https://evil.example"}
        wish = {"title": "pillars", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}]}
        assert browser.post("/api/tables", json=wish, headers=elsewhere).status_code == 403
        code = browser.post("/api/tables", json=wish).json()["table"]["code"]
        with live(address, browser) as socket:
            socket.send(json.dumps({"do": "watch", "id": 1, "table": code}))
            said = [socket.recv(PATIENCE) for _ in range(2)]
            assert any(b'"moment"' in part.encode() for part in said if isinstance(part, str))


def live(address: str, browser: httpx.Client) -> Any:
    """Open a WebSocket through a proxy, from the address that a browser has."""
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    secure = None
    if address.startswith("https"):
        secure = ssl.create_default_context()
        secure.check_hostname = False
        secure.verify_mode = ssl.CERT_NONE
    return connect(
        address.replace("http", "ws", 1) + "/api/live",
        additional_headers={"Cookie": cookies},
        source_address=("127.0.0.2", 0),
        open_timeout=PATIENCE,
        ssl=secure,
    )


def test_each_visitor_of_a_proxy_has_so_many_live_connections(tmp_path: Path) -> None:
    with strict(tmp_path, trusted_proxies=("127.0.0.1",), sockets=2) as here:
        address = here.address.replace("http", "ws", 1) + "/api/live"

        def come(visitor: str) -> Any:
            return connect(address, additional_headers={"X-Forwarded-For": visitor})

        for _ in range(2):
            with come("192.0.2.1"), come("192.0.2.1"):
                with pytest.raises(InvalidStatus), come("192.0.2.1"):
                    pass
                with come("192.0.2.2"):
                    pass
            until(lambda: not here.server.live.clients, "they do not leave")


# At a file


def test_a_server_listens_at_a_file(tmp_path: Path) -> None:
    path = tmp_path / "here.sock"
    for _ in range(2):
        # What another server left behind is no hindrance.
        with (
            strict(tmp_path, listening=listen_at_file(path)) as here,
            httpx.Client(transport=httpx.HTTPTransport(uds=str(path))) as proxy,
        ):
            assert here.address == f"unix:{path}"
            assert path.stat().st_mode & 0o777 == 0o660
            for visitor in ("203.0.113.1", "203.0.113.2"):
                found = [
                    proxy.get("http://here/api/me", headers={"X-Forwarded-For": visitor})
                    for _ in range(AT_ONCE + 1)
                ]
                assert [one.status_code for one in found] == [200] * AT_ONCE + [429]


def test_a_file_at_which_somebody_listens_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "here.sock"
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    with listen_at_file(path) as first:
        said = refused("serve", "--socket", str(path), "--database", database)
        assert f"cannot listen at {path}: Address already in use" in said
        with socket.socket(socket.AF_UNIX) as knocking:
            knocking.connect(str(path))
            first.accept()[0].close()
    plain = tmp_path / "letter"
    plain.write_text("dear diary")
    assert "Address already in use" in refused("serve", "--socket", str(plain))
    assert plain.read_text() == "dear diary"
