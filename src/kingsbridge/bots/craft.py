"""The craft of a title: what is known about playing it well.

Bots know no title. A title's package brings its craft in its part `bots` (see `engine/part.py`).
"""

from __future__ import annotations

from kingsbridge.engine.errors import BadOption, undefined
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.pickling import Picklable
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, title_playing


@mypyc_attr(allow_interpreted_subclasses=True)
class Craft(Picklable):
    """The rules of thumb of a title, and how far those look ahead who master it.

    The states that it is asked about are always games of its title.
    """

    # Whether `choose` needs nothing that is hidden from the seat that decides: it reads only what
    # `State.redeal` would leave as it is for that seat, rolls no dice and changes nothing. Then it
    # may be asked at the table itself, and nothing is dealt anew for it.
    needs_nothing_hidden: bool = False

    # What a point is liked for beside the chance to win.
    point: float = 0.0

    def choose(self, state: State) -> int:
        """Return the move that a sensible player makes without thinking long."""
        raise undefined(self, "choose")

    def appraise(self, state: State, seat: int) -> float:
        """Return the score that a seat may expect in the end."""
        raise undefined(self, "appraise")

    def master_looks(self, seats: int) -> int:
        """Return how many looks a master takes at each offer of a choice."""
        return 24

    def architect_looks(self, seats: int) -> int:
        """Return how many looks an architect takes at each offer of a choice."""
        return 400

    def visionary_looks(self, seats: int) -> int:
        """Return how many looks a visionary takes at each offer of a choice."""
        return 8000


# By the kind of state, for it is asked for at every decision.
_crafts: dict[object, Craft] = {}


def craft_of(state: State) -> Craft | None:
    """Return the craft of the title that a game is played by; None if it brings none."""
    kind: object = type(state)
    craft = _crafts.get(kind)
    if craft is None:
        title = title_playing(state)
        craft = None if title is None else craft_for(title)
        if craft is not None:
            _crafts[kind] = craft
    return craft


def craft_for(title: Title) -> Craft | None:
    """Return the craft of a title; None if it brings none."""
    part = title.part("bots")
    if part is None:
        return None
    craft = part.bring("CRAFT", Craft)
    for name in ("choose", "appraise"):
        if getattr(type(craft), name) is getattr(Craft, name):
            raise BadOption(
                f"{title.package}.bots: {type(craft).__name__} must define {name}(), "
                "for its bots play by it"
            )
    return craft
