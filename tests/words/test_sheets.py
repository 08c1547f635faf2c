"""The sheets that titles bring: each says its own words, in English where it has no others."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import Title, refused_titles, title, titles
from kingsbridge.words import Words

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install a title with these sheets, by their paths in its locale folder."""
    keys: list[str] = []

    def put(sheets: dict[str, str], key: str = "third") -> None:
        package = tmp_path / f"a_{key}_title"
        package.mkdir()
        (package / "__init__.py").touch()
        for path, text in sheets.items():
            sheet = package / "locale" / path
            sheet.parent.mkdir(parents=True, exist_ok=True)
            sheet.write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.delitem(sys.modules, package.name, raising=False)
        guest = Title(key, version=1, fewest=1, most=1, moves=1, package=package.name)
        monkeypatch.setitem(titles(), key, guest)
        keys.append(key)

    yield put
    for key in keys:
        refused_titles().pop(key, None)


def refused(language: str = "en") -> str:
    """Load all words of a language; return why the third title is refused, and it alone."""
    words = Words(language)
    assert words.say("pillars-title") == "The Pillars of the Earth"
    assert words.say("world-title") == "World Without End"
    assert not words.has("third-title")
    assert "third" not in titles()
    assert {"pillars", "world"} <= set(titles())
    with pytest.raises(BadOption) as told:
        title("third")
    assert list(refused_titles()) == ["third"]
    return str(told.value)


def test_a_sheet_that_is_missing_in_a_language_is_taken_in_english(install: Install) -> None:
    install(
        {
            "en/words.ftl": "third-title = The Third",
            "en/clauses.ftl": "T-1-1 = Be kind.",
            "de/words.ftl": "third-title = Das Dritte",
        }
    )
    assert Words("de").say("third-title") == "Das Dritte"
    assert Words("de").clause("T-1.1") == "Be kind."
    assert Words("es").say("third-title") == "The Third"


def test_a_title_without_english_words_is_refused(install: Install) -> None:
    install({"de/words.ftl": "third-title = Das Dritte"})
    assert "a_third_title must bring locale/en/*.ftl" in refused()


@pytest.mark.parametrize(
    ("sheet", "said", "complaint"),
    [
        ("words.ftl", "pillars-title = Mine", "'pillars-title' in its words.ftl must begin with"),
        ("words.ftl", "thirdly-title = Mine", "must begin with 'third-'"),
        ("words.ftl", "T-1-1 = Mine", "message 'T-1-1' in its words.ftl must begin with"),
        ("clauses.ftl", "P-1-1 = Mine", "its clauses cannot begin with P-, for those of 'pillars'"),
    ],
)
def test_a_title_cannot_say_what_is_not_its_own(
    install: Install, sheet: str, said: str, complaint: str
) -> None:
    install({f"en/{sheet}": said})
    assert complaint in refused()


def test_a_title_marks_its_rulings_with_the_other_reading_and_why(install: Install) -> None:
    ruled = "T-1-1 = Be kind.\n    .other = Be fair.\n    .why = It is shorter."
    install({"en/words.ftl": "third-title = The Third", "en/clauses.ftl": ruled})
    assert Words("en").ruling("T-1.1") == ("Be fair.", "It is shorter.")
    assert Words("de").cite("T-1.1") == "T-1.1‡"


def test_a_ruling_without_its_reason_is_refused(install: Install) -> None:
    install({"en/clauses.ftl": "T-1-1 = Be kind.\n    .other = Be fair."})
    assert "clause 'T-1-1' has .other; a ruling has .other and .why" in refused()


def test_a_clash_of_clauses_is_never_the_fault_of_our_own(
    install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    install({"en/words.ftl": "third-title = Mine", "en/clauses.ftl": "P-1-1 = Mine"})
    for key in ("pillars", "world"):
        ours = titles()[key]
        monkeypatch.delitem(titles(), key)
        titles()[key] = ours
    assert next(iter(titles())) == "third"
    assert "for those of 'pillars' do" in refused()


def test_who_is_refused_leaves_the_capitals_to_others(install: Install) -> None:
    install({"en/clauses.ftl": "T-1-1 = Mine", "en/words.ftl": "wrong-title = Mine"})
    install({"en/clauses.ftl": "T-1-1 = Ours", "en/words.ftl": "tenth-title = Ours"}, "tenth")
    assert "must begin with 'third-'" in refused()
    assert Words("en").clause("T-1.1") == "Ours"


def test_a_wrong_sheet_is_refused_whatever_language_is_read(install: Install) -> None:
    install({"en/words.ftl": "third-title = Mine", "de/words.ftl": "pillars-title = Meins"})
    assert "message 'pillars-title' in its words.ftl must begin with 'third-'" in refused("en")


def test_a_sheet_that_is_no_fluent_is_refused_with_file_and_line(install: Install) -> None:
    install({"en/words.ftl": "third-title = Mine\n\nthird-about Nothing\n"})
    complaint = refused()
    place = "a_third_title/locale/en/words.ftl, line 3"
    assert complaint == f"title 'third': {place}: Expected token: \"=\""


def test_a_sheet_that_is_no_text_is_refused(install: Install, tmp_path: Path) -> None:
    install({"en/words.ftl": ""})
    sheet = tmp_path / "a_third_title" / "locale" / "en" / "words.ftl"
    sheet.write_bytes(b"third-title = \xff\n")
    assert "a_third_title/locale/en/words.ftl must be written in UTF-8" in refused()


GUEST = """
from kingsbridge.engine.title import Title
TITLE = Title("guest", 1, 1, 1, 1, "a_guest")
"""


def test_our_own_titles_are_played_beside_one_with_bad_words(tmp_path: Path) -> None:
    sheets = tmp_path / "a_guest" / "locale" / "en"
    sheets.mkdir(parents=True)
    (tmp_path / "a_guest" / "__init__.py").write_text(GUEST)
    (sheets / "words.ftl").write_text("title = The Guest")
    package = tmp_path / "a_guest-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: a-guest\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[kingsbridge.titles]\nguest = a_guest:TITLE\n")
    paths = [path for path in sys.path if path.endswith("src")]
    env = os.environ | {
        "PYTHONPATH": os.pathsep.join([*paths, str(tmp_path)]),
        "KINGSBRIDGE_DATA": str(tmp_path / "games"),
    }

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        program = [sys.executable, "-m", "kingsbridge", *words]
        return subprocess.run(
            program, env=env, input="quit\n", capture_output=True, text=True, check=False
        )

    complaint = "message 'title' in its words.ftl must begin with 'guest-'"
    listed = run("titles")
    assert "The Pillars of the Earth" in listed.stdout
    assert "guest" not in listed.stdout
    assert complaint in " ".join(listed.stderr.split())
    assert run("rules", "pillars", "P-1").returncode == 0
    played = run("play", "pillars", "--seats", "2")
    assert played.returncode == 0, played.stderr
    asked = run("rules", "guest")
    assert asked.returncode != 0
    assert complaint in " ".join(asked.stderr.split())
    assert "Traceback" not in asked.stderr
