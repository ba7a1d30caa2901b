# The table in words alone, for those who do not see the pictures.

## The table

spoken-table = ## The table in words
# $turn (number); $name (text)
spoken-turn = Turn { $turn }: { $name } to play.
# $names (text)
spoken-last-tiles = The last tiles: { $names } to place.
spoken-over = The game is over.
# $square (number); $tile (text): exact; $sum (text): its price, as in "8 dinars"; $walls (text): its walls
spoken-square = Square { $square }: { $tile } for { $sum }, { $walls }.
# $square (number); $currency (text)
spoken-square-empty = Square { $square }, { $currency }: empty.
# $cards (text)
spoken-display = Money on display: { $cards }.
# $deck, $discard, $bag (numbers)
spoken-piles = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, { $discard } discarded, { $bag ->
    [one] 1 tile
   *[other] { $bag } tiles
} in the bag.
# $name (text); $points (number); $wall (number); $cards (text): as in "5 cards"; $tiles (text): of the reserve
spoken-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, longest wall { $wall }, { $cards } in hand, reserve: { $tiles }.
# $name (text); $points (number); $tiles (text)
spoken-imaginary = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, tiles: { $tiles }.

## A palace

# $name (text)
spoken-palace = ## { $name }’s palace in words
spoken-palace-empty = Nothing but the fountain.
# $count (text): as in "7 tiles"; $west, $east, $north, $south (numbers): how far it reaches from the fountain
spoken-palace-size = { $count } around the fountain, reaching { $north } north, { $east } east, { $south } south and { $west } west of it.
# $steps (number): from the fountain; $tiles (text): from west to east, separated by dots
spoken-row-north = Row { $steps } north: { $tiles }
spoken-row-middle = The fountain’s row: { $tiles }
spoken-row-south = Row { $steps } south: { $tiles }
# $cell (text): as in "+1,-2"; $tile (text): exact; $walls (text)
spoken-tile = { $cell } { $tile }, { $walls }
# $cell (text); $piece (text): what lies there, as in "Tower portal"; $angle (text): where its right angle is, as in "south-west"
spoken-half = { $cell } { $piece } in the { $angle } half
angle-nw = north-west
angle-ne = north-east
angle-se = south-east
angle-sw = south-west
spoken-fountain = { $cell } the fountain, no walls
# $length (number); $sides (text): cells along it with their walled sides, in order
spoken-wall = Longest wall { $length }, clockwise: { $sides }.
spoken-no-wall = No outer wall yet.
# A wall of a portal, among the sides of tiles; $cell (text)
spoken-long-side = long side of the portal at { $cell }
# $cell (text); $sides (text): as in "north and east"
spoken-wall-part = { $sides } of { $cell }
# $tiles (text)
spoken-reserve = Reserve: { $tiles }.
spoken-aside = Not placed yet: { $tiles }.
# $tile (text): exact; $walls (text)
spoken-tile-beside = { $tile }, { $walls }

## Where a tile may go

# $tile (text): exact; $walls (text); $name (text); $count (number): of places
spoken-places = ## Where { $tile } may go
    { $tile } has { $walls }. { $count ->
        [0] There’s no place for it in { $name }’s palace.
        [one] One place in { $name }’s palace:
       *[other] { $count } places in { $name }’s palace:
    }
# $cell (text); $spoken (text): the same in words; $neighbours (text); $wall (text): as in "Wall 7 (+2)"
spoken-place = { $cell } ({ $spoken }): next to { $neighbours }. { $wall }.
# $tile (text): or the fountain; $side (text): in which direction it lies
spoken-neighbour = { $tile } to the { $side }

## Redesigning

# $name (text)
spoken-redesign = ## What { $name } may redesign
spoken-redesign-nothing = Nothing: no tile can be added, taken back or swapped.
# $tile (text), $cells (text)
spoken-may-add = { $tile } from the reserve can go at { $cells }.
# $tile (text): from the reserve; $others (text): tiles with their cells
spoken-may-swap = { $tile } from the reserve can take the place of { $others }.
# $tiles (text): with their cells
spoken-may-take-back = Can be taken back: { $tiles }.
# $tile (text), $cell (text)
spoken-tile-at = { $tile } at { $cell }
