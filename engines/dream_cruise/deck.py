"""The decks of Dream Cruise. No public source prints the cards: every value is ours unless a comment says otherwise.

Who owns the box may put its cards here, and their names into `cogs/words`: tests pin counts, ranges and the order of
kinds; nothing depends on a name.
"""

from typing import Final

from engines.dream_cruise.cards import ActivityCard, AdditionCard, Family, Icon, Letter, Region, Sea, Shore

SPORTS, CULTURE, REST = Icon.SPORTS, Icon.CULTURE, Icon.REST
CITY, COUNTRY, BEACH = Icon.CITY, Icon.COUNTRY, Icon.BEACH

ADDITION_SPACES: Final = 3
"""On a ship (ruling DC-7)."""

FAMILY_DECK_SIZES: Final = {1: 18, 2: 24, 3: 36, 4: 48}
"""By number of seats (printed)."""

# Three members each is printed, three points each is ruling DC-14; each letter shows all six icons.
STARTING_FAMILIES: Final = (
    Family("abbott", 3, 3, (SPORTS, CITY), Letter.A),
    Family("almeida", 3, 3, (CULTURE, COUNTRY), Letter.A),
    Family("arslan", 3, 3, (REST, BEACH), Letter.A),
    Family("banerjee", 3, 3, (SPORTS, COUNTRY), Letter.B),
    Family("bianchi", 3, 3, (CULTURE, BEACH), Letter.B),
    Family("bakker", 3, 3, (REST, CITY), Letter.B),
    Family("carter", 3, 3, (SPORTS, BEACH), Letter.C),
    Family("castillo", 3, 3, (CULTURE, CITY), Letter.C),
    Family("cheng", 3, 3, (REST, COUNTRY), Letter.C),
    Family("dubois", 3, 3, (SPORTS, CITY), Letter.D),
    Family("dvorak", 3, 3, (CULTURE, BEACH), Letter.D),
    Family("diallo", 3, 3, (REST, COUNTRY), Letter.D),
)

# Points grow with the members and fall with the icons:
#   members   3 icons  2 icons  1 icon
#      2         1        2       3      (4 with a single icon of a place ashore)
#      3         2        3       5
#      4         4        5       7
#      5         6        7       8
#      6         7        8       9
OTHER_FAMILIES: Final = (
    Family("eklund", 3, 5, (SPORTS,)),
    Family("haddad", 6, 9, (CULTURE,)),
    Family("ivanova", 4, 7, (REST,)),
    Family("kowalski", 2, 4, (CITY,)),
    Family("lindqvist", 2, 4, (COUNTRY,)),
    Family("moreau", 2, 4, (BEACH,)),
    Family("nakamura", 2, 2, (SPORTS, CITY)),
    Family("o-connor", 4, 5, (SPORTS, CITY)),
    Family("petrov", 3, 3, (SPORTS, COUNTRY)),
    Family("quinn", 3, 3, (SPORTS, BEACH)),
    Family("schneider", 3, 3, (CULTURE, CITY)),
    Family("ueda", 4, 5, (CULTURE, COUNTRY)),
    Family("vasquez", 2, 2, (CULTURE, COUNTRY)),
    Family("walker", 2, 2, (CULTURE, BEACH)),
    Family("xu", 4, 5, (REST, CITY)),
    Family("zimmer", 3, 3, (REST, COUNTRY)),
    Family("andersen", 3, 3, (REST, BEACH)),
    Family("barros", 2, 2, (REST, BEACH)),
    Family("costa", 2, 2, (SPORTS, CULTURE)),
    Family("delgado", 5, 7, (SPORTS, CULTURE)),
    Family("engel", 4, 5, (CULTURE, REST)),
    Family("farkas", 6, 8, (CULTURE, REST)),
    Family("gupta", 3, 3, (SPORTS, REST)),
    Family("hughes", 4, 5, (SPORTS, REST)),
    Family("ishida", 2, 1, (SPORTS, CULTURE, CITY)),
    Family("jovanovic", 4, 4, (SPORTS, CULTURE, COUNTRY)),
    Family("keller", 4, 4, (SPORTS, CULTURE, BEACH)),
    Family("rossi", 2, 1, (SPORTS, CULTURE, BEACH)),
    Family("laurent", 4, 4, (CULTURE, REST, CITY)),
    Family("mbeki", 2, 1, (CULTURE, REST, COUNTRY)),
    Family("novak", 3, 2, (CULTURE, REST, BEACH)),
    Family("tanaka", 3, 2, (CULTURE, REST, COUNTRY)),
    Family("olsen", 5, 6, (SPORTS, REST, CITY)),
    Family("pereira", 3, 2, (SPORTS, REST, COUNTRY)),
    Family("qureshi", 3, 2, (SPORTS, REST, BEACH)),
    Family("yilmaz", 3, 2, (SPORTS, REST, CITY)),
    Family("ramirez", 3, 2, (SPORTS, CITY, COUNTRY)),
    Family("silva", 3, 2, (SPORTS, COUNTRY, BEACH)),
    Family("takacs", 3, 2, (CULTURE, COUNTRY, BEACH)),
    Family("urban", 4, 4, (CULTURE, CITY, BEACH)),
    Family("virtanen", 2, 1, (REST, CITY, BEACH)),
    Family("weiss", 3, 2, (REST, CITY, COUNTRY)),
    Family("yamada", 4, 4, (SPORTS, CULTURE, REST)),
    Family("zhang", 5, 6, (SPORTS, CULTURE, REST)),
    Family("ferrari", 6, 7, (SPORTS, CULTURE, REST)),
    Family("fontaine", 3, 2, (SPORTS, CULTURE, REST)),
    Family("grimaldi", 3, 2, (SPORTS, CULTURE, REST)),
    Family("jansen", 4, 4, (SPORTS, CULTURE, REST)),
)

# Every region shows above two cities, two countrysides, two beaches, and below two of each of the other three icons.
# The figures of Invergordon are printed, and so is a sea card for one guest who rests.
SHORES: Final = (
    Shore("piraeus", Region.EASTERN_MEDITERRANEAN, CITY, 2, CULTURE, 2),
    Shore("santorini", Region.EASTERN_MEDITERRANEAN, COUNTRY, 1, CULTURE, 3),
    Shore("rhodes", Region.EASTERN_MEDITERRANEAN, CITY, 2, REST, 2),
    Shore("mykonos", Region.EASTERN_MEDITERRANEAN, BEACH, 2, REST, 3),
    Shore("chania", Region.EASTERN_MEDITERRANEAN, COUNTRY, 2, SPORTS, 1),
    Shore("limassol", Region.EASTERN_MEDITERRANEAN, BEACH, 1, SPORTS, 3),
    Shore("barcelona", Region.WESTERN_MEDITERRANEAN, CITY, 2, REST, 3),
    Shore("marseille", Region.WESTERN_MEDITERRANEAN, CITY, 1, SPORTS, 3),
    Shore("naples", Region.WESTERN_MEDITERRANEAN, COUNTRY, 2, CULTURE, 2),
    Shore("ajaccio", Region.WESTERN_MEDITERRANEAN, COUNTRY, 2, SPORTS, 2),
    Shore("palma", Region.WESTERN_MEDITERRANEAN, BEACH, 2, CULTURE, 1),
    Shore("valletta", Region.WESTERN_MEDITERRANEAN, BEACH, 1, REST, 3),
    Shore("stockholm", Region.BALTIC, CITY, 2, CULTURE, 2),
    Shore("tallinn", Region.BALTIC, CITY, 1, REST, 3),
    Shore("helsinki", Region.BALTIC, COUNTRY, 2, CULTURE, 2),
    Shore("klaipeda", Region.BALTIC, COUNTRY, 1, SPORTS, 3),
    Shore("gdynia", Region.BALTIC, BEACH, 2, REST, 1),
    Shore("visby", Region.BALTIC, BEACH, 2, SPORTS, 3),
    Shore("tromso", Region.ARCTIC, CITY, 2, SPORTS, 2),
    Shore("hammerfest", Region.ARCTIC, CITY, 1, CULTURE, 3),
    Shore("honningsvag", Region.ARCTIC, COUNTRY, 2, SPORTS, 2),
    Shore("longyearbyen", Region.ARCTIC, COUNTRY, 1, REST, 3),
    Shore("andenes", Region.ARCTIC, BEACH, 2, CULTURE, 1),
    Shore("leknes", Region.ARCTIC, BEACH, 2, REST, 3),
    Shore("invergordon", Region.NORTH_SEA_IRISH_SEA, COUNTRY, 2, CULTURE, 2),
    Shore("dublin", Region.NORTH_SEA_IRISH_SEA, CITY, 2, REST, 2),
    Shore("belfast", Region.NORTH_SEA_IRISH_SEA, CITY, 1, CULTURE, 3),
    Shore("bergen", Region.NORTH_SEA_IRISH_SEA, COUNTRY, 1, SPORTS, 3),
    Shore("hornum", Region.NORTH_SEA_IRISH_SEA, BEACH, 2, SPORTS, 1),
    Shore("ostend", Region.NORTH_SEA_IRISH_SEA, BEACH, 2, REST, 3),
    Shore("lisbon", Region.ATLANTIC, CITY, 2, CULTURE, 2),
    Shore("cadiz", Region.ATLANTIC, CITY, 1, REST, 3),
    Shore("ponta-delgada", Region.ATLANTIC, COUNTRY, 2, REST, 2),
    Shore("funchal", Region.ATLANTIC, COUNTRY, 1, SPORTS, 3),
    Shore("arrecife", Region.ATLANTIC, BEACH, 2, SPORTS, 1),
    Shore("las-palmas", Region.ATLANTIC, BEACH, 2, CULTURE, 3),
)

SEAS: Final = (
    Sea("bay-of-biscay", REST, 1),
    Sea("tyrrhenian-sea", REST, 1),
    Sea("norwegian-sea", REST, 1),
    Sea("gulf-of-finland", REST, 1),
    Sea("celtic-sea", REST, 1),
    Sea("libyan-sea", REST, 1),
    Sea("ionian-sea", CULTURE, 1),
    Sea("ligurian-sea", CULTURE, 1),
    Sea("kattegat", CULTURE, 1),
    Sea("barents-sea", CULTURE, 1),
    Sea("german-bight", CULTURE, 1),
    Sea("alboran-sea", CULTURE, 1),
    Sea("aegean-sea", SPORTS, 1),
    Sea("balearic-sea", SPORTS, 1),
    Sea("bothnian-sea", SPORTS, 1),
    Sea("greenland-sea", SPORTS, 1),
    Sea("irish-sea", SPORTS, 1),
    Sea("canary-basin", SPORTS, 1),
)

ACTIVITIES: Final = (
    ActivityCard("morning-yoga", SPORTS, 3),
    ActivityCard("aqua-fit", SPORTS, 3),
    ActivityCard("dance-fitness", SPORTS, 3),
    ActivityCard("relay-race", SPORTS, 3),
    ActivityCard("deck-tennis", SPORTS, 3),
    ActivityCard("ring-toss", SPORTS, 2),
    ActivityCard("mini-golf", SPORTS, 3),
    ActivityCard("table-tennis", SPORTS, 2),
    ActivityCard("tai-chi", SPORTS, 2),
    ActivityCard("archery-hour", SPORTS, 2),
    ActivityCard("badminton", SPORTS, 2),
    ActivityCard("boxing-basics", SPORTS, 2),
    ActivityCard("shuffleboard", SPORTS, 2),
    ActivityCard("sunrise-run", SPORTS, 1),
    ActivityCard("rope-course", SPORTS, 1),
    ActivityCard("rowing-duel", SPORTS, 2),
    ActivityCard("jazz-evening", CULTURE, 3),
    ActivityCard("magic-show", CULTURE, 3),
    ActivityCard("film-matinee", CULTURE, 3),
    ActivityCard("tango-night", CULTURE, 3),
    ActivityCard("trivia-quiz", CULTURE, 3),
    ActivityCard("puppet-play", CULTURE, 2),
    ActivityCard("poetry-slam", CULTURE, 2),
    ActivityCard("star-talk", CULTURE, 3),
    ActivityCard("photo-walk", CULTURE, 2),
    ActivityCard("improv-comedy", CULTURE, 2),
    ActivityCard("choir-rehearsal", CULTURE, 2),
    ActivityCard("craft-table", CULTURE, 2),
    ActivityCard("language-lesson", CULTURE, 2),
    ActivityCard("book-circle", CULTURE, 1),
    ActivityCard("chess-corner", CULTURE, 1),
    ActivityCard("bridge-visit", CULTURE, 2),
    ActivityCard("tea-hour", REST, 3),
    ActivityCard("late-breakfast", REST, 3),
    ActivityCard("sunset-drinks", REST, 3),
    ActivityCard("ice-cream-social", REST, 3),
    ActivityCard("wine-tasting", REST, 3),
    ActivityCard("chocolate-buffet", REST, 2),
    ActivityCard("meditation", REST, 2),
    ActivityCard("foot-bath", REST, 2),
    ActivityCard("face-mask", REST, 2),
    ActivityCard("sound-bath", REST, 3),
    ActivityCard("cheese-board", REST, 2),
    ActivityCard("hammock-hour", REST, 2),
    ActivityCard("aroma-lounge", REST, 2),
    ActivityCard("hot-stones", REST, 1),
    ActivityCard("quiet-reading", REST, 1),
    ActivityCard("deck-chair-nap", REST, 2),
)

# One with culture for three guests is printed.
ADDITIONS: Final = (
    AdditionCard("gym", SPORTS, 3),
    AdditionCard("lap-pool", SPORTS, 3),
    AdditionCard("running-track", SPORTS, 3),
    AdditionCard("climbing-wall", SPORTS, 3),
    AdditionCard("bowling-alley", SPORTS, 2),
    AdditionCard("tennis-court", SPORTS, 2),
    AdditionCard("wave-simulator", SPORTS, 2),
    AdditionCard("zip-line", SPORTS, 2),
    AdditionCard("concert-hall", CULTURE, 3),
    AdditionCard("cinema", CULTURE, 3),
    AdditionCard("studio-stage", CULTURE, 3),
    AdditionCard("art-gallery", CULTURE, 2),
    AdditionCard("planetarium", CULTURE, 3),
    AdditionCard("dance-hall", CULTURE, 2),
    AdditionCard("library", CULTURE, 2),
    AdditionCard("ship-archive", CULTURE, 2),
    AdditionCard("spa", REST, 3),
    AdditionCard("whirlpools", REST, 3),
    AdditionCard("winter-garden", REST, 3),
    AdditionCard("sauna", REST, 3),
    AdditionCard("roof-terrace", REST, 2),
    AdditionCard("tea-house", REST, 2),
    AdditionCard("wine-cellar", REST, 2),
    AdditionCard("salt-room", REST, 2),
)

FAMILIES: Final[tuple[Family, ...]] = STARTING_FAMILIES + OTHER_FAMILIES
"""Every family by its number, which is how actions, events and views name it; the starting ones come first."""

LOCATIONS: Final[tuple[Shore | Sea, ...]] = SHORES + SEAS
"""Every location by its number; the shores come first."""

SHIP_CARDS: Final[tuple[ActivityCard | AdditionCard, ...]] = ACTIVITIES + ADDITIONS
"""Every ship card by its number; the activities come first."""


def is_activity(card: int) -> bool:
    """Whether the ship card of this number is an activity, else it is an addition."""
    return isinstance(SHIP_CARDS[card], ActivityCard)


def card_spots(location: int) -> int:
    """How many activity cards a location takes (printed)."""
    return 2 if is_sea(location) else 1


def is_sea(location: int) -> bool:
    """Whether the location of this number is a day at sea, else it is a port."""
    return isinstance(LOCATIONS[location], Sea)
