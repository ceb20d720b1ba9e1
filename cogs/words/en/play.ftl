# While a game runs: panels, pointing, leaving, ending.

command-hand-name = hand
command-hand = Open your hand: what only you may see, and what you can decide
command-board-name = board
command-board = Bring the board of this channel's game to the bottom
command-leave-name = leave
command-leave = Stand up from the table in this channel
command-end-name = end
command-end = End this channel's game early, or propose it

panel-footer = 🔄 Follows the game until <t:{ $until }:t> (<t:{ $until }:R>): at once when it is your turn, otherwise within a minute. After that, press **Renew** first.
panel-moved = You have opened your hand again since, further down. **Renew** brings it back here.
panel-left = You are no longer at this table. As long as a seat is free, you can sit down again.
panel-over = 🏁 This game is over. The result is on the board.
receipt-footer = 📌 A note about this moment: the board tells how it goes on. **Renew** turns the note into your hand.

button-renew = Renew
button-change = Change it
button-leave = Leave the table
button-end = End the game

point-sealed = 🤐 Noted, and only you can see it: { $note }
point-same = 🤐 Nothing has changed, and only you can see it: { $note }
point-told = ✅ Done. The board tells what happened.
point-unclear = That can mean more than one thing for you, or nothing right now. Choose here instead:
act-told = ✅ Done. This is what happened:
act-told-on-board = ✅ Done. The board tells what happened; this is how things stand now.

now-footer = -# 📌 That is about this moment: once something has changed, ask again.
now-spectator = You are watching this game. `/play` in another channel opens a table of your own.
now-vacant = You are watching, and a seat is empty: **Take the empty seat** on the board makes it yours.

board-here = Here is the board: { $link }
board-unposted = I may not write in this channel at the moment, so the board has to wait. Your hand still works: `/hand`.

leave-ask = Stand up? Your seat then plays on its own at once, as a computer would. You can come back as long as nobody else has sat down there.
leave-ask-last = Stand up? You are the last person at this table: without you the game ends, without a result. If you just stay away, it waits for you, for days if need be.
button-leave-yes = Stand up
button-leave-no = Stay
left-not = Nothing has changed: the seat is yours.
left-game = You stood up. Your seat now plays on its own, as a computer would, so nobody has to wait for you. To come back, press **Sit down** here, or **Take the empty seat** on the board.
left-host = { $host } is the host now.
left-last = You were the last person at the table, so it is closed. `/play` opens another.
left-agreed = You stood up. Everybody else had agreed to end this game, so it is over, without a result. `/play` opens another.
left-played = You stood up. Your seat played on its own at once, and that brought the game to its end: the result is on the board.

end-ask = End this table for everybody, without a result?
button-end-yes = End it
button-end-no = Keep playing
end-done = The table is closed for everybody. `/play` opens another.
end-not = Nothing has changed: the table stays open.
end-stranger = Only the people at the table can end it, or somebody with the right Manage Messages. Its host is { $host }.
end-propose =
    Only the host can end this game alone. You can agree to end it: once everybody at the table does, it ends without a result.
    Agreed so far: { $agreed } of { $people }.
end-agreed = You agree to end this game. Agreed so far: { $agreed } of { $people }. The others see it on the board; `/end` takes it back.
end-agreed-not = You do not agree to end this game. Agreed so far: { $agreed } of { $people }.
button-agree-not = Take that back
