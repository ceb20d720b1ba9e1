# Rules, help, and where to find tables.

command-rules-name = rules
command-rules = Read the rules of a game, page by page
command-rules-game-name = game
command-rules-game = Which game; without it, the one in this channel
command-rules-page-name = page
command-rules-page = Which page
command-help-name = help
command-help = How all this works
command-games-name = games
command-games = Your open tables, and those of this server

rules-title = ## { $emoji } { $game }: { $title }
rules-page = -# Page { $page } of { $pages }
rules-lookup = -# To look up
rules-entry = { $page }. { $title }
rules-contents = Go to another page
button-back = ◀ Back
button-next = Next ▶

help-text =
    ## ⚓ Botswain hosts board games in a channel
    { $games }

    ⛵ **To play:** type `/play`, let others press **Sit down** (or give seats to the computer), press **Start**.
    🖐️ **Your hand** is private: **My hand** on the board, or `/hand`, at any time. What you choose stays hidden until everybody has chosen.
    🔎 **Lost the board?** `/board` brings it to the bottom, `/games` lists your tables with links.
    ❔ **In doubt?** **What can I do?** on the board tells what you can decide right now; `/rules` has the rest.
    👋 **Have to go?** `/leave` gives your seat away, and you can come back; `/end` ends a game early.
    ⚓ Games wait for you, for days if need be, and go on after any restart.
help-game = { $emoji } **{ $game }** { $blurb }

games-mine = **Your tables**
games-none-mine = You sit at no table now. `/play` opens one in a channel of a server.
games-here = **Other tables on this server**
games-more =
    { $more ->
        [one] … and one more.
       *[other] … and { $more } more.
    }
games-line-lobby =
    { $people ->
        [one] { $emoji } [{ $game }]({ $link }) in { $channel }: waiting to start, one person aboard
       *[other] { $emoji } [{ $game }]({ $link }) in { $channel }: waiting to start, { $people } people aboard
    }
games-line-running =
    { $people ->
        [one] { $emoji } [{ $game }]({ $link }) in { $channel }: being played by one person
       *[other] { $emoji } [{ $game }]({ $link }) in { $channel }: being played by { $people } people
    }
