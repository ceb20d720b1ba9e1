"""What is offered while somebody types options: the text to send, and in words what it means."""

from itertools import islice

from cogs.pages.frames import option_text
from cogs.words import Words
from engines.core.game import AnyGame
from engines.core.options import Offer, offers

_OFFERS_AT_MOST = 25
_OFFER_AT_MOST = 100
"""Characters of an offer, as Discord allows them."""


def offered(game: AnyGame, typed: str, words: Words) -> list[tuple[str, str]]:
    """Label and text of every way in which the typed text could go on."""
    fitting = (offer for offer in offers(game, typed) if len(offer.text) <= _OFFER_AT_MOST)
    return [(_label(game, offer, words), offer.text) for offer in islice(fitting, _OFFERS_AT_MOST)]


def _label(game: AnyGame, offer: Offer, words: Words) -> str:
    """An offered text, and in words what its last option does, as far as there is room."""
    label = words("option-offer", typed=offer.text, meant=option_text(game.key, offer.name, offer.value, words))
    return label if len(label) <= _OFFER_AT_MOST else offer.text
