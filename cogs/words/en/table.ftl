# The frame around every game: lobby, board, result, closed table.

# A list grows pairwise: what is listed so far is $first of the next pair.
list-comma = { $first }, { $last }
list-and = { $first } and { $last }

seat-computer = 🤖 Computer
seat-computer-numbered = 🤖 Computer { $number }
seat-vacant = 🪑 { $name }’s seat

lobby-title = ## { $emoji } { $game }: come aboard!
lobby-facts = 👥 { $players } · ⏱️ { $time }
lobby-seats = **Seats taken: { $taken } of { $seats }**
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (host)
lobby-seat-kept = { $number }. kept for { $name }, who confirms with **Sit down**
lobby-options = ⚙️ { $options }
lobby-change-option = Host: change an option to …
lobby-needs =
    { $lacking ->
        [one] One more player is needed. The host may also give a seat to the computer.
       *[other] { $lacking } more players are needed. The host may also give seats to the computer.
    }
lobby-ready = Enough are aboard: { $host } can start, or wait for more.
lobby-full = Everybody is aboard: { $host } can start.

option-on = on
option-off = off
option-shown = { $option }: { $value }
option-offer = { $typed } ({ $meant })

board-title = ## { $emoji } { $game }
board-waiting = ⏳ Waiting for { $names }
board-vacant = 🪑 An empty seat plays on its own until somebody sits down there. Host: { $host }
board-agreed =
    { $agreed ->
        [one] 🏳️ { $names } would end this game without a result: one of { $people }. If that is you, `/end` takes it back.
       *[other] 🏳️ { $names } would end this game without a result: { $agreed } of { $people }. If you are one of them, `/end` takes it back.
    }

result-title = ## { $emoji } { $game }: the voyage is over
result-duration = 🕰️ Played in { $duration }.
duration-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
duration-hours =
    { $hours ->
        [one] { $minutes ->
            [0] one hour sharp
            [one] one hour and one minute
           *[other] one hour and { $minutes } minutes
        }
       *[other] { $minutes ->
            [0] { $hours } hours sharp
            [one] { $hours } hours and one minute
           *[other] { $hours } hours and { $minutes } minutes
        }
    }

closed-title = ## { $emoji } { $game }: closed
closed-lobby = This table was closed before the game began. `/play` opens a new one.
closed-played = This game was played to its end. `/play` opens a new table.
closed-ended =
    { $by ->
        [unknown] This game was ended early, without a result. `/play` opens a new table.
       *[other] { $by } ended this game early, without a result. `/play` opens a new table.
    }
closed-agreed = Everyone at the table agreed to end this game without a result. `/play` opens a new table.
closed-deserted = Nobody was left at the table, so this game ended without a result. `/play` opens a new one.
closed-channel-gone = The channel of this game is gone, and the game with it. `/play` opens a new table elsewhere.

# A menu too long for Discord is shown in several parts.
menu-part = { $menu } ({ $part }/{ $parts })

button-sit = Sit down
button-stand = Stand up
button-start = Start
button-computer = Add computer
button-no-computer = Remove computer
button-close = Close table
button-hand = My hand
button-now = What can I do?
button-rules = Rules
button-sit-vacant = Take the empty seat
button-agree = Agree to end
button-rematch = Rematch
