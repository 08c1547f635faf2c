"""A lock: a file for one process alone. It goes with the process, however that ends."""

from __future__ import annotations

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    # Windows forbids others to read what is locked, so it is a byte that no file reaches.
    _FAR_AWAY = 1 << 40

    def lock(file: IO[bytes]) -> bool:
        """Lock an open file; return whether nobody else has."""
        place = file.tell()
        file.seek(_FAR_AWAY)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            file.seek(place)
        return True

else:
    import fcntl

    def lock(file: IO[bytes]) -> bool:
        """Lock an open file; return whether nobody else has."""
        try:
            # Unlike flock, it is not handed on to workers, which may outlive us a little.
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
