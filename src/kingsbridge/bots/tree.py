"""Monte-Carlo tree search for several players under hidden information.

Every descent plays on a fresh deal of what the deciding seat cannot know. Its statistics are
shared by all moments at which the deciding player knows the same (an information set): a node is
found by what its player knows, not by how it was reached. So chance needs no nodes of its own,
moves that lead to the same place share what was learned there, and what was learned last turn
still stands when it is the bot's turn again. Each player maximises their own chance to win, and
points as far as the judge likes them.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from kingsbridge.bots.judge import Judge, Judgement
from kingsbridge.bots.player import Thinking, Thought
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.pickling import Remade, remade
from kingsbridge.engine.state import State

# What is thought of a move before it was tried: a little worse than the moves that were.
DOUBT: Final = 0.25
# The spread of results is never taken to be less than this.
LEAST_SPREAD: Final = 0.002


class Node:
    """What was learned where one player knows one thing: by move, tries and what came of them."""

    def __init__(self, seat: int, moves: list[int], priors: list[float], age: int) -> None:
        self.seat = seat
        self.moves = moves
        self.priors = priors
        self.visits = [0] * len(moves)
        self.sums = [0.0] * len(moves)  # of what the player likes
        self.wins = [0.0] * len(moves)  # of chances to win
        self.total = 0
        self.sum = 0.0
        self.age = age  # of the search that last came by

    def __reduce__(self) -> Remade:
        return remade(self, self.seat, self.moves, self.priors, self.age)

    def select(self, exploration: float) -> int:
        """Return the place of the move to try: promising by its results, or by its prior."""
        visits = self.visits
        sums = self.sums
        priors = self.priors
        mean = self.sum / self.total if self.total else 0.0
        untried = mean - DOUBT * exploration
        scale = exploration * sqrt(float(self.total + 1))
        best = 0
        best_score = -1.0e9
        for place in range(len(visits)):
            tried = visits[place]
            score = sums[place] / tried if tried else untried
            score += scale * priors[place] / (1 + tried)
            if score > best_score:
                best = place
                best_score = score
        return best

    def learn(self, place: int, liked: float, chance: float) -> None:
        """Note what came of a move."""
        self.visits[place] += 1
        self.sums[place] += liked
        self.wins[place] += chance
        self.total += 1
        self.sum += liked

    def favourite(self) -> int:
        """Return the place of the move tried most, the better one of equals."""
        best = 0
        for place in range(1, len(self.moves)):
            ahead = self.visits[place] - self.visits[best]
            if ahead > 0 or (ahead == 0 and self.mean(place) > self.mean(best)):
                best = place
        return best

    def mean(self, place: int) -> float:
        """Return the mean of what the player liked of a move."""
        tried = self.visits[place]
        return self.sums[place] / tried if tried else 0.0

    def chance(self, place: int) -> float:
        """Return the mean chance to win that a move brought."""
        tried = self.visits[place]
        return self.wins[place] / tried if tried else 0.0

    def leads_by(self, errors: float) -> bool:
        """Return whether the favourite did better than every other tried by so many errors.

        The error of a difference of two means is the spread of results, given, over what it is
        drawn from. A move that was hardly tried is one that hardly deserves it.
        """
        best = self.favourite()
        for place in range(len(self.moves)):
            tried = self.visits[place]
            if place != best and tried:
                error = errors * sqrt(1 / tried + 1 / self.visits[best])
                if self.mean(best) - self.mean(place) < error:
                    return False
        return True

    def lead(self) -> int:
        """Return how many tries the favourite is ahead of the next."""
        first = 0
        second = 0
        for tried in self.visits:
            if tried > first:
                second = first
                first = tried
            elif tried > second:
                second = tried
        return first - second


class Tree:
    """The nodes, and the descents that grow them."""

    def __init__(self, judge: Judge, exploration: float, dice: FastDice) -> None:
        self.judge = judge
        self.exploration = exploration
        self.dice = dice
        self.nodes: dict[int, Node] = {}
        self.age = 0
        self.root: State | None = None
        self.start: Node | None = None
        self.point = 0.0
        # Sums over all descents, by seat.
        self.chances: list[float] = []
        self.scores: list[float] = []
        # Running sums of the root player's results, for their spread.
        self.descents = 0
        self.squares = 0.0
        self.sum = 0.0

    def __reduce__(self) -> Remade:
        return remade(self, self.judge, self.exploration, self.dice)

    def begin(self, seen: State) -> Node:
        """Take a moment as the root; what is known of it from before is kept."""
        self.forget()
        self.age += 1
        self.root = seen
        self.point = self.judge.point(seen)
        self.descents = 0
        self.squares = 0.0
        self.sum = 0.0
        self.chances = [0.0] * seen.seats
        self.scores = [0.0] * seen.seats
        knowledge = seen.knowledge(seen.seat)
        if knowledge not in self.nodes:
            self.grow(seen, knowledge)
        node = self.nodes[knowledge]
        node.age = self.age
        self.start = node
        return node

    def forget(self) -> None:
        """Drop the nodes that the last search did not come by: they lie in the past."""
        old = [key for key, node in self.nodes.items() if node.age < self.age]
        for key in old:
            del self.nodes[key]

    def grow(self, state: State, knowledge: int) -> Judgement:
        """Add a node for the player who decides; return what is thought of the moment."""
        judgement = self.judge.judge(state)
        self.nodes[knowledge] = Node(state.seat, state.legal(), judgement.priors, self.age)
        return judgement

    def spread(self) -> float:
        """Return how far the root player's results lie apart."""
        if self.descents < 2:
            return 0.05
        mean = self.sum / self.descents
        return max(LEAST_SPREAD, sqrt(max(0.0, self.squares / self.descents - mean * mean)))

    def descend(self) -> None:
        """Play down the tree on a fresh deal, add one node, judge it, and learn on the way back."""
        root = self.root
        node = self.start
        assert root is not None
        assert node is not None
        state = root.as_seen_by(node.seat, self.dice)
        exploration = self.exploration * self.spread()
        path: list[Node] = []
        places: list[int] = []
        while True:
            place = node.select(exploration)
            path.append(node)
            places.append(place)
            state.apply(node.moves[place])
            while not state.over and len(state.legal()) == 1:
                state.apply(state.legal()[0])
            if state.over:
                judgement = Judgement(state.shares(), [], state.scores())
                break
            knowledge = state.knowledge(state.seat)
            found = self.nodes.get(knowledge)
            if found is None:
                judgement = self.grow(state, knowledge)
                break
            found.age = self.age
            node = found
        chances = judgement.chances
        liked = [chances[seat] + self.point * judgement.scores[seat] for seat in range(state.seats)]
        for step in range(len(path)):
            seat = path[step].seat
            path[step].learn(places[step], liked[seat], chances[seat])
        self.note(judgement, liked)

    def note(self, judgement: Judgement, liked: list[float]) -> None:
        """Add to what is known of the root: what every seat may expect, the spread it likes."""
        assert self.start is not None
        own = liked[self.start.seat]
        self.descents += 1
        self.sum += own
        self.squares += own * own
        for seat in range(len(liked)):
            self.chances[seat] += judgement.chances[seat]
            self.scores[seat] += judgement.scores[seat]

    def thinking(self) -> Thinking:
        """Return the moves tried, the most tried first, and the chances of all seats."""
        node = self.start
        assert node is not None
        order = sorted(
            range(len(node.moves)),
            key=lambda place: (-node.visits[place], -node.mean(place), place),
        )
        thoughts = [
            Thought(node.moves[place], node.visits[place], node.chance(place))
            for place in order
            if node.visits[place]
        ]
        descents = max(1, self.descents)
        return Thinking(thoughts, [total / descents for total in self.chances])
