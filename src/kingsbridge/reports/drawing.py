"""Drawings by matplotlib, as SVG that stands inside a page.

What is drawn in the page's own ink takes the colour of its text, so that it reads by day and by
night. Matplotlib is an extra: nothing else needs it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from importlib.util import find_spec
from io import StringIO
from typing import Any
from warnings import catch_warnings, simplefilter

from kingsbridge.engine.errors import BadOption
from kingsbridge.extras import how_to_get

# Told apart by people who see fewer colours too (after Okabe and Ito), and on light and dark.
COLORS = ("#d98c1f", "#3b8fd1", "#2fa37c", "#c9679d")
# A colour nobody else uses, to be replaced by that of the page's text.
INK = "#010203"
PERCENT = 100

NO_METADATA = dict.fromkeys(("Creator", "Date", "Format", "Type"))
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "kingsbridge",
    "font.family": "sans-serif",
    "font.size": 9.5,
    "legend.fontsize": 8.5,
    "text.color": INK,
    # A player's name may have a dollar sign in it.
    "text.parse_math": False,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": INK,
    "grid.alpha": 0.15,
    "grid.linewidth": 0.6,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
}


def check_drawing(wanted: str) -> None:
    """Raise if nothing can be drawn; say what is missing, and for what."""
    if find_spec("matplotlib") is None:
        raise BadOption(f"{wanted} needs matplotlib: {how_to_get('report')}")


def drawn(name: str, label: str, inches: tuple[float, float], draw: Callable[[Any], None]) -> str:
    """Return what `draw` puts on its axes as SVG, with a label for those who do not see it."""
    # Slow to load, and an extra.
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=inches, layout="constrained")
        draw(figure.subplots())
        out = StringIO()
        with catch_warnings():
            # A name may have letters that matplotlib's own font has not; the reader's has them.
            simplefilter("ignore", UserWarning)
            figure.savefig(out, format="svg", transparent=True, metadata=NO_METADATA)
    return embedded(out.getvalue(), name, label)


def embedded(svg: str, name: str, label: str) -> str:
    """Return SVG as part of a page: its ids are its own, its ink the page's, no address in it."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r'\s+xmlns(:\w+)?="[^"]*"', "", svg)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    svg = svg.replace("xlink:href", "href").replace(INK, "currentColor")
    svg = re.sub(r'\bid="', f'id="{name}-', svg)
    svg = svg.replace("url(#", f"url(#{name}-").replace('href="#', f'href="#{name}-')
    # The fonts that matplotlib names are not those of the reader.
    svg = re.sub(r"'DejaVu Sans'[^;\"]*", "sans-serif", svg)
    return svg.replace("<svg", f'<svg role="img" aria-label="{escape(label)}"', 1)
