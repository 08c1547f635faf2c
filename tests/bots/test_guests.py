"""Bots of other packages: each is loaded when it is asked for, and breaks nothing but itself."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import kingsbridge as kb
from kingsbridge import bots
from kingsbridge.arena.match import hold
from kingsbridge.arena.results import BadResults
from kingsbridge.arena.tournament import Tournament
from kingsbridge.bots import bot, bot_names, package_of
from kingsbridge.engine.errors import BadOption
from kingsbridge.work.sharing import here

HASTY = """
from kingsbridge.bots import Bot


class Hasty(Bot):
    def __init__(self, seed=0, patience=0):
        self.patience = patience

    def choose(self, seen):
        return seen.legal()[self.patience]


class Easygoing(Hasty):
    def __init__(self, seed=0, **settings):
        super().__init__(seed, settings.get("patience", 0))


class Faulty(Hasty):
    def __init__(self, seed=0, patience=0):
        self.patience = patience + "1"


class Stranger:
    def __init__(self, seed=0):
        pass


def hastily(seed, patience=0, *rest):
    return Hasty(seed, patience)


somebody = Hasty()
"""
NAMES = ["Hasty", "Easygoing", "Faulty", "Stranger", "hastily", "somebody"]
Install = Callable[[str, list[str], str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install a package of version 1.2 with one module; each name in it is announced as a bot."""
    monkeypatch.setattr(bots, "_bots", {})
    modules: list[str] = []

    def install(module: str, names: list[str], source: str) -> None:
        installed = tmp_path / f"{module}_bots-1.2.dist-info"
        installed.mkdir()
        about = f"Metadata-Version: 2.1\nName: {module}-bots\nVersion: 1.2\n"
        (installed / "METADATA").write_text(about)
        lines = [f"{name.lower()} = {module}:{name}" for name in names]
        (installed / "entry_points.txt").write_text("\n".join(["[kingsbridge.bots]", *lines]))
        (tmp_path / f"{module}.py").write_text(source)
        monkeypatch.syspath_prepend(tmp_path)
        modules.append(module)

    yield install
    for module in modules:
        sys.modules.pop(module, None)


@pytest.fixture
def guests(install: Install) -> None:
    install("hasty", NAMES, HASTY)


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize("name", ["hasty", "easygoing", "hastily"])
def test_a_guest_plays_by_its_settings(name: str) -> None:
    state = kb.title("pillars").new(2, 1)
    seen = state.as_seen_by(state.seat)
    assert bot(f"{name}:patience=2").choose(seen) == state.legal()[2]
    assert bot(name, patience=1).choose(seen) == state.legal()[1]


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize("name", ["hasty", "hastily"])
def test_a_guest_tells_its_settings(name: str) -> None:
    complaint = f"^bot '{name}' has no setting 'haste' or 'speed'; it has 'patience'$"
    with pytest.raises(BadOption, match=complaint):
        bot(name, haste=1, patience=1, speed=2)


@pytest.mark.usefixtures("guests")
def test_what_a_guest_does_wrong_itself_is_not_blamed_on_its_settings() -> None:
    with pytest.raises(TypeError, match="unsupported operand"):
        bot("faulty")
    with pytest.raises(TypeError, match="unsupported operand"):
        bot("faulty:patience=2")


@pytest.mark.usefixtures("guests")
def test_what_is_announced_must_make_a_bot() -> None:
    stranger = r"^bot 'stranger' of hasty-bots 1\.2 must be a kingsbridge\.bots\.Bot, not a Strang"
    with pytest.raises(BadOption, match=stranger):
        bot("stranger")
    somebody = r"^bot 'somebody' of hasty-bots 1\.2 must be a class or a function, not a Hasty$"
    with pytest.raises(BadOption, match=somebody):
        bot("somebody")


@pytest.mark.parametrize(
    ("source", "reason", "cause"),
    [
        ("import not_there", "ModuleNotFoundError: No module named 'not_there'", ImportError),
        ("1 / 0", "ZeroDivisionError: division by zero", ZeroDivisionError),
        ("class Shattered: pass", "AttributeError: .*has no attribute 'Broken'", AttributeError),
        ("class Broken(", "SyntaxError: .*", SyntaxError),
    ],
)
def test_a_broken_package_breaks_no_bot_but_its_own(
    install: Install, source: str, reason: str, cause: type[Exception]
) -> None:
    install("aaa", ["Hasty"], HASTY)
    install("broken", ["Broken"], source)
    install("zzz", ["Easygoing"], HASTY)
    for _ in range(2):
        with pytest.raises(BadOption) as told:
            bot("broken")
        told.match(rf"^bot 'broken' of broken-bots 1\.2 cannot be loaded: {reason}")
        assert isinstance(told.value.__cause__, cause)
    assert {"broken", "champion", "easygoing", "greedy", "hasty"} <= set(bot_names())
    assert [type(bot(name)).__name__ for name in ("hasty", "easygoing")] == ["Hasty", "Easygoing"]
    assert package_of("greedy") is None


def test_a_bot_of_no_package_that_cannot_be_loaded_is_named_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lost = EntryPoint("lost", "not_there:Lost", "kingsbridge.bots")
    monkeypatch.setitem(bots._known(), "lost", lost)
    with pytest.raises(BadOption, match=r"^bot 'lost' cannot be loaded: ModuleNotFoundError"):
        bot("lost")
    assert package_of("lost") is None


@pytest.mark.usefixtures("guests")
def test_a_guest_is_known_by_its_package_and_version() -> None:
    assert package_of("hasty") == "hasty-bots 1.2"
    assert package_of("hasty:patience=2") == "hasty-bots 1.2"
    with pytest.raises(BadOption, match="there is no bot 'oracle'"):
        package_of("oracle")


@pytest.mark.parametrize("written", ["architect:looks=80", "greedy", "random", "search"])
def test_our_own_bots_are_of_no_other_package(written: str) -> None:
    assert package_of(written) is None


@pytest.mark.usefixtures("guests")
def test_games_of_a_guest_that_was_edited_since_are_not_gone_on_with(tmp_path: Path) -> None:
    pair = Tournament("pillars", ["hasty", "random"])
    hold(pair, 1, tmp_path / "games.jsonl", here(1))
    with (tmp_path / "hasty.py").open("a") as source:
        source.write("# I have changed my mind.\n")
    with pytest.raises(BadResults, match=r'guests is {"hasty": "hasty-bots 1.2 \w+"} there and '):
        hold(pair, 2, tmp_path / "games.jsonl", here(1))
