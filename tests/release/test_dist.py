"""What `make dist` built, in empty environments: it installs without Node.js, and it plays.

`make test-dist` runs this; it takes minutes, so other runs leave it out.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

DIST = os.environ.get("KINGSBRIDGE_DIST")
if DIST is None:
    pytest.skip("`make test-dist` tests the release", allow_module_level=True)

NODE = re.compile(r"(node|nodejs|npm|npx)$")
COMPILER = re.compile(r"(.*-)?(cc|c\+\+|gcc|g\+\+|clang|clang\+\+|tcc)(-[\d.]+)?$")
SECONDS = 60


@dataclass(frozen=True)
class Installed:
    """A Kingsbridge in an environment of its own, on a machine that lacks something."""

    home: Path
    path: str  # where programs are looked for
    compiled: bool

    def run(self, program: str, *arguments: str) -> str:
        command = [str(self.home / "bin" / program), *arguments]
        done = subprocess.run(
            command, env=self.surroundings(), cwd=self.home, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def surroundings(self) -> dict[str, str]:
        kept = {name: text for name, text in os.environ.items() if name not in FOREIGN}
        return {**kept, "PATH": self.path, "HOME": str(self.home)}


FOREIGN = {"PYTHONPATH", "KINGSBRIDGE_EXPECT", "KINGSBRIDGE_PURE", "KINGSBRIDGE_BUILD", "CC"}


def programs_without(hidden: list[re.Pattern[str]], folder: Path) -> str:
    """Return a PATH with every program of this machine but the hidden ones."""
    folder.mkdir()
    for place in os.get_exec_path():
        for program in Path(place).glob("*"):
            known = folder / program.name
            if not known.is_symlink() and not any(name.match(program.name) for name in hidden):
                known.symlink_to(program)
    return str(folder)


@pytest.fixture(scope="module", params=["wheel", "sdist"])
def installed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Installed:
    [file] = Path(str(DIST)).glob({"wheel": "*.whl", "sdist": "*.tar.gz"}[request.param])
    hidden = [NODE, COMPILER] if request.param == "wheel" else [NODE]
    folder = tmp_path_factory.mktemp(request.param)
    path = programs_without(hidden, folder / "programs")
    assert shutil.which("node", path=path) is None
    assert (shutil.which("cc", path=path) is None) or request.param == "sdist"
    compiler = request.param == "wheel" or shutil.which("cc", path=path) is not None
    venv.create(folder / "home", with_pip=True)
    # The wheel was compiled where it was built; the sources are, if there is a compiler here.
    place = Installed(folder / "home", path, compiled=compiler)
    place.run("python", "-m", "pip", "install", "--quiet", str(file))
    return place


@contextmanager
def serving(place: Installed) -> Iterator[str]:
    """A server of this installation; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(place.home / "bin" / "kingsbridge"), "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{place.home}/games.db"]
    server = subprocess.Popen(
        command,
        env=place.surroundings(),
        cwd=place.home,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        until = time.monotonic() + SECONDS
        while True:
            try:
                read(f"{address}/api/about")
                break
            except URLError:
                assert server.poll() is None, "the server ended"
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(SECONDS)


def read(address: str) -> str:
    with urlopen(address, timeout=SECONDS) as answer:
        text: bytes = answer.read()
    return text.decode()


def test_it_says_its_version_and_whether_it_is_compiled(installed: Installed) -> None:
    [file] = Path(str(DIST)).glob("*.tar.gz")
    version = file.name.removeprefix("kingsbridge-").removesuffix(".tar.gz")
    build = "compiled" if installed.compiled else "pure Python"
    assert installed.run("kingsbridge", "--version").strip() == f"kingsbridge {version} ({build})"


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_it_plays(installed: Installed, title: str) -> None:
    said = installed.run(
        "kingsbridge", "simulate", title, "--bots", "greedy", "--games", "2", "--json"
    )
    assert json.loads(said)["games"] == 2


def test_it_serves_the_browser_client_and_names_its_version(installed: Installed) -> None:
    with serving(installed) as address:
        page = read(address)
        [script] = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
        assert "<title>Kingsbridge</title>" in page
        assert "import" in read(f"{address}{script}")
        about = json.loads(read(f"{address}/api/about"))
    assert about["compiled"] is installed.compiled
    said = installed.run("kingsbridge", "--version")
    assert said.split()[1] == about["version"]


def test_what_runs_is_what_was_installed(installed: Installed) -> None:
    where = installed.run("python", "-c", "import kingsbridge; print(kingsbridge.__file__)")
    assert Path(where.strip()).is_relative_to(installed.home)
