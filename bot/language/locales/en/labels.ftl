# Short labels for pieces and actions, in texts, menus and logs.

## Money

# $value (number): one card in a sentence
card-florin = { $value ->
    [8] an { $value }-florin card
   *[other] a { $value }-florin card
}
card-dirham = { $value ->
    [8] an { $value }-dirham card
   *[other] a { $value }-dirham card
}
card-dinar = { $value ->
    [8] an { $value }-dinar card
   *[other] a { $value }-dinar card
}
card-ducat = { $value ->
    [8] an { $value }-ducat card
   *[other] a { $value }-ducat card
}
# $values (text): several cards of one currency, as in "5+3"
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

## Tiles

# $kind (text): one tile of the kind, as in "Garden"; $price (number)
tile-label = { $kind } { $price }
# $tile (text): as in "Garden 8"; $notation (text): as in "G8a"
tile-exact = { $tile } ({ $notation })
tile-none = no tiles
# $count (number)
tile-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

## Places

cell-fountain = the fountain
# $steps (number)
cell-north = { $steps } north
cell-east = { $steps } east
cell-south = { $steps } south
cell-west = { $steps } west
# $across (text): as in "2 west"; $along (text): as in "1 south"
cell-both = { $across }, { $along }

## Walls

side-none = no walls
# $count (number); $sides (text): as in "north and east"
side-walls = { $count ->
    [one] a wall to the { $sides }
   *[other] walls to the { $sides }
}
# $tile (text); $walls (text): as in "walls in the north and east"
tile-with-walls = { $tile } ({ $walls })
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
# The same in alt texts, which are read aloud
list-groups = { $first }; { $second }
# $lead (text): what it is a list of, as in "Reserve"; $items (text): the things, with commas
list-whole = { $lead }: { $items }.
# As before; $count (number): things that there is no room for
list-cut = { $lead }: { $items } … and { $count } more.
# $sentence (text): without its full stop
list-end = { $sentence }.
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
action-reserve = Keep { $tile } in reserve
# $tile (text), $cell (text)
action-add = Add { $tile } at { $cell }
# $tile (text)
action-take-back = Take back { $tile }
# $tile (text): comes from the reserve; $removed (text): goes there
action-swap = Swap { $removed } for { $tile }
action-end = End turn
action-undo-step = Undo one step
action-undo-turn = Undo the whole turn
