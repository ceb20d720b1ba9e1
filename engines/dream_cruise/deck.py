"""The decks of Dream Cruise. No public source prints the cards: every value is ours unless a comment says otherwise.

Who owns the box may put its cards here: tests pin counts, ranges and the order of kinds; nothing depends on a name.
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
    Family("Abbott", 3, 3, (SPORTS, CITY), Letter.A),
    Family("Almeida", 3, 3, (CULTURE, COUNTRY), Letter.A),
    Family("Arslan", 3, 3, (REST, BEACH), Letter.A),
    Family("Banerjee", 3, 3, (SPORTS, COUNTRY), Letter.B),
    Family("Bianchi", 3, 3, (CULTURE, BEACH), Letter.B),
    Family("Bakker", 3, 3, (REST, CITY), Letter.B),
    Family("Carter", 3, 3, (SPORTS, BEACH), Letter.C),
    Family("Castillo", 3, 3, (CULTURE, CITY), Letter.C),
    Family("Cheng", 3, 3, (REST, COUNTRY), Letter.C),
    Family("Dubois", 3, 3, (SPORTS, CITY), Letter.D),
    Family("Dvořák", 3, 3, (CULTURE, BEACH), Letter.D),
    Family("Diallo", 3, 3, (REST, COUNTRY), Letter.D),
)

# Points grow with the members and fall with the icons:
#   members   3 icons  2 icons  1 icon
#      2         1        2       3      (4 with a single icon of a place ashore)
#      3         2        3       5
#      4         4        5       7
#      5         6        7       8
#      6         7        8       9
OTHER_FAMILIES: Final = (
    Family("Eklund", 3, 5, (SPORTS,)),
    Family("Haddad", 6, 9, (CULTURE,)),
    Family("Ivanova", 4, 7, (REST,)),
    Family("Kowalski", 2, 4, (CITY,)),
    Family("Lindqvist", 2, 4, (COUNTRY,)),
    Family("Moreau", 2, 4, (BEACH,)),
    Family("Nakamura", 2, 2, (SPORTS, CITY)),
    Family("O'Connor", 4, 5, (SPORTS, CITY)),
    Family("Petrov", 3, 3, (SPORTS, COUNTRY)),
    Family("Quinn", 3, 3, (SPORTS, BEACH)),
    Family("Schneider", 3, 3, (CULTURE, CITY)),
    Family("Ueda", 4, 5, (CULTURE, COUNTRY)),
    Family("Vasquez", 2, 2, (CULTURE, COUNTRY)),
    Family("Walker", 2, 2, (CULTURE, BEACH)),
    Family("Xu", 4, 5, (REST, CITY)),
    Family("Zimmer", 3, 3, (REST, COUNTRY)),
    Family("Andersen", 3, 3, (REST, BEACH)),
    Family("Barros", 2, 2, (REST, BEACH)),
    Family("Costa", 2, 2, (SPORTS, CULTURE)),
    Family("Delgado", 5, 7, (SPORTS, CULTURE)),
    Family("Engel", 4, 5, (CULTURE, REST)),
    Family("Farkas", 6, 8, (CULTURE, REST)),
    Family("Gupta", 3, 3, (SPORTS, REST)),
    Family("Hughes", 4, 5, (SPORTS, REST)),
    Family("Ishida", 2, 1, (SPORTS, CULTURE, CITY)),
    Family("Jovanovic", 4, 4, (SPORTS, CULTURE, COUNTRY)),
    Family("Keller", 4, 4, (SPORTS, CULTURE, BEACH)),
    Family("Rossi", 2, 1, (SPORTS, CULTURE, BEACH)),
    Family("Laurent", 4, 4, (CULTURE, REST, CITY)),
    Family("Mbeki", 2, 1, (CULTURE, REST, COUNTRY)),
    Family("Novak", 3, 2, (CULTURE, REST, BEACH)),
    Family("Tanaka", 3, 2, (CULTURE, REST, COUNTRY)),
    Family("Olsen", 5, 6, (SPORTS, REST, CITY)),
    Family("Pereira", 3, 2, (SPORTS, REST, COUNTRY)),
    Family("Qureshi", 3, 2, (SPORTS, REST, BEACH)),
    Family("Yilmaz", 3, 2, (SPORTS, REST, CITY)),
    Family("Ramirez", 3, 2, (SPORTS, CITY, COUNTRY)),
    Family("Silva", 3, 2, (SPORTS, COUNTRY, BEACH)),
    Family("Takacs", 3, 2, (CULTURE, COUNTRY, BEACH)),
    Family("Urban", 4, 4, (CULTURE, CITY, BEACH)),
    Family("Virtanen", 2, 1, (REST, CITY, BEACH)),
    Family("Weiss", 3, 2, (REST, CITY, COUNTRY)),
    Family("Yamada", 4, 4, (SPORTS, CULTURE, REST)),
    Family("Zhang", 5, 6, (SPORTS, CULTURE, REST)),
    Family("Ferrari", 6, 7, (SPORTS, CULTURE, REST)),
    Family("Fontaine", 3, 2, (SPORTS, CULTURE, REST)),
    Family("Grimaldi", 3, 2, (SPORTS, CULTURE, REST)),
    Family("Jansen", 4, 4, (SPORTS, CULTURE, REST)),
)

# Every region shows above two cities, two countrysides, two beaches, and below two of each of the other three icons.
# The figures of Invergordon are printed, and so is a sea card for one guest who rests.
SHORES: Final = (
    Shore("Piraeus", Region.EASTERN_MEDITERRANEAN, CITY, 2, "Acropolis", CULTURE, 2),
    Shore("Santorini", Region.EASTERN_MEDITERRANEAN, COUNTRY, 1, "Akrotiri", CULTURE, 3),
    Shore("Rhodes", Region.EASTERN_MEDITERRANEAN, CITY, 2, "Rodini Park", REST, 2),
    Shore("Mykonos", Region.EASTERN_MEDITERRANEAN, BEACH, 2, "Windmills", REST, 3),
    Shore("Chania", Region.EASTERN_MEDITERRANEAN, COUNTRY, 2, "Samaria Gorge", SPORTS, 1),
    Shore("Limassol", Region.EASTERN_MEDITERRANEAN, BEACH, 1, "Troodos Trail", SPORTS, 3),
    Shore("Barcelona", Region.WESTERN_MEDITERRANEAN, CITY, 2, "Park Güell", REST, 3),
    Shore("Marseille", Region.WESTERN_MEDITERRANEAN, CITY, 1, "Calanques", SPORTS, 3),
    Shore("Naples", Region.WESTERN_MEDITERRANEAN, COUNTRY, 2, "Pompeii", CULTURE, 2),
    Shore("Ajaccio", Region.WESTERN_MEDITERRANEAN, COUNTRY, 2, "Sanguinaires", SPORTS, 2),
    Shore("Palma", Region.WESTERN_MEDITERRANEAN, BEACH, 2, "La Seu", CULTURE, 1),
    Shore("Valletta", Region.WESTERN_MEDITERRANEAN, BEACH, 1, "Blue Lagoon", REST, 3),
    Shore("Stockholm", Region.BALTIC, CITY, 2, "Vasa Museum", CULTURE, 2),
    Shore("Tallinn", Region.BALTIC, CITY, 1, "Kadriorg Park", REST, 3),
    Shore("Helsinki", Region.BALTIC, COUNTRY, 2, "Suomenlinna", CULTURE, 2),
    Shore("Klaipėda", Region.BALTIC, COUNTRY, 1, "Curonian Spit", SPORTS, 3),
    Shore("Gdynia", Region.BALTIC, BEACH, 2, "Sopot Pier", REST, 1),
    Shore("Visby", Region.BALTIC, BEACH, 2, "Town Wall", SPORTS, 3),
    Shore("Tromsø", Region.ARCTIC, CITY, 2, "Fjellheisen", SPORTS, 2),
    Shore("Hammerfest", Region.ARCTIC, CITY, 1, "Polar Bear Society", CULTURE, 3),
    Shore("Honningsvåg", Region.ARCTIC, COUNTRY, 2, "North Cape", SPORTS, 2),
    Shore("Longyearbyen", Region.ARCTIC, COUNTRY, 1, "Isfjord", REST, 3),
    Shore("Andenes", Region.ARCTIC, BEACH, 2, "Whale Centre", CULTURE, 1),
    Shore("Leknes", Region.ARCTIC, BEACH, 2, "Haukland Sands", REST, 3),
    Shore("Invergordon", Region.NORTH_SEA_IRISH_SEA, COUNTRY, 2, "Loch Ness", CULTURE, 2),
    Shore("Dublin", Region.NORTH_SEA_IRISH_SEA, CITY, 2, "Temple Bar", REST, 2),
    Shore("Belfast", Region.NORTH_SEA_IRISH_SEA, CITY, 1, "Titanic Quarter", CULTURE, 3),
    Shore("Bergen", Region.NORTH_SEA_IRISH_SEA, COUNTRY, 1, "Mount Fløyen", SPORTS, 3),
    Shore("Hörnum", Region.NORTH_SEA_IRISH_SEA, BEACH, 2, "Dune Path", SPORTS, 1),
    Shore("Ostend", Region.NORTH_SEA_IRISH_SEA, BEACH, 2, "Thermal Baths", REST, 3),
    Shore("Lisbon", Region.ATLANTIC, CITY, 2, "Belém Tower", CULTURE, 2),
    Shore("Cádiz", Region.ATLANTIC, CITY, 1, "La Caleta", REST, 3),
    Shore("Ponta Delgada", Region.ATLANTIC, COUNTRY, 2, "Furnas Springs", REST, 2),
    Shore("Funchal", Region.ATLANTIC, COUNTRY, 1, "Levada Walk", SPORTS, 3),
    Shore("Arrecife", Region.ATLANTIC, BEACH, 2, "Timanfaya", SPORTS, 1),
    Shore("Las Palmas", Region.ATLANTIC, BEACH, 2, "Casa de Colón", CULTURE, 3),
)

SEAS: Final = (
    Sea("Bay of Biscay", REST, 1),
    Sea("Tyrrhenian Sea", REST, 1),
    Sea("Norwegian Sea", REST, 1),
    Sea("Gulf of Finland", REST, 1),
    Sea("Celtic Sea", REST, 1),
    Sea("Libyan Sea", REST, 1),
    Sea("Ionian Sea", CULTURE, 1),
    Sea("Ligurian Sea", CULTURE, 1),
    Sea("Kattegat", CULTURE, 1),
    Sea("Barents Sea", CULTURE, 1),
    Sea("German Bight", CULTURE, 1),
    Sea("Alboran Sea", CULTURE, 1),
    Sea("Aegean Sea", SPORTS, 1),
    Sea("Balearic Sea", SPORTS, 1),
    Sea("Bothnian Sea", SPORTS, 1),
    Sea("Greenland Sea", SPORTS, 1),
    Sea("Irish Sea", SPORTS, 1),
    Sea("Canary Basin", SPORTS, 1),
)

ACTIVITIES: Final = (
    ActivityCard("Morning Yoga", SPORTS, 3),
    ActivityCard("Aqua Fit", SPORTS, 3),
    ActivityCard("Dance Fitness", SPORTS, 3),
    ActivityCard("Relay Race", SPORTS, 3),
    ActivityCard("Deck Tennis", SPORTS, 3),
    ActivityCard("Ring Toss", SPORTS, 2),
    ActivityCard("Mini Golf", SPORTS, 3),
    ActivityCard("Table Tennis", SPORTS, 2),
    ActivityCard("Tai Chi", SPORTS, 2),
    ActivityCard("Archery Hour", SPORTS, 2),
    ActivityCard("Badminton", SPORTS, 2),
    ActivityCard("Boxing Basics", SPORTS, 2),
    ActivityCard("Shuffleboard", SPORTS, 2),
    ActivityCard("Sunrise Run", SPORTS, 1),
    ActivityCard("Rope Course", SPORTS, 1),
    ActivityCard("Rowing Duel", SPORTS, 2),
    ActivityCard("Jazz Evening", CULTURE, 3),
    ActivityCard("Magic Show", CULTURE, 3),
    ActivityCard("Film Matinee", CULTURE, 3),
    ActivityCard("Tango Night", CULTURE, 3),
    ActivityCard("Trivia Quiz", CULTURE, 3),
    ActivityCard("Puppet Play", CULTURE, 2),
    ActivityCard("Poetry Slam", CULTURE, 2),
    ActivityCard("Star Talk", CULTURE, 3),
    ActivityCard("Photo Walk", CULTURE, 2),
    ActivityCard("Improv Comedy", CULTURE, 2),
    ActivityCard("Choir Rehearsal", CULTURE, 2),
    ActivityCard("Craft Table", CULTURE, 2),
    ActivityCard("Language Lesson", CULTURE, 2),
    ActivityCard("Book Circle", CULTURE, 1),
    ActivityCard("Chess Corner", CULTURE, 1),
    ActivityCard("Bridge Visit", CULTURE, 2),
    ActivityCard("Tea Hour", REST, 3),
    ActivityCard("Late Breakfast", REST, 3),
    ActivityCard("Sunset Drinks", REST, 3),
    ActivityCard("Ice Cream Social", REST, 3),
    ActivityCard("Wine Tasting", REST, 3),
    ActivityCard("Chocolate Buffet", REST, 2),
    ActivityCard("Meditation", REST, 2),
    ActivityCard("Foot Bath", REST, 2),
    ActivityCard("Face Mask", REST, 2),
    ActivityCard("Sound Bath", REST, 3),
    ActivityCard("Cheese Board", REST, 2),
    ActivityCard("Hammock Hour", REST, 2),
    ActivityCard("Aroma Lounge", REST, 2),
    ActivityCard("Hot Stones", REST, 1),
    ActivityCard("Quiet Reading", REST, 1),
    ActivityCard("Deck Chair Nap", REST, 2),
)

# One with culture for three guests is printed.
ADDITIONS: Final = (
    AdditionCard("Gym", SPORTS, 3),
    AdditionCard("Lap Pool", SPORTS, 3),
    AdditionCard("Running Track", SPORTS, 3),
    AdditionCard("Climbing Wall", SPORTS, 3),
    AdditionCard("Bowling Alley", SPORTS, 2),
    AdditionCard("Tennis Court", SPORTS, 2),
    AdditionCard("Wave Simulator", SPORTS, 2),
    AdditionCard("Zip Line", SPORTS, 2),
    AdditionCard("Concert Hall", CULTURE, 3),
    AdditionCard("Cinema", CULTURE, 3),
    AdditionCard("Studio Stage", CULTURE, 3),
    AdditionCard("Art Gallery", CULTURE, 2),
    AdditionCard("Planetarium", CULTURE, 3),
    AdditionCard("Dance Hall", CULTURE, 2),
    AdditionCard("Library", CULTURE, 2),
    AdditionCard("Ship Archive", CULTURE, 2),
    AdditionCard("Spa", REST, 3),
    AdditionCard("Whirlpools", REST, 3),
    AdditionCard("Winter Garden", REST, 3),
    AdditionCard("Sauna", REST, 3),
    AdditionCard("Roof Terrace", REST, 2),
    AdditionCard("Tea House", REST, 2),
    AdditionCard("Wine Cellar", REST, 2),
    AdditionCard("Salt Room", REST, 2),
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
