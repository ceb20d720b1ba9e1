"""What a choice or some cards would bring at once, in figures and signs: `+4`, and for a Sun `+2/⚓`."""

from collections.abc import Sequence

from cogs.presenters.on_board.names import ANCHOR, CROSS, PLEASED, signed
from cogs.words import Words
from engines.on_board.events import Mood
from engines.on_board.outlook import Gain, Outcome


def gain_text(gain: Gain) -> str:
    """Points as they stand, and those at each port to come."""
    if not gain.a_port:
        return signed(gain.points)
    at_ports = f"+{gain.a_port}/{ANCHOR}"
    return f"{signed(gain.points)} {at_ports}" if gain.points else at_ports


def gains_text(gains: Sequence[Gain], words: Words) -> str:
    """The one gain there is, or both where one way pays more at once and another more in the end."""
    if len(gains) == 1:
        return gain_text(gains[0])
    best, later = gains
    return words("on-board-panel-or", gain=gain_text(best), later=gain_text(later))


def mood_signs(outcome: Outcome) -> str:
    """The faces of a passenger in that cabin; none where it is content."""
    mood = {Mood.PLEASED: PLEASED, Mood.CONTENT: "", Mood.CROSS: CROSS}[outcome.mood]
    return mood + CROSS * outcome.misses
