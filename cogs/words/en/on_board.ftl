# On Board: everything a player reads in this game. Numbers called $variant pick one of several ways to say the same.

## What the game is

on-board-name = On Board
on-board-blurb = Two captains fill their ocean liners: one splits three cards into two piles, the other picks, and both squeeze their guests into cabins. Spoil the guests, gather symbols, and be ahead at every port of call.
on-board-players = 2 players
on-board-time = 25 to 35 minutes

on-board-option-edition = Edition
on-board-option-edition-2022 = 2022
on-board-option-edition-2019 = 2019
on-board-option-captains = Captains
on-board-option-luggage = Luggage
on-board-option-specials = Special passengers
on-board-options-clash = Captains, luggage and special passengers come with the edition of 2022. Leave out `edition=2019` to play with them, or leave them out to play the edition of 2019.

## Names of things

on-board-side-0 = Green
on-board-side-1 = Red
on-board-player = { $side } · { $name }
on-board-nothing = nothing
on-board-title = { $sign } **{ $name }**
on-board-label = { $sign } { $name }
on-board-alike = { $name } { $number }
on-board-sentences = { $said } { $more }
on-board-line = ↳ { $said }
on-board-no-cabins = none
on-board-covered = { $covered } { $size ->
        [one] 1 card
       *[other] { $size } cards
    } face down
on-board-secret = { $covered } { $card }
on-board-card = { $title }: { $effect }
on-board-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

on-board-card-cabins = Cabins { $cabins }
on-board-card-stars = Master key
on-board-card-gourmet = Gourmet
on-board-card-tenor = Tenor
on-board-card-heiress = Heiress
on-board-card-toastmaster = Toastmaster
on-board-card-barkeeper = Barkeeper
on-board-card-vintner = Vintner
on-board-card-painter = Painter
on-board-card-swimmer = Swimmer
on-board-card-botanist = Botanist
on-board-card-photographer = Photographer
on-board-card-tennis-star = Tennis star
on-board-card-croupier = Croupier
on-board-card-card-sharp = Card sharp
on-board-card-chess-master = Chess master
on-board-card-sommelier = Sommelier
on-board-card-magician = Magician
on-board-card-globetrotter = Globetrotter
on-board-card-sunbather = Sunbather
on-board-card-high-roller = High roller
on-board-card-connoisseur = Connoisseur
on-board-card-poet = Poet
on-board-card-dancer = Dancer
on-board-card-flautist = Flautist
on-board-card-countess = Countess
on-board-card-aviator = Aviator
on-board-card-student = Student
on-board-card-teacher = Teacher
on-board-card-banker = Banker
on-board-card-baroness = Baroness
on-board-card-clerk = Clerk
on-board-card-doctor = Doctor
on-board-card-tailor = Tailor
on-board-card-consul = Consul
on-board-card-grumbler = Grumbler
on-board-card-snorer = Snorer
on-board-card-pickpocket = Pickpocket
on-board-card-diva = Diva
on-board-card-room-to-spare = Room to spare
on-board-card-house-favourite = House favourite
on-board-card-casino-night = Casino night
on-board-card-captains-toast = Captain's toast
on-board-card-sun-deck-party = Sun deck party
on-board-card-full-programme = Full programme
on-board-card-port-register = Port register
on-board-card-guest-book = Guest book
on-board-card-thick-skin = Thick skin
on-board-card-stoker = Stoker
on-board-card-greaser = Greaser
on-board-card-engineer = Engineer
on-board-card-castaway = Castaway
on-board-card-raft-boy = Raft boy
on-board-card-beachcomber = Beachcomber

## What the cards do, in short

on-board-effect-number = { $value ->
        [one] { $points } point
       *[other] { $points } points
    }, wants { $wish }
on-board-effect-number-needs = { $points } points, wants { $wish }, and { $symbol } aboard or else 😠
on-board-effect-symbol = { $count ->
        [one] brings { $symbols }, wants { $wish }
       *[other] brings one of { $symbols }, wants { $wish }
    }
on-board-effect-lover = Lover worth { $value }, joins a passenger
on-board-effect-cabins = opens { $cabins }
on-board-effect-stars = opens { $stars } stars of cabins as you like
on-board-effect-objective = at the end { $goal }
on-board-effect-luggage = { $effect } (luggage)
on-board-effect-mechanic = at the end +1 per occupied cabin of its line
on-board-effect-castaway = at the end −1 per empty cabin of its line

on-board-goal-empty_cabins = 2 per empty cabin
on-board-goal-chosen_symbol = 1 per { $symbol }
on-board-goal-symbol-to-choose = 1 per symbol of a kind you name
on-board-goal-symbol = 2 per { $symbol }
on-board-goal-trios = 5 per set 🍸☀️🎲
on-board-goal-ports = 2 per port won
on-board-goal-satisfied_trios = 1 per three 😊
on-board-goal-discontented = 1 per 😠
on-board-goal-open_three_star = 1 per open 3★ cabin

on-board-captain-courtesy = Captain Courtesy
on-board-captain-carpenter = Captain Carpenter
on-board-captain-chameleon = Captain Chameleon
on-board-captain-sunshine = Captain Sunshine
on-board-captain-cupid = Captain Cupid
on-board-captain-curtain = Captain Curtain
on-board-captain-courtesy-effect = once between two ports, gives a card just taken to the other liner; you are asked every turn till then
on-board-captain-carpenter-effect = once between two ports, adds 2 stars when you open cabins
on-board-captain-chameleon-effect = once between two ports, turns a symbol you draw into another
on-board-captain-sunshine-effect = every ☀️ brings 3 at a port instead of 2
on-board-captain-cupid-effect = every Lover is worth 3 more
on-board-captain-curtain-effect = when you split the cards, only you see them, and one pile may lie face down

on-board-luggage-costume_trunk = Costume trunk
on-board-luggage-hatbox = Hatbox
on-board-luggage-love_letters = Love letters
on-board-luggage-first_aid_kit = First-aid kit
on-board-luggage-gift_parcel = Gift parcel
on-board-luggage-toolbox = Toolbox
on-board-luggage-costume_trunk-effect = once, turn a symbol you draw into another
on-board-luggage-hatbox-effect = once, lay a pile face down when you split the cards
on-board-luggage-love_letters-effect = once, a Lover is worth 2 more
on-board-luggage-first_aid_kit-effect = once, all 😠 of your turn become 😊
on-board-luggage-gift_parcel-effect = once, give a card just taken to the other liner; you are asked every turn till then
on-board-luggage-toolbox-effect = once, 2 more stars when you open cabins

on-board-port-satisfied = most 😊
on-board-port-symbols = most symbols
on-board-port-open = most open cabins
on-board-port-filled = most passengers in cabins
on-board-port-fewest_discontented = fewest 😠

on-board-port-satisfied-short = 😊
on-board-port-symbols-short = symbols
on-board-port-open-short = open cabins
on-board-port-filled-short = full cabins
on-board-port-fewest_discontented-short = few 😠

on-board-gift-satisfied = Happy guest
on-board-gift-symbol = Port symbol
on-board-gift-two_star_cabin = Port cabin
on-board-gift-two_stars_of_choice = Port cabins
on-board-gift-lover = Port romance
on-board-gift-suites_objective = Suite register
on-board-gift-satisfied-effect = one 😊
on-board-gift-symbol-effect = a symbol of your choice for a free cabin
on-board-gift-two_star_cabin-effect = opens 2★
on-board-gift-two_stars_of_choice-effect = opens 2 stars of cabins as you like
on-board-gift-lover-effect = a Lover, 2 points, joins a passenger
on-board-gift-suites_objective-effect = at the end 1 per open 3★ cabin

## The sheets and the board

on-board-sheet-short = { $door }{"\u00A0"}{ $open } open, { $filled } full · { $sign }{"\u00A0"}{ $free }{"\u00A0"}free
on-board-sheet-boxes = { $pleased } · { $cross } · { $symbols }
on-board-sheet-ports = { $anchor }{"\u00A0"}{ $won } · { $sun }{"\u00A0"}{ $suns }
on-board-sheet-closed = { $closed }×{ $count }
on-board-sheet-goal = { $goal }{"\u00A0"}({ $points })
on-board-sheet-special = ·{"\u00A0"}{ $job }{"\u00A0"}{ $points }
on-board-sheet-special-short = { $job }{"\u00A0"}{ $line }{"\u00A0"}{ $points }
on-board-sheet-captain = { $emoji } { $name }{ $state ->
        [used] {" "}· used until the next port
        [ready] {" "}· ready
       *[none] {""}
    }
on-board-sheet-luggage = Luggage: { $pieces }

on-board-board-captains = 🧭 **Before the trip** · { $turns } turns lie ahead
on-board-board-turn = 🧭 **Turn { $turn } of { $turns }** · ⚓ next port { $left ->
        [1] after this turn
       *[other] in { $left } turns
    }{ $ports ->
        [1] {" "}(the last)
       *[other] {""}
    }
on-board-board-port = ⚓ **Port { $call } of { $calls }**
on-board-board-course = -# Edition of { $edition }{ $past ->
        [none] {""}
       *[other] {" "}· ports so far: { $past }
    }{ $ahead ->
        [none] {""}
       *[other] {" "}· ports to come{ $sure ->
            [yes] {""}
           *[no] , { $count } of { $of }
        }: { $ahead }
    }
on-board-board-over = 🏁 **The last port lies astern.**
on-board-board-liner = { $player } · **{ $points }**{ $role ->
        [deals] {" "}· 🃏
       *[none] {""}
    }

on-board-table-captains = 🤫 Both choose one of two captains in secret. They are shown together.
on-board-table-hatbox = 👒 { $side } may open the hatbox before the cards come: then one pile will lie face down.
on-board-table-divide = 🃏 { $side } splits these three into one and two, then { $other } picks:
on-board-table-divide-covered = { $covered } { $side } alone looks at three cards, and splits them into one and two. Then { $other } picks.
on-board-table-pick = 🃏 { $side } picks a pile:
on-board-pile-single = 1️⃣ **One card**{ $gains ->
        [none] {""}
       *[other] {" "}→ { $gains }
    }
on-board-pile-pair = 2️⃣ **Two cards**{ $gains ->
        [none] {""}
       *[other] {" "}→ { $gains }
    }
on-board-table-give = 🎁 The cards are taken. Before they are written down, one may be given away:
on-board-table-resolve = ✍️ Both write down their cards, each in private:
on-board-table-port = ⚓ The port has a gift to be placed, in private:
on-board-table-gift = { $side }: { $gift }

on-board-lookup = 🔎 Explain a kind of card …
on-board-lookup-passengers = Passengers
on-board-lookup-passengers-in-short = Numbers and wishes: who wants which cabin
on-board-lookup-symbols = Symbols 🍸 ☀️ 🎲
on-board-lookup-symbols-in-short = Three ways to win points
on-board-lookup-lovers = Lovers
on-board-lookup-lovers-in-short = They join a passenger and need no cabin
on-board-lookup-cabins = Cabin cards
on-board-lookup-cabins-in-short = Opening cabins, and the master key
on-board-lookup-objectives = Objectives
on-board-lookup-objectives-in-short = What they count at the end
on-board-lookup-ports = Ports of call
on-board-lookup-ports-in-short = What they compare, and what the other one gets
on-board-lookup-captains = Captains
on-board-lookup-captains-in-short = The six powers
on-board-lookup-luggage = Luggage
on-board-lookup-luggage-in-short = Six things, each used once
on-board-lookup-specials = Special passengers
on-board-lookup-specials-in-short = Mechanics and castaways, one in a line

## The story of a turn

on-board-story-title = **What happened last**
on-board-story-began = **Cast off!**
on-board-story-port = { $anchor } **Land ahoy!** { $sun } pays { $suns }
on-board-story-suns = { $side } +{ $points }

on-board-event-game-began = 🟢 { $green } takes the Green liner, 🔴 { $red } the Red one, as chance has it. { $turns } turns, and a port after every { $stretch }.
on-board-event-captains-dealt = Your two captains: { $captains }. One of them stays.
on-board-event-captain-chosen = { $side } has chosen a captain.
on-board-event-captains-revealed =
    The captains come aboard!
    { $captains }
on-board-event-captain-revealed = { $side }: { $captain }, { $effect }.
on-board-event-turn-began = Turn { $turn }: { $side } splits the cards.
on-board-event-hatbox-opened = 👒 { $side } opens the hatbox: one pile will lie face down.
on-board-event-cards-drawn-open = { $side } turns up { $cards }.
on-board-event-cards-drawn-covered = { $side } draws { $cards } and peeks at them alone.
on-board-event-you-drew = Only you have seen these: { $cards }.
on-board-event-divided = { $side } lays out two piles: { $single } alone, and { $pair } together.
on-board-event-pile-taken = { $side } takes { $pile ->
        [single] one card
       *[pair] two cards
    }{ $covered ->
        [no] {""}
       *[other] {" "}{ $covered } from the dark
    }: { $cards }.
on-board-event-gift-decided = { $side } has decided about a gift.
on-board-event-card-given = { $by ->
        [captain] { $variant ->
            [0] 🎩 { $giver } bows and hands { $card } over to { $receiver }.
            [1] 🎩 "After you!" { $giver } sends { $card } across to { $receiver }.
           *[2] 🎩 With the warmest regards of { $giver }, { $card } now belongs to { $receiver }.
        }
       *[parcel] { $variant ->
            [0] 🎁 { $receiver } unwraps a parcel from { $giver } and finds { $card }.
            [1] 🎁 { $giver } ties a ribbon around { $card } and posts it to { $receiver }.
           *[2] 🎁 How kind: { $receiver } gets { $card } from { $giver }. Nobody had asked.
        }
    }
on-board-event-resolved = { $side } has written everything down.
on-board-event-on-sheet = { $side }: { $said }
on-board-event-noted = ✍️ You wrote down: { $said }
on-board-event-took-back = ↩️ Taken back: { $said }

on-board-helped-costume = { $means ->
        [captain] as the captain wished
       *[luggage] out of the costume trunk
    }
on-board-helped-letters = with love letters
on-board-helped-toolbox = { $means ->
        [captain] as the captain wished
        [both] as the captain wished, with the toolbox
       *[luggage] with the toolbox
    }
on-board-event-drawn = { $helped ->
        [none] { $card } (as { $symbol })
       *[other] { $card } (as { $symbol }, { $helped })
    }
on-board-event-boarded-pleased = { $variant ->
        [0] { $card } gets { $cabin }, finer than ever hoped for: { $mood }
        [1] { $card } bounces on the bed in { $cabin } and beams: { $mood }
       *[2] What a view! { $card } can't believe the luck of { $cabin }: { $mood }
    }
on-board-event-boarded-content = { $variant ->
        [0] { $card } unpacks in { $cabin }.
        [1] { $card } gets { $cabin }, just as booked.
       *[2] { $card } moves into { $cabin } and asks for the menu.
    }
on-board-event-boarded-cross = { $variant ->
        [0] { $card } is squeezed into { $cabin } and wants to see the manager: { $mood }
        [1] "You call { $cabin } a cabin?" huffs { $card }: { $mood }
       *[2] { $card } bumps a noble head in { $cabin }: { $mood }
    }
on-board-event-dice = The dice roll { $die }: { $boxes }×{ $pleased }!
on-board-event-misses = No { $symbol } aboard, so there is grumbling: { $cross }
on-board-event-turned-away-cabin = { $variant ->
        [0] No cabin free! { $card } waves an angry umbrella on the pier: { $cross }
        [1] { $card } watches the ship leave, trunks and all: { $cross }
       *[2] { $card } finds every door taken and goes home: { $cross }
    }
on-board-event-turned-away-partner = { $variant ->
        [0] Nobody to love! { $card } tears up a letter: { $cross }
        [1] { $card } finds no balcony to serenade and leaves: { $cross }
       *[2] Not one heart is free, and { $card } stays ashore: { $cross }
    }
on-board-event-turned-away-untold = { $card } has to stay ashore: { $cross }
on-board-event-lover-joined = { $helped ->
        [none] { $variant ->
            [0] { $card } knocks at { $cabin }, and the door opens at once: 💗 { $points }
            [1] Two deck chairs, one blanket: { $card } joins { $cabin }, 💗 { $points }
           *[2] { $card } only wanted to borrow sugar in { $cabin }: 💗 { $points }
        }
       *[other] { $variant ->
            [0] { $card } knocks at { $cabin }, and the door opens at once: 💗 { $points }, { $helped }
            [1] Two deck chairs, one blanket: { $card } joins { $cabin }, 💗 { $points }, { $helped }
           *[2] { $card } only wanted to borrow sugar in { $cabin }: 💗 { $points }, { $helped }
        }
    }
on-board-event-cabins-opened = { $helped ->
        [none] { $count ->
            [one] { $variant ->
                [0] 🚪 The smell of fresh paint: { $cabins } is open.
                [1] 🚪 A key turns, { $cabins } is ready.
               *[2] 🚪 The stewards make the bed in { $cabins }.
            }
           *[other] { $variant ->
                [0] 🚪 The smell of fresh paint: { $cabins } are open.
                [1] 🚪 Keys jingle, { $cabins } are ready.
               *[2] 🚪 The stewards make the beds in { $cabins }.
            }
        }
       *[other] { $count ->
            [one] { $variant ->
                [0] 🚪 The smell of fresh paint: { $cabins } is open, { $helped }.
                [1] 🚪 A key turns, { $cabins } is ready, { $helped }.
               *[2] 🚪 The stewards make the bed in { $cabins }, { $helped }.
            }
           *[other] { $variant ->
                [0] 🚪 The smell of fresh paint: { $cabins } are open, { $helped }.
                [1] 🚪 Keys jingle, { $cabins } are ready, { $helped }.
               *[2] 🚪 The stewards make the beds in { $cabins }, { $helped }.
            }
        }
    }
on-board-event-cabins-unused = The rest of the card goes unused.
on-board-event-cabins-none = { $card }: no cabin is opened.
on-board-event-objective-taken = { $card } goes onto the list: { $goal }.
on-board-event-luggage-taken = { $card } is carried aboard ({ $effect }).
on-board-event-special-mechanic = { $card } rolls up the sleeves along the { $cabin } line.
on-board-event-special-castaway = { $card } curls up along the { $cabin } line: better leave no cabin empty there.
on-board-event-special-dismissed = { $card } finds all three lines taken and goes.
on-board-event-kit-used = 🩹 Plasters and ginger tea for all: { $boxes }×{ $cross } { $boxes ->
        [one] becomes
       *[other] become
    } { $boxes }×{ $pleased }.
on-board-event-satisfied-ticked = A happy guest comes back from the port: { $pleased }
on-board-event-compensation-lost = { $card }: there is no use for it aboard.
on-board-event-suns-scored = { $side } has { $suns }×{ $sun }: +{ $points }.
on-board-event-port-won = Port { $call }, { $port }: 🟢 { $green }, 🔴 { $red }. { $side } is ahead and scores { $points }; the other gets a gift.
on-board-event-port-tied = Port { $call }, { $port }: 🟢 { $green }, 🔴 { $red }. Level! Nobody scores, both get the gift.
on-board-event-game-ended = 🏁 That was the last port. The sheets are added up.

## The private panel

on-board-panel-spectator = 👀 You are watching. Everything you may know is on the board.
on-board-panel-mine = Your liner: { $side } · **{ $points }** so far
on-board-panel-theirs = The other liner: { $side } · **{ $points }**
on-board-panel-happened = ✍️ **Written in this turn** (only you see it yet)
on-board-panel-captain = { $captain }: { $effect }
on-board-panel-both = you **{ $mine }** { $light } **{ $theirs }**
on-board-panel-division = ╰ 1️⃣ { $single } ┊ 2️⃣ { $pair }
on-board-panel-gift = ╰ { $cards ->
        [none] Give nothing
       *[other] Give { $cards }
    } → { $gains }
on-board-panel-at-once = -# { $of ->
        [hands] What all your cards, and all of the other's, would then add to the points as they stand
       *[piles] What all cards of a pile together add to the points as they stand
    }{ $both ->
        [yes] {", "}if the other gives nothing
       *[no] {""}
    }{ $help ->
        [yes] {", "}leaving luggage and one-time powers aside
       *[no] {""}
    }{ $suns ->
        [yes] {"; "}/⚓ is for each port to come.
       *[no] {"."}
    }
on-board-panel-or = { $gain } or { $later }
on-board-panel-cover = { $covered } … with a pile face down
on-board-panel-menu = { $card }: { $what ->
        [cabins] which cabins?
       *[place] where to?
    }

on-board-face-hatbox = Open the hatbox
on-board-face-leave-hatbox = Keep it for later
on-board-face-divide = { $hidden ->
        [none] { $card } alone
        [single] { $card } alone, face down
       *[pair] { $card } alone, the two face down
    }
on-board-face-pick-single = Take the one card
on-board-face-pick-pair = Take the two cards
on-board-face-keep = Give nothing away
on-board-face-give = Give { $card } away { $sign }
on-board-face-give-both = Give both away { $captain }{ $parcel }
on-board-face-kit = Use it: { $boxes }×😠 to 😊
on-board-face-leave-kit = Keep it for later
on-board-face-take-back = Take back my last act
on-board-face-take-up = First: { $card }
on-board-face-turn-away = lost
on-board-face-love = joins
on-board-face-settle = { $card } → { $done }{ $gain ->
        [none] {""}
       *[other] {" "}{ $gain }
    }{ $mood ->
        [none] {""}
       *[other] {" "}({ $mood })
    }{ $help ->
        [none] {""}
       *[other] {" "}{ $help }
    }

## What can I do right now?

on-board-now-captains = Keep one of your two captains. The other one goes back into the box unseen; both captains are shown together.
on-board-now-captain-kept = 🤫 You keep { $captain }. You may still change your mind until the other has chosen.
on-board-now-captains-watch = Both players choose a captain in secret. They are shown together.
on-board-now-hatbox = You are about to split the cards. Open the hatbox 👒 now? Then only you see the three cards, and one pile will lie face down.
on-board-now-hatbox-wait = { $side } thinks about the hatbox. Then the cards are split.
on-board-now-divide = Split the cards: **which one lies alone** 1️⃣? The other two are 2️⃣. { $other } picks first, and you get what is left.{ $hides ->
        [yes] {" "}A pile laid face down is turned up once both are taken.
       *[no] {""}
    }
on-board-now-divide-wait = { $open ->
        [yes] { $side } splits the cards on the board.
       *[no] { $side } alone sees the three cards, and splits them.
    } { $mine ->
        [yes] Your pick comes next.
       *[no] Then { $other } picks.
    }
on-board-now-pick = **Which pile do you take?** { $other } gets the other one.
on-board-now-pick-wait = { $mine ->
        [yes] { $side } picks a pile; you get the other one.
       *[no] { $side } picks a pile; { $other } gets the other one.
    }
on-board-now-give = You may **give a card away** before anything is written down. The other liner must take it.{ $both ->
        [yes] {" "}Both of you decide in secret, and it is shown together.
       *[no] {""}
    }
on-board-now-given = 🤫 You give a card away. You may still change that until the other has decided.
on-board-now-kept = 🤫 You give nothing away. You may still change that until the other has decided.
on-board-now-give-wait = { $side } may give a card away before anything is written down. Nothing for you to decide.
on-board-now-give-watch = A card may be given away before anything is written down. Whoever can decides in secret.
on-board-now-write = { $port ->
        [yes] **The port's gift: what do you do with it?**
       *[no] { $count ->
            [one] **What do you do with this card?**
           *[other] **What do you do with these cards?** Any order.
        }
    } The arrow shows where it goes and what it adds to the points as they stand, faces included{ $suns ->
        [yes] {"; "}/⚓ is for each port to come.
       *[no] {"."}
    }
on-board-now-take-up = That is a lot to choose from. **Which card comes first?**
on-board-now-kit = **Use the first-aid kit?** { $boxes ->
        [one] The 😠 of this turn would become a 😊.
       *[other] All { $boxes } 😠 of this turn would become 😊.
    } Or keep it for worse days.
on-board-now-written = ✅ All is written down. When the other is done too, the board shows both.{ $back ->
        [yes] {" "}Until then you can take back your last act.
       *[no] {""}
    }
on-board-now-final = -# { $alone ->
        [yes] Once you have decided, it stands.
       *[no] If { $side } is done before you, your last choice stands at once.
    }
on-board-now-nothing-to-write = You have nothing to write down. When the other is done, the board shows it.
on-board-now-gift-wait = { $side } places the port's gift in private. Then the board shows it.
on-board-now-gifts-watch = Both players place the port's gift in private. When both are done, the board shows it.
on-board-now-desks-watch = Both players write down their cards in private. When both are done, the board shows it.
on-board-now-over = The game is over. The result is on the board.

## The result

on-board-result-winner = 🏆 **{ $name } wins!**
on-board-result-shared = 🏆 **{ $names } share the victory!**
on-board-result-by-satisfied = -# Level on points: the happier ship decided (most 😊).
on-board-result-line = { $category }: { $green_light } **{ $green }** · { $red_light } **{ $red }**
on-board-result-total = __Total__: { $green_light } **{ $green }** · { $red_light } **{ $red }**
on-board-category-passengers = 👤 Passengers
on-board-category-lovers = 💗 Lovers
on-board-category-glass = 🍸 Glass
on-board-category-suns = ☀️ Suns at ports
on-board-category-ports = ⚓ Ports won
on-board-category-satisfied = 😊 Satisfied
on-board-category-discontented = 😠 Discontented
on-board-category-objectives = 🎯 Objectives
on-board-category-specials = 🔧 Special passengers

## Rules pages

on-board-rules-goal-title = The game in short
on-board-rules-goal =
    Each of you runs an **ocean liner** 🟢 🔴 and writes on its sheet. Most points at the end win.

    - 🚪 **Cabins** have one, two or three stars. Only open ones take guests.
    - 👤 **Passengers** bring points or a symbol, and each wants a certain number of stars. Better than wished: 😊 **+2**. Worse: 😠 **−2**.
    - 🍸 ☀️ 🎲 **Symbols** are three ways to win: Glass by number, Suns at ports, Dice at once.
    - 💗 **Lovers** join somebody who is already aboard.
    - 🎯 **Objectives** count at the end.
    - ⚓ After every five turns a **port of call** compares both liners: 6 points for one, a gift for the other.

    ### To begin with
    - A sheet has nine 1★ cabins, eight 2★ and seven 3★. Open are two 1★, one 2★ and one 3★.
    - Chance says who is 🟢 Green and splits the cards in the odd turns; 🔴 Red does so in the even ones.
    - 60 cruise cards make 20 turns. Four of five ports are in the game, unseen; one stays in the box.

    ### How to read a sheet
    - ⬜ free cabin · ▫️×5 five still closed · 🍸 or a number: a passenger · 💗2 that passenger's Lover
    - ⚓ 6+0 first port won, second not · ☀️ 2+4 what Suns paid there
    - 🎯 … (+4) an objective, and what it would score now · 🔧 +5 or 🏝️ −1 the special passenger of that line
    - *ready*: the captain's power can be used · 🃏 splits the cards · the points count the sheet as it stands

on-board-rules-turn-title = A turn
on-board-rules-turn =
    1. **Split.** Three cards are turned up. One of you parts them: one card here, two there.
    2. **Pick.** The other one takes either pile; whoever split gets what is left.
    3. **Write.** Both write down their cards at the same time, each in private, in whatever order they like.

    Then the roles change.

    ### Writing in private
    - Everything happens in **My hand**, card by card. It shows your sheet as it grows.
    - Whatever can go one way only, or comes out the same anyhow, is done for you and told.
    - You can take back your last act, step by step, until **both** are done. There is no button for "done": when nothing is left to decide, you are.
    - Until both are done, everybody sees the sheets as they were before the turn. Then both are shown at once.

    After every fifth turn there is a port ⚓, also after the last turn. Then the game ends.

    The numbers on the buttons say what a choice adds to the points **as they stand**: +6 (😊), the face already counted in, or +2/⚓ for a Sun that pays at each port still to come. Beside piles they say what all cards of a pile together bring you and the other liner, luggage and one-time powers left aside. +2 or +2/⚓: more now, or a Sun for later.

on-board-rules-passengers-title = Passengers
on-board-rules-passengers =
    A passenger moves into one free cabin of your choice, and its number or symbol is written there.

    ### Wishes
    - A cabin with **more** stars than wished: one 😊 Satisfied (**+2**).
    - Just as many: nothing.
    - **Fewer**: one 😠 Discontented (**−2**).

    It is one box, however big the difference.

    ### Must and cannot
    - Whoever can be taken aboard must be.
    - No cabin free at all? The passenger is lost, and you tick one 😠.

    ### Kinds
    - 👤 **Numbers** are points at the end. In the edition of 2019 some are below zero.
    - 👤 **5 points, and a symbol**: if that symbol isn't aboard when the card is written down, you tick one 😠. A symbol written down before it in the same turn helps. This has nothing to do with stars, so two 😠 are possible.
    - 🍸 ☀️ 🎲 **Symbols**: see the next page.
    - ❓ **Any symbol**: you choose one of the three when it moves in.

    There are 33 passengers, Lovers included.

on-board-rules-symbols-title = The three symbols
on-board-rules-symbols =
    - 🍸 **Glass** counts at the end, by number aboard:
    1 → 2 · 2 → 6 · 3 → 12 · 4 → 20 · 5 → 25 · 6 → 28 · 7 → 32 points. More than seven score as seven.

    - ☀️ **Suns** pay at every port: 2 points each, every time. An early Sun pays four times.

    - 🎲 **Dice** pay at once. When a Die moves in, you tick one 😊 for each Die now aboard, the new one included: the first gives 1, the second 2, the third 3. Each 😊 is worth 2 points.

    ### Fine points
    - Only symbols in cabins count, for whatever counts symbols. The one noted with an objective is none.
    - A symbol from a ❓ card or from a port is like any other: a Die ticks its boxes.

    Among the 60 cards are 7 🍸, 5 ☀️, 3 🎲 and 2 ❓.

on-board-rules-lovers-title = Lovers
on-board-rules-lovers =
    A Lover 💗 needs no cabin. It joins a passenger who is already aboard, and is worth its 1 or 2 points.

    - One Lover per passenger.
    - Nobody left to join? The Lover is lost, and you tick one 😠.
    - It wishes for no stars, and fills no cabin when a port counts.
    - Which passenger it joins changes nothing, so nobody asks: it is the first one without a Lover, from one star upwards.

    Captain Cupid 🏹 adds 3 points to every Lover, love letters 💌 add 2 to one; together that makes up to 7.

on-board-rules-cabins-title = Cabin cards
on-board-rules-cabins =
    A cabin card 🚪 opens cabins of the levels on it: `2★+1★` opens one with two stars and one with one.

    - A level that still has a closed cabin must be opened.
    - If it has none, you may open one of **any lower** level instead, or leave it.

    ### Master key
    It opens **three stars** as you like: three 1★, or 2★ and 1★, or one 3★. You can't stop while one more would still fit. There is one in the edition of 2022, and two in that of 2019.

    ### More stars
    Captain Carpenter 🔨 and the toolbox 🧰 add two stars each. They raise the cabins you open, split as you like, none above 3★. With the master key they are simply more stars to spend: five, or seven with both. Stars without use are lost.

    There are 18 cabin cards.

on-board-rules-objectives-title = Objectives
on-board-rules-objectives =
    An objective 🎯 must be taken; there is no limit, and each counts when the game is over.

    - **Room to spare:** 2 for each open cabin without a passenger
    - **House favourite:** 1 for each symbol of one kind; you name the kind when you take it
    - **Casino night:** 2 for each 🎲
    - **Captain's toast:** 2 for each 🍸
    - **Sun deck party:** 2 for each ☀️
    - **Full programme:** 5 for each set of 🍸, ☀️ and 🎲
    - **Port register:** 2 for each port at which you scored six
    - **Guest book:** 1 for three 😊
    - **Thick skin:** 1 for each 😠

    A port may give one more, the **suite register:** 1 for each 3★ cabin open at the end, occupied or not.

    On the sheets the number in brackets is what an objective would score now.

on-board-rules-ports-title = Ports of call
on-board-rules-ports =
    After every five turns (six with both luggage and special passengers):

    1. Each ☀️ aboard pays **2** points.
    2. The port is turned up and compares both liners as they stand.
    3. Whoever is ahead scores **6**. The other gets the port's gift.
    4. **Level?** Nobody scores the six, and both get the gift.

    ### What ports compare, and their gifts
    - Most 😊 → one 😊
    - Most symbols → a symbol of your choice, into a free cabin
    - Most open cabins, occupied or not → one 2★ cabin opens (2019: two stars of cabins as you like)
    - Most passengers in cabins → a Lover of 2 points
    - Fewest 😠 → an objective: 1 for each open 3★ cabin (2022 only)

    ### Gifts
    - A gift that can be used must be used; one that can't is lost and costs nothing.
    - A symbol given has no wish for stars. It occupies its cabin. A Sun pays from the next port on, a Die ticks its boxes.
    - Gifts are written down in private, like cards.

    The last port follows the last turn, gifts included.

on-board-rules-scoring-title = Scoring
on-board-rules-scoring =
    After the last port, add up:

    - 👤 the numbers of passengers
    - 💗 Lovers
    - 🍸 Glass, by its table (2, 6, 12, 20, 25, 28, 32)
    - ☀️ what Suns have paid at the ports
    - ⚓ 6 for each port won
    - 😊 2 for each Satisfied
    - 😠 −2 for each Discontented
    - 🎯 objectives
    - 🔧 special passengers (2022, if they are in the game)

    🤝 **Ties:** in the edition of 2019 more 😊 win; if they are equal too, the victory is shared. In that of 2022 a tie is a shared victory.

    On the board the points beside each name are this sum as the sheet stands: Suns still to pay and ports still to come are not in it.

on-board-rules-captains-title = Expansion: captains
on-board-rules-captains =
    Each of you is dealt two of six captains and keeps one, chosen in secret and shown together. The other is never shown.

    ### Once between two ports
    The power comes back after each port; the port still belongs to the stretch before it. So: four times at most.
    - 🎩 **Courtesy** passes one of your new cards on to the other liner. While it is ready, you are asked every turn.
    - 🔨 **Carpenter** adds 2 stars when you open cabins.
    - 🦎 **Chameleon** turns a symbol you draw into another one.

    ### Always
    - 🌞 **Sunshine:** each ☀️ pays 3 at a port instead of 2.
    - 🏹 **Cupid:** each Lover is worth 3 more.
    - 🎭 **Curtain:** when you split the cards, only you see them, and one pile may lie face down. You decide that after seeing them.

    ### Giving
    Cards are given after both piles are taken and before anything is written. Both decide in secret. The other liner must write it down and can't pass it on.

    ### Changing a symbol
    It counts as the new one only, and the wish for stars stays: a Die that becomes a Sun ticks nothing, a Sun that becomes a Die does.

on-board-rules-luggage-title = Expansion: luggage
on-board-rules-luggage =
    Six pieces are shuffled in, six cards leave the pile unseen. Luggage lies beside your sheet, is used **once**, and is at hand as soon as you have taken it. Left over, it is worth nothing.

    - 🧳 **Costume trunk:** turns a symbol you draw into another one.
    - 👒 **Hatbox:** before you draw the three cards, so that only you see them; one pile **must** then lie face down.
    - 💌 **Love letters:** a Lover is worth 2 more.
    - 🩹 **First-aid kit:** every 😠 of your turn becomes a 😊, whenever it was ticked. You are asked after your last card.
    - 🎁 **Gift parcel:** passes one of your new cards on to the other liner, but not itself. While you have it, you are asked every turn.
    - 🧰 **Toolbox:** 2 more stars when you open cabins.

    A face-down pile: everybody sees how many cards it has, and it is turned up when both piles are taken.

    My hand offers a piece whenever it would change something; you never have to use it.

on-board-rules-specials-title = Expansion: special passengers
on-board-rules-specials =
    Three mechanics and three castaways are shuffled in, six cards leave the pile unseen.

    A special passenger stands beside one of your three **lines** of cabins, the line being your choice as long as it is free. It takes no cabin. If all three lines are taken it goes, at no cost.

    At the end:
    - 🔧 **Mechanic:** +1 per **occupied** cabin of its line.
    - 🏝️ **Castaway:** −1 per **open but empty** cabin of its line. So fill that line, or open little there.

    ### Together with luggage
    All 72 cards are used, none is removed, and there are 24 turns with a port after every six. Captains can be added to anything.

on-board-rules-edition-2019-title = The edition of 2019
on-board-rules-edition-2019 =
    Choose it with `edition=2019` when you open a table. What differs from 2022:

    - Four ports, all of them in the game; none compares the fewest 😠.
    - The port that compares open cabins gives two stars of cabins as you like: two 1★, or one 2★.
    - Two master keys instead of one.
    - Four passengers are worth less than nothing, down to −3. Whoever splits the cards will enjoy them.
    - There are no expansions: no captains, no luggage, no special passengers.
    - On a tie more 😊 win.

    Everything else is as in 2022, nine objectives and the table of Glass included.

on-board-rules-rulings-sheet-title = Fine print: sheet and score
on-board-rules-rulings-sheet =
    Where the printed rules are silent, somebody must decide. *Printed* is in the rules of the box, *read* follows from them, *ours* is our own choice.

    - *Ours:* nine 1★, eight 2★ and seven 3★ cabins; open at first are two 1★, one 2★, one 3★.
    - *Ours:* one heart per cabin. A Lover with nobody to join is lost with one 😠; 2019 prints it, we play both so.
    - *Ours:* which passenger a Lover joins, and which cabin of a line is taken, matters for nothing, so nobody is asked.
    - *Read:* only symbols in cabins count; the one noted with an objective doesn't.
    - *Ours:* more than seven Glass score as seven, in both editions.
    - *Ours:* the values of the 33 passengers and 18 cabin cards, but for those that the rules show; tuned so that all three symbols win about equally often.
    - *Ours:* the score: numbers, Lovers, Glass, Suns, ports, 😊, 😠, objectives, and in 2022 special passengers.
    - *Ours:* a tie in 2022 is a shared victory. *Printed:* in 2019 more 😊 win.
    - *Ours:* objectives have no limit, must be taken and count at the end. The port's own counts all 3★ cabins open at the end, occupied or not.
    - *Ours:* boxes and hearts never run out.

on-board-rules-rulings-turn-title = Fine print: a turn
on-board-rules-rulings-turn =
    - *Ours:* chance draws who is Green.
    - *Read:* you choose the order of your own cards. Each is written in private, and your last act may be taken back until both are done; till then the sheets show as before the turn. *Ours:* who was done and takes something back is waited for again, which all see, and nothing more.
    - *Ours:* what both decide at the same time is sealed, can be changed until the last one is in, and is shown together.
    - *Ours:* cards that can go one way only, or come out the same in every way and order, are written unasked. Captain and luggage are offered only where they change something.
    - *Ours:* if the cards offer more than 24 choices together, you first say which card comes next.
    - *Read:* the hatbox is opened before drawing, the captain's power over a pile is decided after seeing the cards. *Ours:* only whoever splits sees them before that, at most one pile lies face down, its size is open, and it is turned up once both are taken.
    - *Ours:* a hatbox once opened must hide one of the two piles. Captain Curtain is not asked about a hatbox.

on-board-rules-rulings-cards-title = Fine print: cards
on-board-rules-rulings-cards =
    - *Read:* a symbol from a ❓ card or a port is like any other; a Die ticks its boxes.
    - *Ours:* whether a wanted symbol is aboard is looked at when that card is written, so one written before it helps. It has nothing to do with stars: two 😠 are possible. Who finds no cabin costs one in all.
    - *Read:* a Lover wishes for no stars and fills no cabin at a port.
    - *Read:* a level with a closed cabin must be opened. Without one, any lower level may be opened instead, or none.
    - *Printed:* added stars raise the cabins that are opened, none above three. *Ours:* split as you like; with the master key they are more stars to spend (3, 5 or 7); captain and toolbox add up; a star without use is lost. The key goes on until nothing more would fit.
    - *Ours:* who adds stars adds as many as are of use, and leaves no cabin closed that could be opened instead.
    - *Ours:* the edition of 2019 has nine objectives, as its list of components says, two master keys, some passengers below zero, and four ports.

on-board-rules-rulings-ports-title = Fine print: ports
on-board-rules-rulings-ports =
    - *Read:* first the Suns pay, then the port compares what stands there, then gifts are placed; *ours:* sealed, if both get one.
    - *Ours:* a Sun given pays from the next port on. Equal is a tie, also at no 😠 at all.
    - *Ours:* a gift that is of no use is lost, without a penalty. One that can be used must be, except what the rule about full levels leaves open.
    - *Ours:* a symbol given wishes for no stars; it occupies its cabin and counts as filled.
    - *Read:* the fourth port follows the last turn, in both editions, with gifts, powers and luggage. Then the sheets are added up.
    - *Ours:* a power that works once between ports comes back after each port, and a port belongs to the stretch it ends: four uses at most.

on-board-rules-rulings-expansions-title = Fine print: expansions
on-board-rules-rulings-expansions =
    - *Printed:* luggage or specials alone: six cards more, six removed unseen. Both: 72 cards, 18 to a port, 24 turns. Captains go with any. *Ours:* none of them with 2019; the six go before the ports come in.
    - *Printed:* two captains each, one kept; chosen sealed, shown together, the rejected never.
    - *Ours:* cards are given before any is written, both deciding sealed: any card just taken, even the only one; one per use. It can't be returned or passed on. Courtesy and parcel may be used in one turn; the parcel can't give itself, and gives nothing once given away.
    - *Read:* luggage is at hand at once, in the same turn too; a gift from the writing on. *Ours:* no limit, no worth at the end.
    - *Read:* a changed symbol is the new one only; the wish stays; objectives can't be changed.
    - *Ours:* the first-aid kit covers all 😠 of its owner's turn, lost guests included. It is asked for after the last card, if there were any.
    - *Read:* Cupid and love letters add up, also for a port's Lover.
    - *Printed:* a special passenger must go to a free line; with none free it is discarded. *Read:* it fills no cabin.
    - *Ours:* for a castaway, an empty cabin is an open one without a passenger.

## Refusals: what was wrong, and what to do instead

on-board-refusal-not-now = The table is at something else just now. **My hand** shows what you can decide.
on-board-refusal-other-turn = That belonged to another turn. **My hand** shows the cards of this one.
on-board-refusal-captain-not-dealt = That captain was not dealt to you. Keep one of the two in your hand.
on-board-refusal-not-among-the-three = That card is not among the three. Choose one of those just drawn to lie alone.
on-board-refusal-nothing-may-be-hidden = Both piles must lie face up: it takes the hatbox or Captain Curtain to hide one.
on-board-refusal-one-must-be-hidden = You have opened the hatbox, so one of the two piles must lie face down. Choose which.
on-board-refusal-not-yours-to-give = Only a card that you have just taken can be given away. Choose one of those, or keep them.
on-board-refusal-parcel-not-itself = The gift parcel can't give itself away. Choose another card, or keep them all.
on-board-refusal-no-means-to-give = You have neither Captain Courtesy's power nor a gift parcel at hand, so your cards stay yours.
on-board-refusal-act-already-made = That is written down already. To change it, take back your last act.
on-board-refusal-act-taken-back = You have taken that back already. Your hand shows how things stand now.
on-board-refusal-act-not-next = Something comes before that. Renew your hand and choose from what it offers.
on-board-refusal-card-not-in-hand = That card is not among those you have left to write down. Choose another one.
on-board-refusal-other-card-taken-up = You have begun with another card. Finish that one first, or take it back.
on-board-refusal-take-up-a-card-first = Your cards offer many choices: first say which one you turn to.
on-board-refusal-card-works-otherwise = That is not what this card does. Your hand shows its choices.
on-board-refusal-no-free-cabin = No cabin of that level is free. Choose another level.
on-board-refusal-nobody-to-join = There is nobody aboard whom a Lover could join: every passenger has one, or there is none.
on-board-refusal-there-is-room = There is room, so this guest can't be turned away. Choose a cabin.
on-board-refusal-symbol-not-possible = This card can't be drawn as that symbol. Choose one that it offers.
on-board-refusal-power-not-at-hand = That captain's power or piece of luggage is not at hand now. Choose a way without it.
on-board-refusal-cabins-not-possible = Those cabins can't be opened with this card. Choose from what your hand offers.
on-board-refusal-line-taken = A special passenger already stands at that line. Choose a free one.
on-board-refusal-kit-not-now = The first-aid kit is asked for after your last card, if there was any 😠 in your turn.
on-board-refusal-nothing-to-take-back = There is nothing to take back: nothing of this turn has been decided yet, or it is over.
on-board-refusal-take-back-the-last-first = Acts are taken back one by one, the last one first. Take that back before this.
