"""Titles that cannot be played on a server: refused when it starts, and none but they."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from kingsbridge.engine.title import refused_titles, titles
from kingsbridge.server.routes.problems import name_of
from kingsbridge.server.titles import look_through_titles, warn_of_refused_titles
from kingsbridge.server.wire.views import described_titles
from kingsbridge.words import words
from tests.engine.matches import MatchesTitle
from tests.server.playing import listed
from tests.server.serving import Here

KEY = MatchesTitle().key


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the package of a third title, with words and nothing else."""
    package = tmp_path / f"guest_in_{tmp_path.name}"
    sheets = package / "locale" / "en"
    sheets.mkdir(parents=True)
    (package / "__init__.py").touch()
    (sheets / "words.ftl").write_text(f"{KEY}-title = Matches\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    guest = MatchesTitle()
    guest.package = package.name
    monkeypatch.setitem(titles(), KEY, guest)
    words.cache_clear()
    yield package
    refused_titles().pop(KEY, None)
    words.cache_clear()
    for name in [name for name in sys.modules if name.startswith(package.name)]:
        del sys.modules[name]


def warnings() -> list[str]:
    """Return what is logged when a server with these titles starts."""
    with capture_logs() as logs:
        described_titles()
        look_through_titles()
        warn_of_refused_titles()
    assert {"pillars", "world"} <= set(titles())
    return [f"{line['log_level']} {line['title']}: {line['reason']}" for line in logs]


@pytest.mark.usefixtures("package")
def test_a_title_that_can_be_played_is_in_the_hall() -> None:
    assert warnings() == []
    assert KEY in titles()


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("questions.py", "import nowhere_at_all", "questions cannot be loaded: ModuleNotFound"),
        ("questions.py", "", "open_questions() must be there"),
        ("bots.py", "CRAFT = 1", "bots.CRAFT must be a Craft"),
        ("card_data.py", "1 / 0", "card_data cannot be loaded: ZeroDivisionError"),
        ("view_types.py", "class View: pass", "view_types.View must be a TypedDict"),
        ("locale/en/words.ftl", "title = Matches", f"must begin with '{KEY}-'"),
    ],
)
def test_one_that_cannot_be_is_refused_with_a_line_in_the_log(
    package: Path, file: str, text: str, complaint: str
) -> None:
    (package / file).write_text(text + "\n")
    (line,) = warnings()
    assert line.startswith(f"warning {KEY}: ")
    assert complaint in line
    assert KEY not in titles()


def test_no_table_is_stored_that_nobody_can_be_asked_at(here: Here, package: Path) -> None:
    (package / "questions.py").write_text("import nowhere_at_all\n")
    ann = here.visitor("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = ann.ask("POST", "/api/tables", title=KEY, seats=seats)
    assert answer.status_code == 400
    assert "questions cannot be loaded" in answer.json()["message"]
    assert listed(ann, "mine") == {}


def test_missing_words_are_named_in_the_log_and_nothing_else_is() -> None:
    with pytest.raises(LookupError) as told:
        words("en").say("pillars-nonsense")
    assert name_of(told.value) == "Unsaid: en: there is no message 'pillars-nonsense'"
    assert name_of(LookupError("the hidden thing")) == "LookupError"
