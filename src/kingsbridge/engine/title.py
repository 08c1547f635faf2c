"""A title: a game that can be put on the table, with its seats, options and moves."""

from __future__ import annotations

from collections.abc import Mapping
from copyreg import __newobj__  # type: ignore[attr-defined]
from importlib.metadata import EntryPoint, entry_points

from kingsbridge.engine.dice import Dice, FastDice
from kingsbridge.engine.errors import BadOption, one_of, undefined
from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.part import Part, part_of
from kingsbridge.engine.phrase import Phrase
from kingsbridge.engine.pickling import Picklable
from kingsbridge.engine.state import State
from kingsbridge.engine.vecs import i64, vec

Options = Mapping[str, object]


def write_list(values: list[float], into: vec[float], at: i64) -> None:
    """Write numbers into a buffer, from a place on."""
    for value in values:
        into[at] = value
        at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(Picklable):
    """What the rest of the program needs to know of a game."""

    def __init__(
        self, key: str, version: int, fewest: int, most: int, moves: int, package: str
    ) -> None:
        self.key = key
        self.version = version
        self.fewest = fewest
        self.most = most
        self.moves = moves
        self.package = package

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle a title by its key; one that is not installed, by its attributes."""
        if titles().get(self.key) is self:
            return title, (self.key,)
        return __newobj__, (type(self),), self.__getstate__()

    def plays(self, state: State) -> bool:
        """Return whether this is a game of this title."""
        raise undefined(self, "plays")

    def choices(self, seats: int) -> dict[str, list[object]]:
        """Return the options of a table with the values each may have, the usual one first."""
        raise undefined(self, "choices")

    def resolve(self, options: Options) -> dict[str, object]:
        """Return the full set of options, each with its value; an unknown one raises."""
        raise undefined(self, "resolve")

    def deal(self, seats: int, dice: Dice, options: Options, journal: Journal | None) -> State:
        """Set the table up and walk to the first decision."""
        raise undefined(self, "deal")

    def to_json(self, state: State) -> dict[str, object]:
        """Write a whole position as plain data, hidden things included."""
        raise undefined(self, "to_json")

    def from_json(self, doc: object) -> State:
        """Read a position; one that cannot stand on the table raises."""
        raise undefined(self, "from_json")

    def view(self, state: State, seat: int) -> Mapping[str, object]:
        """Return what one seat may see, as plain data; its `title` is the key of this title."""
        raise undefined(self, "view")

    def flaws(self, state: State) -> list[str]:
        """Return what is wrong with a state that should never be: lost cubes, negative gold."""
        raise undefined(self, "flaws")

    def phrase(self, state: State, move: int) -> Phrase:
        """Return the words for a move, to be said in any language."""
        raise undefined(self, "phrase")

    def story(self, state: State, entry: Entry) -> Phrase:
        """Return the words for a journal entry, to be said in any language."""
        raise undefined(self, "story")

    def score_sheet(self, state: State, seat: int) -> list[tuple[Phrase, float]]:
        """Return where each of a seat's victory points came from."""
        raise undefined(self, "score_sheet")

    def features(self, state: State, seat: int) -> list[float]:
        """Return what a seat knows as numbers, for learning; `feature_names` says what each is."""
        raise undefined(self, "features")

    def write_features(self, state: State, seat: int, into: vec[float], at: i64) -> None:
        """Write the features into a buffer, from that place on, over what stood there."""
        write_list(self.features(state, seat), into, at)

    def feature_names(self, seats: int, options: Options | None = None) -> list[str]:
        """Return the name of every number in `features` at a table of so many seats."""
        raise undefined(self, "feature_names")

    def table_features(self, state: State) -> list[float]:
        """Return the part of the features that is the same for every seat, for a network."""
        raise undefined(self, "table_features")

    def player_features(self, state: State, seat: int, seen_by: int) -> list[float]:
        """Return the part of the features about one seat, as another knows it, for a network."""
        raise undefined(self, "player_features")

    def write_table_features(self, state: State, into: vec[float], at: i64) -> None:
        """Write `table_features` into a buffer, where there are zeros."""
        write_list(self.table_features(state), into, at)

    def write_player_features(
        self, state: State, seat: int, seen_by: int, into: vec[float], at: i64
    ) -> None:
        """Write `player_features` into a buffer, where there are zeros."""
        write_list(self.player_features(state, seat, seen_by), into, at)

    def part(self, name: str) -> Part | None:
        """Return a part of the title's package, loaded now; None if it does not bring it.

        `part.py` says which there are: questions, the craft of its bots, drawings.
        """
        return part_of(self.package, name)

    def new(
        self,
        seats: int | None = None,
        seed: int = 0,
        options: Options | None = None,
        dice: Dice | None = None,
        journal: Journal | None = None,
    ) -> State:
        """Start a game, with all seats unless told otherwise; given dice count before the seed."""
        if seats is None:
            seats = self.most
        if type(seats) is not int or not self.fewest <= seats <= self.most:
            raise BadOption(f"{self.key} is for {self.fewest} to {self.most} seats, not {seats!r}")
        return self.deal(
            seats, FastDice.seeded(seed) if dice is None else dice, options or {}, journal
        )


_titles: dict[str, Title] = {}
# What is wrong with those that cannot be played, so that they spoil none but themselves.
_refused: dict[str, BadOption] = {}


def titles() -> dict[str, Title]:
    """Return every title that is installed and can be played, by its key."""
    if not _titles:
        _look_for_titles()
    return _titles


def refused_titles() -> dict[str, BadOption]:
    """Return what is wrong with each title that is installed and cannot be played."""
    titles()
    return _refused


def refuse_title(key: str, error: Exception) -> None:
    """Play a title no more, for an error that whoever asks for it is told."""
    if isinstance(error, BadOption):
        refusal = error
    else:
        said = f"{type(error).__name__}: {error}"
        refusal = BadOption(f"title {key!r} cannot be played: {said}")
        refusal.__cause__ = error
    _titles.pop(key, None)
    _refused[key] = refusal


def _look_for_titles() -> None:
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group="kingsbridge.titles"):
        other = found.setdefault(entry.name, entry)
        if other.value != entry.value:
            _refused[entry.name] = BadOption(
                f"there are two titles {entry.name!r}, one in {_package(other)} and one in "
                f"{_package(entry)}; one of them must go"
            )
    for key, entry in found.items():
        if key in _refused:
            continue
        try:
            _titles[key] = _loaded(entry)
        except BadOption as refusal:
            _refused[key] = refusal


def _loaded(entry: EntryPoint) -> Title:
    """Return the title that a package announces."""
    where = f"title {entry.name!r} of {_package(entry)}"
    try:
        found: object = entry.load()
    except Exception as error:
        refusal = BadOption(f"{where} cannot be loaded: {type(error).__name__}: {error}")
        refusal.__cause__ = error  # compiled, `raise ... from` would forget it
        raise refusal from error
    if not isinstance(found, Title):
        raise BadOption(f"{where} must be a Title, not a {type(found).__name__}")
    # Its words, its records and its addresses begin with it.
    if found.key != entry.name or not (found.key.isidentifier() and found.key.islower()):
        raise BadOption(
            f"{where} calls itself {found.key!r}; both must be the same, in small letters"
        )
    return found


def _package(entry: EntryPoint) -> str:
    return "no package" if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"


def title_names() -> list[str]:
    """Return the keys of the titles that are installed."""
    return sorted(titles())


def title(key: str) -> Title:
    """Return the title of that name."""
    known = titles()
    if key in _refused:
        raise _refused[key]
    if key not in known:
        raise BadOption(f"there is no title {key!r}; there is {one_of(sorted(known))}")
    return known[key]


def title_of(state: State) -> Title:
    """Return the title that a game is played by; if it is not installed, that raises."""
    found = title_playing(state)
    if found is None:
        raise BadOption(f"no title that is installed plays a {type(state).__name__}")
    return found


def title_playing(state: State) -> Title | None:
    """Return the title that a game is played by; None if it is not installed."""
    for candidate in titles().values():
        if candidate.plays(state):
            return candidate
    return None
