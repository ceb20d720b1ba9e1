# Ahoy! Kitten: everything a player reads in this game. Numbers called $variant pick one of several ways to say the same.

## What the game is

ahoy-kitten-name = Ahoy! Kitten
ahoy-kitten-blurb = Cat pirates all point their claws at the very same moment: at an ocean to fish, at a rival to rob, or at their own catch to save it. Whoever points alone takes everything; whoever is crowded goes hungry.
ahoy-kitten-players = 2 to 6 players
ahoy-kitten-time = about 15 minutes

## Names of things

ahoy-kitten-token-red = 🔴R
ahoy-kitten-token-blue = 🔵B
ahoy-kitten-token-yellow = 🟡Y
ahoy-kitten-token-white = ⚪W
ahoy-kitten-colour-red = Red (R)
ahoy-kitten-colour-blue = Blue (B)
ahoy-kitten-colour-yellow = Yellow (Y)
ahoy-kitten-colour-white = White (W)
ahoy-kitten-tokens = { $token }×{ $count }
ahoy-kitten-no-tokens = nothing
ahoy-kitten-bare-tile = —
ahoy-kitten-empty-ocean = empty

ahoy-kitten-score =
    { $sets ->
        [one] 1 set
       *[other] { $sets } sets
    } ({ $for_sets }) + { $spares ->
        [one] 1 spare
       *[other] { $spares } spares
    } ({ $for_spares }) + { $whites } white ({ $for_whites })

ahoy-kitten-ocean-0 = Anchovy Bay
ahoy-kitten-ocean-1 = Barnacle Bank
ahoy-kitten-ocean-2 = Cod Cove
ahoy-kitten-ocean-3 = Dolphin Deep
ahoy-kitten-ocean-4 = Eel Eddy

ahoy-kitten-pirate-eysturoy = Eysturoy
ahoy-kitten-pirate-majestic = Majestic
ahoy-kitten-pirate-fried-fish = Fried Fish
ahoy-kitten-pirate-poseidon = Poseidon
ahoy-kitten-pirate-inventor = Inventor
ahoy-kitten-pirate-hook = Hook

ahoy-kitten-paw-left = Left paw
ahoy-kitten-paw-right = Right paw

## The board

ahoy-kitten-board-round = 🧭 **Round { $round }** · 🎒 in the bag: { $count } ({ $tokens })
ahoy-kitten-board-last-round =
    🧭 **Round { $round }** · 🎒 the bag is empty
    🏁 **The last round!** Whatever you grab now counts.
ahoy-kitten-board-over = 🏁 **The game is over** after round { $round }.
ahoy-kitten-board-place =
    🎒 **The last { $drawn ->
        [one] token
       *[other] { $drawn } tokens
    }** of the bag lie open. { $name } lays them out, one by one.
    Next: **{ $next }**{ $more ->
        [0] {""}
       *[other] {" "}· then { $rest }
    }
ahoy-kitten-board-ocean = 🌊 **{ $ocean }** · { $tokens }
ahoy-kitten-board-ocean-room = 🌊 **{ $ocean }** · { $tokens } · room for { $room }
ahoy-kitten-board-pirate =
    { $pirate } · { $name }{ $state ->
        [break] {" "}· ⛵ on a break
        [chosen] {" "}· ✅ has chosen
        [thinking] {" "}· 💭 thinking
       *[none] {""}
    }{ $bag ->
        [yes] {" "}· 🎒
       *[no] {""}
    }
    ╰ tile { $tile } · claimed { $claimed }
ahoy-kitten-board-paw = { $name } · { $paw }
ahoy-kitten-board-points-first = -# 👇 Press an ocean to point at it. From round 2 on you may point at pirates, too.
ahoy-kitten-board-points = -# 👇 Press an ocean to fish, another pirate to rob it, your own pirate to protect.
ahoy-kitten-board-paws-first = -# 👇 Press an ocean for your left paw, then one for your right paw. To change one: **My hand**. From round 2 on you may point at pirates, too.
ahoy-kitten-board-paws = -# 👇 Press an ocean or a rival for your left paw, then for your right one. Your own pirates protect themselves. To change one: **My hand**.
ahoy-kitten-board-bag-low = -# 🎒 The bag is nearly empty: if it can't supply every ocean, { $name } chooses where its last tokens go.
ahoy-kitten-board-points-place = -# 👇 { $name }, press the ocean that gets the next token.

## The story of a round

ahoy-kitten-story-title = **What happened in round { $round }**
ahoy-kitten-story-began = **Anchors aweigh!**
ahoy-kitten-story-supplied = { $ocean } +{ $tokens }
ahoy-kitten-story-lately = **Lately**
ahoy-kitten-story-refill = 🎒 Fresh fish: { $supplies }.
ahoy-kitten-story-placed = 🎒 Laid out: { $supplies }.

ahoy-kitten-point-fish = { $who } → 🌊 { $ocean }
ahoy-kitten-point-filch = { $who } → { $victim }
ahoy-kitten-point-protect = { $who } → { $shield }

ahoy-kitten-event-game-began = Chance has dealt the pirates and made { $name } keeper of the bag 🎒, who may have to lay out its last tokens.
ahoy-kitten-event-ocean-supplied = 🌊 { $ocean } gets { $tokens }.
ahoy-kitten-event-round-began = { $last ->
        [yes] 🏁 Round { $round } begins: the last one!
       *[no] Round { $round } begins.
    }
ahoy-kitten-event-round-began-break = { $last ->
        [yes] 🏁 Round { $round } begins: the last one!
       *[no] Round { $round } begins.
    } On a break: { $pirates }.
ahoy-kitten-event-pirate-chose = { $pirate } has chosen.
ahoy-kitten-event-revealed = **Claws out!** { $picks }
ahoy-kitten-event-fished = { $variant ->
        [0] { $pirate } has { $ocean } all alone and hauls in { $tokens }.
        [1] Nobody else at { $ocean }? { $pirate } scoops up { $tokens }.
        [2] { $pirate } dips a paw into { $ocean }: { $tokens }!
       *[3] { $ocean } belongs to { $pirate } today, with { $tokens }.
    }
ahoy-kitten-event-fished-nothing = { $variant ->
        [0] { $pirate } casts out at { $ocean } and catches an old boot.
        [1] { $pirate } stares into { $ocean }, and the empty water stares back.
       *[2] All alone at { $ocean }, { $pirate } finds out why: no fish.
    }
ahoy-kitten-event-ocean-blocked = { $variant ->
        [0] { $pirates } crowd { $ocean }: hissing, splashing, no fish.
        [1] Too many cats at { $ocean }! { $pirates } come away with wet fur.
       *[2] { $pirates } glare at each other across { $ocean }. The fish stay.
    }
ahoy-kitten-event-filched = { $variant ->
        [0] { $pirate } sneaks aboard { $victim } and makes off with { $tokens }.
        [1] "What a fine catch, { $victim }!" { $pirate } helps itself to { $tokens }.
        [2] { $pirate } swipes { $tokens } from under the whiskers of { $victim }.
       *[3] Gone in a flick of the tail: { $pirate } filches { $tokens } from { $victim }.
    }
ahoy-kitten-event-filched-nothing = { $variant ->
        [0] { $pirate } searches { $victim } from bow to stern and finds crumbs.
        [1] { $pirate } robs { $victim } before there is anything to rob.
        [2] { $pirate } reaches for the tile of { $victim }: a bare plank.
       *[3] A daring raid by { $pirate } on { $victim }! The loot: nothing.
    }
ahoy-kitten-event-tile-blocked = { $variant ->
        [0] { $pirates } trip over each other on the deck of { $victim }: nothing is stolen.
        [1] { $victim } keeps everything, because { $pirates } tangle their claws.
       *[2] { $pirates } grab at { $victim } all at once. None lets go, so none gets a fish.
    }
ahoy-kitten-event-claimed = { $variant ->
        [0] 🛡️ { $pirate } sits down on the catch: { $tokens } claimed for good.
        [1] 🛡️ { $pirate } locks the chest: { $tokens } can't be stolen any more.
       *[2] 🛡️ { $pirate } spreads a broad paw over { $tokens } and keeps them for ever.
    }
ahoy-kitten-event-claimed-thieves = { $variant ->
        [0] 🛡️ { $pirate } sits down on the catch: { $tokens } claimed for good. Bad luck, { $thieves }!
        [1] 🛡️ { $pirate } locks the chest with { $tokens } inside, right on the claws of { $thieves }.
       *[2] 🛡️ { $pirate } spreads a broad paw over { $tokens }. Nothing there for { $thieves }!
    }
ahoy-kitten-event-everyone-on-break = 😴 Round { $round }: every pirate is on a break. The ships rock, the fish chuckle, nobody points.
ahoy-kitten-event-last-tokens-drawn = 🎒 The bag can't fill every ocean any more. Out come { $tokens }, for { $name } to lay out.
ahoy-kitten-event-token-placed = { $token } goes to 🌊 { $ocean }.
ahoy-kitten-event-token-placed-unasked = { $token } goes to 🌊 { $ocean }, where the only room is left.
ahoy-kitten-event-game-ended = 🏁 That was the last round. Count your fish!

## The private panel

ahoy-kitten-panel-mine = Your pirate: { $pirate }{ $state ->
        [break] {" "}· ⛵ on a break
        [chosen] {" "}· ✅ has chosen
        [thinking] {" "}· 💭 thinking
       *[none] {""}
    }
ahoy-kitten-panel-paw = { $paw }: { $pirate }{ $state ->
        [break] {" "}· ⛵ on a break
        [chosen] {" "}· ✅ has chosen
        [thinking] {" "}· 💭 thinking
       *[none] {""}
    }
ahoy-kitten-panel-tokens =
    ╰ tile { $tile } · claimed { $claimed }
    ╰ worth { $total ->
        [one] 1 point
       *[other] { $total } points
    }: { $score }
ahoy-kitten-panel-picks = 🤫 **Your sealed pick:** { $picks }
ahoy-kitten-panel-sealed = -# The others only see that you have chosen. You can change it until the last pirate has picked.
ahoy-kitten-sealed = { $picks }.{ $more ->
        [yes] {" "}{ $other } has still to choose.
       *[no] {""}
    }
ahoy-kitten-panel-menu-title = **{ $paw }** · { $pirate }
ahoy-kitten-panel-menu = { $paw }: where to?
ahoy-kitten-panel-spectator = 👀 You are watching. Everything you may know is on the board.

ahoy-kitten-face-fish = { $ocean }
ahoy-kitten-face-filch = Rob { $victim }
ahoy-kitten-face-protect = Protect my catch
ahoy-kitten-face-paw = { $paw }: { $action }
ahoy-kitten-face-place = { $colour } to { $ocean }

## What can I do right now?

ahoy-kitten-now-pick-first = Point at an ocean. If nobody else points there, all its fish are yours. Robbing and protecting start in round 2.
ahoy-kitten-now-pick = Point at an ocean to fish, or at another pirate to rob it: it works only if nobody else points there. Or protect: you claim the fish on your tile for good, and sit out the next round.
ahoy-kitten-now-pick-last = The last round! Point at an ocean, rob another pirate, or protect what lies on your tile: a break no longer costs you anything.
ahoy-kitten-now-pick-bare = Point at an ocean to fish, or at another pirate to rob it: it works only if nobody else points there. There is nothing on your tile to protect yet.
ahoy-kitten-now-paws = { $pirates } still { $count ->
        [one] has
       *[other] have
    } to choose. Each paw picks for itself, and at the end your poorer paw counts.
ahoy-kitten-now-picked = You have chosen. You may still change it; when the last pirate has picked, all claws come out at once.
ahoy-kitten-now-break = ⛵ Your pirate rests this round, because it claimed its fish in the last one. It is back in the next round.
ahoy-kitten-now-break-paws = ⛵ Both your paws rest this round. They are back in the next one.
ahoy-kitten-now-break-last = ⛵ You rest in this last round: your fish are claimed. Watch the others fight over theirs.
ahoy-kitten-now-place = You hold the bag: lay the next token, **{ $next }**, on an ocean with room.{ $more ->
        [0] {""}
       *[other] {" "}Then: { $rest }
    }
ahoy-kitten-now-wait-place = { $name } is laying out the last tokens. Then comes the last round.
ahoy-kitten-now-watch = The pirates are choosing, each in secret. Once the last one has picked, all claws come out at once.
ahoy-kitten-now-over = The game is over. The result is on the board.

## The result

ahoy-kitten-result-winner = 🏆 **{ $names } wins!**
ahoy-kitten-result-shared = 🏆 **{ $names } share the victory!**
ahoy-kitten-result-by-whites = -# Level on points at the top: the white fish decided.
ahoy-kitten-result-level = -# Level on points and on white fish, so nobody is ahead of the other.
ahoy-kitten-result-lower = -# For each player the poorer of the two paws counts.
ahoy-kitten-result-seat = { $medal } **{ $name }** · { $total ->
        [one] **1 point**
       *[other] **{ $total } points**
    }
ahoy-kitten-result-place = { $place }.
ahoy-kitten-result-score =
    { $pirate } · { $score } = **{ $total }**{ $counts ->
        [yes] {" "}← counts
       *[no] {""}
    }
    ╰ claimed { $claimed } · on the tile { $tile }
ahoy-kitten-result-key = -# A set of R, B and Y is worth 5, a white fish 2, a spare colour 1.

## Rules pages

ahoy-kitten-rules-goal-title = The game in short
ahoy-kitten-rules-goal =
    You captain a ship of pirate cats, and you want the **most valuable catch** of fish tokens.

    Every round, all pirates choose **in secret** and point **at the same moment**:
    - 🌊 at an **ocean**, to fish it empty
    - 🐱 at **another pirate**, to rob it (from round 2)
    - 🛡️ at **themselves**, to claim their catch for good (from round 2)

    Being alone is everything: where two claws meet, nobody gets anything.

    ### To begin with
    - Everyone gets one of six pirates by chance. They differ in name and looks only: 🌿🟩 Eysturoy, 💎🟦 Majestic, 🍤🟥 Fried Fish, 🔱🟨 Poseidon, ⚙️⬛ Inventor, 🪝🟪 Hook.
    - There is one ocean fewer than there are players (with two players: three oceans).
    - 60 fish tokens are in the bag: 18 red 🔴R, 18 blue 🔵B, 18 yellow 🟡Y and 6 white ⚪W. Two go to each ocean.
    - One player, drawn by chance, keeps the bag 🎒 and may have to lay out its last tokens.

    All tokens lie open: in the oceans, on the tiles, claimed. So what is left in the bag is known as well.

    💬 **Talk!** Make deals, promise to stay away, lie through your whiskers. Nothing you say binds you.

ahoy-kitten-rules-round-title = A round
ahoy-kitten-rules-round =
    1. **Choose.** Every pirate that isn't on a break picks exactly one target. On the board, press an ocean or a pirate; your own pirate means protecting. The others only see *that* you have chosen, and you can change it until the last pick is in.
    2. **Claws out.** All picks are shown at once and take effect at once, on what lay there when the round began.
    3. **Refill.** The bag supplies the oceans, and the next round begins.

    ### At an ocean
    - Alone there? All its tokens go onto your tile.
    - Two or more of you? Nobody takes anything; the tokens stay.
    - An empty ocean may be pointed at, but gives nothing.

    In **round 1** only oceans can be chosen.

    On the board, **tile** is what a pirate has caught and may still lose: it can be stolen. What is **claimed** can't.

    A game has about ten rounds; with four players about 16, with three about 23.

ahoy-kitten-rules-filching-title = Robbing
ahoy-kitten-rules-filching =
    From round 2 on you may point at another pirate's tile.

    - The only one who does? You steal **all** tokens on it, and they go onto your own tile.
    - Two or more of you? You block each other, and its owner keeps everything.
    - Is that pirate protecting itself? You get nothing.
    - Claimed tokens are never stolen.

    ### Everything happens at once
    - Two pirates can rob each other: they swap their tiles.
    - If you are robbed, you still keep what you take in this same round.
    - A thief can't be robbed of this round's loot, only of what lay on its tile before.

    You may point at a pirate whose tile is empty, or who is on a break, but there is nothing to gain: whoever rests has just put everything away.

ahoy-kitten-rules-protecting-title = Protecting
ahoy-kitten-rules-protecting =
    From round 2 on you may cover your own tile instead of pointing elsewhere. There must be at least one token on it.

    - You **claim** everything on your tile: it lies beside it from now on and is yours until the end.
    - Whoever points at you in this round gets nothing.
    - Then your pirate takes a **forced break** ⛵: it turns its ship side up and sits out the whole next round. In the round after that it is back.

    A break lasts exactly one round. While on a break you neither point nor protect, and there is nothing on your tile to steal.

    If **all** pirates are on a break, the round passes by itself and the refill comes as usual. Should that be the last round, the game ends with it.

    In the **last round** you may protect as well; the break no longer costs anything.

ahoy-kitten-rules-refill-title = Refill and the last tokens
ahoy-kitten-rules-refill =
    After every round, from the bag, by chance:
    - 1 token onto each ocean that still has any,
    - 2 tokens onto each empty ocean.

    Nobody decides anything here: tokens go as they are drawn, ocean by ocean from the first.

    ### When the bag runs out
    - As soon as the last token has left the bag, **one more round** is played: the last.
    - If the bag holds just enough for a whole refill, that is an ordinary refill.
    - If it can't supply every ocean, all its tokens are drawn and laid open. The player with the bag 🎒 puts them on oceans **of their choice**, one by one in the order drawn, even while on a break.
    - No ocean gets more than its ordinary 1 or 2, and every token must be placed. If only one ocean has room, the token goes there unasked.
    - So some oceans may stay empty. That's fine.

ahoy-kitten-rules-scoring-title = Scoring
ahoy-kitten-rules-scoring =
    After the last round, put together what you have **claimed** and what lies on your **tile**. Tokens left in the oceans count for nobody.

    - 🔴R + 🔵B + 🟡Y, one of each: a **set**, **5 points**
    - ⚪W, each: **2 points**
    - every coloured token outside a set: **1 point**

    White fish belong to no set. A set may combine claimed tokens with those on the tile.

    Example: 3 red, 2 blue, 2 yellow, 1 white make 2 sets (10), one spare red (1) and one white (2): 13 points.

    🤝 **Ties:** more white tokens win. If those are equal, too, the victory is shared, and places behind it are skipped: 1, 1, 3.

ahoy-kitten-rules-two-players-title = Two players: two paws
ahoy-kitten-rules-two-players =
    With two players, everyone leads **two pirates**: a left and a right paw. Which two of four pirates, chance decides.

    - 3 oceans, 4 pirates; 12 red, 12 blue, 12 yellow and 6 white tokens.
    - Each paw has its own tile, its own claimed tokens and its own breaks, and makes its own pick every round. The picks are sealed until all four paws have chosen. While both your paws rest you aren't asked.
    - Your two paws block each other at one ocean or one tile, like strangers.
    - A paw may point at your own other paw, to take its tokens or to get in a thief's way; in vain if that paw protects itself.
    - A paw protects only its own tile.

    🏁 **At the end** each paw is counted alone, and your **lower** score is your result. So feed both!
    Tie: more white tokens over both paws; then the victory is shared.

    👇 **On the board**, press an ocean or a rival for your left paw, then for your right one (a paw on a break is passed over), or your own pirate to protect it. To change a paw, or to rob yourself: **My hand**.

ahoy-kitten-rules-rulings-title = Fine print: choosing and taking
ahoy-kitten-rules-rulings =
    Where the printed rules are silent, somebody must decide. *Printed* is in the rules of the box, *read* follows from them, *ours* is our own choice.

    - *Read:* all takes happen at once on what lay there at the start of the round. You can swap; you keep what you take though you are robbed; fresh loot can't be taken on.
    - *Printed:* in round 1 only oceans.
    - *Ours:* every pirate that isn't on a break makes exactly one pick. Empty oceans, empty tiles and pirates on a break may be pointed at.
    - *Ours:* any second claw blocks at a tile with tokens, whoever it belongs to.
    - *Ours:* protecting needs at least one token on the tile.
    - *Read:* a break is exactly the round after claiming. Protecting stays legal in the last round.
    - *Ours:* if everyone is on a break the round passes by itself, refill included; as the last round it ends the game.
    - *Ours:* picks come in one by one, stay sealed, and may be changed until the last one is in.
    - *Ours:* all tokens are open to all, hence the colours left in the bag.

ahoy-kitten-rules-rulings-end-title = Fine print: bag, end, two paws
ahoy-kitten-rules-rulings-end =
    - *Ours:* an ordinary refill is no choice: ocean by ocean from the first, each its whole supply.
    - *Printed:* the player with the bag distributes the last tokens at will, and some oceans may stay empty.
    - *Ours:* that player is drawn by chance and serves even on a break; the tokens lie open and are placed in the order drawn, all of them, none beyond an ocean's ordinary supply; a forced one goes by itself. A bag that empties exactly makes an ordinary refill. Either way one more round follows.
    - *Printed:* tokens on tiles count with the claimed ones, sets across both; oceans don't count.
    - *Read:* white tokens are in no set.
    - *Ours:* a tie that white tokens leave standing is a shared victory.
    - *Ours:* pirates have no powers; seats, pirates and bag are dealt by chance.

    ### Two players
    - *Printed:* 3 oceans, 4 pirates, 12 of each colour, 6 white; the lower score counts.
    - *Read:* the paws are two pirates in everything: tile, claim, break, pick. They block each other, and one may point at the other.
    - *Ours:* two of four pirates each, by chance; at a tie the white tokens of both paws decide.

## Refusals: what was wrong, and what to do instead

ahoy-kitten-refusal-not-picking = The last tokens of the bag are being laid out just now. Once they lie, choose your target for the last round.
ahoy-kitten-refusal-not-placing = There are no last tokens to lay out now. Choose a target for your pirate instead.
ahoy-kitten-refusal-no-such-pirate = No such pirate sails in this game. Choose one of the pirates on the board.
ahoy-kitten-refusal-no-such-ocean = That ocean isn't on this map. Choose one of the oceans on the board.
ahoy-kitten-refusal-not-your-pirate = That pirate takes no orders from you. Press **My hand** to see which one is yours.
ahoy-kitten-refusal-on-break = This pirate rests this round, because it has just claimed its fish. It is back in the next one.
ahoy-kitten-refusal-first-round-oceans-only = In the first round everyone points at an ocean. Choose one; robbing and protecting start in round 2.
ahoy-kitten-refusal-own-tile = A pirate can't rob itself. Protect your catch instead, or choose another pirate or an ocean.
ahoy-kitten-refusal-nothing-to-protect = There is nothing on this pirate's tile to protect. Choose an ocean or another pirate.
ahoy-kitten-refusal-token-already-placed = That token lies already. Look at the board for the next one, and choose its ocean.
ahoy-kitten-refusal-token-not-next = The tokens go in the order drawn. Place the one that the board calls next.
ahoy-kitten-refusal-ocean-full = That ocean has got its whole supply. Choose one of the oceans that still have room.
