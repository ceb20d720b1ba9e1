"""What the things of Dream Cruise are called and how they look in a text: every icon and colour with its letters."""

from collections.abc import Iterable, Sequence
from typing import Final

from cogs.words import Words
from cogs.words.texts import listed
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
_NAMES_AT_MOST = 2


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


def family_name(family: int) -> str:
    """What a family is called."""
    return FAMILIES[family].name


def family_text(family: int, words: Words) -> str:
    """A family in a running text."""
    return words("dream-cruise-family", name=family_name(family))


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


def location_name(location: int) -> str:
    """What a port or a sea is called."""
    return LOCATIONS[location].name


def where_text(location: int, words: Words) -> str:
    """A location's region, or that it fits any."""
    card = LOCATIONS[location]
    return region_text(card.region, words) if isinstance(card, Shore) else words("dream-cruise-sea")


def location_emoji(location: int) -> str:
    """The picture of a location's region."""
    card = LOCATIONS[location]
    return REGIONS[card.region] if isinstance(card, Shore) else SEA


def card_name(card: int) -> str:
    """What a ship card is called."""
    return SHIP_CARDS[card].name


def card_emoji(card: int) -> str:
    """Whether a ship card is an activity or an addition."""
    return ACTIVITY if is_activity(card) else ADDITION


def card_text(card: int, words: Words) -> str:
    """A ship card with all it says."""
    face = SHIP_CARDS[card]
    offer = offer_text(face.icon, face.guests, words)
    return words("dream-cruise-card", kind=card_emoji(card), name=face.name, offer=offer)


def card_code(card: int, words: Words) -> str:
    """A ship card with all it says, in a dense line."""
    face = SHIP_CARDS[card]
    offer = offer_code(face.icon, face.guests, words)
    return words("dream-cruise-card", kind=card_emoji(card), name=face.name, offer=offer)


def by_kind(cards: Sequence[int]) -> list[list[int]]:
    """Ship cards in the order of the deck, those together that do the same, first the one that is offered."""
    return sorted(alike(cards), key=min)


def hand_line(cards: Sequence[int], use: str, words: Words) -> str:
    """A line for cards that do the same: what that is, what they are called, and whether they can be used."""
    face = SHIP_CARDS[cards[0]]
    return words(
        "dream-cruise-hand-line",
        kind=card_emoji(cards[0]),
        count=len(cards),
        names=", ".join(card_name(card) for card in cards[:_NAMES_AT_MOST]),
        more=max(0, len(cards) - _NAMES_AT_MOST),
        offer=offer_text(face.icon, face.guests, words),
        use=use,
    )


def activity_icon(activity: Activity, words: Words) -> str:
    """What an activity offers: its icon, or anything while the captain is there."""
    return words("dream-cruise-wild") if activity.captain else icon_text(activity.icon, words)


def listed_or_nobody(parts: Sequence[str], words: Words) -> str:
    """One after the other, or that there is nobody."""
    return listed(parts, words) or words("dream-cruise-nobody")
