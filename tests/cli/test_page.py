"""`kingsbridge page` writes the page that was built in, and touches nothing of anybody's."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsbridge.cli import page
from tests.cli.running import refused, run


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation with a small page built in."""
    site = tmp_path / "site"
    for name in ("assets/hall-1.js", "index.html", "python/kingsbridge.zip", "sw.js"):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(f"{page.MARK}'{name}'")
    monkeypatch.setattr(page, "SITE", site)
    return site


def written(folder: Path) -> list[str]:
    return sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file())


def test_the_page_is_written_into_a_new_folder(built: Path, tmp_path: Path) -> None:
    ran = run("page", str(tmp_path / "web" / "space"))
    assert ran.code == 0
    assert "4 files" in ran.out
    assert written(tmp_path / "web" / "space") == written(built)


def test_a_newer_page_takes_the_place_of_an_older_one(built: Path, tmp_path: Path) -> None:
    space = tmp_path / "space"
    assert run("page", str(space)).code == 0
    (built / "assets" / "hall-1.js").rename(built / "assets" / "hall-2.js")
    (space / "robots.txt").write_text("its owner's")
    assert "--replace" in refused("page", str(space))
    assert run("page", str(space), "--replace").code == 0
    assert written(space) == sorted([*written(built), "robots.txt"])


def test_a_folder_with_something_else_in_it_is_not_touched(built: Path, tmp_path: Path) -> None:
    letters = tmp_path / "letters"
    letters.mkdir()
    (letters / "to-ann.txt").write_text("Dear Ann")
    assert "is not empty" in refused("page", str(letters), "--replace")
    assert written(letters) == ["to-ann.txt"]


def test_what_is_not_a_folder_is_said_to_be_none(built: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "is not a folder" in refused("page", str(tmp_path / "file"))
    assert "cannot be written" in refused("page", str(tmp_path / "file" / "below"))


def test_an_installation_without_a_page_says_how_to_build_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "SITE", tmp_path / "nothing")
    assert "make page" in refused("page", str(tmp_path / "space"))
