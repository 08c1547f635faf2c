"""What hosts are given to run a server with says what the server understands."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cli.running import run

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
# What Caddy and compose are told, and not Kingsbridge.
NOT_OURS = {"KINGSBRIDGE_UPSTREAM", "KINGSBRIDGE_OPTIONS"}


def test_every_setting_that_is_named_is_one() -> None:
    sources = "".join(path.read_text() for path in (ROOT / "src").rglob("*.py"))
    mail = {f"KINGSBRIDGE_SMTP_{name}" for name in ("HOST", "PORT", "USER", "PASSWORD", "SENDER")}
    named = {
        name
        for path in DEPLOY.iterdir()
        for name in re.findall(r"KINGSBRIDGE_[A-Z_]+", path.read_text())
    }
    assert len(named) > 5
    for name in named - NOT_OURS - mail:
        assert f'"{name}"' in sources, name


def test_every_option_that_is_named_is_one() -> None:
    known = run("serve", "--help", COLUMNS="200").out
    named = {
        name
        for path in [*DEPLOY.iterdir(), ROOT / "docs" / "host.md"]
        for line in path.read_text().splitlines()
        if re.search(r"\bserve\b|OPTIONS", line)
        for name in re.findall(r"--[a-z-]+", line)
    }
    assert {"--host", "--processes"} <= named
    for name in named:
        assert name in known, name


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd")
def test_the_units_are_units_and_allow_little(tmp_path: Path) -> None:
    names = [
        "kingsbridge.service",
        "kingsbridge-backup.service",
        "kingsbridge.socket",
        "kingsbridge-backup.timer",
    ]
    for name in names:
        said = (DEPLOY / name).read_text()
        # What is started need not be installed here.
        (tmp_path / name).write_text(said.replace("/opt/kingsbridge/bin/kingsbridge", "/bin/true"))
    units = [str(tmp_path / name) for name in names]
    checked = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    ours = [line for line in checked.stderr.splitlines() if "kingsbridge" in line]
    assert not ours, checked.stderr
    for unit in units[:2]:
        exposed = subprocess.run(
            ["systemd-analyze", "security", "--offline=true", unit], capture_output=True, text=True
        )
        level = re.search(r"exposure level for .*: (\d+\.\d)", exposed.stdout)
        assert level is not None, exposed.stdout + exposed.stderr
        assert float(level[1]) < 2


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def test_only_the_proxy_is_open_to_everybody_and_only_it_is_believed() -> None:
    services = compose()["services"]
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    (subnet,) = compose()["networks"]["front"]["ipam"]["config"]
    trusted = services["kingsbridge"]["environment"]["KINGSBRIDGE_TRUSTED_PROXIES"]
    assert trusted == subnet["subnet"]
    assert [name for name, one in services.items() if "front" in one["networks"]] == [
        "kingsbridge",
        "proxy",
    ]
    assert services["database"]["networks"] == ["inside"]


def test_the_container_is_nobody_special_and_says_how_it_is() -> None:
    said = (DEPLOY / "Containerfile").read_text()
    last = said[said.rindex("\nFROM ") :]
    assert re.search(r"^USER kingsbridge$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK ", last, re.MULTILINE)
    assert "make dist" in said[: said.rindex("\nFROM ")]
    # What is not in the repository does not come along.
    ignored = (ROOT / ".containerignore").read_text()
    assert ignored == (ROOT / ".dockerignore").read_text()
    assert ".venv" in ignored
