# Dream Cruise: everything a player reads in this game. Numbers called $variant pick one of several ways to say the same.

## What the game is

dream-cruise-name = Dream Cruise
dream-cruise-blurb = You run a cruise ship, and every guest aboard has a wish: sports, culture, rest, a city, the countryside, a beach. Pick ports, stage activities and build your ship so that whole families go home happy, before the last family has boarded.
dream-cruise-players = 1 to 4 players
dream-cruise-time = 60 to 90 minutes
dream-cruise-option-jana = Jana’s head start, in families of 3 to 4 points (only if you play alone)
dream-cruise-option-sea_days = a day at sea brings a ship card

## Names of things

dream-cruise-icon-sports = 🏃{"\u2060"}Sp
dream-cruise-icon-culture = 🎭{"\u2060"}Cu
dream-cruise-icon-rest = 🧘{"\u2060"}Re
dream-cruise-icon-city = 🏙️{"\u2060"}Ci
dream-cruise-icon-country = 🌲{"\u2060"}Co
dream-cruise-icon-beach = 🏖️{"\u2060"}Be
dream-cruise-icon-name-sports = Sports
dream-cruise-icon-name-culture = Culture
dream-cruise-icon-name-rest = Rest
dream-cruise-icon-name-city = City
dream-cruise-icon-name-country = Country
dream-cruise-icon-name-beach = Beach
dream-cruise-icon = { $emoji }{"\u00A0"}{ $name }
dream-cruise-wild = ✨{"\u00A0"}any wish
dream-cruise-offer = { $icon }{"\u00A0"}×{ $room }

dream-cruise-colour-white = ⚪W
dream-cruise-colour-orange = 🟠O
dream-cruise-colour-blue = 🔵B

dream-cruise-region-eastern-mediterranean = East Med
dream-cruise-region-western-mediterranean = West Med
dream-cruise-region-baltic = Baltic
dream-cruise-region-arctic = Arctic
dream-cruise-region-north-sea-irish-sea = North Sea
dream-cruise-region-atlantic = Atlantic
dream-cruise-region = { $emoji }{"\u00A0"}{ $name }
dream-cruise-region-count = { $region }{"\u00A0"}{ $count }
dream-cruise-at-sea = 🌊{"\u00A0"}at sea, fits any route
dream-cruise-at-sea-short = 🌊{"\u00A0"}sea

dream-cruise-family = **{ $name }**
dream-cruise-together = { $first } + { $after }
dream-cruise-location = { $emoji }{"\u00A0"}{ $name }
dream-cruise-letter-a = A
dream-cruise-letter-b = B
dream-cruise-letter-c = C
dream-cruise-letter-d = D
dream-cruise-nobody = nobody
dream-cruise-card = { $kind }{"\u00A0"}{ $name } { $offer }
dream-cruise-hand-line = { $kind }{"\u00A0"}{ $count ->
        [one] **{ $names }** · { $offer }
       *[other] **{ $count } cards** · each { $offer } ({ $names }{ $more ->
            [0] {""}
           *[other] , { $more } more
        })
    }{ $use ->
        [activity] {" "}· free to play
        [addition] {" "}· costs 1 other card
        [no-spot-free] {" "}· no spot left today
        [sight-in-use] {" "}· no spot, somebody is at the sight
        [no-location] {" "}· nowhere to play it today
        [no-card-to-pay-with] {" "}· no other card to pay with
       *[none] {""}
    }{ $fans ->
        [0] {""}
       *[other] {" "}← { $families }
    }

## Names of cards: made up by us, so a language may choose its own. On a phone 34 characters of “family → place” are seen

dream-cruise-family-abbott = Abbott
dream-cruise-family-almeida = Almeida
dream-cruise-family-arslan = Arslan
dream-cruise-family-banerjee = Banerjee
dream-cruise-family-bianchi = Bianchi
dream-cruise-family-bakker = Bakker
dream-cruise-family-carter = Carter
dream-cruise-family-castillo = Castillo
dream-cruise-family-cheng = Cheng
dream-cruise-family-dubois = Dubois
dream-cruise-family-dvorak = Dvořák
dream-cruise-family-diallo = Diallo
dream-cruise-family-eklund = Eklund
dream-cruise-family-haddad = Haddad
dream-cruise-family-ivanova = Ivanova
dream-cruise-family-kowalski = Kowalski
dream-cruise-family-lindqvist = Lindqvist
dream-cruise-family-moreau = Moreau
dream-cruise-family-nakamura = Nakamura
dream-cruise-family-o-connor = O'Connor
dream-cruise-family-petrov = Petrov
dream-cruise-family-quinn = Quinn
dream-cruise-family-schneider = Schneider
dream-cruise-family-ueda = Ueda
dream-cruise-family-vasquez = Vasquez
dream-cruise-family-walker = Walker
dream-cruise-family-xu = Xu
dream-cruise-family-zimmer = Zimmer
dream-cruise-family-andersen = Andersen
dream-cruise-family-barros = Barros
dream-cruise-family-costa = Costa
dream-cruise-family-delgado = Delgado
dream-cruise-family-engel = Engel
dream-cruise-family-farkas = Farkas
dream-cruise-family-gupta = Gupta
dream-cruise-family-hughes = Hughes
dream-cruise-family-ishida = Ishida
dream-cruise-family-jovanovic = Jovanovic
dream-cruise-family-keller = Keller
dream-cruise-family-rossi = Rossi
dream-cruise-family-laurent = Laurent
dream-cruise-family-mbeki = Mbeki
dream-cruise-family-novak = Novak
dream-cruise-family-tanaka = Tanaka
dream-cruise-family-olsen = Olsen
dream-cruise-family-pereira = Pereira
dream-cruise-family-qureshi = Qureshi
dream-cruise-family-yilmaz = Yilmaz
dream-cruise-family-ramirez = Ramirez
dream-cruise-family-silva = Silva
dream-cruise-family-takacs = Takacs
dream-cruise-family-urban = Urban
dream-cruise-family-virtanen = Virtanen
dream-cruise-family-weiss = Weiss
dream-cruise-family-yamada = Yamada
dream-cruise-family-zhang = Zhang
dream-cruise-family-ferrari = Ferrari
dream-cruise-family-fontaine = Fontaine
dream-cruise-family-grimaldi = Grimaldi
dream-cruise-family-jansen = Jansen

# A port, and right below it its sight.
dream-cruise-port-piraeus = Piraeus
dream-cruise-sight-piraeus = Acropolis
dream-cruise-port-santorini = Santorini
dream-cruise-sight-santorini = Akrotiri
dream-cruise-port-rhodes = Rhodes
dream-cruise-sight-rhodes = Rodini Park
dream-cruise-port-mykonos = Mykonos
dream-cruise-sight-mykonos = Windmills
dream-cruise-port-chania = Chania
dream-cruise-sight-chania = Samaria Gorge
dream-cruise-port-limassol = Limassol
dream-cruise-sight-limassol = Troodos Trail
dream-cruise-port-barcelona = Barcelona
dream-cruise-sight-barcelona = Park Güell
dream-cruise-port-marseille = Marseille
dream-cruise-sight-marseille = Calanques
dream-cruise-port-naples = Naples
dream-cruise-sight-naples = Pompeii
dream-cruise-port-ajaccio = Ajaccio
dream-cruise-sight-ajaccio = Sanguinaires
dream-cruise-port-palma = Palma
dream-cruise-sight-palma = La Seu
dream-cruise-port-valletta = Valletta
dream-cruise-sight-valletta = Blue Lagoon
dream-cruise-port-stockholm = Stockholm
dream-cruise-sight-stockholm = Vasa Museum
dream-cruise-port-tallinn = Tallinn
dream-cruise-sight-tallinn = Kadriorg Park
dream-cruise-port-helsinki = Helsinki
dream-cruise-sight-helsinki = Suomenlinna
dream-cruise-port-klaipeda = Klaipėda
dream-cruise-sight-klaipeda = Curonian Spit
dream-cruise-port-gdynia = Gdynia
dream-cruise-sight-gdynia = Sopot Pier
dream-cruise-port-visby = Visby
dream-cruise-sight-visby = Town Wall
dream-cruise-port-tromso = Tromsø
dream-cruise-sight-tromso = Fjellheisen
dream-cruise-port-hammerfest = Hammerfest
dream-cruise-sight-hammerfest = Polar Bear Society
dream-cruise-port-honningsvag = Honningsvåg
dream-cruise-sight-honningsvag = North Cape
dream-cruise-port-longyearbyen = Longyearbyen
dream-cruise-sight-longyearbyen = Isfjord
dream-cruise-port-andenes = Andenes
dream-cruise-sight-andenes = Whale Centre
dream-cruise-port-leknes = Leknes
dream-cruise-sight-leknes = Haukland Sands
dream-cruise-port-invergordon = Invergordon
dream-cruise-sight-invergordon = Loch Ness
dream-cruise-port-dublin = Dublin
dream-cruise-sight-dublin = Temple Bar
dream-cruise-port-belfast = Belfast
dream-cruise-sight-belfast = Titanic Quarter
dream-cruise-port-bergen = Bergen
dream-cruise-sight-bergen = Mount Fløyen
dream-cruise-port-hornum = Hörnum
dream-cruise-sight-hornum = Dune Path
dream-cruise-port-ostend = Ostend
dream-cruise-sight-ostend = Thermal Baths
dream-cruise-port-lisbon = Lisbon
dream-cruise-sight-lisbon = Belém Tower
dream-cruise-port-cadiz = Cádiz
dream-cruise-sight-cadiz = La Caleta
dream-cruise-port-ponta-delgada = Ponta Delgada
dream-cruise-sight-ponta-delgada = Furnas Springs
dream-cruise-port-funchal = Funchal
dream-cruise-sight-funchal = Levada Walk
dream-cruise-port-arrecife = Arrecife
dream-cruise-sight-arrecife = Timanfaya
dream-cruise-port-las-palmas = Las Palmas
dream-cruise-sight-las-palmas = Casa de Colón

dream-cruise-sea-bay-of-biscay = Bay of Biscay
dream-cruise-sea-tyrrhenian-sea = Tyrrhenian Sea
dream-cruise-sea-norwegian-sea = Norwegian Sea
dream-cruise-sea-gulf-of-finland = Gulf of Finland
dream-cruise-sea-celtic-sea = Celtic Sea
dream-cruise-sea-libyan-sea = Libyan Sea
dream-cruise-sea-ionian-sea = Ionian Sea
dream-cruise-sea-ligurian-sea = Ligurian Sea
dream-cruise-sea-kattegat = Kattegat
dream-cruise-sea-barents-sea = Barents Sea
dream-cruise-sea-german-bight = German Bight
dream-cruise-sea-alboran-sea = Alboran Sea
dream-cruise-sea-aegean-sea = Aegean Sea
dream-cruise-sea-balearic-sea = Balearic Sea
dream-cruise-sea-bothnian-sea = Bothnian Sea
dream-cruise-sea-greenland-sea = Greenland Sea
dream-cruise-sea-irish-sea = Irish Sea
dream-cruise-sea-canary-basin = Canary Basin

# Activities, then additions to a ship.
dream-cruise-card-morning-yoga = Morning Yoga
dream-cruise-card-aqua-fit = Aqua Fit
dream-cruise-card-dance-fitness = Dance Fitness
dream-cruise-card-relay-race = Relay Race
dream-cruise-card-deck-tennis = Deck Tennis
dream-cruise-card-ring-toss = Ring Toss
dream-cruise-card-mini-golf = Mini Golf
dream-cruise-card-table-tennis = Table Tennis
dream-cruise-card-tai-chi = Tai Chi
dream-cruise-card-archery-hour = Archery Hour
dream-cruise-card-badminton = Badminton
dream-cruise-card-boxing-basics = Boxing Basics
dream-cruise-card-shuffleboard = Shuffleboard
dream-cruise-card-sunrise-run = Sunrise Run
dream-cruise-card-rope-course = Rope Course
dream-cruise-card-rowing-duel = Rowing Duel
dream-cruise-card-jazz-evening = Jazz Evening
dream-cruise-card-magic-show = Magic Show
dream-cruise-card-film-matinee = Film Matinee
dream-cruise-card-tango-night = Tango Night
dream-cruise-card-trivia-quiz = Trivia Quiz
dream-cruise-card-puppet-play = Puppet Play
dream-cruise-card-poetry-slam = Poetry Slam
dream-cruise-card-star-talk = Star Talk
dream-cruise-card-photo-walk = Photo Walk
dream-cruise-card-improv-comedy = Improv Comedy
dream-cruise-card-choir-rehearsal = Choir Rehearsal
dream-cruise-card-craft-table = Craft Table
dream-cruise-card-language-lesson = Language Lesson
dream-cruise-card-book-circle = Book Circle
dream-cruise-card-chess-corner = Chess Corner
dream-cruise-card-bridge-visit = Bridge Visit
dream-cruise-card-tea-hour = Tea Hour
dream-cruise-card-late-breakfast = Late Breakfast
dream-cruise-card-sunset-drinks = Sunset Drinks
dream-cruise-card-ice-cream-social = Ice Cream Social
dream-cruise-card-wine-tasting = Wine Tasting
dream-cruise-card-chocolate-buffet = Chocolate Buffet
dream-cruise-card-meditation = Meditation
dream-cruise-card-foot-bath = Foot Bath
dream-cruise-card-face-mask = Face Mask
dream-cruise-card-sound-bath = Sound Bath
dream-cruise-card-cheese-board = Cheese Board
dream-cruise-card-hammock-hour = Hammock Hour
dream-cruise-card-aroma-lounge = Aroma Lounge
dream-cruise-card-hot-stones = Hot Stones
dream-cruise-card-quiet-reading = Quiet Reading
dream-cruise-card-deck-chair-nap = Deck Chair Nap
dream-cruise-card-gym = Gym
dream-cruise-card-lap-pool = Lap Pool
dream-cruise-card-running-track = Running Track
dream-cruise-card-climbing-wall = Climbing Wall
dream-cruise-card-bowling-alley = Bowling Alley
dream-cruise-card-tennis-court = Tennis Court
dream-cruise-card-wave-simulator = Wave Simulator
dream-cruise-card-zip-line = Zip Line
dream-cruise-card-concert-hall = Concert Hall
dream-cruise-card-cinema = Cinema
dream-cruise-card-studio-stage = Studio Stage
dream-cruise-card-art-gallery = Art Gallery
dream-cruise-card-planetarium = Planetarium
dream-cruise-card-dance-hall = Dance Hall
dream-cruise-card-library = Library
dream-cruise-card-ship-archive = Ship Archive
dream-cruise-card-spa = Spa
dream-cruise-card-whirlpools = Whirlpools
dream-cruise-card-winter-garden = Winter Garden
dream-cruise-card-sauna = Sauna
dream-cruise-card-roof-terrace = Roof Terrace
dream-cruise-card-tea-house = Tea House
dream-cruise-card-wine-cellar = Wine Cellar
dream-cruise-card-salt-room = Salt Room

## A ship

dream-cruise-cabin = { $happy ->
        [yes] { $colour } **{ $name }** { $pips } 🎉 all sent: ⭐{ $points }
       *[no] { $colour } **{ $name }** { $pips } ⭐{ $points } { $wishes }
    }
dream-cruise-cabin-empty = { $colour } an empty cabin
dream-cruise-visit = 📍{"\u00A0"}**{ $name }** · { $where } · { $offers }
dream-cruise-venue-guests = { $card } ({ $guests })
dream-cruise-journey = 🧭{"\u00A0"}{ $places }{ $home ->
        [0] { $leaving ->
            [0] {""}
           *[other] {" "}· 👋{"\u00A0"}{ $leaving } leaving tonight ={"\u00A0"}{ $families }
        }
       *[other] {" "}· 👋{"\u00A0"}{ $home }{"\u00A0"}home{ $leaving ->
            [0] {""}
           *[other] {" "}+ { $leaving } leaving tonight
        } ={"\u00A0"}{ $families }
    }{ $guests ->
        [0] {""}
       *[other] {" "}· 👤{"\u00A0"}{ $guests }{"\u00A0"}out ={"\u00A0"}{ $points }
    }
dream-cruise-route = { $region }{"\u00A0"}{ $count }{ $sea ->
        [yes] {"\u00A0"}+{"\u00A0"}🌊
       *[no] {""}
    }{"\u00A0"}={"\u00A0"}{ $points }
dream-cruise-nowhere = no port yet
dream-cruise-activity = { $captain ->
        [yes] 🧑‍✈️
       *[no] { $kind ->
            [addition] 🏗️
            [card] 🎪
           *[other] 📍
        }
    }{"\u00A0"}**{ $name }** · { $icon } · { $free ->
        [0] full
       *[other] { $free } of { $room } free
    }{ $guests ->
        [0] {""}
       *[other] {" "}· { $names }
    }{ $covered ->
        [yes] {" "}· a 🎪 card can cover it
       *[no] {""}
    }{ $fans ->
        [0] {""}
       *[other] {" "}← { $families }
    }
dream-cruise-spots = { $count ->
        [one] ▫️{"\u00A0"}1 spot for an activity card
       *[other] ▫️{"\u00A0"}{ $count } spots for activity cards
    }

## The board

dream-cruise-step-board = { $now ->
        [yes] **👪 Boarding**
       *[no] boarding
    }
dream-cruise-step-course = { $now ->
        [yes] **🧭 Course**
       *[no] course
    }
dream-cruise-step-display = { $now ->
        [yes] **🎪 Entertainment**
       *[no] entertainment
    }
dream-cruise-step-sail = { $now ->
        [yes] **🛟 The day**
       *[no] the day
    }
dream-cruise-board-round = **Round { $round }** · { $board } › { $course } › { $display } › { $sail }
dream-cruise-board-deck = -# { $count ->
        [one] 1 family waits
       *[other] { $count } families wait
    } ashore. When the last one is drawn, the last round is on.
dream-cruise-board-last-families = 🏁 **The last round!** The last family ashore has been drawn. Of the families aboard, only those whose last guest is sent today bring their points.
dream-cruise-board-last-locations = 🏁 **The last round!** There are hardly any places left to sail to. Of the families aboard, only those whose last guest is sent today bring their points.
dream-cruise-board-sea-days = -# 🌊 Sea days: whoever spends the day at sea draws a ship card.
dream-cruise-board-over = 🏁 **The cruise is over** after round { $round }.
dream-cruise-board-ship = 🛳️{"\u00A0"}{ $name } · **{ $points }** { $points ->
        [one] point
       *[other] points
    } · 🃏{"\u00A0"}{ $cards }{ $token ->
        [now] {" "}· 🎫{"\u00A0"}begins
        [next] {" "}· 🎫{"\u00A0"}begins{"\u00A0"}next
       *[none] {""}
    }{ $state ->
        [busy] {" "}·{"\u00A0"}💭
        [ready] {" "}·{"\u00A0"}✅
       *[other] {""}
    }
dream-cruise-board-jana = 👩‍✈️{"\u00A0"}**Jana** · { $pile ->
        [one] 1 family face down
       *[other] { $pile } families face down
    }
    🧭{"\u00A0"}{ $places }{ $points ->
        [0] {""}
       *[other] {" "}· only her best route counts
    }
dream-cruise-board-key = -# ●○{"\u00A0"}guest aboard / already sent · ⭐{"\u00A0"}points once all are sent · ×2{"\u00A0"}room for two, one of a colour · 🃏{"\u00A0"}cards in hand · 💭{"\u00A0"}still choosing · ✅{"\u00A0"}done · 🧭{"\u00A0"}places, routes{"\u00A0"}={"\u00A0"}points · 👋{"\u00A0"}families home · 👤{"\u00A0"}guests out, a point for two

dream-cruise-display = { $alone ->
        [yes] **🎪 Sets of ship cards: take one**
       *[no] **🎪 Sets of ship cards: everyone takes one**
    }
dream-cruise-set = { $taken ->
        [yes] ~~{ $number } · { $cards }~~ → { $name }
       *[no] **{ $number }** · { $cards }
    }
dream-cruise-set-card = { $card }{ $fans ->
        [0] {""}
       *[other] {" "}← { $families }
    }
dream-cruise-set-hidden = { $taken ->
        [yes] ~~🎁 · the face-down set~~ → { $name }
       *[no] 🎁 · { $size ->
            [one] 1 card
           *[other] { $size } cards
        } face down{ $begins ->
            [yes] {" "}+ 🎫{"\u00A0"}you begin next round (not for { $first })
            [last] {" "}(not for { $first })
           *[no] {""}
        }
    }
dream-cruise-face-set = Set { $number }
dream-cruise-face-set-hidden = Face-down set

dream-cruise-lookup-cards = Icons and cards
dream-cruise-lookup-board = How boarding goes
dream-cruise-lookup-course = How courses go
dream-cruise-lookup-display = How taking sets goes
dream-cruise-lookup-sail = How the day goes
dream-cruise-lookup-piles = All that lies open
dream-cruise-lookup-over = How points are counted

dream-cruise-piles-title = ### 👀 All that lies open
dream-cruise-piles-decks = Still in the decks: { $families ->
        [one] 1 family
       *[other] { $families } families
    }, { $places ->
        [one] 1 place
       *[other] { $places } places
    }, { $cards ->
        [one] 1 ship card
       *[other] { $cards } ship cards
    }.
dream-cruise-piles-ship = 🛳️{"\u00A0"}{ $name }
    👋{"\u00A0"}home: { $home }
    🧭{"\u00A0"}visited: { $places }
dream-cruise-piles-jana = 👩‍✈️{"\u00A0"}**Jana**
    🧭{"\u00A0"}{ $places }
dream-cruise-piles-families = **Discarded**
    👪{"\u00A0"}turned away: { $names }
dream-cruise-piles-places = 🧭{"\u00A0"}passed by: { $names }
dream-cruise-piles-cards = 🃏{"\u00A0"}ship cards: { $cards }
dream-cruise-piles-alike = { $count }{"\u00A0"}× { $kind }{"\u00A0"}{ $offer }

## The story

dream-cruise-story-began = **⚓ Cast off!**
dream-cruise-story-boarding = **👪 Who came aboard**
dream-cruise-story-course = **🧭 Where they sailed**
dream-cruise-story-sets = **🎪 What they packed**
dream-cruise-story-day = **👋 Who went home**
dream-cruise-story-line = - { $text }

dream-cruise-chapter-title = ### 🌅 The day of round { $round }
dream-cruise-nobody-finished = 👋 No family has seen enough yet: nobody goes home.
dream-cruise-day-busy = 🛳️{"\u00A0"}{ $name }: { $parts }
dream-cruise-day-quiet = { $variant ->
        [0] 🛳️ { $name } spends the day polishing brass. Nobody leaves the cabin.
        [1] 🛳️ { $name } naps through it all behind dark sunglasses.
        [2] 🛳️ { $name } circles the deck and waves. No guest goes anywhere.
        [3] 🛳️ { $name } reads the weather report, twice. It was a quiet day.
       *[4] 🛳️ { $name } lets the guests watch the gulls. The gulls watch back.
    }
dream-cruise-day-visit = { $emoji }{"\u00A0"}{ $place } ←{"\u00A0"}{ $families }
dream-cruise-day-staged = { $emoji }{"\u00A0"}{ $name } ←{"\u00A0"}nobody came
dream-cruise-day-built = 🏗️{"\u00A0"}built **{ $name }** (paid { $payment }){ $swap ->
        [yes] {" "}in place of { $replaced }{ $left ->
            [0] {""}
           *[other] {" "}with { $guests }
        }
       *[no] {""}
    }
dream-cruise-day-captain = { $emoji }{"\u00A0"}{ $place } (paid { $payment }) ←{"\u00A0"}{ $visited ->
        [yes] { $families }
       *[no] nobody came
    }
dream-cruise-home = 👋{"\u00A0"}Home from the ship of { $name }: { $families }.
dream-cruise-home-family = **{ $name }** +{ $points }

dream-cruise-boarded = { $colour } **{ $name }**
dream-cruise-event-game-began = { $alone ->
        [yes] { $name } casts off with the starting families of letter { $letters }. { $deck } more families wait ashore.
       *[no] Chance has dealt the starting families ({ $letters }, in order of seats), and { $name } begins. { $deck } more families wait ashore.
    }
dream-cruise-event-jana-joined = 👩‍✈️ Jana takes the other pier, with { $level ->
        [0] no family yet
        [one] one family already on her pile
       *[other] { $level } families already on her pile
    }.
dream-cruise-event-round-began = { $alone ->
        [yes] Round { $round } begins.
       *[no] Round { $round } begins with { $name }.
    }
dream-cruise-event-last-round-families = 🏁 The last family ashore has been drawn: this is the last round!
dream-cruise-event-last-round-locations = 🏁 There are no longer enough places to sail to: this is the last round!
dream-cruise-event-shuffled-locations = 🔀 The chart table was bare, so the passed-up places are shuffled anew.
dream-cruise-event-shuffled-ship-cards = 🔀 The ship cards ran out, so the discarded ones are shuffled anew.
dream-cruise-event-has-chosen = { $name } has chosen.
dream-cruise-event-game-ended = 🏁 Everybody ashore! The cruise is over.

dream-cruise-event-families-drawn = { $name } looks through { $count ->
        [one] one letter
       *[other] { $count } letters
    } from families who want to board.
dream-cruise-event-you-drew-families = These families would like to come: { $families }.
dream-cruise-event-jana-drew-family = 👩‍✈️ Jana welcomes a family nobody has seen; her pile holds { $pile ->
        [one] one now
       *[other] { $pile } now
    }.
dream-cruise-event-families-boarded = { $variant ->
        [0] { $name } pipes { $families } aboard
        [1] Up the gangway of { $name }: { $families }
       *[2] { $name } hands out cabin keys to { $families }
    }{ $left ->
        [0] .
       *[other] . Left on the pier: { $declined }.
    }

dream-cruise-event-you-drew-locations = You can sail to { $locations }.
dream-cruise-event-course-set = { $sea ->
        [yes] { $variant ->
            [0] { $name } stays out on the **{ $location }** (🌊 fits any route)
            [1] Nothing but horizon for { $name }: **{ $location }** (🌊 fits any route)
           *[2] { $name } cuts the engines on the **{ $location }** (🌊 fits any route)
        }
       *[no] { $variant ->
            [0] { $name } ties up in **{ $location }** ({ $where })
            [1] { $name } drops anchor off **{ $location }** ({ $where })
           *[2] Land ahoy for { $name }: **{ $location }** ({ $where })
        }
    }{ $left ->
        [0] .
       *[other] , not { $declined }.
    }
dream-cruise-event-no-course = { $name } finds no place left on the chart and drifts.
dream-cruise-event-jana-took-locations = 👩‍✈️ Jana sails where nobody wanted to go: { $locations }.
dream-cruise-event-sea-day-enjoyed = 🌊 A day at sea leaves time for ideas: { $name } draws a ship card.
dream-cruise-event-you-drew-ship-card = The day at sea brought you { $card }.

dream-cruise-event-sets-laid-out = { $open ->
        [one] One set of ship cards lies open
       *[other] { $open } sets of ship cards lie open
    }, and { $hidden ->
        [0] none lies face down
        [one] one card lies face down
       *[other] { $hidden } cards lie face down
    }.
dream-cruise-event-set-taken = { $variant ->
        [0] { $name } snaps up { $cards }.
        [1] { $cards }: { $name } signs for the crate.
       *[2] { $name } carries off { $cards }.
    }
dream-cruise-event-hidden-set-taken = { $name } takes the face-down set 🎁{ $begins ->
        [yes] {" "}and with it the token 🎫.
       *[no] . What is in it?
    }
dream-cruise-event-you-took = In the face-down set you find { $cards }.
dream-cruise-event-no-set = The ship cards have run out: there is no set left for { $name }.
dream-cruise-event-sets-discarded = Left on the quay: { $cards }.

dream-cruise-event-said-done = { $name } is done for today.
dream-cruise-event-said-not-done = { $name } has had another idea.
dream-cruise-event-guest-sent-sports = { $colour } **{ $family }** works up a sweat: { $place }{ $ship ->
        [yes] {" "}(aboard)
       *[no] {""}
    }.
dream-cruise-event-guest-sent-culture = { $colour } **{ $family }** is all eyes and ears: { $place }{ $ship ->
        [yes] {" "}(aboard)
       *[no] {""}
    }.
dream-cruise-event-guest-sent-rest = { $colour } **{ $family }** puts both feet up: { $place }{ $ship ->
        [yes] {" "}(aboard)
       *[no] {""}
    }.
dream-cruise-event-guest-sent-city = { $colour } **{ $family }** gets lost in the alleys: { $place }{ $ship ->
        [yes] {" "}(aboard)
       *[no] {""}
    }.
dream-cruise-event-guest-sent-country = { $colour } **{ $family }** laces up the boots: { $place }{ $ship ->
        [yes] {" "}(aboard)
       *[no] {""}
    }.
dream-cruise-event-guest-sent-beach = { $colour } **{ $family }** digs toes into the sand: { $place }{ $ship ->
        [yes] {" "}(aboard)
       *[no] {""}
    }.
dream-cruise-event-activity-staged = { $name } stages { $card } in { $where }.
dream-cruise-event-addition-built = { $name } builds { $card } and pays with { $payment }{ $swap ->
        [yes] ; out goes { $replaced }{ $left ->
            [0] {""}
           *[other] {" "}with { $guests }
        }.
       *[no] .
    }
dream-cruise-event-captain-sent = 🧑‍✈️ The captain of { $name } hosts { $place } (else { $icon }), paid with { $payment }: everyone may come.
dream-cruise-event-family-finished = { $variant ->
        [0] 🎉 **{ $family }** leaves the ship of { $seat } with sunburn and a smile: +{ $points }.
        [1] 🎉 Every wish came true! **{ $family }** hugs { $seat } goodbye: +{ $points }.
        [2] 🎉 **{ $family }** rolls the suitcases home, five stars for { $seat }: +{ $points }.
        [3] 🎉 "Same cabin next year, { $seat }!" **{ $family }** goes home happy: +{ $points }.
       *[4] 🎉 **{ $family }** waves from the pier until { $seat } is out of sight: +{ $points }.
    }

## The private panel

dream-cruise-panel-spectator = 👀 You are watching. Everything you may know is on the board.
dream-cruise-panel-ship = 🛳️ **Your ship** · { $points ->
        [one] 1 point
       *[other] { $points } points
    } { $over ->
        [yes] in the end
       *[no] if it ended now
    }
dream-cruise-panel-hand = { $count ->
        [0] 🃏 **Your hand** is empty.
        [one] 🃏 **Your hand** · 1 ship card
       *[other] 🃏 **Your hand** · { $count } ship cards
    }
dream-cruise-panel-drawn-families = 👪 **These families want to board**
dream-cruise-drawn-family = **{ $name }** { $pips } ⭐{ $points } · { $wishes }
dream-cruise-panel-drawn-locations = 🧭 **You can sail to**
dream-cruise-location-card = 📍{"\u00A0"}**{ $name }** · { $where } · { $kind ->
        [sea] { $points ->
            [0] counts once a port of a new region joins
           *[other] routes +{ $points }
        }
       *[port] { $ports ->
            [one] first port there
           *[other] port { $ports } there
        }{ $points ->
            [0] {""}
           *[other] , routes +{ $points }
        }
    }
dream-cruise-location-top = ╰ { $offer }{ $fans ->
        [0] {""}
       *[other] {" "}← { $families }
    }
dream-cruise-location-sight = ╰ { $name } { $offer }{ $fans ->
        [0] {""}
       *[other] {" "}← { $families }
    }
dream-cruise-location-spots = ╰ 2 spots for activity cards{ $card ->
        [yes] {" "}· brings you 1 ship card
       *[no] {""}
    }
dream-cruise-location-jana = ╰ 👩‍✈️ Jana's best route { $change ->
        [yes] { $before } → { $after }
       *[no] stays at { $before }
    }
dream-cruise-panel-visit = **Where guests can go today**
dream-cruise-panel-no-visit = **Where guests can go today** · there was no place left to sail to
dream-cruise-panel-captain = { $captain ->
        [captain-is-out] 🧑‍✈️ The captain is out for today.
        [no-card-to-pay-with] 🧑‍✈️ The captain stays on the bridge: you have no card to pay him with.
       *[ready] 🧑‍✈️ The captain is on the bridge: for 1 card he makes a place fit for any wish.
    }

dream-cruise-done-title = { $alone ->
        [yes] 📝 **Done so far**
       *[no] 🤫 **Done so far**, sealed until everyone is done
    }
dream-cruise-done-earlier = ╰ { $count ->
        [one] 1 earlier act
       *[other] { $count } earlier acts
    }
dream-cruise-done-line = ╰ { $text }
dream-cruise-did-send = { $family } → { $place }
dream-cruise-did-stage = { $emoji }{"\u00A0"}{ $card } played
dream-cruise-did-build = 🏗️{"\u00A0"}{ $card } built, paid with { $payment }{ $swap ->
        [yes] , instead of { $replaced }
       *[no] {""}
    }
dream-cruise-did-captain = { $emoji }{"\u00A0"}captain at { $place }, paid with { $payment }

dream-cruise-menu-board = Who comes aboard?
dream-cruise-menu-family = Send { $family } ({ $left } aboard) to …
dream-cruise-menu-cards = Play a card …
dream-cruise-menu-captain = Captain (costs 1 card) to …
dream-cruise-menu-replace = Replace … with { $card }
dream-cruise-menu-pay = { $act ->
        [captain] Pay for the captain with …
       *[build] Pay for { $card } with …
    }

dream-cruise-note-board = ⭐{ $points } · { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    } · { $icons }
dream-cruise-note-send = { $captain ->
        [yes] any wish
       *[no] { $icon }
    }, { $free } of { $room } free · { $left ->
        [0] { $name } all sent: +{ $points }{ $last ->
            [yes] , { $total } in all
           *[no] !
        }
       *[other] then { $left } to go
    }{ $blocks ->
        [colour] {" "}· stays there till all are sent
        [card] {" "}· no card may cover it then
       *[nothing] {""}
    }
dream-cruise-note-stage = Free · { $offer } · { $covers ->
        [yes] covers { $sight }
       *[no] takes a spot
    }
dream-cruise-note-build = { $known ->
        [yes] Pays with { $payment }
       *[no] Costs 1 other card
    } · { $offer }{ $last ->
        [yes] {""}
       *[no] , for good
    }{ $full ->
        [yes] {" "}· an old one goes
       *[no] {""}
    }
dream-cruise-note-captain = { $known ->
        [yes] Pays with { $payment }
       *[no] Costs 1 card
    } · any wish, { $free } free · { $count ->
        [0] nobody more could come
       *[other] new: { $names }
    }
dream-cruise-note-replace = Loses { $offer }{ $count ->
        [0] {" "}· empty
       *[other] {" "}· with { $guests }, their visits count
    }
dream-cruise-note-pay = { $kind ->
        [activity] Discards an activity: { $offer }
       *[addition] Discards an addition: { $offer }
    }

dream-cruise-face-send = { $family } → { $place }
dream-cruise-face-stage = Play { $card }
dream-cruise-face-build = Build { $card }
dream-cruise-face-captain = Captain → { $place }
dream-cruise-face-replace = Tear down { $card }
dream-cruise-face-pay = Pay with { $card }
dream-cruise-face-open-hand = Cards and captain
dream-cruise-face-close-hand = Back to the guests
dream-cruise-face-take-back = Take back the last act
dream-cruise-face-never-mind = Never mind
dream-cruise-face-done = Done for today
dream-cruise-face-not-done = Not done after all

## What can I do right now?

dream-cruise-now-over = The cruise is over. The result is on the board.
dream-cruise-now-board = { $cabins ->
        [one] One cabin is empty. Of { $drawn } families, choose the one that boards.
       *[other] { $cabins } cabins are empty. Of { $drawn } families, choose the { $cabins } that board.
    } { $last ->
        [yes] This is the last round: a family brings its points only if you send all of it today.
       *[no] Many members with few wishes bring more points, but take longer.
    }
dream-cruise-now-boarded = 🤫 { $families } may board. You can change your mind until everyone has chosen.
dream-cruise-now-full = All your cabins are taken, so nobody boards. The others are choosing.
dream-cruise-now-unasked = All families you drew come aboard, so there is nothing to choose. The others are choosing.
dream-cruise-now-course = Choose where to sail. Today you can send guests there, and in the end ports of one region make a route. An arrow ← names families of yours with that wish.
dream-cruise-now-sailed = 🤫 You sail to **{ $location }**.{ $drawn ->
        [one] {" "}There was no other place.
       *[other] {" "}You can change course until everyone has chosen.
    }
dream-cruise-now-no-course = There is no place left for you to sail to this round.
dream-cruise-now-take = Your turn: take one set into your hand. 🎪 activities are free to play, 🏗️ additions cost another card. An arrow ← names families of yours with that wish.{ $hidden ->
        [free] {" "}The face-down set 🎁 lets you begin next round.
        [last] {" "}The face-down set 🎁 is open to you, too.
        [not-for-start-player] {" "}You began this round, so the face-down set is not for you.
        [set-gone] {" "}The face-down set is taken already.
       *[no-such-set] {""}
    }
dream-cruise-now-take-alone = Take one set into your hand, open or face down. 🎪 activities are free to play, 🏗️ additions cost another card. An arrow ← names families of yours with that wish.
dream-cruise-now-taken = You have your set. Next: { $names }.
dream-cruise-now-wait-set = { $names } is choosing a set. { $left ->
        [yes] Your turn will come, and there will be a set left for you.
       *[no] The ship cards have run short: there will be no set left for you.
    }
dream-cruise-now-all-out = Every guest is out. What a day!{ $build ->
        [yes] {" "}You can still build for the days to come.
       *[no] {""}
    } Press **Done for today** when that is all.
dream-cruise-now-sail = { $guests ->
        [yes] Send guests: each family has its menu.{ $apart ->
            [yes] {" "}Cards and captain are behind their button.
           *[no] { $opening ->
                [one] {" "}Cards or the captain can open more.
                [both] {" "}A card with the captain on it can open more.
               *[none] {""}
            }
        }
       *[no] { $apart ->
            [yes] No guest fits anywhere just now. Cards and captain are behind their button.
           *[no] { $opening ->
                [one] No guest fits anywhere just now. Cards or the captain can open more.
                [both] No guest fits anywhere just now. A card with the captain on it can open more.
               *[none] Nothing more can be done for your guests today.{ $build ->
                    [yes] {" "}You can still build for the days to come.
                   *[no] {""}
                }
            }
        }
    } Press **Done for today** when that is all.
dream-cruise-now-hand-open = Play a card or send the captain, or go back to the guests.
dream-cruise-now-replace = Your three spaces are full. Which addition makes room for **{ $card }**? Guests on it leave for good: their visits count, their half points don't.{ $known ->
        [yes] {" "}**{ $payment }** pays for it.
       *[no] {""}
    }
dream-cruise-now-pay-build = One other card of your hand pays for **{ $card }**. Which one?
dream-cruise-now-pay-captain = One card of your hand pays for the captain's visit to **{ $place }**, where any wish will do then. Which one?
dream-cruise-now-done = ✅ You are done for today. While others are still busy you can say that you are not.
dream-cruise-now-watch-board = Everyone with an empty cabin is choosing families, in secret. They come aboard together.
dream-cruise-now-watch-course = Everyone is choosing where to sail, in secret. All courses are shown together.
dream-cruise-now-watch-display = One after the other takes a set of ship cards.
dream-cruise-now-watch-sail = Everyone is sending guests, playing cards and building, in secret. When all are done, the whole day is shown.

## The result

dream-cruise-result-winner = 🏆 **{ $name } wins!**
dream-cruise-result-by-hand = -# { $first } and { $second } are level on points: more ship cards left in hand decided ({ $more } to { $fewer }).
dream-cruise-result-by-turn = -# { $first } and { $second } are level on points and on cards in hand: whoever took a set earlier in the last round is ahead.
dream-cruise-result-beat-jana = 🏆 **{ $name } beats Jana!**
dream-cruise-result-lost-to-jana = 👩‍✈️ **Jana wins this time.** { $level ->
        [yes] Level on points, { $name }, and ties are hers.
       *[no] Fair winds for the next cruise, { $name }!
    }
dream-cruise-result-ending-families = -# The last family had boarded, so the round, and with it the cruise, was over.
dream-cruise-result-ending-locations = -# There were no longer enough places to sail to, so the cruise was over.
dream-cruise-result-place = { $place }.
dream-cruise-result-seat = { $medal } **{ $name }** · **{ $total ->
        [one] 1 point
       *[other] { $total } points
    }**
dream-cruise-result-jana = { $medal } 👩‍✈️ **Jana** · **{ $total ->
        [one] 1 point
       *[other] { $total } points
    }**
dream-cruise-result-families = 👪 families **{ $points }**: { $families }
dream-cruise-result-family = { $name } { $points }
dream-cruise-result-routes = 🧭 routes **{ $points }**: { $routes }
dream-cruise-result-route = { $region } { $points } ({ $ports })
dream-cruise-result-route-sea = { $region } { $points } ({ $ports } + 🌊 { $sea })
dream-cruise-result-routes-both = { $first }; { $after }
dream-cruise-result-no-route = none
dream-cruise-result-guests = 👤 guests out **{ $points }**: half of { $guests } · 🃏{"\u00A0"}{ $cards }{"\u00A0"}left
dream-cruise-result-key = -# A route of 2, 3, 4, 5 or more places brings 1, 3, 6, 9.

## Rules pages

dream-cruise-rules-goal-title = The game in short
dream-cruise-rules-goal =
    Three families live on your ship, each guest with a wish. **Send every guest of a family to something they wish for**, and the family goes home happy and brings its points ⭐. An empty cabin takes in the next one.

    Besides, the ports you visit make **routes** 🧭, and in the end guests who are still out count a little.

    ### A round
    1. 👪 **Boarding.** New families move into empty cabins (not in round 1).
    2. 🧭 **Course.** Of three places you choose the one you sail to today.
    3. 🎪 **Entertainment.** In turn, everyone takes one set of ship cards.
    4. 🛟 **The day.** Send guests, play cards, build, ask the captain.
    5. 👋 **Farewell.** Happy families leave, and a new round begins.

    Everything but the sets is chosen by all at the same time, in secret, and shown together. Until the last one has chosen you may change your mind.

    Most cruises last six or seven rounds, a leisurely one eight to ten. The round in which the **last family ashore** is drawn is the last one.

    ### To begin with
    Chance deals everyone three starting families (one letter from A to D), and the token 🎫 of whoever begins. With 4 players 48 more families wait ashore, with 3 it is 36, with 2 it is 24, alone 18.

dream-cruise-rules-cards-title = Icons and cards
dream-cruise-rules-cards =
    ### Six wishes
    Found anywhere: 🏃Sp Sports · 🎭Cu Culture · 🧘Re Rest
    Found ashore only: 🏙️Ci City · 🌲Co Country · 🏖️Be Beach

    ### Families
    `⚪W Abbott ●●○ ⭐3 🏃Sp 🏙️Ci`: in the white cabin; of three guests two are aboard and one has been sent; worth 3 once all are; each guest wishes for sports *or* a city.
    Cabins: ⚪W white, 🟠O orange, 🔵B blue. They play alike, but an activity takes **only one guest of each colour**.

    ### Places to sail to
    📍 A **port** offers an excursion and a sight; one 🎪 card can cover the sight.
    🌊 A day **at sea** offers one thing, and two spots for 🎪 cards.
    ×2 means: room for two guests.

    ### Ship cards
    🎪 **Activity**: free to play on today's place, and gone tomorrow.
    🏗️ **Addition**: costs one other card of your hand, but stays on your ship.
    Cards that look alike (same kind, icon and number) do the same, so only one of them is offered.

    ### Regions
    🏺 East Med · 🍋 West Med · 🏰 Baltic · ❄️ Arctic · ☘️ North and Irish Sea · 🐋 Atlantic, six ports each.

dream-cruise-rules-boarding-title = 1. Boarding
dream-cruise-rules-boarding =
    For each empty cabin you draw **two families** and let **one** board. With two empty cabins you keep any two of four, with three any three of six.

    - Nobody needs to say which cabin is whose: they fill up from white to blue.
    - All members move in at once, each in the colour of the cabin.
    - Families you turn away are discarded, openly.
    - If no cabin of yours is empty, you just wait.

    ### Whom to choose?
    - Points grow with the number of members, and shrink with the number of wishes: who is easy to please brings less.
    - Look at what you have: a 🏗️ addition pleases one guest of every colour who likes it, and is free again once that family has left.
    - City, country and beach are only found in ports.

    ### The last round
    As soon as the last family ashore has been drawn, by anybody, **this round is the last**. Those who still have to draw get families that were turned away before.

dream-cruise-rules-course-title = 2. Course and routes
dream-cruise-rules-course =
    You draw three places, sail to **one**, and the other two are discarded. Your place stays in front of you to the end, but guests can go there only **today**.

    ### Routes
    At the end, all your ports of **one region** make a route:
    - 2 places: 1 point
    - 3 places: 3 points
    - 4 places: 6 points
    - 5 or more: 9 points

    A day at sea 🌊 fits any region. Each route takes **one** of them at most; they are put where they bring the most, without you doing anything. The sea alone is no route.

    You can have several routes. When you choose, the panel tells what each place would add.

    ### Option: sea days
    If it is on, everyone who chose a day at sea draws one ship card as soon as the courses are shown.

dream-cruise-rules-entertainment-title = 3. Entertainment
dream-cruise-rules-entertainment =
    Ship cards are laid out in sets of two: one set **face down** 🎁, the others open. With 4 players there are four open ones, with 2 or 3 three, alone two.

    From whoever holds the token 🎫, everyone in turn **must take one set**. Nothing is refilled in between. What nobody takes is discarded.

    🎁 **The face-down set** is a surprise, and its taker begins the next round. Whoever begins this round may not take it. If nobody does, the token stays where it is.

    Your hand is secret, and may be as large as you like.

    👇 Press a set on the board or in your hand.

dream-cruise-rules-sailing-title = 4. The day: guests and cards
dream-cruise-rules-sailing =
    Do as much as you like, in any order. It stays secret until everyone is done.

    ### Send guests (free)
    In the menu of a family, choose where one of its guests goes.
    - The activity shows a wish of that family.
    - There is room left, and **nobody of the same colour** is there yet.
    - A guest who has been sent is not moved again. You may keep guests aboard.

    They go to today's place, to cards on it, or to additions of your own ship. Several guests of a family may go on one day, each to another activity.

    ### Play activities 🎪 (free)
    - In a port a card covers the sight, which is gone for today. It can't be covered once a guest or the captain stands there.
    - At sea there is room for two cards.

    ### Build 🏗️ and the captain 🧑‍✈️ cost a card
    See the next page.

    ↩️ **Take back the last act** undoes step by step. **Done for today** ends your day; while others are busy you can say that you are not done after all.

dream-cruise-rules-costs-title = 4. The day: building, the captain
dream-cruise-rules-costs =
    ### Build an addition 🏗️
    Choose it, then choose **one other card** of your hand that pays for it; if there is only one, it pays by itself. The addition is open to your guests from now on, in this round and all later ones.
    - Guests on it stay there until their whole family has been sent. So long they block their place and their colour.
    - A ship has **three spaces**. When they are full, a new addition replaces one that you choose. Guests on the old one leave the game: their visit counts, they don't go back to their cabin.
    - An addition is never just removed.

    ### Send the captain 🧑‍✈️
    Once a round, for **any one card** of your hand, he goes to an activity of today's place or to a card played on it.
    - From then on **any wish will do** there. Room and colours still count.
    - He may join guests who are there already, and stays until the round is over.
    - He never goes to additions.

    Any ship card can pay, be it an activity or an addition. Payments are discarded when the day is shown.

dream-cruise-rules-end-title = 5. Farewell, and the end
dream-cruise-rules-end =
    ### At the end of each day
    - Families with no guest left aboard go home 👋: their points are yours, and their guests leave all activities, additions too.
    - If another round follows, all other guests leave today's place. **Their visit still counts.** Those on additions stay.
    - Then the captain returns, and played 🎪 cards are discarded. Additions, hand and visited places stay.

    ### At the end of the last round
    Only the happy families go home. **All other guests stay where they are**, and you count:
    - ⭐ the points of all families who went home, in any round
    - 🧭 your routes: 2, 3, 4, 5 places bring 1, 3, 6, 9
    - 👤 1 point for every **two guests** who are still out, in ports, on cards and on additions together

    A family that still has a guest in its cabin brings nothing else.

    🤝 **Ties:** more ship cards in hand win; then whoever took a set earlier in the last round.

dream-cruise-rules-jana-title = Alone: you and Jana
dream-cruise-rules-jana =
    If one person plays, 👩‍✈️ **Jana** takes the other pier. She has no ship and decides nothing.

    - **Boarding:** after you have drawn, she draws one family, unseen, onto her pile; not in round 1.
    - **Course:** the two places you don't choose are hers.
    - **Entertainment:** two open sets and a face-down one; you may take any of them. There is no token.
    - **The day:** she does nothing.

    18 families wait ashore, so she speeds up the end.

    ### The count
    She scores all her families, and **one** route: her best region, with one day at sea at most. You score as always. You have to have **more** points than she has: ties are hers.

    Think twice what you leave to her: three ports of one region are three points.

    ### Option: Jana
    From 0 to 3: with so many families she starts, each worth 3 to 4 points as a rule. They come from those that don't take part. Whoever just does the first thing offered beats her in half of all games at level 0, and in one of ten at level 3.

dream-cruise-rules-rulings-begin-title = Fine print: boarding, course, sets
dream-cruise-rules-rulings-begin =
    What is *printed* stands in the rules of the box, *read* follows from them, *ours* is our choice.

    - *Ours:* in phases 1 and 2 all draw before anyone chooses, in order from whoever begins. What they turn away is discarded in that order. If families run short, the last one gets fewer, and a cabin may stay empty.
    - *Read:* the last family drawn, also by Jana, calls the last round, and the discard becomes the deck at once.
    - *Read:* cabins play alike and fill from white to blue. Any of the drawn families may stay.
    - *Ours:* who has no choice isn't asked, be it a family, a place, or the only card that can pay.
    - *Ours:* each region has six ports. Starting families have three members and three points. Chance decides who begins.
    - *Ours:* sea days are an option. Their cards are drawn in order, before the sets are laid out.
    - *Ours:* if the places don't go round, they are dealt one by one and this round is the last. Some may sail nowhere.
    - *Printed:* the face-down set brings the token, and who begins can't take it. If it is left untaken, it stays.
    - *Read:* hands are secret. Open sets are not, nor is who took which.
    - *Read/ours:* everyone must take a set. If cards are short, open sets come first and an empty one is not there. The last may go without, but keep their place in ties.
    - *Ours:* discards lie open, the set left over too. Families in the box stay unknown.
    - *Read:* guests never run out, for no family has more than six.

dream-cruise-rules-rulings-sail-title = Fine print: the day
dream-cruise-rules-rulings-sail =
    - *Read:* guests, activities and the captain go to today's place only. Older places count for routes alone.
    - *Read:* guests go to activities of their own ship. A family may send several in a day, one to each activity. A wish may be met twice or never. Nobody is moved again, and nobody has to go.
    - *Ours:* a ship has three addition spaces.
    - *Read:* any one other ship card pays. Where the captain is, every wish will do, but number and colours still count.
    - *Read:* a sight with a guest or the captain isn't covered, and a covered one takes neither.
    - *Read:* the captain goes out once a round, and may join guests who are there.
    - *Read:* guests stay on an addition until their family is finished or the addition is replaced. Then they leave for good: the visit counts, its half point doesn't.
    - *Printed:* an addition is replaced only if no space is free. *Read:* that may be one built today. The old card and the payment are discarded.
    - *Ours:* acts and hand sizes stay sealed until the last is done. Until then you can take back the last act, or be not done after all.
    - *Ours:* days are shown, payments discarded and families counted in order from whoever began.
    - *Ours:* of cards alike only the first is offered. With more than 25 things to do, cards and captain are one press further on.
    - *Read:* played activities are discarded visited or not, and sets left over already after phase 3.

dream-cruise-rules-rulings-end-title = Fine print: the end, Jana
dream-cruise-rules-rulings-end =
    - *Read:* visited places stay with you for the routes.
    - *Read:* routes are worth 1, 3, 6, 9 for 2, 3, 4, 5 or more places. The box has an example of ten points: that is nine and one.
    - *Read:* sea cards go where they bring the most, one a route at most. Alone they are no route.
    - *Ours:* all ports of a region are one route, never split. A second sea card in it is worth nothing.
    - *Read:* finished families and their guests leave before the last count. Then guests on all cards together bring a point for every two. The captain is no guest, and unfinished families bring nothing.
    - *Printed:* ties go to more ship cards in hand. *Ours:* then to whoever came earlier in the last phase 3, wherever the token lies by then.

    ### Alone
    - *Ours:* nobody begins, and any of three sets may be taken.
    - *Ours:* Jana draws at the end of each boarding, so not in round 1. Her pile stays face down to the end, her places lie open. The families she starts with come from outside the deck.
    - *Printed:* she scores her families and her best route, and wins ties. *Ours:* with one sea card at most, and no guests.

## Refusals: what was wrong, and what to do instead

dream-cruise-refusal-not-boarding = Nobody is boarding just now. Look at your hand for what this phase asks.
dream-cruise-refusal-not-setting-course = The courses of this round are set already. Look at your hand for what this phase asks.
dream-cruise-refusal-not-taking-sets = No sets lie out to be taken just now. They come right after the courses.
dream-cruise-refusal-not-sailing = Guests and cards have to wait until the day begins, right after the sets have been taken.
dream-cruise-refusal-day-over = That day is over, and everyone has seen it. The next one begins right after the sets have been taken.
dream-cruise-refusal-families-not-offered = Those families can't board like that. Choose as many as you have empty cabins, from those you drew.
dream-cruise-refusal-location-not-drawn = That place is not among those you drew. Choose one of those in your hand.
dream-cruise-refusal-no-such-set = There is no such set in this round. Choose one of those on the board.
dream-cruise-refusal-set-gone = Somebody was faster: that set is taken. Choose one of the others.
dream-cruise-refusal-not-for-start-player = You began this round, so the face-down set is not for you. Take one of the open ones.
dream-cruise-refusal-already-done = You have said that you are done for today. Press **Not done after all** first.
dream-cruise-refusal-not-done-yet = You are still at it, so there is nothing to come back from. Just go on.
dream-cruise-refusal-finish-act-first = One act is half done. Choose what pays for it or what it replaces, or press **Never mind**.
dream-cruise-refusal-look-elsewhere = There is a lot to do today, so guests and cards are in two places. Press the blue button to change over.
dream-cruise-refusal-nothing-hidden = All you can do is shown at once now. Choose from the menus.
dream-cruise-refusal-pays-not-for-itself = A card can't pay for itself. Choose another one of your hand.
dream-cruise-refusal-already-paid = That is done and paid for already. You can still take it back.
dream-cruise-refusal-replace-first = First choose which addition makes room. What pays is asked right after.
dream-cruise-refusal-already-replaced = You have chosen what makes room. Now choose the card that pays, or press **Never mind**.
dream-cruise-refusal-already-taken-back = That is taken back already, so there was nothing more to undo.
dream-cruise-refusal-place-changed = Another card lies there now. Choose anew from the menus: they show today as it is.
dream-cruise-refusal-nothing-to-pay = Nothing waits to be paid. Choose an addition to build or a place for the captain first.
dream-cruise-refusal-nothing-to-replace = No addition has to make room now. Choose what you want to build first.
dream-cruise-refusal-not-the-last-act = Acts are taken back one by one, the last one first. Take back what came after it.
dream-cruise-refusal-family-not-aboard = That family doesn't live on your ship. Send somebody from your own three cabins.
dream-cruise-refusal-no-guest-left = All of that family have been sent. Choose another family, or take an act back.
dream-cruise-refusal-no-such-place = There is no such place today. Choose one from the menus.
dream-cruise-refusal-covered = A card covers that sight today. Choose the card, or another place.
dream-cruise-refusal-place-full = There is no room left at that activity. Choose another one, or keep the guest aboard.
dream-cruise-refusal-colour-there = A guest of that colour is there already, and one is the limit. Choose another activity.
dream-cruise-refusal-wrong-icon = That is not what this family wishes for. Choose another activity, or send the captain there first.
dream-cruise-refusal-not-in-hand = You don't hold that card any more. Choose one from your hand.
dream-cruise-refusal-like-offered = Another card of your hand does exactly the same. Choose that one from the menu.
dream-cruise-refusal-not-an-activity = That card is an addition: it is built, not played. Choose it in the menu of your cards.
dream-cruise-refusal-not-an-addition = That card is an activity: it is played, not built. Choose it in the menu of your cards.
dream-cruise-refusal-no-location = Your ship lies nowhere this round. Guests can still go to your additions.
dream-cruise-refusal-no-spot-free = Today's place takes no more cards. This one can still pay for something else.
dream-cruise-refusal-sight-in-use = Somebody stands at the sight, so no card can cover it. Take that back first, or keep the card.
dream-cruise-refusal-no-card-to-pay-with = This costs one other card, and you have none. Send guests instead, or be done.
dream-cruise-refusal-not-built = That addition is not on your ship. Choose one of your three to make room.
dream-cruise-refusal-captain-is-out = The captain goes out once a round, and he is out. Send guests to where he is.
dream-cruise-refusal-not-for-captain = The captain stays away from additions. Send him to today's place, or to a card played there.
