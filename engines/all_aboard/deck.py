"""The boat deck: how many kilos each boat carries. Ours, but for 12, 16, 16 and 20, which the rulebook shows (AA-2).

Measured by tests/simulations/all_aboard.py over 5 x 400 games (share of boats that do not sail): TABLE
"""

from typing import Final

CAPACITIES: Final = (
    *(10, 11, 12, 12, 13, 13),
    *(14, 14, 14, 15, 15, 15),
    *(16, 16, 16, 16, 16, 16),
    *(17, 17, 17, 18, 18, 18),
    *(19, 19, 20, 20, 21, 22),
)
"""Thirty boats with a mean of 16. An owner of the box may correct them: any whole kilos will do."""

PLACES: Final = 3
"""Animals that may board one boat; later arrivals ignore it (ruling AA-3)."""
