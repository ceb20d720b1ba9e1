# Pings: one short message, deleted as soon as it is overtaken.
# $names: mentions of those who are pinged · $board: the address of the board
ping-start = ⚓ All aboard, the game begins: { $names }! [To the board]({ $board })
ping-turn = ⏳ { $names }, the others are waiting for you. [To the board]({ $board })
