## The picture of the table

table-picture-turn = { $name }’s turn
table-picture-last-tiles = Last tiles: { $names }
table-picture-last-tiles-placed = The last tiles
table-picture-won = { $count ->
    [1] { $names } wins
   *[shared] Shared victory: { $names }
}
table-picture-round = Before scoring { $round } · turn { $turn }
table-picture-over = Game over
table-picture-empty = empty
table-picture-nothing = nothing
table-picture-display = Money on display
table-picture-deck = in the deck
table-picture-discard = discarded
table-picture-scoring-after = { $cards ->
    [0] Scoring { $round } with the next card
    [one] Scoring { $round } after { $cards } card
   *[other] Scoring { $round } after { $cards } cards
}
table-picture-scoring-between = Scoring { $round } after { $nearest }–{ $farthest } cards
table-picture-last-scoring = Last scoring at the end
table-picture-all-scored = All rounds scored
table-picture-players = Players
table-picture-points = Points
table-picture-wall = Wall
table-picture-hand = Cards
table-picture-reserve = Reserve
table-picture-aside = Not placed yet
table-picture-bag = In the bag
table-picture-unseen = tiles unseen

## The same in words

table-picture-market-told = Market: { $squares }.
# $square (number); $currency (text): what it takes; $tile (text): as in "Tower 11 (no walls)", or that it is empty
table-picture-square-told = square { $square }, { $currency }: { $tile }
table-picture-display-told = Money: { $cards }.
table-picture-player-told = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tiles ->
    [0] no tiles
    [one] { $tiles } tile: { $kinds }
   *[other] { $tiles } tiles: { $kinds }
}, wall { $wall }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, reserve { $reserve }.
table-picture-imaginary-told = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tiles ->
    [0] no tiles
    [one] { $tiles } tile: { $kinds }
   *[other] { $tiles } tiles: { $kinds }
}.
table-picture-aside-told = Not placed yet: { $tiles }.
table-picture-piles-told = { $deck } in the deck, { $discard } discarded.
table-picture-bag-told = { $tiles ->
    [0] The bag is empty.
   *[some] In the bag, { $tiles }: { $kinds }.
}

## The picture after a turn

turn-picture-wall = Wall { $length }
turn-picture-wall-changed = Wall { $length } ({ $change })
turn-picture-reserve = Reserve
turn-picture-built = built { $tiles }
turn-picture-removed = took back { $tiles }
turn-picture-swapped = swapped { $tiles }
turn-picture-reserved = kept { $tiles } in reserve
turn-picture-mover-told = { $name }: { $changes }.
turn-picture-new-told = New: { $things }.
turn-picture-scores-told = Points: { $scores }.

## The picture of a hand

hand-picture-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-picture-none = no cards
hand-picture-exact = exact
hand-picture-over = { $over } too much
hand-picture-missing = { $missing } short
hand-picture-told = { $name }’s hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $worth } in total.
hand-picture-row-told = { $sum } ({ $values }).
# $price (number); $verdict (text): as in "3 short", or as in the next
hand-picture-offer-told = { $price } ({ $verdict })
# $values (text): as in "5+3"; $judged (text): as in "exact" or "1 too much"
hand-picture-paid-told = with { $values }, { $judged }
hand-picture-exact-told = Square { $square }, { $tile }: exact with { $values }.
hand-picture-over-told = Square { $square }, { $tile }: { $over } too much with { $values }.
hand-picture-missing-told = Square { $square }, { $tile }: { $missing } short.
hand-picture-left-told = Square { $square }: { $tile }.
hand-picture-empty-told = Square { $square }: empty.

## The picture of a table before its game

lobby-picture-title = Alhambra
lobby-picture-free = free
lobby-picture-computer = computer
# $seats (text): the players in the order of their seats; $taken (number) of them
lobby-picture-told = { $taken ->
    [0] A table for a game of Alhambra. Nobody is sitting there yet.
   *[other] A table for a game of Alhambra. At the table: { $seats }.
}
# $name (text)
lobby-picture-told-computer = { $name } (computer)
# $free (number): seats
lobby-picture-told-free = { $free ->
    [0] No seat is free.
    [one] 1 seat is free.
   *[other] { $free } seats are free.
}
# $modules (text): as in "Falconers, Portals"
lobby-picture-told-modules = With modules: { $modules }.
