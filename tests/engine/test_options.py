"""The options of a title as its sheet has them: right, wrong, or none at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.options import OptionSheet


def sheet_of(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> OptionSheet:
    """Read the options of a package that has them in this sheet."""
    package = folder / f"options_in_{folder.name}"
    (package / "cards").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "cards" / "options.toml").write_text(text)
    monkeypatch.syspath_prepend(str(folder))
    return OptionSheet(package.name, "options.toml")


def test_a_title_may_have_no_options_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for sheet in (OptionSheet("kingsbridge"), sheet_of(tmp_path, monkeypatch, "")):
        assert sheet.choices(2) == {"start": ["random", 0, 1]}
        with pytest.raises(BadOption, match="there is no option 'lots'; there is 'start' or"):
            sheet.resolve({"lots": 3}, 2)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("values = [5, 7]", "/cards/options.toml: option 'lots' must have a default: 5 or 7$"),
        ("values = [5, 7]\ndefault = 6", "option 'lots' must have a default: 5 or 7$"),
        ("default = 5", "option 'lots' must have a list of values$"),
        ("values = 5\ndefault = 5", "option 'lots' must have a list of values$"),
    ],
)
def test_an_option_that_is_written_wrong_is_named_with_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, complaint: str
) -> None:
    with pytest.raises(BadOption, match=complaint):
        sheet_of(tmp_path, monkeypatch, f"[options.lots]\n{text}\n")
