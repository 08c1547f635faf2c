"""The environments are an extra: without it the rest works, and they say how to get it."""

from __future__ import annotations

import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kingsbridge.extras import how_to_get

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"

# A finder that hides a package, as if it had never been installed.
WITHOUT = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "{package}":
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Hidden())
import {module}
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)


@pytest.mark.parametrize(
    ("module", "package"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_an_environment_without_its_library_says_how_to_get_it(module: str, package: str) -> None:
    done = run(WITHOUT.format(module=f"kingsbridge.envs.{module}", package=package))
    said = done.stderr.splitlines()[-1]
    assert said == (
        f"ImportError: kingsbridge.envs needs {package}, which is not installed: "
        f"{how_to_get('research')}"
    )


@pytest.mark.parametrize("extra", ["data", "postgresql", "ray", "report", "research"])
def test_how_to_get_an_extra_names_its_libraries(extra: str) -> None:
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
    libraries = project["project"]["optional-dependencies"][extra]
    python, *command = shlex.split(how_to_get(extra))
    assert python == sys.executable
    assert command[:3] == ["-m", "pip", "install"]
    asked = {requirement.replace("_", "-") for requirement in libraries}
    assert {requirement.replace("_", "-") for requirement in command[3:]} == asked


def test_kingsbridge_itself_needs_none_of_them() -> None:
    done = run(
        "import kingsbridge.cli, sys; "
        "extras = ('numpy', 'gymnasium', 'minari', 'pettingzoo', 'pyarrow', 'pyspiel'); "
        "print([name for name in extras if name in sys.modules])"
    )
    assert done.stdout.strip() == "[]"


def test_the_tests_install_what_the_extra_asks_for() -> None:
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))
    extra = project["project"]["optional-dependencies"]["research"]
    assert project["dependency-groups"]["research"] == extra
