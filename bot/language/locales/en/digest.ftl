## What happened since a person's last turn

# $turn (number): their last one
digest-title = ### Since your turn { $turn }
digest-title-start = ### So far in this game
digest-title-round = ### The last round
# $news (text): one of the sentences below, or the story of a turn
digest-line = - { $news }
digest-nothing-your-turn = Nothing new: it’s your turn.
# $names (text): who is to play; $start (yes/no): has nobody played yet?
digest-nothing = { $start ->
    [yes] The game has only just begun: { $names } to play.
   *[no] Nothing new yet: { $names } to play.
}
# $shared (yes/no): with others; $points (number)
digest-you-won = { $shared ->
    [yes] You share the victory, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
   *[no] You’ve won, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
# $names (text): who wants that; $count (number) of them
digest-end-proposed = { $count ->
    [one] { $names } proposes ending the game early and is waiting for your answer.
   *[other] { $names } propose ending the game early and are waiting for your answer.
}
# $story (text): as in "Ana (vizier) buys Garden 8."
digest-played-for-you = A computer played your turn: { $story }
# $count (number), at least 2
digest-turns-played-for-you = { $count ->
    [one] A computer played 1 turn for you.
   *[other] A computer played { $count } turns for you.
}
# $kind (text): as in "Towers"; $names (text); $own, $count (numbers): your tiles and theirs
digest-lost = { $kind }: { $names } overtook you, { $count } to { $own }.
# $count (number): tiles that each has
digest-level = { $kind }: { $names } drew level with you at { $count }.
digest-gained = { $kind }: you’re in the lead now, { $own } to { $count }.
digest-shared = { $kind }: you share the lead now with { $names }, at { $count }.
# $name (text); $tile (text): one that could have been paid exactly with the hand
digest-missed = { $name } bought { $tile }, which you could have paid for exactly.
digest-offered = { $tile } is new on the market, and you can pay for it exactly.
# $round (number): of the scoring; $points (number): what it gave; $by (number): points ahead
digest-scored-leads = Scoring { $round }: you got { $points ->
    [one] 1 point
   *[other] { $points } points
} and lead by { $by }.
# $names (text): those with as many points
digest-scored-level = Scoring { $round }: you got { $points ->
    [one] 1 point
   *[other] { $points } points
} and share the lead with { $names }.
# $names (text): those who lead, $by (number) points ahead
digest-scored-behind = Scoring { $round }: you got { $points ->
    [one] 1 point
   *[other] { $points } points
} and are { $by } behind { $names }.
# $name (text); $length, $own (numbers): their wall and yours
digest-wall = { $name }’s wall is longer than yours now: { $length } to { $own }.
# A vote that waits for the reader's answer; $name (text): whose seat it is about, or who proposes it
digest-asked-late-turn = You’re asked to vote: should a computer play this turn for { $name }?
digest-asked-give-seat = You’re asked to vote: should somebody else be able to take { $name }’s seat?
digest-asked-pause = You’re asked to vote: { $name } would like to take a break.
digest-asked-resume = You’re asked to vote: { $name } would like to end the break.
digest-asked-agreement = You’re asked to vote: { $name } would like to change the table’s options.
digest-asked-close = You’re asked to vote: { $name } would like to close the table.
# A vote about the reader's own seat
digest-own-late-turn = The others are voting on whether a computer plays your turn.
digest-own-give-seat = The others are voting on whether somebody else may take your seat. Make a move, and it stays yours.
digest-own-seat-given = The others have freed your seat. While nobody has taken it, `/{ command-join.name }` brings you back.
# $until (text): a date
digest-break = The game is taking a break until { $until }: nobody’s time runs.
# $changes (text): as in "Pace: **a week per turn**; Hints: **no**"
digest-agreed = Agreed from now on: { $changes }
# $name (text): who was away; $count (number): turns
digest-sat-in = { $count ->
    [one] A computer played 1 turn for { $name }, who is back now.
   *[other] A computer played { $count } turns for { $name }, who is back now.
}
# $name (text): who sits there now; $owner (text): who sat there before
digest-seat-taken = { $name } has taken over { $owner }’s seat.
digest-seat-computer = A computer is playing for { $name } now.
digest-seat-back = { $name } is back at the table.

## The picture of what is new

# $turn (number): the last own turn; 0 from the start of the game
digest-picture-title = { $turn ->
    [0] Since the start
   *[other] Since turn { $turn }
}
# $points (text): as in "12 points"; $won (text): as in "+5"
digest-picture-points = { $points } ({ $won })
# $title, $name, $points (texts)
digest-picture-told = { $title }. { $name }: { $points }.
# $title (text); $progress (text): how far the game is
digest-picture-onlooker-told = { $title }. { $progress }.
# Four headings of lists of kinds
digest-picture-gained = Majorities gained
digest-picture-lost = Majorities lost
digest-picture-new-leaders = New in the lead
digest-picture-kinds = Unchanged
# $kind (text): as in "Towers"; $own (number): tiles; $names (text): those who have most besides, $count (number) each
digest-picture-kind-told = { $kind } { $own } ({ $names } { $count })
digest-picture-alone-told = { $kind } { $own }
# $kind (text); $names (text): those who have most, $count (number) each
digest-picture-leaders-told = { $kind } { $names } { $count }
# $tiles (text): as in "Garden 8, Tower 9"
digest-picture-new-told = New on the market: { $tiles }.
