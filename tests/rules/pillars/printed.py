"""The craftsmen as their cards print them, written down apart from the program's own tables."""

from __future__ import annotations

from typing import NamedTuple


class Formula(NamedTuple):
    """What one use takes and gives, and how often a round."""

    takes: dict[str, int]  # of goods, and gold
    vp: int
    gold: int
    capacity: int


FORMULAS = {
    "mortar_mixer": Formula({"sand": 3}, 1, 0, 3),
    "woodworker": Formula({"wood": 2}, 1, 0, 4),
    "stonecutter": Formula({"stone": 2}, 1, 0, 4),
    "tool_maker": Formula({}, 0, 2, 1),
    "gold_woodworker": Formula({"wood": 1}, 0, 4, 2),
    "improved_mortar_mixer": Formula({"sand": 2}, 1, 0, 3),
    "mason_1": Formula({"stone": 1}, 1, 0, 2),
    "carpenter_2": Formula({"wood": 1}, 1, 0, 2),
    "mason_2": Formula({"stone": 1}, 1, 0, 3),
    "potter_2": Formula({"sand": 1}, 1, 0, 2),
    "architect": Formula({}, 1, 0, 1),
    "mason_3": Formula({"stone": 1}, 1, 0, 4),
    "carpenter_3": Formula({"wood": 1}, 1, 0, 3),
    "sculptor_3": Formula({"stone": 1}, 2, 0, 1),
    "potter_3": Formula({"sand": 1}, 1, 0, 3),
    "mason_4": Formula({"stone": 1}, 1, 0, 5),
    "carpenter_4": Formula({"wood": 1}, 1, 0, 4),
    "sculptor_4": Formula({"stone": 1}, 2, 0, 2),
    "glassblower_4": Formula({"sand": 1, "metal": 1}, 3, 0, 1),
    "carpenter_5": Formula({"wood": 1}, 1, 0, 5),
    "goldsmith_5": Formula({"gold": 3}, 1, 0, 6),
    "sculptor_5": Formula({"stone": 1}, 2, 0, 3),
    "glassblower_5": Formula({"sand": 1, "metal": 1}, 3, 0, 2),
    "goldsmith_6": Formula({"gold": 3}, 1, 0, 8),
    "sculptor_6": Formula({"stone": 1}, 2, 0, 4),
    "organ_builder": Formula({"wood": 1, "metal": 1}, 6, 0, 1),
    "bell_maker": Formula({"metal": 1}, 4, 0, 2),
}
