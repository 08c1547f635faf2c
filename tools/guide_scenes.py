"""Write the scenes with which the guides of the browser show a board: moments of recorded games.

A guide draws its board with the board's own pieces, so it needs a table as a spectator would see
it. Each scene is what a spectator sees of a record in tests/records, in the middle of the game.

python tools/guide_scenes.py            writes web/src/titles/<key>/guide/scene.json
python tools/guide_scenes.py --check    fails if one of these files is not current
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kingsbridge.engine.record import record_from_text
from kingsbridge.engine.state import NOBODY
from kingsbridge.engine.title import title

ROOT = Path(__file__).parent.parent
# Which game of a title, and how many of its moves were made.
MOMENTS: Final = {"pillars": ("4-seats-11", 193), "world": ("4-seats-53", 147)}


def scene(key: str) -> str:
    """What a spectator sees of a title's recorded game at its moment."""
    name, moves = MOMENTS[key]
    text = (ROOT / "tests" / "records" / key / f"{name}.json").read_text("utf-8")
    state = record_from_text(text).replay(moves)
    return json.dumps(title(key).view(state, NOBODY), indent=1) + "\n"


def scenes() -> Iterator[tuple[Path, str]]:
    """Walk through the files and what belongs in them."""
    for key in MOMENTS:
        yield ROOT / "web" / "src" / "titles" / key / "guide" / "scene.json", scene(key)


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    for file, text in scenes():
        if arguments != ["--check"]:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
        elif not file.is_file() or file.read_text("utf-8") != text:
            print(f"{file} is not current: run python tools/guide_scenes.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
