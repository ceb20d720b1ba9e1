# Opening a table and taking seats.

# What members type, here and in the other files: a `…-name` is one word in lower case, of at most 32 letters. Whoever
# translates `play` to `jouer` writes `/jouer` in every sentence that mentions the command. The rest has 100 characters.
command-play-name = play
command-play = Open a table for a game in this channel
command-play-game-name = game
command-play-game = Which game
command-play-options-name = options
command-play-options = The game's own options, such as name=on; the host can also change them in the lobby

play-opened = Your { $game } table is open and you are its host: { $link }
rematch-opened =
    { $kept ->
        [0] Another round of { $game }: { $link }
        [one] Another round of { $game }: { $link } The other player's seat is kept until they press **Sit down**.
       *[other] Another round of { $game }: { $link } The other players' seats are kept until they press **Sit down**.
    }
rematch-joined = Another round of { $game }, and you have your seat: { $link }
lobby-unposted = I could not post the table here, so I have not opened one. Check that I may write in this channel, then try again.

sat-in-lobby = You have a seat. Taken: { $taken } of { $seats }. The host starts the game; your hand will be under **My hand**.
sat-in-game = You have taken the empty seat: from now on it is yours.
stood-up = You stood up. As long as the game has not begun, **Sit down** brings you back.
stood-up-last = You were the last one, so the table is closed. `/play` opens another.
computer-added = The computer has a seat. It knows only what a player there would know.
computer-removed = One seat less for the computer.
option-chosen = The option is changed.
started = The game begins! The board is in the channel; **My hand** there, or `/hand`, opens your hand.
lobby-closed = The table is closed. `/play` opens another.

rights-missing = To keep a board in this channel I still need: { $rights }. Ask whoever looks after this server, or use `/play` in another channel.
right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-embed-links = Embed Links
right-attach-files = Attach Files
right-read-message-history = Read Message History
