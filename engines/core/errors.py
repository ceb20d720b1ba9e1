"""Why a game refuses something. A refusal changes nothing and hints at nothing secret.

RuleError
├── GameIsOver        there is a result already
├── NotYourDecision   the game has nothing to ask this seat
├── IllegalAction     this seat may decide, but not so; carries the game's own reason
├── SetupRefused      this game is not played by so many
├── OptionRefused     an option that this game does not have, or not with this value
└── OptionsClash      each option is fine, but the game does not go with all of them together
"""

from enum import StrEnum

from engines.core.seats import Seat


class RuleError(Exception):
    """Something the rules do not allow."""


class GameIsOver(RuleError):
    """There is a result, so nobody decides anything any more."""


class NotYourDecision(RuleError):
    """The game has no question for this seat now."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"seat {seat} has nothing to decide")
        self.seat = seat


class IllegalAction(RuleError):
    """The seat may act, but not in this way; `reason` is one of the game's own."""

    def __init__(self, reason: StrEnum) -> None:
        super().__init__(reason.value)
        self.reason = reason


class SetupRefused(RuleError):
    """The game is not played by this number of seats."""

    def __init__(self, seat_count: int, allowed: range) -> None:
        super().__init__(f"{seat_count} seats, not {allowed.start} to {allowed.stop - 1}")
        self.seat_count = seat_count
        self.allowed = allowed


class OptionRefused(RuleError):
    """An unknown option, or a known one with a value it cannot take; `allowed` names what there is instead."""

    def __init__(self, option: str, allowed: tuple[str, ...], *, is_known: bool = False) -> None:
        super().__init__(f"{option!r}: {'its values are' if is_known else 'not among'} {allowed}")
        self.option = option
        self.allowed = allowed
        self.is_known = is_known


class OptionsClash(RuleError):
    """Options that the game refuses together; the sentence `<game>-options-clash` says which."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game
