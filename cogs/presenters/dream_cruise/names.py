"""What the things of Dream Cruise are called and how they look in a text: every icon and colour with its letters."""

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final

from cogs.words import Words
from cogs.words.texts import listed, unbroken
from engines.dream_cruise.actions import PRINTED_SPOTS, Spot
from engines.dream_cruise.cards import Colour, Icon, Region, Shore
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, SHIP_CARDS, is_activity
from engines.dream_cruise.payments import alike
from engines.dream_cruise.ships import Activity, Guests

ICONS: Final = {
    Icon.SPORTS: "🏃",
    Icon.CULTURE: "🎭",
    Icon.REST: "🧘",
    Icon.CITY: "🏙️",
    Icon.COUNTRY: "🌲",
    Icon.BEACH: "🏖️",
}
COLOURS: Final = {Colour.WHITE: "⚪", Colour.ORANGE: "🟠", Colour.BLUE: "🔵"}
REGIONS: Final = {
    Region.EASTERN_MEDITERRANEAN: "🏺",
    Region.WESTERN_MEDITERRANEAN: "🍋",
    Region.BALTIC: "🏰",
    Region.ARCTIC: "❄️",
    Region.NORTH_SEA_IRISH_SEA: "☘️",
    Region.ATLANTIC: "🐋",
}
SEA: Final = "🌊"
ACTIVITY: Final = "🎪"
ADDITION: Final = "🏗️"
CAPTAIN: Final = "🧑‍✈️"
SURPRISE: Final = "🎁"
TICK: Final = "✅"

_STAYING, _SENT = "●", "○"


def colour_text(colour: Colour, words: Words) -> str:
    """A cabin or its guests: a dot and a letter."""
    return words(f"dream-cruise-colour-{colour}")


def guests_text(guests: Guests, words: Words) -> str:
    """Guests at an activity, one by one; nothing if there is nobody."""
    return " ".join(colour_text(colour, words) for colour in guests)


def icon_code(icon: Icon, words: Words) -> str:
    """An icon in a dense line: the picture and two letters."""
    return words(f"dream-cruise-icon-{icon}")


def icon_name(icon: Icon, words: Words) -> str:
    """The word for an icon alone."""
    return words(f"dream-cruise-icon-name-{icon}")


def icon_text(icon: Icon, words: Words) -> str:
    """An icon with its word."""
    return words("dream-cruise-icon", emoji=ICONS[icon], name=icon_name(icon, words))


def offer_text(icon: Icon, room: int, words: Words) -> str:
    """What an activity offers, and for how many."""
    return words("dream-cruise-offer", icon=icon_text(icon, words), room=room)


def offer_code(icon: Icon, room: int, words: Words) -> str:
    """The same in a dense line."""
    return words("dream-cruise-offer", icon=icon_code(icon, words), room=room)


def family_name(family: int, words: Words) -> str:
    """What a family is called."""
    return words(f"dream-cruise-family-{FAMILIES[family].key}")


def family_text(family: int, words: Words) -> str:
    """A family in a running text."""
    return words("dream-cruise-family", name=family_name(family, words))


def families_text(families: Iterable[int], words: Words) -> str:
    """Several families in a running text."""
    return listed_or_nobody([family_text(family, words) for family in families], words)


def wishes_text(family: int, words: Words) -> str:
    """What a family wishes for, in full."""
    return " ".join(icon_text(icon, words) for icon in FAMILIES[family].icons)


def wishes_code(family: int, words: Words) -> str:
    """What a family wishes for, in a dense line."""
    return " ".join(icon_code(icon, words) for icon in FAMILIES[family].icons)


def pips(left: int, members: int) -> str:
    """A family's members: who is still in the cabin, and who has been sent."""
    return _STAYING * left + _SENT * (members - left)


def region_name(region: Region, words: Words) -> str:
    """A region's short name alone."""
    return words(f"dream-cruise-region-{region}")


def region_text(region: Region, words: Words) -> str:
    """A region with its picture."""
    return words("dream-cruise-region", emoji=REGIONS[region], name=region_name(region, words))


def location_name(location: int, words: Words) -> str:
    """What a port or a sea is called."""
    card = LOCATIONS[location]
    if isinstance(card, Shore):
        return words(f"dream-cruise-port-{card.key}")
    return words(f"dream-cruise-sea-{card.key}")


def sight_name(port: int, words: Words) -> str:
    """What the sight of a port is called."""
    return words(f"dream-cruise-sight-{LOCATIONS[port].key}")


def spot_name(spot: Spot, card: int, words: Words) -> str:
    """What is at a spot; `card` is a location for the two printed ones, else a ship card."""
    location = LOCATIONS[card] if spot in PRINTED_SPOTS else None
    if location is None:
        return card_name(card, words)
    is_sight = isinstance(location, Shore) and spot is Spot.BOTTOM
    return sight_name(card, words) if is_sight else location_name(card, words)


def activity_name(activity: Activity, words: Words) -> str:
    """What an activity is called."""
    return spot_name(activity.spot, activity.card, words)


def where_text(location: int, words: Words) -> str:
    """A location's region, or that it fits any."""
    card = LOCATIONS[location]
    return region_text(card.region, words) if isinstance(card, Shore) else words("dream-cruise-at-sea")


def location_text(location: int, words: Words) -> str:
    """A location with the picture of its region."""
    return words("dream-cruise-location", emoji=location_emoji(location), name=location_name(location, words))


def location_emoji(location: int) -> str:
    """The picture of a location's region."""
    card = LOCATIONS[location]
    return REGIONS[card.region] if isinstance(card, Shore) else SEA


def card_name(card: int, words: Words) -> str:
    """What a ship card is called."""
    return words(f"dream-cruise-card-{SHIP_CARDS[card].key}")


def card_emoji(card: int) -> str:
    """Whether a ship card is an activity or an addition."""
    return ACTIVITY if is_activity(card) else ADDITION


def card_text(card: int, words: Words) -> str:
    """A ship card with all it says."""
    face = SHIP_CARDS[card]
    offer = offer_text(face.icon, face.guests, words)
    return words("dream-cruise-card", kind=card_emoji(card), name=card_name(card, words), offer=offer)


def card_code(card: int, words: Words) -> str:
    """A ship card with all it says, in a dense line."""
    face = SHIP_CARDS[card]
    offer = offer_code(face.icon, face.guests, words)
    return words("dream-cruise-card", kind=card_emoji(card), name=card_name(card, words), offer=offer)


def by_kind(cards: Sequence[int]) -> list[list[int]]:
    """Ship cards in the order of the deck, those together that do the same, first the one that is offered."""
    return sorted(alike(cards), key=min)


def listed_or_nobody(parts: Sequence[str], words: Words) -> str:
    """One after the other, or that there is nobody."""
    return listed(parts, words) or words("dream-cruise-nobody")


def together(families: Iterable[int], words: Words) -> str:
    """Families that do something together, by their names alone; nothing if there are none."""
    names = [unbroken(family_name(family, words)) for family in families]
    return reduce(lambda first, after: words("dream-cruise-together", first=first, after=after), names) if names else ""
