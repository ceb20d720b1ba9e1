"""What an error of Discord means, and that every meaning has its effect."""

import pytest

from cogs.messages.troubles import EFFECTS, Trouble, trouble_of, trouble_of_private
from tests.cogs.messages.harbour import refusal


def test_every_trouble_has_its_effect() -> None:
    assert set(EFFECTS) == set(Trouble)


@pytest.mark.parametrize(
    ("status", "code", "trouble"),
    [
        (404, 10003, Trouble.CHANNEL_GONE),
        (404, 10008, Trouble.MESSAGE_GONE),
        (404, 10062, Trouble.OUT_OF_REACH),
        (400, 40060, Trouble.ANSWERED),
        (400, 30046, Trouble.WORN_OUT),
        (403, 50001, Trouble.FORBIDDEN),
        (403, 160006, Trouble.FORBIDDEN),
        (429, 0, Trouble.PASSING),
        (502, 0, Trouble.PASSING),
        (400, 50035, Trouble.OUR_FAULT),
    ],
)
def test_an_error_of_discord_means_one_trouble(status: int, code: int, trouble: Trouble) -> None:
    assert trouble_of(refusal(status, code)()) is trouble


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (404, 10015), (401, 50027), (404, 0)])
def test_a_private_message_that_is_not_found_is_out_of_reach_for_ever(status: int, code: int) -> None:
    assert trouble_of_private(refusal(status, code)()) is Trouble.OUT_OF_REACH
