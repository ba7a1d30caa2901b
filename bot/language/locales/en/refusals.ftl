### Why something is not allowed: private, in a sentence that says what to do instead where there is something.

# $why (text): one of those below; $rule (text): its number, as in "B5"
refusal-with-rule = { $why } (rule { $rule })
refusal-back = Back to the turn

refused-game-over = The game is over, so there’s nothing left to play.
# $name (text): whose turn it is
refused-not-your-turn = It’s { $name }’s turn. Yours will come.
refused-nothing-to-place = The last tiles are being placed, and none of them is yours.
refused-already-confirmed = You’ve already confirmed your last tiles.
refused-only-last-tiles = The last turn is over: all that’s left is to place your last tiles.
refused-not-in-play = That isn’t part of this game.
refused-no-further-action = You’ve used your action for this turn, and only an exact payment gives you another one. You can undo it instead.
refused-placing-has-begun = You’ve started placing your tiles, so you can’t take another action this turn. You can undo that.
refused-no-cards-named = Which cards? Name at least one.
# $cards (text): as in "florin 3, ducat 2"; $count (number) of them
refused-not-on-display = { $count ->
    [one] There isn’t { $cards } on display.
   *[other] These aren’t on display: { $cards }.
}
# $amount (number): what they are worth together
refused-too-much-money = Several cards may be worth up to 5 in total; these are worth { $amount }. A single card may be worth anything.
# $tile (text): as in "Garden 8 (G8a)"
refused-not-on-market = { $tile } isn’t on the market.
# $cards (text); $count (number)
refused-not-in-hand = { $count ->
    [one] You don’t have { $cards } in hand.
   *[other] You don’t have these in hand: { $cards }.
}
# $currency (text): the one that the square takes; $cards (text): those of other currencies
refused-wrong-currency = This square only takes { $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
   *[ducat] ducats
}, not { $cards }.
# $sum (text): what is missing, as in "3 florins"; $tile (text)
refused-too-little-money = That’s { $sum } short of the price of { $tile }.
# $tile (text)
refused-not-bought = You can’t place { $tile }: only tiles you bought this turn, or won at the end.
refused-bought-this-turn = You bought { $tile } this turn, so it takes no part in a redesign. You’ll place it at the end of the turn.
refused-not-in-reserve = { $tile } isn’t in your reserve.
refused-not-in-palace = { $tile } isn’t in your palace.
# $tile (text): what stands there, or the fountain; $cells (text): the cell, as in "+1,-2"
refused-cell-taken = { $cells } is taken by { $tile }.
# $cells (text)
refused-not-joined = { $cells } doesn’t touch any side of your palace; a corner isn’t enough.
# $sides (text): as in "north and east", seen from the tile
refused-sides-clash = A wall would meet an open side to the { $sides }. Where tiles touch, both sides need a wall, or neither.
# $cells (text): those that cannot be reached; $places (number) of them
refused-unreachable = { $places ->
    [one] { $cells } couldn’t be reached on foot from the fountain.
   *[other] { $cells } couldn’t be reached on foot from the fountain.
}
# $cells (text): those that would be enclosed; $places (number) of them
refused-hole = { $places ->
    [one] That would leave a hole at { $cells }. Every empty cell must stay joined to the outside.
   *[other] That would leave holes at { $cells }. Every empty cell must stay joined to the outside.
}
# $tile (text)
refused-tiles-to-place = You still have to place { $tile }.
refused-must-act = A turn needs an action: take money, buy a tile or redesign.
refused-nothing-to-undo = There’s nothing left to undo in this turn. What showed you something hidden, like drawing tokens, can’t be taken back.
refused-early-end-agreed = It’s already agreed: the game ends after this turn.
