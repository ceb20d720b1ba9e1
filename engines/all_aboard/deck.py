"""The boat deck: how many kilos each boat carries. Ours, but for 12, 16, 16 and 20, which the rulebook shows (AA-2).

Boats that do not sail, by number of seats, measured by tests/simulations/all_aboard.py:

                                    2     3     4     5
    random play                   37 %  39 %  40 %  40 %
    random play without effects   48 %  47 %  47 %  47 %
    sensible play                 28 %  30 %  31 %  32 %
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

PASSES: Final = 3
"""Animals that everybody boards in a round."""

FACE_DOWN_PASS: Final = 2
"""Which of them goes aboard face down (ruling G-5)."""
