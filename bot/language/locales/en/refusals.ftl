### Why something is not allowed: private, in a sentence that says what to do instead where there is something.

# $why (text): one of those below; $rule (text): its number, as in "B5"
refusal-with-rule = { $why } (Rule { $rule })
refusal-back = Back to the turn

refused-game-over = The game is over; nothing can be played any more.
# $name (text): whose turn it is
refused-not-your-turn = It is { $name }'s turn. Yours will come.
refused-nothing-to-place = The last tiles are being placed, and none of them is yours.
refused-already-confirmed = You have confirmed your last tiles already.
refused-only-last-tiles = The last turn is over: all that is left is to place your last tiles.
refused-not-in-play = That is not part of this game.
refused-no-further-action = Your action for this turn is spent. Only an exact payment gives another one. You can undo it instead.
refused-placing-has-begun = You have begun to place your tiles, so this turn has no further action. You can undo that.
refused-no-cards-named = Which cards? Name at least one.
# $cards (text): as in "florin 3, ducat 2"; $count (number) of them
refused-not-on-display = { $count ->
    [one] { $cards } does not lie on display.
   *[other] { $cards } do not lie on display.
}
# $amount (number): what they are worth together
refused-too-much-money = Several cards together may be worth 5 at most; these are worth { $amount }. One card alone may be worth anything.
# $tile (text): as in "Garden 8 (G8a)"
refused-not-on-market = { $tile } is not on the market.
# $cards (text); $count (number)
refused-not-in-hand = { $count ->
    [one] You do not have { $cards } in hand.
   *[other] You do not have these in hand: { $cards }.
}
# $currency (text): the one that the square takes; $cards (text): those of other currencies
refused-wrong-currency = This square takes { $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
   *[ducat] ducats
} only, not { $cards }.
# $sum (text): what is missing, as in "3 florins"; $tile (text)
refused-too-little-money = { $sum } short: that does not reach the price of { $tile }.
# $tile (text)
refused-not-bought = { $tile } does not wait to be placed: only what you bought this turn, or won at the end, does.
refused-bought-this-turn = { $tile } was bought this turn and takes no part in a redesign. It is placed at the end of the turn.
refused-not-in-reserve = { $tile } is not in your reserve.
refused-not-in-palace = { $tile } is not in your palace.
# $tile (text): what stands there, or the fountain; $cells (text): the cell, as in "+1,-2"
refused-cell-taken = { $cells } is taken: { $tile } stands there.
# $cells (text)
refused-not-joined = { $cells } touches no side of your palace; a corner is not enough.
# $sides (text): as in "north and east", seen from the tile
refused-sides-clash = A wall would meet an open side in the { $sides }. Where tiles touch, both sides have a wall, or neither.
# $cells (text): those that cannot be reached; $places (number) of them
refused-unreachable = { $places ->
    [one] { $cells } could not be reached on foot from the fountain.
   *[other] { $cells } could not be reached on foot from the fountain.
}
# $cells (text): those that would be enclosed; $places (number) of them
refused-hole = { $places ->
    [one] That would leave a hole at { $cells }. Every empty cell must stay joined to the outside.
   *[other] That would leave holes at { $cells }. Every empty cell must stay joined to the outside.
}
# $tile (text)
refused-tiles-to-place = { $tile } still waits to be placed.
refused-must-act = A turn needs an action: take money, buy a tile or redesign.
refused-nothing-to-undo = There is nothing in this turn to take back.
refused-early-end-agreed = It’s already agreed: the game ends after this turn.
