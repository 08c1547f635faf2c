"""Bots of other packages, and programs: what they were when they played."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

from kingsbridge.bots import guest, package_of
from kingsbridge.programs.command import is_program, sign_of

SIGN_BYTES = 8


def guests(bots: Iterable[str]) -> dict[str, str]:
    """Return for each bot that is not our own its package, and a sign of the file that defines it.

    Our own bots change with our version; these change when somebody edits them. A program has the
    sign of those files that its command names.
    """
    found = {}
    for written in bots:
        if is_program(written):
            found[written] = sign_of(written)
            continue
        entry = guest(written)
        if entry is not None:
            found[written] = f"{package_of(written) or entry.module} {_sign(entry.module)}"
    return found


def _sign(module: str) -> str:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return ""
    return blake2b(Path(spec.origin).read_bytes(), digest_size=SIGN_BYTES).hexdigest()
