"""The table as an image: what a terminal would show, in dots."""

from __future__ import annotations

import numpy as np
from rich.console import Console
from rich.text import Text

from kingsbridge.envs.image import CELL_HEIGHT, CELL_WIDTH, INK, PAPER, image
from kingsbridge.envs.pettingzoo import env
from tests.envs.both import every_title


def drawn(text: Text) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return image(Console(width=20), text, 20, 3)


@every_title
def test_all_images_of_a_game_are_of_one_size_and_the_same_for_the_same_moment(title: str) -> None:
    table = env(title, seats=2, render_mode="rgb_array")
    table.reset(seed=1)
    first = table.render()
    table.step(table.table.legal()[0])
    second = table.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(second, np.ndarray)
    assert first.shape == second.shape == (572, 792, 3)
    assert not np.array_equal(first, second)
    table.reset(seed=1)
    assert np.array_equal(np.asarray(table.render()), first)


def test_a_letter_is_in_its_cell_and_nowhere_else() -> None:
    dots = drawn(Text("\n  R"))
    top, left = CELL_HEIGHT, 2 * CELL_WIDTH
    cell = dots[top : top + CELL_HEIGHT, left : left + CELL_WIDTH]
    assert (cell == INK).all(axis=2).any()
    dots = dots.copy()
    dots[top : top + CELL_HEIGHT, left : left + CELL_WIDTH] = PAPER
    assert (dots == PAPER).all()


def test_every_sign_of_our_tables_looks_different() -> None:
    signs = "→←□■○△▲✓✗▶–›·×é?"
    assert len({drawn(Text(sign)).tobytes() for sign in signs}) == len(signs)


def test_an_image_has_the_colours_of_the_terminal() -> None:
    red = drawn(Text("R", style="white on red"))[0, 0]
    green = drawn(Text("R", style="white on green"))[0, 0]
    assert red[0] > red[1]
    assert green[1] > green[0]
