"""Draw the stains of the paper: a tile that goes on in every direction, dark where it is not clear.

    python tools/paper.py     writes web/src/art/paper.webp

The browser would draw such noise, too, but again and again: whenever anything on it changes.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

SIZE = 400
INK = (82, 56, 22)
# How dark it gets, of 255, and how quickly fine stains are fainter than large ones.
DARKEST = 16
FALL = 1.8
TILE = Path(__file__).resolve().parent.parent / "web/src/art/paper.webp"


def stains() -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Return noise between 0 and 1 whose edges meet."""
    noise = np.fft.fft2(np.random.default_rng(7).standard_normal((SIZE, SIZE)))
    turns = np.fft.fftfreq(SIZE) * SIZE
    fineness = np.hypot(turns[:, None], turns[None, :])
    fineness[0, 0] = 1
    cloud = np.fft.ifft2(noise / fineness**FALL).real
    low, high = np.quantile(cloud, (0.35, 0.995))
    clear: np.ndarray[tuple[int, int], np.dtype[np.float64]]
    clear = np.clip((cloud - low) / (high - low), 0, 1)
    return clear


def main() -> None:
    """Write the tile."""
    tile = np.zeros((SIZE, SIZE, 4), dtype=np.uint8)
    tile[..., :3] = INK
    tile[..., 3] = np.round(stains() * DARKEST)
    Image.fromarray(tile).save(TILE, quality=60, alpha_quality=100, method=6)
    print(f"{TILE.stat().st_size} bytes in {TILE}")


if __name__ == "__main__":
    main()
