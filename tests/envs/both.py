"""What the tests of the environments have in common: they hold for every title."""

from __future__ import annotations

import pytest

from kingsbridge.engine.title import titles

every_title = pytest.mark.parametrize("title", sorted(titles()))
