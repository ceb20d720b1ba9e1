# All Aboard!: everything a player reads in this game. Numbers called $variant pick one of several ways to say the same.

## What the game is

all-aboard-name = All Aboard!
all-aboard-blurb = Everyone sneaks animals onto the same few boats, some of them hidden under a blanket. Then the boats set sail one by one: lovers swoon, mice squeak, monkeys shove, lions dine, and whatever is too heavy goes down.
all-aboard-players = 2 to 5 players
all-aboard-time = about 20 minutes
all-aboard-option-effects = animals' tricks

## Names of things

all-aboard-animal-peacock = Peacock
all-aboard-animal-mouse = Mouse
all-aboard-animal-fox = Fox
all-aboard-animal-octopus = Octopus
all-aboard-animal-monkey = Monkey
all-aboard-animal-sloth = Sloth
all-aboard-animal-moose = Moose
all-aboard-animal-zebra = Zebra
all-aboard-animal-giraffe = Giraffe
all-aboard-animal-lion = Lion
all-aboard-animal-bear = Bear
all-aboard-animal-elephant = Elephant

all-aboard-effect-peacock = Flutters: takes 2 kg off its boat. In love it weighs 1.
all-aboard-effect-mouse = Scares an elephant: their boat is swapped for another.
all-aboard-effect-fox = Jumps to the next boat if its own sinks.
all-aboard-effect-octopus = Scores only if its boat sinks.
all-aboard-effect-monkey = Throws the second heaviest other animal to the next boat.
all-aboard-effect-sloth = No tricks. It just hangs there.
all-aboard-effect-moose = No tricks, only antlers.
all-aboard-effect-zebra = No tricks, only stripes.
all-aboard-effect-giraffe = No tricks, but quite a view.
all-aboard-effect-lion = Eats the heaviest animal lighter than itself.
all-aboard-effect-bear = No tricks, a lot of bear.
all-aboard-effect-elephant = Afraid of mice: with one aboard, the boat is swapped.
all-aboard-effect-none = No tricks in this game; love, fights and weight still count.

all-aboard-owned = { $picture }{"\u00A0"}{ $animal }{"\u00A0"}{ $owner }
all-aboard-weighed = { $animal }{"\u00A0"}{ $kilos }
all-aboard-worth = { $animal }{"\u00A0"}+{ $points }⭐

all-aboard-lookup = 📖 What does this animal do?
all-aboard-lookup-entry = { $animal } · { $kilos } kg · { $points }⭐

## The board

all-aboard-board-round = 🧭 **Round { $round } of 4** · animal { $number } of 3, { $way ->
        [down] 🎴{"\u00A0"}**face{"\u00A0"}down**
       *[up] 👁️{"\u00A0"}**face{"\u00A0"}up**
    }
all-aboard-board-order = Order: { $seats }
all-aboard-board-turn = 👉{ $seat }
all-aboard-board-no-tricks = -# 🧸 **No tricks** in this game: love, fights and weight still count.
all-aboard-board-over = 🏁 **All boats have sailed or sunk.** The game is over.
all-aboard-board-boat = ⛵{"\u00A0"}**Boat{"\u00A0"}{ $number }** · { $state }
all-aboard-board-load = **{ $load }** of{"\u00A0"}**{ $capacity }{"\u00A0"}kg**
all-aboard-board-load-cards = **{ $load }{"\u00A0"}+{"\u00A0"}{ $cards }** of{"\u00A0"}**{ $capacity }{"\u00A0"}kg**
all-aboard-board-mark = { $sure ->
        [no] maybe{"\u00A0"}
       *[yes] {""}
    }{ $mark }{ $animals }
all-aboard-board-unknown-boat = 🎲 🐭 scares 🐘: an unknown boat
all-aboard-board-after-tricks = { $load }{"\u00A0"}after{"\u00A0"}tricks
all-aboard-board-too-much = { $wave }{"\u00A0"}too{"\u00A0"}much!
all-aboard-board-aboard = ╰{"\u00A0"}{ $animals }
all-aboard-board-free = { $places ->
        [one] 1{"\u00A0"}place{"\u00A0"}free
       *[other] { $places }{"\u00A0"}places{"\u00A0"}free
    }
all-aboard-board-player = { $player } · **{ $points }⭐** { $cupids ->
        [0] · 💘{"\u00A0"}0
       *[other] (incl.{"\u00A0"}{ $cupids }{"\u00A0"}💘{"\u00A0"}={"\u00A0"}{ $worth }⭐)
    }
all-aboard-board-saved = 🛟{"\u00A0"}{ $count }{"\u00A0"}{ $animals }
all-aboard-board-lost = 🕳️{"\u00A0"}{ $count }{"\u00A0"}{ $animals }
all-aboard-board-none = —
all-aboard-board-deck-full = -# 🛟 saved · 🕳️ lost · 🎴 face down. { $left } boats wait in the deck.
all-aboard-board-deck = -# 🛟 saved · 🕳️ lost · 🎴 face down. { $left } boats wait in the deck; gone: { $gone }.

## The story of a round

all-aboard-story-boarding = **On the gangway**
all-aboard-story-new-round = **At the pier**
all-aboard-story-start = **Before the start**
all-aboard-story-settled = **How round { $round } ended**
all-aboard-story-my-animal = Your { $animal } is aboard boat { $boat }.
all-aboard-story-settled-told = Round { $round } is over: { $boats }.
all-aboard-story-sailed = ⛵{"\u00A0"}{ $count ->
        [one] boat{"\u00A0"}{ $boats }{"\u00A0"}sailed
       *[other] boats{"\u00A0"}{ $boats } sailed
    }
all-aboard-story-sank = 🌊{"\u00A0"}{ $count ->
        [one] boat{"\u00A0"}{ $boats }{"\u00A0"}sank
       *[other] boats{"\u00A0"}{ $boats } sank
    }
all-aboard-story-gain = { $player }{"\u00A0"}**+{ $points }⭐** { $what }
all-aboard-story-where = Boat by boat it is told in the message further up.

all-aboard-event-game-began = 🎲 Chance lets { $player } board first.{ $effects ->
        [yes] {""}
       *[no] {" "}In this game nobody plays tricks.
    }
all-aboard-event-you-were-dealt = Your first hand: { $animals }.
all-aboard-event-round-began = { $last ->
        [yes] 🏁 The last round!
       *[no] Round { $round }:
    } The boats carry { $kilos }{"\u00A0"}kg. { $player } boards first.
all-aboard-event-pass-began = { $number ->
        [1] The first animal of the round goes aboard
        [2] The second animal of the round goes aboard
       *[other] The last animal of the round goes aboard
    } { $way ->
        [down] face down. Shh!
       *[up] face up.
    }
all-aboard-event-boarded = { $variant ->
        [0] { $player } leads the { $animal } aboard boat { $boat }.
        [1] { $player } waves a ticket, and the { $animal } strolls onto boat { $boat }.
        [2] Boat { $boat } creaks: { $player } has brought the { $animal }.
        [3] { $player } finds a seat for the { $animal } on boat { $boat }.
        [4] "One for boat { $boat }, please!" { $player } boards the { $animal }.
       *[5] Mind the gap! { $player } pushes the { $animal } onto boat { $boat }.
    }
all-aboard-event-boarded-face-down = { $variant ->
        [0] { $player } smuggles something under a blanket onto boat { $boat }. 🎴
        [1] { $player } rolls a large barrel onto boat { $boat }. It breathes. 🎴
        [2] "Nothing to see here," says { $player } and sneaks onto boat { $boat }. 🎴
        [3] A crate from { $player } goes aboard boat { $boat }. No air holes? Ah, there. 🎴
        [4] { $player } carries a very long coat up to boat { $boat }. The coat sneezes. 🎴
       *[5] "Just my luggage," says { $player }. On boat { $boat } the luggage yawns. 🎴
    }
all-aboard-event-you-boarded-face-down = Your { $animal } hides face down on boat { $boat }.
all-aboard-event-you-drew = You drew the { $animal }.
all-aboard-event-turned-up-boat = boat { $boat }: { $animals }
all-aboard-event-turned-up = 🎴 Blankets off! { $boats }.
all-aboard-event-boat-checked = ⛵ Boat { $boat } for { $capacity } kg. Aboard: { $animals }.
all-aboard-event-fell-in-love = 💘 { $variant ->
        [0] { $pair } look into each other's eyes, and the sea goes quiet. A Cupid for each.
        [1] { $pair } share one deck chair. A Cupid for each.
        [2] { $pair } hold hands at the railing and hear nothing else. A Cupid for each.
       *[3] It was love at first sight for { $pair }. A Cupid for each.
    }{ $species ->
        [mouse] {" "}Happy mice weigh ½ kg each.
        [peacock] {" "}They forget to flutter and weigh 1 kg each.
       *[other] {""}
    }
all-aboard-event-fought = ⚔️ { $variant ->
        [0] { $fighters }: too many for one love story. Fur flies, planks split!
        [1] Two could be love, but { $fighters }? They brawl until the boat breaks.
       *[2] { $fighters } all want the same deck chair. It ends badly for the boat.
    }
all-aboard-event-frightened = { $variant ->
        [0] "Squeak!" says { $mouse }, and { $elephant } faints on the spot. The boat capsizes.
        [1] { $mouse } only wanted to say hello. { $elephant } leaps up, and the boat turns over.
       *[2] { $elephant } spots { $mouse }. Panic! The boat rolls onto its back.
    } All climb into another one: { $capacity } kg instead of { $before }.
all-aboard-event-thrown = { $variant ->
        [0] { $monkey } whispers to { $ally }: one, two, three, and { $animal } flies to boat { $boat }.
        [1] { $monkey } and { $ally } need more room. { $animal } lands on boat { $boat }.
       *[2] "Look, a dolphin!" { $monkey } and { $ally } tip { $animal } over to boat { $boat }.
    }
all-aboard-event-thrown-overboard = { $variant ->
        [0] { $monkey } and { $ally } throw { $animal } to the next boat. There is no next boat. Splash!
        [1] { $monkey } plots with { $ally }, and { $animal } goes overboard for good.
       *[2] "You can swim, can't you?" { $monkey } and { $ally } heave { $animal } into the sea.
    }
all-aboard-event-eaten = { $variant ->
        [0] { $lion } licks its lips. { $prey } was delicious.
        [1] Lunch is served: { $lion } eats { $prey }.
        [2] { $prey } asks { $lion } what's for dinner. Wrong question.
       *[3] { $lion } burps. Has anyone seen { $prey }?
    }
all-aboard-event-jumped = { $variant ->
        [0] { $fox } hops across to boat { $boat } just in time.
        [1] { $fox } leaves the sinking ship and lands on boat { $boat }, dry as a biscuit.
       *[2] One leap, and { $fox } sits on boat { $boat } as if nothing had happened.
    }
all-aboard-event-weighed = ⚖️ { $load } kg aboard a boat for { $capacity }.
all-aboard-event-sank = 🌊 Boat { $boat } sinks.
all-aboard-event-sailed = ⛵ Boat { $boat } sets sail.
all-aboard-event-saved = 🛟 Saved: { $animals }
all-aboard-event-discarded = 🕳️ Lost: { $animals }
all-aboard-event-game-ended = 🏁 The last boat is out of sight. Count your animals!

## The chronicle: how the boats of a round fared

all-aboard-chronicle-title =
    ## ⛵ Round { $round } sets sail
    -# 🎴 lay face down · ↪ came over from the boat before · numbers are kilos
all-aboard-chronicle-boat = **Boat { $boat }** · carries **{ $capacity } kg**
all-aboard-chronicle-aboard = { $came ->
        [hidden] 🎴{"\u00A0"}
        [arrived] ↪{"\u00A0"}
       *[open] {""}
    }{ $animal }
all-aboard-chronicle-sailed = ⛵ **{ $load } of { $capacity } kg: { $variant ->
        [0] it sails!
        [1] off it goes!
        [2] a fine breeze, bon voyage!
       *[3] afloat and away!
    }**
all-aboard-chronicle-sank = 🌊 **{ $load } of { $capacity } kg: { $variant ->
        [0] glug, glug, glug.
        [1] down it goes!
        [2] too much. It sinks!
       *[3] only bubbles are left.
    }**
all-aboard-chronicle-torn = 🌊 **{ $variant ->
        [0] Nobody gets to weigh this boat: it sinks at once.
       *[1] What is left of the boat goes under, unweighed.
    }**
all-aboard-chronicle-dived = 🛟 Just what an octopus wants: { $animals }
all-aboard-chronicle-lost-because = { $animal } ({ $reason ->
        [eaten] eaten
        [overboard] overboard
        [fought] in the fight
        [stayed-dry] stayed dry
        [in-love] in love, so it stayed
        [wanted-to-sail] in love, so it wanted to sail
       *[nowhere-to-jump] nowhere to jump
    })
all-aboard-chronicle-gains = **What it brought**
all-aboard-chronicle-gain = { $player } **+{ $points }⭐** · { $what }
all-aboard-chronicle-key = -# Every 💘 Cupid is worth 2⭐.

## The private panel

all-aboard-panel-hand = **Your hand** { $emblem } · { $deck ->
        [0] your deck is empty
        [one] 1 more in your deck
       *[other] { $deck } more in your deck
    }
all-aboard-panel-animal = { $animal } **{ $name }** · { $kilos } kg · { $points }⭐{ $new ->
        [yes] {" "}· 🆕 just drawn
       *[no] {""}
    }
all-aboard-panel-effect = ╰ { $effect }
all-aboard-panel-laid = 🎴 In round { $round } you laid face down: { $animal }, on boat { $boat }.
all-aboard-panel-gain = What round { $round } brought you: **+{ $points }⭐** · { $what }
all-aboard-panel-boats = **The boats as you see them**
all-aboard-panel-boat = **{ $number }** · { $state } · { $aboard }{ $places ->
        [0] {" "}· full
       *[other] {""}
    }
all-aboard-panel-up = 👉 **Your turn, face up** (animal { $number } of 3). Open the menu of an animal and pick its boat. The menu tells what that boat would weigh, as far as you can see.
all-aboard-panel-down = 👉 **Your turn, 🎴 face down** (animal { $number } of 3). Open the menu of an animal and pick its boat. The others only see that it is yours; what it is comes out when the boats set sail.
all-aboard-panel-done = ⏳ All your animals have boarded. When everybody's have, the last boats set sail by themselves.
all-aboard-panel-wait = ⏳ It isn't your turn yet. Your hand stays as it is until then; boats and turns are on the board.
all-aboard-panel-menu = { $animal } ({ $kilos } kg): which boat?
all-aboard-panel-loads = { $before } → { $after }
all-aboard-panel-choice = Boat { $boat }: { $load }{ $hidden ->
        [0] {""}
       *[other] +{ $cards }
    } of { $capacity } kg
all-aboard-panel-choice-unknown = Boat { $boat }: { $load } kg on an unknown boat
all-aboard-panel-spectator = 👀 You are watching. Everything you may know is on the board.

all-aboard-face = { $animal } to boat { $boat }

all-aboard-outlook-with = with { $aboard }
all-aboard-outlook-empty = nobody aboard yet
all-aboard-outlook-love = 💘 { $animal } { $sure ->
        [no] maybe in love
       *[yes] in love
    }
all-aboard-outlook-fight = ⚔️ { $animal } fight
all-aboard-outlook-fright = { $sure ->
        [no] 🐭 may scare 🐘
       *[yes] 🐭 scares 🐘: another boat, nobody knows which
    }
all-aboard-outlook-throw = 🐵 { $sure ->
        [no] may throw
       *[yes] throws
    } { $animal } to the next boat
all-aboard-outlook-throw-overboard = 🐵 { $sure ->
        [no] may throw
       *[yes] throws
    } { $animal } into the sea
all-aboard-outlook-eat = 🦁 { $sure ->
        [no] may eat
       *[yes] eats
    } { $animal }
all-aboard-outlook-jump = { $animal } jumps
all-aboard-outlook-sink = 🌊 sinks
all-aboard-outlook-dive = { $animals } scores
all-aboard-outlook-dry = { $animals } stays dry: lost

## What can I do right now?

all-aboard-now-up = 👉 **Your turn, face up** (animal { $number } of 3). In your hand, open the menu of an animal and pick its boat. The menu tells what that boat would weigh, as far as you can see.
all-aboard-now-down = 👉 **Your turn, 🎴 face down** (animal { $number } of 3). In your hand, open the menu of an animal and pick its boat. The others only see that it is yours; what it is comes out when the boats set sail.
all-aboard-now-wait = { $before ->
        [0] { $player } is boarding, and then it is your turn.
        [one] { $player } is boarding. One more does so before you.
       *[other] { $player } is boarding. { $before } more do so before you.
    } Press **My hand** to look at your animals meanwhile.{ $laid ->
        [yes] {" "}Your { $animal } lies face down on boat { $boat }.
       *[no] {""}
    }
all-aboard-now-boarded = { $player } is boarding. Your three are aboard: when the last animal of the round is, the boats set sail by themselves.{ $laid ->
        [yes] {" "}Your { $animal } lies face down on boat { $boat }.
       *[no] {""}
    }
all-aboard-now-watch = { $player } is boarding. When everyone has boarded three animals, the boats set sail one by one.
all-aboard-now-over = The game is over. The result is on the board.

## The result

all-aboard-result-winner = 🏆 **{ $names } wins!**
all-aboard-result-shared = 🏆 **{ $names } share the victory!**
all-aboard-result-by-cupids = -# Level on points at the top: { $winners ->
        [one] the Cupids decided.
       *[other] the winners have more Cupids, and as many saved animals as each other.
    }
all-aboard-result-by-animals = -# Level on points and Cupids at the top: { $winners ->
        [one] the number of saved animals decided.
       *[other] the winners have saved more animals, and as many as each other.
    }
all-aboard-result-by-both = -# Level on points at the top: first the Cupids decided, then the number of saved animals.{ $winners ->
        [one] {""}
       *[other] {" "}The winners are level on both.
    }
all-aboard-result-level = -# { $winners ->
        [2] Level on points, Cupids and saved animals, so neither is ahead.
       *[other] Level on points, Cupids and saved animals, so nobody is ahead.
    }
all-aboard-result-place = { $place }.
all-aboard-result-seat = { $medal } **{ $player }** · { $total ->
        [one] **1 point**
       *[other] **{ $total } points**
    }
all-aboard-result-level-below = -# Level on points further down: more Cupids come first, then more saved animals.
all-aboard-result-score = ╰ animals { $animals }{ $cupids ->
        [0] {""}
       *[other] {" "}+ 💘 { $cupids } × { $each } = { $total }
    } · { $saved }
all-aboard-result-key = -# Saved animals and their points; every 💘 Cupid is worth 2.

## Rules pages

all-aboard-rules-goal-title = The game in short
all-aboard-rules-goal =
    Everyone has the same **12 animals** and wants to bring them out to sea. Animals on a boat that **sails** score their points ⭐; a boat that is **too heavy sinks**.

    The boats belong to nobody: yours and everyone else's animals crowd onto the same ones. So a heavy elephant scores a lot, if the others let it.

    ### To begin with
    - There are as many boats as players. The number of a boat is the weight it carries, in kilos.
    - Everyone gets a shape: 🔺 🟦 🟡 🍀 🔶. It marks your animals.
    - Your 12 animals are shuffled: **3 in your hand**, 9 in your own deck.
    - Chance draws who boards first.

    ### Four rounds, each in two parts
    1. **Boarding:** everyone boards three animals, in turn.
    2. **Setting sail:** the boats are settled from left to right, all by themselves.

    After round 4 the most points win. Every 💘 Cupid adds 2.

all-aboard-rules-boarding-title = Boarding the boats
all-aboard-rules-boarding =
    On your turn, choose one animal from your hand and one boat. A boat has **3 places**; any free one will do, also beside your own animals. Nobody passes, and what is aboard stays where it is.

    - **First animal** of the round: 👁️ face up.
    - **Second:** 🎴 face down. All see whose it is, only you know what it is.
    - **Third:** 👁️ face up.

    First everyone boards one, then everyone the second, then everyone the third. So in the end every boat has exactly three aboard.

    After each animal you draw another one. In the **last round** your deck is empty, and you play the three that are left.

    The next round is begun by the next player in order.

    💡 In **My hand** each of your animals has a menu: choose a boat there, and see beforehand what it would weigh as far as you can tell. What lies face down stays a guess.

all-aboard-rules-sailing-title = Setting sail
all-aboard-rules-sailing =
    When the last animal is aboard, all 🎴 cards are turned up. Then the boats are settled one after the other, from the left. Nobody decides anything any more.

    For each boat, in this order:
    1. 💘⚔️ **Love and fights.** Two of a kind fall in love, three or more fight.
    2. 🐭 The **mouse** scares the elephant.
    3. 🐵 The **monkey** throws somebody.
    4. 🦁 The **lion** eats somebody.
    5. ⚖️ **Weighing.** As much as the boat carries, or less: it **sails**. More: it **sinks**.
    6. ⛵ Of a boat that **sails**, all aboard are saved 🛟, but a lone 🐙 octopus is lost.
    7. 🌊 Of one that **sinks**, a lone 🦊 **fox** jumps to the next boat (from the last one it is lost). A 🐙 **octopus** that is alone or fights scores. All others are lost 🕳️.

    Whoever jumps or is thrown to the next boat is aboard before that one is settled, even if it is full. There they count for everything: love, fights, tricks and weight.

    Each round a message in the channel tells what happened, boat by boat.

    🧸 In a game without tricks nobody does anything in steps 2 to 4, and foxes and octopuses are animals like all others.

all-aboard-rules-example-title = One boat, step by step
all-aboard-rules-example =
    Boat 2 of 3 carries **13 kg**. Aboard are 🐵 Monkey 4, 🦁 Lion 9 and 🐙 Octopus 3. Boat 1 has just sunk, and its 🦊 Fox 2 jumped over: **18 kg**.

    1. 💘⚔️ No two of a kind: no love, no fight.
    2. 🐭 No mouse.
    3. 🐵 The monkey needs two others. The lion is the heaviest and helps; the octopus comes second and flies to boat 3. **15 kg** are left.
    4. 🦁 The lion eats the heaviest animal that is lighter: the monkey. It is lost, and **11 kg** are left.
    5. ⚖️ 11 of 13 kg: the boat **sails**. Lion (5⭐) and fox (2⭐) are saved.

    Had the boat carried 10 kg, it would have **sunk**: the lion lost, and the fox off to boat 3.

    ### What your hand tells beforehand
    The menus in **My hand** settle a boat like that with what you can see. First comes what matters most:
    - ⛵ it sails · 💘 it sails, and yours is in love · 🌊 it sinks · ⚔️ a fight sinks it
    - 🍽️ yours is eaten · ↪️ yours flies or jumps to the next boat · 💦 yours flies into the sea
    - 🛟 it sinks, and your octopus scores · 🕳️ it sails, but yours is lost
    - 🎲 nobody knows the boat · 🎴 it depends on what lies face down

    Somebody else's 🎴 can change everything, so beside it the menus only tell what **may** happen.

    Who comes over from the boat before is left to you to guess.

all-aboard-rules-love-title = Love and fights
all-aboard-rules-love =
    Both are settled when a boat's turn comes, with everyone who is aboard at that moment.

    ### 💘 Exactly two of a kind: love
    - Both owners take a **Cupid**, worth **2 points** when all is counted. They keep it whatever becomes of the boat.
    - Animals in love do nothing, and nothing is done to them: no trick, no throwing, no eating, no fright.
    - They sail or sink with the boat. An octopus in love wants to **sail**, and a fox in love doesn't jump.
    - A mouse in love weighs ½ kg, a peacock in love 1 kg.
    - Two pairs on one boat? All four are in love.

    ### ⚔️ Three or more of a kind: a fight
    - The boat sinks **at once**: no tricks, no other boat, no weighing.
    - The fighters are lost, foxes too. Only **octopuses** that fight all score.
    - Anybody else aboard goes down as on any sinking boat.

    You have one animal of each kind, so love and fights always take several players.

all-aboard-rules-animals-title = All animals at a glance
all-aboard-rules-animals =
    - 🦚 **Peacock** · −2 kg (in love 1) · 2⭐
    - 🐭 **Mouse** · 0 kg (in love ½) · 1⭐ · scares 🐘
    - 🦊 **Fox** · 2 kg · 2⭐ · jumps off a sinking boat
    - 🐙 **Octopus** · 3 kg · 2⭐ · wants to sink
    - 🐵 **Monkey** · 4 kg · 3⭐ · throws the second heaviest
    - 🦥 **Sloth** · 5 kg · 3⭐
    - 🦌 **Moose** · 6 kg · 4⭐
    - 🦓 **Zebra** · 7 kg · 4⭐
    - 🦒 **Giraffe** · 8 kg · 5⭐
    - 🦁 **Lion** · 9 kg · 5⭐ · eats the next lighter one
    - 🐻 **Bear** · 10 kg · 6⭐
    - 🐘 **Elephant** · 11 kg · 7⭐ · fears 🐭

    Every animal has a page of its own: choose it in the menu below.

    ### Playing with children
    With **animals' tricks: off** in the lobby (typed: `effects=off`) nobody plays tricks: no boat is swapped and nobody changes boats. The octopus is then an animal like any other. Love, fights, Cupids and all weights stay.

all-aboard-rules-scoring-title = The end and the points
all-aboard-rules-scoring =
    After the **fourth** round it is over; by then everyone has played all 12 animals.

    Your points:
    - the ⭐ of every animal you **saved**
    - **2** for every 💘 Cupid

    🤝 **Ties:** more Cupids win, then more saved animals. If that is equal, too, the victory is shared, and places behind it are skipped: 1, 1, 3.

    ### What everyone may know
    What boats carry, how many wait in the boat deck and which are gone; everyone's saved 🛟 and lost 🕳️ animals and Cupids; who has a card face down where. Hidden are only hands, decks and what lies face down.

    An example: a saved elephant (7), fox (2) and sloth (3) with two Cupids (4) are 16 points.

all-aboard-rules-rulings-title = Fine print: boats and boarding
all-aboard-rules-rulings =
    Where the printed rules are silent, somebody must decide. *Printed* is in the rules of the box, *read* follows from them, *ours* is our own choice.

    - *Read:* as many boats as players, three places each, three animals each: there is always a place, and in the end all are full.
    - *Ours:* the 30 boats carry 10 to 22 kg, 16 on average. Four are known from the rules, the rest are ours: about two boats of five sink when all play at random.
    - *Ours:* boats lie in the order in which they were drawn, from the left.
    - *Read:* swapped and used boats go to the discard, which would be shuffled if the deck ran out. *Ours:* gone boats lie open.
    - *Read:* one set of 12 each; nobody's own animals can meet their like, and with two players there are no fights.
    - *Read:* three in hand, nine in a deck whose order nobody knows; you draw after each animal of rounds 1 to 3.
    - *Read:* any free place, also beside your own; no passing, no moving. The next player begins the next round.
    - *Ours:* chance draws who begins; seats are shuffled.
    - *Ours:* hands and piles are shown lightest first.
    - *Ours:* the weight shown while boarding counts what you can see, two of a kind as a pair. What their tricks would leave of it is told as well, and how the boat would end unless it would be swapped. Not so while a hidden card is aboard: then hints only say what may happen.

all-aboard-rules-rulings-sailing-title = Fine print: love, fights, sailing
all-aboard-rules-rulings-sailing =
    - *Ours:* all face-down cards are turned up before the first boat is settled. You may look at your own at any time.
    - *Read:* whoever owns a face-down card is public, what it is isn't.
    - *Read:* each boat is settled once. Newcomers from the boat before ignore the limit of three and count for everything.
    - *Read:* love is exactly two, a fight three or more, settled once at the start of a boat's turn. Two pairs may be in love; two whom a third has joined get nothing. A Cupid is kept whatever happens.
    - *Printed:* a fight sinks the boat at once; fighters are lost, foxes too, but fighting octopuses score. *Ours:* the others suffer an ordinary sinking: a lone fox jumps, a lone octopus scores, a pair keeps its Cupids and is lost.
    - *Read:* animals in love do nothing and aren't scared, thrown or eaten. *Ours:* they are no ally for the monkey either.
    - *Read:* weights are exact. A mouse in love weighs half a kilo, and as mice love in twos every load is whole.
    - *Read:* points and Cupids belong to the owner of the animal, whoever threw it.

all-aboard-rules-rulings-effects-title = Fine print: the tricks
all-aboard-rules-rulings-effects =
    - *Read:* the order is mouse, monkey, lion, weighing, then fox and octopus. Who was thrown or eaten before its turn does nothing here; the thrown act where they land. An eaten fox or octopus is gone, even if the boat then sinks.
    - *Read:* mouse and elephant, neither in love: the boat is swapped once, before monkey and lion, and all stay aboard. That is no sinking. A mouse thrown on may scare the next elephant.
    - *Read:* the monkey needs two animals that are neither monkeys nor in love. The heaviest helps, the second heaviest flies; nobody chooses. On the last boat it is lost, be it octopus or fox. An elephant is never thrown.
    - *Read:* the lion eats the heaviest animal lighter than itself, the monkey that helped it included. *Ours:* it passes over those in love. With nobody lighter it eats nothing.
    - *Read:* the peacock's −2 kg always counts; a boat with less than nothing aboard sails.
    - *Read:* a lone octopus is saved if the boat sinks and lost if it sails; in love it is the other way round.
    - *Printed:* a fox in love stays. A lone one jumps from every boat that sinks under it; on the last one it is lost.

all-aboard-rules-rulings-end-title = Fine print: end and options
all-aboard-rules-rulings-end =
    - *Printed:* a tie goes to the most Cupids, then to the most saved animals, a saved octopus included. *Ours:* what is still level is a shared victory.
    - *Ours:* without tricks (animals' tricks: off, typed effects=off) no boat is swapped and nobody changes boats; an octopus is lost in a fight or a sinking like all others. Love, fights, Cupids and the weights on the cards stay, those of peacocks and of couples included.
    - *Ours:* open to all are the boats and how many are left, saved and lost animals, Cupids.
    - *Ours:* there are always enough Cupids.

all-aboard-rules-peacock-title = 🦚 Peacock
all-aboard-rules-peacock =
    ⚖️ **−2 kg** · **2⭐** · in love **1 kg** each

    The peacock flaps its wings and makes its boat two kilos lighter. Nothing activates that, it simply weighs less than nothing.

    💡 Hide it on a boat that everybody takes for sunk. Two peacocks in love stop flapping and weigh a kilo each.

all-aboard-rules-mouse-title = 🐭 Mouse
all-aboard-rules-mouse =
    ⚖️ **0 kg** · **1⭐** · in love **½ kg** each
    -# 🧸 In a game without tricks it scares nobody. What follows is for games with them.

    With an **elephant** aboard the same boat, neither of them in love, the mouse frightens it and the boat capsizes: another boat from the deck takes its place, and it may carry more or less. All stay aboard, and nobody counts as sunk.

    That happens first of all tricks, once a boat. A mouse that a monkey throws to the next boat can frighten an elephant there as well.

all-aboard-rules-fox-title = 🦊 Fox
all-aboard-rules-fox =
    ⚖️ **2 kg** · **2⭐**
    -# 🧸 In a game without tricks it never jumps, and is lost when its boat sinks. What follows is for games with them.

    If its boat **sinks**, the fox jumps to the next one on the right, even if that is full, and again from there. From the **last** boat there is nowhere to jump: it is lost.

    In love it stays with its darling, and in a fight it is lost. If a lion has eaten it, it jumps no more.

all-aboard-rules-octopus-title = 🐙 Octopus
all-aboard-rules-octopus =
    ⚖️ **3 kg** · **2⭐**
    -# 🧸 In a game without tricks it is saved when its boat sails and lost when it sinks, like all others. What follows is for games with them.

    It likes water: it scores only if its boat **sinks**. If the boat sails, it is lost.

    In love it is the other way round: two octopuses in love score only if the boat sails. Three that fight sink the boat, and **all** of them score.

    Being thrown overboard or eaten isn't sinking: then it is lost.

all-aboard-rules-monkey-title = 🐵 Monkey
all-aboard-rules-monkey =
    ⚖️ **4 kg** · **3⭐**
    -# 🧸 In a game without tricks it throws nobody. What follows is for games with them.

    It takes the **heaviest** other animal as its ally and throws the **second heaviest** to the next boat, even if that is full. On the last boat the thrown one is lost.

    Monkeys and animals in love are left out of this. If fewer than two others remain, nothing happens. After the mouse, before the lion; and the lion may well eat the monkey next.

all-aboard-rules-sloth-title = 🦥 Sloth
all-aboard-rules-sloth =
    ⚖️ **5 kg** · **3⭐**

    No trick at all. It hangs from the mast, weighs its five kilos and asks for nothing.

    Like everybody it can fall in love with another sloth, fight with two others, be thrown or be eaten. In a game without tricks nobody throws or eats it.

all-aboard-rules-moose-title = 🦌 Moose
all-aboard-rules-moose =
    ⚖️ **6 kg** · **4⭐**

    No trick. Six kilos, most of them antlers, and four good points.

    Like everybody it can fall in love with another moose, fight with two others, be thrown or be eaten. In a game without tricks nobody throws or eats it.

all-aboard-rules-zebra-title = 🦓 Zebra
all-aboard-rules-zebra =
    ⚖️ **7 kg** · **4⭐**

    No trick. Seven striped kilos for as many points as the moose.

    Like everybody it can fall in love with another zebra, fight with two others, be thrown or be eaten. In a game without tricks nobody throws or eats it.

all-aboard-rules-giraffe-title = 🦒 Giraffe
all-aboard-rules-giraffe =
    ⚖️ **8 kg** · **5⭐**

    No trick, but it sees everything coming: above all the lion, whose favourite it is, being the heaviest animal that is lighter.

    Like everybody it can fall in love with another giraffe, fight with two others or be thrown. In a game without tricks nobody throws or eats it.

all-aboard-rules-lion-title = 🦁 Lion
all-aboard-rules-lion =
    ⚖️ **9 kg** · **5⭐**
    -# 🧸 In a game without tricks it eats nobody. What follows is for games with them.

    After mouse and monkey, right before the weighing, it eats the **heaviest animal that is lighter** than itself. Whoever is eaten is lost, and weighs nothing any more.

    It spares those in love, and it can't eat bears or elephants. With nobody lighter aboard it stays hungry. A lion in love doesn't eat.

all-aboard-rules-bear-title = 🐻 Bear
all-aboard-rules-bear =
    ⚖️ **10 kg** · **6⭐**

    No trick. Ten kilos sink many a boat, so it needs friends who make room: a monkey, a lion or a peacock.

    Nobody eats it. It can fall in love with another bear, fight with two others, or be thrown if something heavier is aboard. In a game without tricks nobody throws it.

all-aboard-rules-elephant-title = 🐘 Elephant
all-aboard-rules-elephant =
    ⚖️ **11 kg** · **7⭐**
    -# 🧸 In a game without tricks no mouse scares it. What follows is for games with them.

    The heaviest and most valuable of all, and it has one weakness: with a **mouse** aboard, neither of them in love, it panics and the boat capsizes. Another boat from the deck takes its place; all stay aboard.

    Nobody eats it and nobody throws it: it is always the heaviest.

## Refusals: what was wrong, and what to do instead

all-aboard-refusal-no-such-boat = There is no such boat at this pier. Choose one of the boats on the board.
all-aboard-refusal-already-boarded = That animal has boarded before and has no second ticket. Choose one that is in your hand.
all-aboard-refusal-not-in-hand = That animal is still somewhere in your deck. Choose one of those in your hand.
all-aboard-refusal-boat-full = That boat is full: three animals are aboard, hidden ones included. Choose one with a free place.
