# Short labels for pieces and actions, in texts, menus and logs.

## Money

# $values (text): what stands on one card ("7") or several of one currency ("5+3")
card-florin = florin { $values }
card-dirham = dirham { $values }
card-dinar = dinar { $values }
card-ducat = ducat { $values }
# $values (text): several cards of one currency and nothing else, as in "5+3"
cards-florin = { $values } florins
cards-dirham = { $values } dirhams
cards-dinar = { $values } dinars
cards-ducat = { $values } ducats
cards-none = no cards
# $count (number)
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# $amount (number)
sum-florin = { $amount ->
    [one] 1 florin
   *[other] { $amount } florins
}
sum-dirham = { $amount ->
    [one] 1 dirham
   *[other] { $amount } dirhams
}
sum-dinar = { $amount ->
    [one] 1 dinar
   *[other] { $amount } dinars
}
sum-ducat = { $amount ->
    [one] 1 ducat
   *[other] { $amount } ducats
}
# $sum (text): as in "8 florins"; $values (text): the cards, as in "5+3"
sum-of-cards = { $sum } ({ $values })
# The same, paid with what is stored on a certificate and nothing else
sum-of-credit = { $sum } (certificate)
# $stored (number): what is stored on the certificate that is paid with
sum-with-credit = { $sum } ({ $values } and certificate { $stored })
# $sum (text): what is stored on it, as in "4 florins"
credit-label = certificate ({ $sum })

## Tiles

# $kind (text): one tile of the kind, as in "Garden"; $price (number)
tile-label = { $kind } { $price }
# $tile (text): as in "Garden 8"; $notation (text): as in "G8a"
tile-exact = { $tile } ({ $notation })
tile-none = no tile
# $count (number)
tile-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

## Places

cell-fountain = the fountain
cell-portal = a portal
# $steps (number)
cell-north = { $steps } north
cell-east = { $steps } east
cell-south = { $steps } south
cell-west = { $steps } west
# $across (text): as in "2 west"; $along (text): as in "1 south"
cell-both = { $across }, { $along }

# $cell (text): the cell to the south-east of a crossing of four tiles, as in "+1,0"
crossing-label = crossing { $cell }
# $tiles (text): the four around a crossing, as in "Tower 9, Garden 8, the fountain and Pavilion 2"
crossing-between = between { $tiles }
# Half a cell, told by the corner of its right angle. $where (text): the cell, as in "2 east"
half-nw = { $where }, north-west half
half-ne = { $where }, north-east half
half-se = { $where }, south-east half
half-sw = { $where }, south-west half

## Falcons, portals, tokens

# $first, $second (texts): the two kinds of building it wants to see, as in "Pavilion"
falcon-white = White falcon ({ $first }, { $second })
falcon-black = Black falcon ({ $first }, { $second })
falcon-brown = Brown falcon ({ $first }, { $second })
# $count (number)
feather-white = white { $count }
feather-black = black { $count }
feather-brown = brown { $count }
# $kind (text): as in "Tower"
portal-label = { $kind } portal
# $portal (text): as in "Tower portal"; $count (number)
portal-several = { $portal } ×{ $count }

## Walls

side-none = no walls
# $count (number); $sides (text): as in "north and east"
side-walls = { $count ->
    [one] wall in the { $sides }
   *[other] walls in the { $sides }
}
# $length (number)
wall-length = Wall { $length }
# $length (number): now; $change (text): signed, as in "+2"
wall-changed = Wall { $length } ({ $change })

## Lists

# $first (text), $second (text): the only two, or the last two
list-pair = { $first } and { $second }
# $first (text), $second (text): more follows
list-more = { $first }, { $second }
# $first (text), $second (text): things that hold commas themselves
list-apart = { $first } · { $second }
# $place (number)
list-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[later] { $place }th
}

## Actions

# $cards (text)
action-take = Take { $cards }
# $tile (text), $cards (text)
action-buy = Buy { $tile } with { $cards }
# $tile (text), $cell (text): as in "+1,0"
action-place = Place { $tile } at { $cell }
# $tile (text)
action-reserve = { $tile } to the reserve
# $tile (text), $cell (text)
action-add = Add { $tile } at { $cell }
# $tile (text)
action-take-back = Take back { $tile }
# $tile (text): comes from the reserve; $removed (text): goes there
action-swap = Swap { $removed } for { $tile }
action-end = End turn
action-undo-step = Undo one step
action-undo-turn = Undo the whole turn
# $falcon (text): as in "White falcon (Pavilion, Arcades)"; $cards (text): the card; $cell (text): the crossing
action-falcon = { $falcon } at crossing { $cell } for { $cards }
# $tile (text); $cards (text); $portal (text): as in "Tower portal"
action-buy-with-portal = Buy { $tile } and a { $portal } with { $cards }
# $portal (text); $half (text): as in "+2,0SW"
action-place-portal = Place the { $portal } at { $half }
# $tile (text); $cards (text)
action-buy-site = Buy { $tile } as a building site with { $cards }
# $number (number): which of the tokens drawn
action-keep-token = { $number ->
    [1] Keep the first token
   *[2] Keep the second token
}
# $tile (text); $cards (text)
action-complete = Complete { $tile } with { $cards }
# $currency (text): one of those below
action-store = Store what was overpaid as { $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
   *[ducat] ducats
}
# $tile (text)
action-give = Give { $tile } to { imaginary-player }
