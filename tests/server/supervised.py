"""Four processes that do nothing, under a supervisor that has no patience: for its tests.

    python -m tests.server.supervised FOLDER

Each writes its number to a file of its place. One that is lost twice is not replaced for long.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from kingsbridge.server.processes import supervisor

NUMBER = 4


def do_nothing(place: int, folder: Path) -> None:
    written = folder / f"{place}.new"
    written.write_text(str(os.getpid()))
    written.rename(folder / str(place))
    signal.pause()


if __name__ == "__main__":
    supervisor.PAUSES = (0.0, 1000.0)
    supervisor.Supervisor(NUMBER, do_nothing, Path(sys.argv[1])).run()
