"""What a file says it holds, compared with what was asked for: it is never gone on with unseen."""

from __future__ import annotations

import json
from typing import Any

LONGEST_SHOWN = 60


def differences(found: dict[str, Any], wanted: dict[str, Any]) -> list[str]:
    """Say in which facts two headers differ, option by option."""
    there, here = _facts(found), _facts(wanted)
    return [
        f"{fact} is {_shown(there.get(fact))} there and {_shown(here.get(fact))} here"
        for fact in {**here, **there}
        if there.get(fact) != here.get(fact)
    ]


def _facts(header: dict[str, Any]) -> dict[str, object]:
    """Return what a header says, option by option."""
    facts = {key.replace("_", " "): header[key] for key in header if key != "options"}
    options = header.get("options") or {}
    return {**facts, **{f"option {option}": options[option] for option in options}}


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
