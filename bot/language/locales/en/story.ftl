# The story of a game, one line a turn. Deeds follow the player's name, one after the other.

## Deeds

# $cards (text): as in "3+2 florins"
story-takes = takes { $cards }
# $exact (text): yes or no; $sum (text): as in "8 florins (5+3)"; $tile (text)
story-buys = { $exact ->
    [yes] pays exactly { $sum } for { $tile }
   *[no] pays { $sum } for { $tile }
}
# As before, and the tile goes straight to $cell (text): as in "+1,0"
story-buys-and-places = { $exact ->
    [yes] pays exactly { $sum } for { $tile } and places it at { $cell }
   *[no] pays { $sum } for { $tile } and places it at { $cell }
}
story-buys-and-reserves = { $exact ->
    [yes] pays exactly { $sum } for { $tile } and keeps it in reserve
   *[no] pays { $sum } for { $tile } and keeps it in reserve
}
# $purchases (text): several, as in "exactly 8 florins (5+3) for Garden 8 and 4 dinars for Pavilion 4"
story-buys-several = pays { $purchases }
# One of them: $exact (text): yes or no; $sum (text); $tile (text)
story-purchase = { $exact ->
    [yes] { $sum } for { $tile } (exact)
   *[no] { $sum } for { $tile }
}
# $tiles (text): everything that was bought
story-buys-briefly = buys { $tiles }
# One of them: $tile (text); $sum (text): what was paid, as in "8 florins"
story-bought = { $tile } for { $sum }
# $tiles (text): several, as in "Garden 8 at +1,0 and Pavilion 4 at 0,-1"
story-places-several = places { $tiles }
# One of them: $tile (text), $cell (text)
story-placed = { $tile } at { $cell }
# $tile (text), $cell (text)
story-adds = adds { $tile } from the reserve at { $cell }
story-takes-back = takes { $tile } back from { $cell } to the reserve
# $tile (text): from the reserve; $removed (text): goes there; $cell (text)
story-swaps = swaps { $removed } at { $cell } for { $tile } from the reserve
# $tile (text), $cell (text)
story-places = places { $tile } at { $cell }
# $tile (text)
story-reserves = keeps { $tile } in reserve
story-passes = can’t do anything and passes

## A turn

# $first (text): deeds; $last (text): the last deed
story-then = { $first }, then { $last }
# $name (text); $deeds (text)
story-turn = { $name } { $deeds }.
# As before; $wall (text): as in "Wall 7 (+2)"
story-turn-wall = { $name } { $deeds }. { $wall }.
story-last-tiles = Last tiles: { $name } { $deeds }.
story-last-tiles-wall = Last tiles: { $name } { $deeds }. { $wall }.

## What follows a turn

# $cards (text): as in "florin 3, ducat 2"
story-new-money = New money: { $cards }.
# $tiles (text): as in "Garden 8 for 8 dinars", separated by commas
story-new-tiles = New on the market: { $tiles }.
# $tile (text); $sum (text): its price in the currency of its square
story-new-tile = { $tile } for { $sum }
# $count (number): cards
story-reshuffled = { $count ->
    [one] The deck was empty: 1 discarded card is the new one.
   *[other] The deck was empty: { $count } discarded cards were shuffled into a new one.
}
# $round (number)
story-scoring-card = Scoring card { $round } was drawn.
# $round (number); $gains (text): as in "Ana +5 (12), Ben +3 (9)"
story-scored = Scoring { $round }: { $gains }.
# $name (text); $points (text): signed; $total (number)
story-gain = { $name } { $points } ({ $total })
# $name (text); $tile (text)
story-last-tile = { $tile } goes to { $name }
story-last-tile-left = { $tile } goes to nobody
# $tiles (text): where they go, separated by commas
story-last-tiles-given = The market can’t be refilled. { $tiles }.
story-no-last-tiles = The market can’t be refilled, and no tile is left on it.
# $count (number); $names (text); $points (number)
story-won = { $count ->
    [one] { $names } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $names } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
}

## The setup

# $name (text); $cards (number): how many they were dealt; $total (number): what those are worth
story-starts-fewest-cards = { $name } starts, having the fewest cards ({ $cards }).
story-starts-lowest-total = { $name } starts, with the lowest total of those with { $cards } cards: { $total }.
story-starts-youngest = { $name } starts, as the youngest of those with { $cards } cards worth { $total }.
story-starts-lot = { $name } starts, drawn at random from those with { $cards } cards worth { $total }.
