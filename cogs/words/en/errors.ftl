# Why something does not work, and what to do instead.

table-none-here = There is no open table in this channel. `/play` opens one; `/games` shows where else you sit.
table-channel-taken = { $game } is already being played in this channel. Use another channel or thread, or `/board` to see it.
channel-taken-linked = { $game } already has this channel: { $link }. Join in there, or open your table in another channel or thread.
channel-taken-yours = You already sit at the table for { $game } in this channel: { $link }. `/leave` gives your seat away.
table-unknown-game = I do not know that game. Choose one of those that `/play` offers.
table-gone = That table is over. `/play` opens a new one; `/games` shows the tables where you sit.
table-not-seated =
    { $offer ->
        [lobby] You do not sit at this table yet: press **Sit down** in the lobby first.
        [vacant] You do not sit at this table, but a seat is empty: press **Take the empty seat** on the board first.
        [over] That is for those who played here. `/play` opens a table of your own right here.
       *[running] That is for those who sit at this table. You are welcome to watch; `/play` in another channel opens a table of your own.
    }
table-already-seated = You already sit at this table. **My hand** or `/hand` opens your hand once the game has begun.
table-full =
    { $holder ->
        [computer] Every seat is taken. **Remove computer** or **Stand up** frees one.
       *[person] Every seat is taken. You are welcome to watch, or open another table with `/play` in another channel.
    }
table-not-host = Only the host can do that. If the host is away: somebody with the right Manage Messages can close the table, and with `/play` you can open one of your own in another channel or thread. A host who stands up, or leaves the server, makes the next person host.
table-already-started = The game has already begun. `/leave` gives your seat away; `/end` ends the game early.
table-not-started = The game has not begun yet. When enough have sat down, the host presses **Start**.
table-too-few =
    { $seated ->
        [one] The game needs at least { $needed } seats taken; so far there is one. Wait for others, or press **Add computer**.
       *[other] The game needs at least { $needed } seats taken; so far there are { $seated }. Wait for others, or press **Add computer**.
    }
table-no-vacant-seat = No seat is empty in this game. You are welcome to watch, or open another table with `/play` in another channel.
table-no-computer = The computer has no seat here that could be taken away.
table-stale = That was about a moment that is over, so this press changed nothing; if you had pressed before, that one counts. This is how things stand now.
table-seat-kept = The free seats are kept for those who played before. Wait a moment, or ask the host to start without them.
table-not-over = That game still runs. When it is over, its result offers a rematch.

only-in-server = That needs a channel of a server: open a server where I am, and use the command there. `/help` and `/rules` work here too.
option-none = That game has no options: leave the field empty.
option-value-refused = I do not know that value. The option `{ $option }` can be: { $allowed }
option-refused = I do not know the option `{ $option }`. This is what the game offers: { $allowed }

rule-over = The game is over. Its result is on the board.
rule-not-asked = There is nothing for you to decide right now. **What can I do?** on the board tells more.
rule-illegal = The rules do not allow that now. **What can I do?** on the board tells what you can do.
rule-setup = That game is for { $least } to { $most } players.

store-busy = I could not write that down just now, so nothing has changed. Please press again in a moment.
store-outrun = Something else changed this table at the same time, so your press was not counted. Please press again.
store-broken = My memory is out of order, so nothing has changed. Please tell whoever runs this bot; no game is lost.

error-old-button = That button is from an older version of me and no longer works. `/hand` opens your hand, `/board` brings a fresh board.
error-command = That command has just changed. Please wait a minute, or restart Discord, and try again.
error-forbidden = Discord does not let me do that in this channel. Ask whoever looks after this server to check my rights.
error-discord = Discord itself has trouble right now. Nothing is lost; please try again in a moment.
error-counted = ✅ Done, and written down; I only could not show it here. `/hand` opens your hand, `/board` brings the board.
error-bug = Something went wrong on my side. Nothing is lost: please try again, and if it stays like that, tell whoever runs this bot.
