# Pings: one short message, deleted as soon as it is overtaken.
# $names: mentions of those who are pinged · $board: the address of the board
ping-start = ⚓ All aboard, the game begins, and chance has mixed the seats: { $names }! [To the board]({ $board })
ping-turn = ⏳ { $names }, it is your turn. [To the board]({ $board })
