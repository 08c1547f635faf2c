"""What the page is made of besides Kingsbridge, and under which licences: LICENCES.txt."""

from __future__ import annotations

import json
from importlib.metadata import distribution
from pathlib import Path

from tools.page_archive import ROOT, WANTED

NODE = ROOT / "web" / "node_modules"
PACKAGES = [
    "svelte",
    "@fluent/bundle",
    "idb",
    "@fontsource-variable/alegreya",
    "@fontsource-variable/source-sans-3",
]
# Some packages name their licence and leave its text at home; others bring the same text.
MOZILLA = NODE / "axe-core" / "LICENSE"
PYTHON = "typing_extensions"  # under the licence of Python itself


def licences() -> str:
    """Return all of them, one after the other."""
    parts = [part("Kingsbridge", "", "MIT", "", (ROOT / "LICENSE").read_text("utf-8"))]
    pyodide = about_package("pyodide")
    parts.append(part(*pyodide, MOZILLA.read_text("utf-8")))
    python = text_of_distribution(PYTHON)
    parts.append(part("Python, with its standard library", "", "PSF-2.0", "python.org", python))
    parts += [part(*about_package(name), text_of_package(name)) for name in PACKAGES]
    parts += [
        part(*about_distribution(name), text_of_distribution(name)) for name in WANTED["brought"]
    ]
    return "\n\n".join(parts)


def part(name: str, version: str, licence: str, home: str, text: str) -> str:
    """Return what is said of one thing."""
    head = " · ".join(word for word in (f"{name} {version}".strip(), licence, home) if word)
    return f"{head}\n{'=' * len(head)}\n\n{text.strip()}\n"


def about_package(name: str) -> tuple[str, str, str, str]:
    """Return the name, version, licence and home of a package from npm."""
    told = json.loads((NODE / name / "package.json").read_text("utf-8"))
    return name, told["version"], told.get("license", ""), told.get("homepage", "")


def text_of_package(name: str) -> str:
    """Return the licence that a package from npm brings; without one it is Apache's, by name."""
    found = sorted((NODE / name).glob("LICEN*"))
    return found[0].read_text("utf-8") if found else "https://www.apache.org/licenses/LICENSE-2.0"


def about_distribution(name: str) -> tuple[str, str, str, str]:
    """Return the name, version, licence and home of a Python package."""
    told = distribution(name).metadata.json
    licence = told.get("license_expression") or told.get("license") or ""
    return (str(told["name"]), str(told["version"]), str(licence), str(told.get("home_page", "")))


def text_of_distribution(name: str) -> str:
    """Return the licence that a Python package brings; without one it is Apache's, by name."""
    for file in distribution(name).files or []:
        if ".dist-info" in file.parts[0] and file.name.startswith("LICEN"):
            return Path(str(file.locate())).read_text("utf-8")
    return "https://www.apache.org/licenses/LICENSE-2.0"
