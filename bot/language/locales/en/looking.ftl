# What anybody may look at, privately.

## A palace

# $name (text)
look-palace = ## { $name }’s palace
# $points (number), $wall (text): as in "Wall 7"; $cards (text): as in "5 cards"
look-palace-sums = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $wall } · { $cards } in hand
# $kinds (text): as in "Towers 2, Gardens 1"
look-palace-kinds = { $kinds }
# $kind (text): as in "Towers"; $count (number)
look-palace-kind = { $kind } { $count }
look-palace-empty = Nothing but the fountain so far.
# $tiles (text)
look-palace-reserve = Reserve: { $tiles }
look-palace-aside = Not placed yet: { $tiles }
# $name (text); $tiles (text); $points (number)
look-imaginary = ## { $name }’s tiles
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $tiles }

## Scores

look-scores = ## The scores
# $place (text); $name (text); $total (number); $gains (text): the points of each scoring, as in "12 + 40 + 66"
look-scores-final = { $place } { $name }: **{ $total }** = { $gains }
look-scores-final-imaginary = { $name }: { $total } = { $gains }
# $first, $second (texts): points
look-scores-plus = { $first } + { $second }
# $sources (text): as in "Towers 24, Wall 30"
look-scores-sources = -# { $sources }
# $source (text); $points (number)
look-scores-source = { $source } { $points }
# $round (number)
look-scores-now = **If scoring { $round } came now**

## The log

# $page (number), $pages (number)
look-log = ## The story so far · { $page }/{ $pages }
# $number (number): of the turn; $story (text)
look-log-turn = `{ $number }` { $story }
look-log-setup = `–` { $story }
look-log-empty = Nothing has happened yet.

## Stepping through the game

# $turn (number); $at (number), $of (number): which of all positions
look-history-turn = ## After turn { $turn } · { $at }/{ $of }
look-history-setup = ## The setup · { $at }/{ $of }
look-history-last-tiles = ## The last tiles · { $at }/{ $of }
look-history-jump = Jump to a turn, a scoring or the end…
look-jump-setup = The setup
# $turn (number); $name (text): whose turn it was
look-jump-turn = Turn { $turn } · { $name }
# $round (number)
look-jump-scoring = Scoring { $round } · turn { $turn }, { $name }
look-jump-last-tiles = The last tiles · { $name }
look-jump-end = The end · turn { $turn }
look-first = First
look-back = Previous
look-next = Next
look-last = Last

## The memory aid

look-memory-off = The memory aid is off at this table: everybody keeps track in their head.
look-memory = ## Who holds what
    -# From what everybody has seen: the opening hands, and every card taken or paid.
# $name (text); $cards (text): as in "8 florins (5+3)", or as in "2 florin cards"
look-memory-hand = { $name }: { $cards }
# $count (number)
look-memory-florin = { $count ->
    [one] 1 florin card
   *[other] { $count } florin cards
}
look-memory-dirham = { $count ->
    [one] 1 dirham card
   *[other] { $count } dirham cards
}
look-memory-dinar = { $count ->
    [one] 1 dinar card
   *[other] { $count } dinar cards
}
look-memory-ducat = { $count ->
    [one] 1 ducat card
   *[other] { $count } ducat cards
}
# $cards (text)
look-memory-discard = Discarded: { $cards }
look-memory-deck = Still in the deck: { $cards }
