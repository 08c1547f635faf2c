"""What was learned, put where it is used: into the package, and as tensors for others' tools."""

from __future__ import annotations

import hashlib
import json
import platform
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from safetensors.numpy import save_file

import kingsbridge

HERE = Path(__file__).parent
TITLES = HERE.parent / "src" / "kingsbridge" / "titles"
TENSORS = HERE / "weights"


@dataclass(frozen=True)
class Made:
    """How weights came about."""

    by: str
    seed: int
    generations: list[dict[str, object]]


def publish(title: str, weights: dict[str, Any], made: Made) -> None:
    """Put weights into the package, with what made them and how they came about."""
    kept = {name: values for name, values in weights.items() if name != "figures"}
    told = {
        "made_by": made.by,
        "seed": made.seed,
        "versions": versions(),
        "sha256": checksum(kept),
        "generations": made.generations,
    }
    text = json.dumps(told | kept, separators=(",", ":"))
    (TITLES / title / "bots" / "learned.json").write_text(text + "\n", encoding="utf-8")
    TENSORS.mkdir(exist_ok=True)
    about = {
        name: value if isinstance(value, str) else json.dumps(value) for name, value in told.items()
    }
    save_file(tensors(kept), TENSORS / f"{title}.safetensors", about)


def versions() -> dict[str, str]:
    """Return what the numbers may depend on."""
    import torch

    return {
        "kingsbridge": kingsbridge.__version__,
        "numpy": np.__version__,
        "python": platform.python_version(),
        "torch": torch.__version__,
    }


def checksum(weights: dict[str, Any]) -> str:
    """Return a sum of the weights alone, however they are laid out in a file."""
    return hashlib.sha256(json.dumps(weights, sort_keys=True).encode()).hexdigest()


def tensors(weights: dict[str, Any]) -> dict[str, npt.NDArray[np.float32]]:
    """Return weights as arrays, called as they are in the data file."""
    return {name: np.atleast_1d(np.array(values, np.float32)) for name, values in weights.items()}
