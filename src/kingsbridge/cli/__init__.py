"""The command line: a file for each command."""

from __future__ import annotations

from kingsbridge.cli.program import app, main

__all__ = ["app", "main"]
