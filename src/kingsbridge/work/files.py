"""Text files, read and written whole (atomic writes), with plain words when it fails."""

from __future__ import annotations

import os
import secrets
import tempfile
from pathlib import Path

from kingsbridge.engine.errors import KingsbridgeError


class BadFile(KingsbridgeError):
    """A file that cannot be read or written."""


def read_text(path: Path) -> str:
    """Return a file's text."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile(f"there is no file {str(path)!r}") from None
    except IsADirectoryError:
        raise BadFile(f"{str(path)!r} is a folder, not a file") from None
    except UnicodeDecodeError as error:
        raise BadFile(
            f"{str(path)!r} is not a text file: byte {error.start} is not UTF-8"
        ) from None
    except OSError as error:
        raise BadFile(f"{str(path)!r} cannot be read: {_reason(error)}") from None


def write_text(path: Path, text: str) -> None:
    """Write a file in one go: it is either all there or as it was before."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        try:
            with draft.open("x", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadFile(f"{str(path)!r} cannot be written: {_reason(error)}") from None


def check_writable(path: Path) -> None:
    """Raise if a file could not be written there, before there is anything to write.

    Nothing is left behind: of folders that are still to be made, the one to make them in is tried.
    """
    if path.is_dir():
        raise BadFile(f"{str(path)!r} is a folder, not a file")
    folder = path.absolute().parent
    while not folder.exists():
        folder = folder.parent
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise BadFile(f"{str(path)!r} cannot be written: {_reason(error)}") from None


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
