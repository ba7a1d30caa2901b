## The review of somebody's own game, once it is over

review-button = Review my game
review-title = ## Looking back at your game
# $points (number): what the whole game gave away; $turns (number)
review-lost = You gave away about **{ $points ->
    [one] 1 point
   *[other] { $points } points
}** in { $turns ->
    [one] your only turn
   *[other] your { $turns } turns
}.
review-little-lost = You gave away only about **{ $points ->
    [one] 1 point
   *[other] { $points } points
}** in { $turns ->
    [one] your only turn
   *[other] your { $turns } turns
}: there was hardly anything to improve.
review-nothing-lost = { $turns ->
    [one] In your only turn I found nothing that would have brought you more points.
   *[other] In your { $turns } turns I found nothing that would have brought you more points. Well played!
}
# $bought, $taken (numbers): turns in which buying was better, and all in which money was taken
review-money = { $taken ->
    [one] In **the one turn** in which you took money, the Vizier would have bought a tile.
   *[other] In **{ $bought } of the { $taken } turns** in which you took money, the Vizier would have bought a tile.
}
review-habits = What cost you the most:
# $habit (text): one of those below; $times (number); $points (number): what it cost in all
review-habit = - { $habit }: { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}, about { $points ->
    [one] 1 point
   *[other] { $points } points
}
review-moments = Moments worth another look:
# $closely, $others, $decisions (numbers): decisions that were played out, those that were not, and all
review-how = -# { $others ->
    [0] { $decisions ->
        [one] I looked closely at your one decision.
       *[other] I looked closely at all { $decisions } of your decisions.
    }
   *[other] I looked closely at { $closely } of your { $decisions } decisions, and only glanced at the others.
} I judge everything as the Vizier, the strongest computer player, would play it, and only from what you could see at the time.
# $turn (number); $told (text): one of those below
review-line = - Turn { $turn }: { $told }
review-line-last-tiles = - Last tiles: { $told }
# $better (text): as in "Buy Tower 11 with 7+4 dirhams"; $points (number)
review-line-move = { $points ->
    [one] about 1 point more with **{ $better }**
   *[other] about { $points } points more with **{ $better }**
}
# $tile (text); $cards (text): as in "7+4 dirhams"
review-line-exact = { $tile } could have been paid for exactly, with { $cards }
# $lost (number)
review-line-overpaid = { $tile } could have cost you { $lost } less
# $length, $longest (numbers): of the wall
review-line-wall = { $tile } could have made a wall of { $longest }, not { $length }
# $points (number): what the turn was worth; $behind (number): points behind the winner at the end; $turn (number)
review-decided = Turn { $turn } may have decided it: it was worth about { $points }, and you ended { $behind ->
    [one] 1 point
   *[other] { $behind } points
} behind.

## Kinds of mistakes, as in "Taking the wrong money: twice, about 3 points"

review-habit-took-money = Taking money when buying was better
review-habit-wrong-money = Taking the wrong money
review-habit-bought-too-soon = Buying when taking money was better
review-habit-wrong-tile = Buying one tile when another was better
review-habit-missed-exact = Overpaying when you could have paid exactly and gone again
review-habit-overpaid = Paying with the wrong cards
review-habit-redesigned = Redesigning your palace when something else was better
review-habit-missed-redesign = Not redesigning your palace when it was worth it
review-habit-placed-badly = Placing a tile when another place was better
review-habit-reserved = Keeping a tile in reserve when you could have placed it
review-habit-gave-up-action = Ending your turn when you still had an action

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
review-gave-up-action = You still had an action this turn, and gave it up.
# $lost (number): what was paid too much; $cards (text): as in "7+4 dirhams"
review-overpaid-exact = You paid { $lost } too much. **{ $cards }** would have been exact, with another action.
review-overpaid = You paid { $lost } more than you had to: **{ $cards }** was enough.
# $length, $longest (numbers): of the wall; $points (number)
review-wall = Your wall became { $length } long; it could have been { $longest }. { $points ->
    [one] That’s up to 1 point over the scorings to come.
   *[other] That’s up to { $points } points over the scorings to come.
}
review-pictures = -# First what you did, then what would have been better.

## Where there is none

review-not-played = Reviews are for those who played this game.
review-unmoved = You had nothing to decide in this game, so there’s nothing to review.
review-failed = I couldn’t look through the game just now. Please ask again.
