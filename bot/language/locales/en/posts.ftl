# What everybody at the table gets to read.

## How things stand

# $kind (text): as in "Towers"; $counts (text): as in "Ana 3, Ben 2"; $unseen (number): tiles in the bag
post-kind = **{ $kind }**: { $counts } · { $unseen } unseen
# The same with an empty bag
post-kind-all-seen = **{ $kind }**: { $counts }
# $name (text); $count (number)
post-kind-count = { $name } { $count }
post-kind-nobody = nobody
# $kind (text): as in "Towers"; $unseen (number): tiles in the bag
post-kind-unseen = { $kind } ({ $unseen } unseen)
# $kinds (text): those of which nobody has a tile
post-kinds-nobody = Nobody yet: { $kinds }
# $line (text): something that not everybody needs, in small print
post-small = -# { $line }
# $round (number); $nearest, $farthest (numbers): cards that lie on the scoring card, at least and at most
post-scoring-within = { $nearest ->
    [0] Scoring { $round } may come with the next money card, or after { $farthest } more at the latest.
    [one] Scoring { $round } comes after 1 to { $farthest } more money cards.
   *[other] Scoring { $round } comes after { $nearest } to { $farthest } more money cards.
}
# $round (number); $above (number): cards that lie on the scoring card
post-scoring-at = { $above ->
    [0] Scoring { $round } comes with the next money card.
    [one] Scoring { $round } comes after 1 more money card.
   *[other] Scoring { $round } comes after { $above } more money cards.
}
# $tiles (number): in the bag
post-scoring-last = { $tiles ->
    [0] The bag is empty: the next purchase ends the game, with the last scoring.
    [one] The last scoring comes at the end; 1 tile is left in the bag.
   *[other] The last scoring comes at the end; { $tiles } tiles are left in the bag.
}
post-scoring-after-last-tiles = The last scoring comes as soon as these tiles are placed.

## How things stand, in a line

# $turn (number): the one that begins
standing-turn = Turn { $turn }
# $first, $last (numbers): the turns that a post tells; $count (number) of them
standing-turns = { $count ->
    [one] Turn { $last }
   *[other] Turns { $first }–{ $last }
}
# $kind (text): as in "Towers"; $name (text); $most, $second (numbers): tiles of the first and the second
standing-leads = { $kind }: { $name } leads { $most }–{ $second }
# $names (text): of those who have most; $count (number): tiles each
standing-tied = { $kind }: { $names } tied at { $count }
# $name (text) has $count (number) tiles; $leaders (text) have most of them: $most (number)
standing-behind = { $kind }: { $name } { $count }, behind { $leaders } with { $most }
standing-nobody = { $kind }: nobody
# $round (number); $nearest, $farthest (numbers): cards that lie on the scoring card, at least and at most;
# $certain (text): yes if they are the same
standing-scoring = { $certain ->
    [yes] { $farthest ->
        [0] scoring { $round } with the next card
        [one] scoring { $round } after 1 more card
       *[other] scoring { $round } after { $farthest } more cards
    }
   *[no] { $nearest ->
        [0] scoring { $round } after at most { $farthest ->
            [one] 1 more card
           *[other] { $farthest } more cards
        }
       *[other] scoring { $round } after { $nearest }–{ $farthest } more cards
    }
}
# $tiles (number): in the bag
standing-scoring-last = { $tiles ->
    [0] the next purchase ends the game
    [one] 1 tile left in the bag
   *[other] { $tiles } tiles left in the bag
}
standing-scoring-after-last-tiles = last scoring once these tiles are placed

## What modules keep

# $name (text); $what (text): what somebody has
kept-owned = { $name }: { $what }

## The start

# $names (text): the players in their order
post-start = ## The game begins
    { $names } build their palaces, in this order.
post-start-hands = **Opening hands**, dealt face up; hidden from now on:
# $name (text); $cards (text): as in "8 florins (5+3), 12 dinars (7+5)"; $total (number)
post-start-hand = { $name }: { $cards } · { $total } in total
# Before the lines that tell who Dirk is, and what the modules bring
post-start-modules = **Also in play**

## The table post

# $told (text): who has played, or who is next
post-headline = ### { $told }
# $played (text): who has played; $coming (text): who is next
post-headline-both = ### { $played } · { $coming }
# $names (text); $count (number) of them
post-played = { $count ->
    [one] { $names } has played
   *[other] { $names } have played
}
# The same where the names would fill the headline; $count (number) of turns, more than three
post-played-many = { $count ->
    [one] { $count } turn played
   *[other] { $count } turns played
}
# The same for the last tiles
post-placed = { $count ->
    [one] { $names } has placed the last tiles
   *[other] { $names } have placed the last tiles
}
post-placed-all = All the last tiles are placed
# $player (text): a mention, or the name of a computer player
post-next = { $player } is next
# $level (text): of the computer that plays; $name (text): for whom
post-next-stand-in = { $level } sits in for { $name } next
# $name (text): somebody who has left, and whose turn it would be
post-next-vacant = { $name }’s seat is empty
post-next-paused = everybody has left
# $players (text): mentions, in a list
post-next-last-tiles = { $players } still to place
post-closed = This game was closed
post-over = The game is over
# $when (text): a time, shown by Discord as a date; $left (text): the same, shown as "in 3 hours"
post-deadline = Time to play: until { $when }, { $left }.
# $names (text); $count (number) of them
post-vacant = { $count ->
    [one] { $names } has left: `/{ command-join.name }` takes the seat, `/{ command-sitin.name }` lets a computer sit in.
   *[other] { $names } have left: `/{ command-join.name }` takes a seat, `/{ command-sitin.name }` lets a computer sit in.
}
# $names (text): whose seats they were; $count (number) of them
post-free = { $count ->
    [one] { $names }’s seat is free: `/{ command-join.name }` takes it.
   *[other] These seats are free: { $names }. `/{ command-join.name }` takes one.
}
post-paused = The computer players are waiting until somebody is back: `/{ command-join.name }`.
post-take = Take money
post-buy = Buy
post-redesign = Redesign
post-place = Place my tiles
post-hand = My hand
post-hint = Hint
post-more = More
post-rematch = Rematch
# Buttons that answer privately
post-verify = Verify
post-chart = Chart
post-record = Record

## A scoring

# $what (text): the sentence that thrills most
post-scoring = ## { $what }
# $round (number); $name (text): whose turn brought it, or "" in the last scoring
post-scoring-which = { $round ->
    [1] -# The first scoring, at the end of { $name }’s turn
    [2] -# The second scoring, at the end of { $name }’s turn
   *[3] -# The last scoring
}
scoring-nothing = Nobody scores a single point.
# $names (text): two or more; $points (number): what they have; $final (yes/no): is the game over?
scoring-lead-shared = { $final ->
    [yes] { $points ->
        [one] { $names } finish level on 1 point!
       *[other] { $names } finish level on { $points } points!
    }
   *[no] { $points ->
        [one] { $names } share the lead on 1 point!
       *[other] { $names } share the lead on { $points } points!
    }
}
# $name (text); $passed (text): who led before; $points (number): the distance to the next
scoring-lead-taken = { $final ->
    [yes] { $name } snatches the game from { $passed } by { $points }!
   *[no] { $name } takes the lead from { $passed } by { $points }!
}
# $kept (yes/no): did the same player lead before?
scoring-lead = { $final ->
    [yes] { $name } finishes ahead by { $points }!
   *[no] { $kept ->
        [yes] { $name } stays ahead by { $points }.
       *[no] { $name } leads by { $points }.
    }
}
# $name (text); $kinds (text): as in "gardens and towers"; $losers (text): names, in a list; $points (number): the lead;
# $taken (yes/no): did somebody else lead before?
scoring-takes-and-leads = { $final ->
    [yes] { $name } takes the { $kinds } from { $losers } and the game by { $points }!
   *[no] { $taken ->
        [yes] { $name } takes the { $kinds } from { $losers } and takes the lead by { $points }!
       *[no] { $name } takes the { $kinds } from { $losers } and leads by { $points }!
    }
}
# As before; nobody had the most of these kinds
scoring-wins-and-leads = { $final ->
    [yes] { $name } wins the { $kinds } and the game by { $points }!
   *[no] { $taken ->
        [yes] { $name } wins the { $kinds } and takes the lead by { $points }!
       *[no] { $name } wins the { $kinds } and leads by { $points }!
    }
}
scoring-takes = { $name } takes the { $kinds } from { $losers }.
# $name (text); $points (number): of this scoring alone
scoring-most-points = { $points ->
    [one] { $name } scores the most: 1 point.
   *[other] { $name } scores the most: { $points } points.
}
scoring-kind-pavilion = pavilions
scoring-kind-seraglio = seraglios
scoring-kind-arcades = arcades
scoring-kind-chambers = chambers
scoring-kind-garden = gardens
scoring-kind-tower = towers
post-scoring-legend = -# Tiles → points for each kind; then a point for every side of the longest wall.
# $kind (text); $places (text): as in "1st Ana 3 → 6", separated by dots
post-scoring-kind = **{ $kind }**: { $places }
post-scoring-kind-nobody = **{ $kind }**: nobody
# $place (text): as in "1st"; $names (text): with counts, as in "Ana 3"; $points (number)
post-scoring-place = { $place } { $names } → { $points }
# As before; those who share get $points each
post-scoring-shared = { $place } { $names } share → { $points } each
# $walls (text): as in "Ana 7, Ben 5", each side a point
post-scoring-walls = **Longest walls**: { $walls }
post-scoring-no-walls = **Longest walls**: none yet
# $name (text); $length (number)
post-scoring-wall = { $name } { $length }
## The last tiles

post-last-tiles = ## The last tiles
    The market can’t be refilled. Each tile left goes to whoever holds the most money in its square’s currency. In a tie nobody gets it, and no money is spent.
post-last-tiles-none = ## The last tiles
    The market can’t be refilled, and there are no tiles left to give away.
# $tile (text); $currency (text): as in "Dinar"; $holdings (text): as in "Ana 12, Ben 9"; $name (text): the winner
post-last-tile-won = **{ $tile }** goes to **{ $name }**. { $currency }: { $holdings }.
# $amount (number): the most that anybody holds
post-last-tile-tied = **{ $tile }** stays on the market. Tied at { $amount }, so nobody gets it. { $currency }: { $holdings }.
post-last-tile-unwanted = **{ $tile }** stays on the market. { $currency }: nobody holds any.
# $name (text); $amount (number)
post-last-tile-holding = { $name } { $amount }

## The end

# $won (text): the sentence that says who has won
post-end = ## { $won }
# $medal (text): a picture sign; $place (text); $name (text); $points (number)
post-end-place = { $medal } { $place } { $name } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
post-end-imaginary = { $name } · { $points ->
    [one] 1 point
   *[other] { $points } points
}, without a place
# $players (text): mentions
post-end-players = Well played, { $players }!

## The table as it is now

# $name (text); $points (number); $cards (text): as in "5 cards"
post-now-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $wall }, { $cards }
post-now-imaginary = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $turn (number); $name (text)
post-now = ## Turn { $turn } · { $name } to play
# $names (text)
post-now-last-tiles = ## Last tiles · { $names } to place
