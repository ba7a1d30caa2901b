## The review of somebody's own game, once it is over

review-button = Review my game
review-title = ## Your game, looked at again
# $good, $turns (numbers): turns in which nothing better was found, and all turns
review-good = { $good ->
    [one] In **1 of your { $turns } turns** I found nothing better.
   *[other] In **{ $good } of your { $turns } turns** I found nothing better.
}
review-all-good = In all your { $turns } turns I found nothing better. Well played!
review-how = -# Judged as the Vizier, the strongest computer player, plays, and only from what you could see at that moment.
# $turn (number); $told (text): one of those below
review-line = - Turn { $turn }: { $told }
review-line-last-tiles = - Last tiles: { $told }
# $better (text): as in "Buy Tower 11 with 7+4 dirhams"; $points (number)
review-line-move = better: { $better } – { $points ->
    [one] about 1 point more
   *[other] about { $points } points more
}
# $tile (text); $cards (text): as in "7+4 dirhams"
review-line-exact = { $tile } could be paid exactly, with { $cards }
# $lost (number)
review-line-overpaid = { $tile } could be paid with { $lost } less
# $length, $longest (numbers): of the wall
review-line-wall = { $tile } could make a wall of { $longest }, not { $length }
# $points (number): what the turn was worth; $behind (number): points behind the winner at the end; $turn (number)
review-decided = Turn { $turn } may have decided it: it was worth about { $points }, and you ended { $behind ->
    [one] 1 point
   *[other] { $behind } points
} behind.

## One finding. $at, $of (numbers): which page, of how many

# $turn (number)
review-heading = ### Turn { $turn } ({ $at } of { $of })
review-heading-last-tiles = ### The last tiles ({ $at } of { $of })
# $move (text): as in "Take florin 5"
review-chosen = You: **{ $move }**
review-better = Better: **{ $move }**
# $reasons (text): as in "pays exactly, so you act again, wall 6 → 8"
review-better-because = Better: **{ $move }** – { $reasons }.
# $points (number)
review-points = { $points ->
    [one] About 1 point more by the end, as far as I can tell.
   *[other] About { $points } points more by the end, as far as I can tell.
}
review-gave-up-action = You could still act in this turn, and gave that up.
# $lost (number): what was paid too much; $cards (text): as in "7+4 dirhams"
review-overpaid-exact = You paid { $lost } too much. **{ $cards }** would have been exact: you would have acted again.
review-overpaid = You paid { $lost } more than you had to: **{ $cards }** was enough.
# $length, $longest (numbers): of the wall; $points (number)
review-wall = Your wall became { $length } long; it could have been { $longest }. { $points ->
    [one] That is up to 1 point over the scorings to come.
   *[other] That is up to { $points } points over the scorings to come.
}
review-pictures = -# First what you did, then what was better.

## Where there is none

review-not-played = A review is for those who played this game.
review-unmoved = You had nothing to decide in this game, so there is nothing to review.
review-failed = I could not look through the game just now. Please ask again.
