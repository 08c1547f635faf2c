"""What is asked of a study, answered: how a place of it looks, its moves in words, thoughts.

Whatever is told with a seat's eyes is made of the moment after everything was dealt anew that this
seat cannot know, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kingsbridge.engine.errors import IllegalMove, KingsbridgeError
from kingsbridge.engine.state import NOBODY, State
from kingsbridge.engine.title import title, title_of
from kingsbridge.study.asked import LookInto, Outline, SetUp, ThinkAbout
from kingsbridge.study.document import BadStudy, Dealt, Study, study_from_json
from kingsbridge.study.scene import Scene
from kingsbridge.study.stand import Stand, as_looked_at, checked_position, course_of, stand_at
from kingsbridge.study.thinking import Considered, ponder
from kingsbridge.study.told import (
    Best,
    Follows,
    Made,
    NewDeal,
    Outlined,
    Position,
    RoundBegun,
    Seen,
    Thoughts,
)
from kingsbridge.table.errors import NotNow, Refused
from kingsbridge.table.problems import problem_of, status_of
from kingsbridge.table.telling import Teller

Doc = Mapping[str, Any]


def look(asked: LookInto, language: str) -> Seen:
    """How does it look there?"""
    study = study_from_json(asked.study)
    shown, dealt = _shown(study, asked)
    eyes = asked.eyes
    if eyes is None:
        # Everything is known, and shown as it is to who decides.
        eyes = NOBODY if shown.state.over else shown.state.seat
    moment = Scene(shown.state, study.players, shown.entries).moment(eyes, language)
    return Seen(moment, None if dealt is None else NewDeal(dealt.eyes, dealt.deal))


def position(asked: LookInto) -> Position:
    """What exactly lies on the table there?"""
    study = study_from_json(asked.study)
    shown, _ = _shown(study, asked)
    return Position(dict(title(study.title).to_json(shown.state)))


def outline(asked: Outline, language: str) -> Outlined:
    """What are all its moves?"""
    study = study_from_json(asked.study)
    course = course_of(study)
    teller = Scene(course.at(0).state, study.players).teller(language)
    main, rounds = [], []
    heading = ""
    for ply in range(study.last_ply + 1):
        state = course.at(ply).state
        said = teller.heading(teller.view(state, NOBODY))
        if said != heading:
            rounds.append(RoundBegun(ply, said))
            heading = said
        if ply < study.last_ply:
            main.append(_made(teller, state, course.moves[ply]))
    tree: list[Made] = []
    wrong: list[str] = []
    stands: list[Stand | None] = []
    for number, node in enumerate(study.nodes):
        before = course.at(node.ply) if node.parent < 0 else stands[node.parent]
        try:
            if before is None:
                raise BadStudy(f"study.tree[{number}]: it follows a move that cannot be made")
            if node.dealt is not None:
                before = before.dealt_anew(node.dealt)
            stands.append(before.after(node.move))
            tree.append(_made(teller, before.state, node.move))
        except IllegalMove as illegal:
            wrong.append(f"study.tree[{number}].move: {illegal}")
            stands.append(None)
            tree.append(Made(NOBODY, ""))
        except BadStudy as broken:
            wrong.append(str(broken))
            stands.append(None)
            tree.append(Made(NOBODY, ""))
    return Outlined(main, tree, rounds, wrong)


def think(
    asked: ThinkAbout, language: str, milliseconds: int = 0, guarded: Sequence[Doc] = ()
) -> Thoughts:
    """What does the strongest bot think there? Not of what is played elsewhere just now."""
    study = study_from_json(asked.study)
    shown, _ = _shown(study, asked)
    state = shown.state
    check_not_played(state, guarded)
    offers = state.legal()
    for move in asked.about:
        if move not in offers:
            raise state.refusal(move)
    pondered = ponder(state, asked.looks, milliseconds, asked.about)
    teller = Scene(state, study.players).teller(language)
    best = [_best(teller, state, one) for one in pondered.best]
    about = [_best(teller, state, one) for one in pondered.about]
    return Thoughts(
        looks=pondered.looks,
        depth=max([len(one.line) for one in best], default=0),
        deciding=NOBODY if state.over else state.seat,
        chances=pondered.chances,
        best=best,
        about=about,
    )


def set_up(asked: SetUp) -> Position:
    """Can this stand on the table?"""
    if asked.position is not None:
        return Position(checked_position(asked.position))
    if asked.title is None:
        raise BadStudy("expected a position, or the title of a game to begin")
    game = title(asked.title)
    return Position(dict(game.to_json(game.new(asked.seats, asked.seed, asked.options))))


def check_not_played(state: State, guarded: Sequence[Doc]) -> None:
    """Raise if somebody would have a moment judged that they are playing with others.

    `guarded` are those moments, each as its seat sees it: nothing else is known of them here.
    """
    key = title_of(state).key
    for each in guarded:
        if each["position"]["title"] != key:
            continue
        game = title(key)
        theirs = game.from_json(each["position"])
        seat = int(each["seat"])
        if theirs.seats != state.seats:
            continue
        same = theirs.knowledge(seat) == state.knowledge(seat)
        if same or game.view(theirs, NOBODY) == game.view(state, NOBODY):
            raise NotNow(
                "this is played just now at a table where you sit with others: "
                "nobody thinks for you here until that game is over",
                "being_played",
            )


def _shown(study: Study, asked: LookInto | ThinkAbout) -> tuple[Stand, Dealt | None]:
    return as_looked_at(stand_at(study, asked.ply, asked.node), asked.eyes, asked.deal)


def _made(teller: Teller, state: State, move: int) -> Made:
    return Made(state.seat, teller.move(state, move))


def _best(teller: Teller, state: State, found: Considered) -> Best:
    there = state.clone()
    line = []
    for move in found.line:
        line.append(Follows(move, there.seat, teller.move(there, move)))
        there.apply(move)
    return Best(found.move, line[0].text, found.chance, found.tries, line)


# One question of each kind, by its name: for whoever thinks elsewhere.


def answer(question: Doc) -> object:
    """Answer a question that was asked elsewhere."""
    language = question.get("language", "en")
    asked = dict(question["asked"])
    what = question["what"]
    if what == "look":
        return look(LookInto(**asked), language)
    if what == "position":
        return position(LookInto(**asked))
    if what == "outline":
        return outline(Outline(**asked), language)
    if what == "think":
        milliseconds = int(question.get("milliseconds", 0))
        return think(ThinkAbout(**asked), language, milliseconds, question.get("guarded", ()))
    if what == "check":
        return {"title": check(asked["study"])}
    if what == "guard":
        guard(asked["position"], question.get("guarded", ()))
        return None
    if what == "set_up":
        return set_up(SetUp(**asked))
    raise BadStudy(f"there is no question {what!r} about a study")


def game_of(doc: Mapping[str, Any]) -> str:
    """Return of which game a study is; the rest of it need not be in order."""
    key = doc.get("title")
    return title(key if isinstance(key, str) else repr(key)).key


def guard(doc: Doc, guarded: Sequence[Doc]) -> None:
    """Raise unless a game can go on from a position, which is not played elsewhere just now."""
    checked = checked_position(doc)
    check_not_played(title(str(checked["title"])).from_json(checked), guarded)


def check(doc: object) -> str:
    """Raise unless a study can be read and its main line played; return of which game it is."""
    study = study_from_json(doc)
    course_of(study).at(study.last_ply)
    return study.title


def told(question: Doc) -> dict[str, object]:
    """Answer a question for whoever is beyond a line: what was found, or why nothing was."""
    try:
        return {"found": answer(question)}
    except KingsbridgeError as error:
        problem = problem_of(error)
        return {"failed": problem.message, "code": problem.code, "status": status_of(error)}


def refusal_of(said: Doc) -> Refused | None:
    """Return why nothing was found beyond the line."""
    if "failed" not in said:
        return None
    kind = NotNow if said["status"] == 409 else Refused
    return kind(said["failed"], said["code"])
