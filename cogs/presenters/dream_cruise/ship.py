"""A ship in lines of text: its cabins, where it lies, what was built on it, where it has been."""

from collections.abc import Sequence

from cogs.presenters.dream_cruise.names import (
    activity_name,
    card_code,
    colour_text,
    families_text,
    family_name,
    guests_text,
    icon_text,
    location_name,
    offer_code,
    pips,
    region_text,
    where_text,
    wishes_code,
    wishes_text,
)
from cogs.words import Words
from cogs.words.texts import enumerated
from engines.dream_cruise.actions import ADDITION_SPOTS, PRINTED_SPOTS, Spot
from engines.dream_cruise.cards import COLOURS, Colour, Shore
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, card_spots, is_sea
from engines.dream_cruise.outlook import fans_there
from engines.dream_cruise.routes import by_region
from engines.dream_cruise.ships import Activity, Cabin, Ship, Venue
from engines.dream_cruise.views import Route, Score


def cabin_lines(ship: Ship, words: Words, *, in_full: bool) -> list[str]:
    """A line for each cabin: who lives there, how many are still to be sent, what they wish for."""
    return [_cabin(colour, cabin, words, in_full=in_full) for colour, cabin in zip(COLOURS, ship.cabins, strict=True)]


def _cabin(colour: Colour, cabin: Cabin | None, words: Words, *, in_full: bool) -> str:
    dot = colour_text(colour, words)
    if cabin is None:
        return words("dream-cruise-cabin-empty", colour=dot)
    family = FAMILIES[cabin.family]
    return words(
        "dream-cruise-cabin",
        colour=dot,
        name=family_name(cabin.family, words),
        pips=pips(cabin.left, family.members),
        points=family.points,
        happy="no" if cabin.left else "yes",
        wishes=wishes_text(cabin.family, words) if in_full else wishes_code(cabin.family, words),
    )


def visit_line(ship: Ship, words: Words) -> str:
    """Where a ship lies this round and what there is to do, in one line; empty if it lies nowhere."""
    if ship.visit is None:
        return ""
    location = ship.visit.location
    card = LOCATIONS[location]
    offers = [offer_code(card.icon, card.guests, words)]
    if isinstance(card, Shore):
        offers.append(offer_code(card.sight_icon, card.sight_guests, words))
    return words(
        "dream-cruise-visit",
        name=location_name(location, words),
        where=where_text(location, words),
        offers=" ".join(offers),
    )


def additions_line(ship: Ship, words: Words) -> str:
    """What was built on a ship and who is on it, in one line; empty if nothing was."""
    return " · ".join(_addition(venue, words) for venue in ship.additions)


def _addition(venue: Venue, words: Words) -> str:
    card = card_code(venue.card, words)
    if not venue.guests:
        return card
    return words("dream-cruise-venue-guests", card=card, guests=guests_text(venue.guests, words))


def journey_line(ship: Ship, score: Score, words: Words) -> str:
    """The regions a ship has visited, and what its routes and its points pile are worth; empty before the first."""
    if not ship.route:
        return ""
    return words(
        "dream-cruise-journey",
        places=places_text(ship.route, score.routes, words),
        home=len(ship.scored),
        leaving=len(ship.finished),
        families=score.families,
        guests=score.guests,
        points=score.guest_points,
    )


def places_text(locations: tuple[int, ...], routes: Sequence[Route], words: Words) -> str:
    """The routes with what they are worth, then the places that are in none."""
    used = {place for route in routes for place in (*route.shores, route.sea)}
    ports = by_region([place for place in locations if place not in used])
    counts = sorted([(region, len(those)) for region, those in ports.items()], key=lambda pair: -pair[1])
    parts = [_route(route, words) for route in sorted(routes, key=lambda one: -one.points)]
    parts += [
        words("dream-cruise-region-count", region=region_text(region, words), count=count) for region, count in counts
    ]
    seas = sum(is_sea(place) for place in locations if place not in used)
    if seas:
        parts.append(words("dream-cruise-region-count", region=words("dream-cruise-at-sea-short"), count=seas))
    return enumerated(parts, words) or words("dream-cruise-nowhere")


def _route(route: Route, words: Words) -> str:
    """What makes a route, and what that is worth."""
    return words(
        "dream-cruise-route",
        region=region_text(route.region, words),
        count=len(route.shores),
        sea="no" if route.sea is None else "yes",
        points=route.points,
    )


def activity_lines(ship: Ship, words: Words, *, with_fans: bool = False) -> list[str]:
    """A line for each place where guests can go now, and for each spot that still takes a card."""
    lines = [
        _activity(activity, fans_there(ship, activity) if with_fans else (), words) for activity in ship.activities()
    ]
    ashore = sum(activity.spot not in ADDITION_SPOTS for activity in ship.activities())
    if ship.visit is not None and is_sea(ship.visit.location):
        spots = card_spots(ship.visit.location) - len(ship.visit.cards)
        if spots:
            lines.insert(ashore, words("dream-cruise-spots", count=spots))
    return lines


def _activity(activity: Activity, pleased: tuple[int, ...], words: Words) -> str:
    return words(
        "dream-cruise-activity",
        name=activity_name(activity, words),
        kind=_kind(activity.spot),
        icon=words("dream-cruise-wild") if activity.captain else icon_text(activity.icon, words),
        free=activity.free,
        room=activity.room,
        guests=len(activity.guests),
        names=guests_text(activity.guests, words),
        captain="yes" if activity.captain else "no",
        covered="yes" if activity.can_be_covered else "no",
        fans=len(pleased),
        families=families_text(pleased, words),
    )


def _kind(spot: Spot) -> str:
    if spot in ADDITION_SPOTS:
        return "addition"
    return "place" if spot in PRINTED_SPOTS else "card"
