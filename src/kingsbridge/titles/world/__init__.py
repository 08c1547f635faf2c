"""World Without End: four chapters in the town of Kingsbridge, and the duties that end each."""

from __future__ import annotations

from kingsbridge.titles.world.duties import Forecast, duties_forecast
from kingsbridge.titles.world.title import TITLE

__all__ = ["TITLE", "Forecast", "duties_forecast"]
