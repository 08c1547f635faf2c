"""Write the server's OpenAPI document, from which the client's types are made.

python tools/openapi.py            writes web/openapi.json
python tools/openapi.py --check    fails if that file is not current
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from kingsbridge.server.app import application
from kingsbridge.server.server import Server, Settings

FILE = Path(__file__).parent.parent / "web" / "openapi.json"


def document() -> str:
    """Return the document as it stands in the file; no server has to run."""
    schema = application(Server(Settings(database="sqlite://"))).openapi_schema.to_schema()
    # The version changes with every release, and no type with it.
    schema["info"]["version"] = "0"
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or check it."""
    if arguments == ["--check"]:
        if FILE.read_text("utf-8") == document():
            return 0
        print(f"{FILE} is not current: run python tools/openapi.py", file=sys.stderr)
        return 1
    FILE.write_text(document(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
