"""The program by the name of its package: `python -m kingsbridge`."""

from __future__ import annotations

from kingsbridge.cli import main

if __name__ == "__main__":
    main()
