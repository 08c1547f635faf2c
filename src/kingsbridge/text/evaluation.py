"""Language models at the table, evaluated with Inspect: one sample is one game.

    inspect eval kingsbridge/table -T title=world -T opponent=master --model openai/gpt-5

This is a thin adapter: the game is the text environment (`game.py`), and its score is the model's
part in the victory. Inspect is an extra: nothing else needs it.
"""

from __future__ import annotations

from inspect_ai import Task, task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.model import ChatMessage, ChatMessageUser, get_model
from inspect_ai.scorer import Score, Scorer, Target, mean, scorer, stderr
from inspect_ai.solver import Generate, Solver, TaskState, solver

from kingsbridge.text.game import TextGame

PLAYED = "kingsbridge"


@task
def table(
    title: str = "pillars",
    seats: int = 2,
    opponent: str = "journeyman",
    games: int = 4,
    seed: int = 1,
    list_moves: bool = True,
    language: str = "en",
    answers: int = 600,
    memory: int = 8,
) -> Task:
    """One seat against bots: each deal is played from another seat.

    A game ends undecided after so many answers; so many messages before the newest are remembered.
    """
    samples = [
        Sample(
            input=f"{title}, deal {seed + number // seats}, seat {number % seats}",
            id=number,
            metadata={"seed": seed + number // seats, "seat": number % seats},
        )
        for number in range(games)
    ]
    bots = [opponent] * (seats - 1)
    return Task(
        dataset=MemoryDataset(samples, name=title),
        solver=play(title, bots, list_moves, language, answers, memory),
        scorer=victory(),
    )


@solver
def play(
    title: str, bots: list[str], list_moves: bool, language: str, answers: int, memory: int
) -> Solver:
    """Let the model answer until the game is over, or it has answered often enough."""

    async def solve(state: TaskState, generate: Generate) -> TaskState:  # noqa: ARG001
        deal, seat = state.metadata["seed"], state.metadata["seat"]
        game = TextGame(title, bots, deal, seat, None, language, list_moves, name="Model")
        begun: ChatMessage = ChatMessageUser(content=game.begin())
        state.messages = [begun]
        model = get_model()
        given = 0
        while not game.over and given < answers:
            given += 1
            # What is told each time is the whole table, so little need be remembered.
            latest = state.messages[1:][-memory:] if memory else state.messages[-1:]
            state.output = await model.generate([begun, *latest] if latest != [begun] else [begun])
            state.messages.append(state.output.message)
            state.messages.append(ChatMessageUser(content=game.say(state.output.completion)))
        state.metadata[PLAYED] = {
            "over": game.over,
            "share": game.shares()[seat] if game.over else 0.0,
            "scores": game.scores(),
            "answers": given,
            "decisions": game.decisions,
            "refused": game.refused,
            "unclear": game.unclear,
        }
        return state

    return solve


@scorer(metrics=[mean(), stderr()])
def victory() -> Scorer:
    """Score a game by the model's part in the victory: nothing for one that was not finished."""

    async def score(state: TaskState, target: Target) -> Score:  # noqa: ARG001
        played = state.metadata[PLAYED]
        scores = ", ".join(f"{points:g}" for points in played["scores"])
        ended = "the game ended" if played["over"] else "the game was not finished: it stood"
        return Score(
            value=played["share"],
            explanation=f"{ended} {scores}, after {played['answers']} answers",
            metadata=played,
        )

    return score
