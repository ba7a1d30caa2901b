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
story-buys-and-gives = { $exact ->
    [yes] pays exactly { $sum } for { $tile } and gives it to { imaginary-player }
   *[no] pays { $sum } for { $tile } and gives it to { imaginary-player }
}
# $tile (text), $cell (text)
story-adds = builds { $tile } from the reserve at { $cell }
story-takes-back = takes { $tile } at { $cell } back to the reserve
# $tile (text): from the reserve; $removed (text): goes there; $cell (text)
story-swaps = swaps { $removed } at { $cell } for { $tile } from the reserve
# $tile (text), $cell (text)
story-places = places { $tile } at { $cell }
# $tile (text)
story-reserves = keeps { $tile } in reserve
story-gives = gives { $tile } to { imaginary-player }
# $exact (text): yes or no; $sum (text); $tile (text); $portal (text): as in "Tower portal"; $more (number): what it costs
story-buys-with-portal = { $exact ->
    [yes] pays exactly { $sum } for { $tile } and a { $portal } (+{ $more })
   *[no] pays { $sum } for { $tile } and a { $portal } (+{ $more })
}
# $portal (text); $half (text): as in "+2,0SW"
story-places-portal = places the { $portal } at { $half }
# $sum (text); $tile (text)
story-buys-site = pays { $sum } for { $tile } as a building site and keeps a token on it
# $exact (text): yes or no
story-completes = { $exact ->
    [yes] pays exactly { $sum } to complete { $tile }
   *[no] pays { $sum } to complete { $tile }
}
# $credit (text): as in "certificate (4 florins)"
story-stores = stores the rest: { $credit }
# $count (number); $falcons (text): as below, one after the other
story-buys-falcons = { $count ->
    [one] buys a falcon: { $falcons }
   *[other] buys { $count } falcons: { $falcons }
}
# $falcon (text): as in "White falcon (Pavilion, Arcades)"; $crossing (text): as in "+1,0"; $card (text): as in "florin 3"
story-falcon = { $falcon } at { $crossing } for { $card }
story-passes = can do nothing and passes

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
   *[other] The deck was empty: { $count } discarded cards are shuffled into a new one.
}
# $round (number)
story-scoring-card = Scoring card { $round } turned up.
# $round (number); $gains (text): as in "Ana +5 (12), Ben +3 (9)"
story-scored = Scoring { $round }: { $gains }.
# $name (text); $points (text): signed; $total (number)
story-gain = { $name } { $points } ({ $total })
# $count (number); $tiles (text)
story-drew = { $count ->
    [one] { imaginary-player } gets a tile from the bag: { $tiles }.
   *[other] { imaginary-player } gets { $count } tiles from the bag: { $tiles }.
}
# $count (number); $falcons (text)
story-falcons-home = { $count ->
    [one] Home flies: { $falcons }.
   *[other] Home fly: { $falcons }.
}
# $name (text); $count (number) of $tokens (text): currencies; $lost (number): how many $cards (text) are discarded
story-token-turned = { $count ->
    [one] { $name } turns over a building site’s token: { $tokens }.
   *[other] { $name } turns over tokens of building sites: { $tokens }.
} { $lost ->
    [0] No money is lost.
   *[other] Discarded: { $cards }.
}
# $name (text); $tile (text)
story-last-tile = { $tile } goes to { $name }
story-last-tile-left = { $tile } goes to nobody
# $tiles (text): where they go, separated by commas
story-last-tiles-given = The market cannot be refilled. { $tiles }.
story-no-last-tiles = The market cannot be refilled, and no tile is left on it.
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
story-starts-fewest-cards = { $name } starts, with the fewest cards: { $cards }.
story-starts-lowest-total = { $name } starts: of those with { $cards } cards, nobody has a lower total than { $total }.
story-starts-youngest = { $name } starts, the youngest of those with { $cards } cards worth { $total }.
story-starts-lot = { $name } starts, chosen by lot among those with { $cards } cards worth { $total }.
