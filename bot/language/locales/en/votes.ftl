## Votes at a game that is on, told to everybody

# $name (text): whose seat it is
vote-late-turn =
    ### Play on without { $name }?
    { $name }’s time is up. Should a computer play this one turn?
vote-give-seat =
    ### Offer { $name }’s seat?
    A computer has had to play { $name }’s last three turns. Should somebody else be able to take the seat, money and all?
# $name (text): who proposes it; $until (text): a date
vote-pause =
    ### Take a break?
    { $name } would like to pause the game until { $until }. Nobody’s time runs until then.
vote-resume =
    ### End the break?
    { $name } would like to play on right away, so everybody’s time would run again.
# $changes (text): lines such as "Pace: **a week per turn**"
vote-agreement =
    ### Change what was agreed?
    { $name } suggests:
    { $changes }
vote-close =
    ### Close this game?
    { $name } would like to close the table. The game would end without a winner.
# $people (text): those who vote, as mentions; $when (text): as in "in 3 days"
vote-most-decide = { $people }: most of you have to agree. The vote closes { $when }.
vote-all-decide = { $people }: all of you have to agree. The vote closes { $when }.
# On buttons
vote-yes = Yes
vote-no = No

## How they ended

vote-late-turn-accepted = It’s agreed: a computer plays this turn for { $name }, who can come back at any time.
vote-late-turn-refused = The table waits for { $name }.
vote-give-seat-accepted = { $name }’s seat is free now. `/{ command-join.name }` takes it over, money and all.
vote-give-seat-refused = { $name } keeps the seat.
vote-pause-accepted = The game takes a break until { $until }. Nobody’s time runs until then, but you’re free to play on.
vote-pause-refused = No break: the game goes on.
vote-resume-accepted = The break is over, and time runs again.
vote-resume-refused = The break goes on until { $until }.
vote-agreement-accepted =
    From now on:
    { $changes }
vote-agreement-refused = Everything stays as it was agreed.
vote-close-refused = The table stays open.
# $name (text): who is in charge of the table
change-agreement =
    { $name } has changed the table’s options:
    { $changes }

## For one person

# $yes (text): yes or no; $for, $against, $people (numbers): who voted so far, of how many
vote-cast = { $yes ->
    [yes] You voted **yes**.
   *[no] You voted **no**.
} So far: { $for } for, { $against } against, { $people } in all.
vote-cast-last = That settles it: the result is below.
vote-proposed = I’ve asked the others.
vote-close-ask =
    You’re not in charge of this table, but if everybody playing agrees, it’s closed.
    .button = Ask the others
# $place (text): a link to the channel
notice-seat-given = You were away from the game in { $place }, and the others have freed your seat. Its hand is no longer yours to see. While nobody has taken it, `/{ command-join.name }` brings you back.

## Why not

lobby-refused-vote-going-on = The table is voting on something already. Once that’s decided, you can ask again.
lobby-refused-vote-over = That vote is over.
lobby-refused-no-vote-here = It’s up to the other players to decide that.
lobby-refused-paused = The game is taking a break already.
lobby-refused-not-paused = The game isn’t taking a break.
