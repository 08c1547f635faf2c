"""What the program answers its caller when it did not do all that it was asked."""

from __future__ import annotations

NOT_AS_RECORDED = 1
BAD_INPUT = 2
INTERRUPTED = 130
