## Answers to commands that look at something

look-places = Where my tiles fit
# $typed (text): a name that somebody typed; $names (text): everybody, as in "Ana, Ben, Cleo"
look-nobody-called = Nobody at this table is called “{ $typed }”. At the table: { $names }.
# $typed (text); $names (text): those who could be meant, as in "Ana and Anastasia"
look-several-called = More than one player fits “{ $typed }”: { $names }. Who do you mean?
chart-text = How the points added up, from scoring to scoring.
# $hash (text): a long number in hexadecimal digits
verify-sealed =
    ## The shuffle is sealed
    All chance in this game comes from one secret seed. This is its SHA-256, fixed before the first turn:
    `{ $hash }`
    At the end I show the seed, and **Verify** replays the whole game from it.
record-text = The record of this game: every action, every card. Anybody can read it, replay it and check it.
# $seed, $hash (text)
verify-honest =
    ## The shuffle was fair
    Every card and every tile of this game came in the order the seed gives, and the seed is the one that was sealed before the first turn.
    Seed: `{ $seed }`
    Its SHA-256, sealed at the start: `{ $hash }`
# $at: where in the record; $expected, $found: what the seed gives, what happened
verify-parts =
    ## Something doesn’t match
    At { $at } the seed gives { $expected }, but the record says { $found }. Please tell the host.
games-text = ## Your games
games-none = You’re not at any table right now. { -slash-new } opens one.
# A line: $names (text): the others, with a link; $state: one of the three below
games-line = - [{ $names }]({ $url }) · { $state }
games-alone = just you so far
# $seated (number)
games-lobby = { $seated ->
        [one] waiting to start, one player
       *[other] waiting to start, { $seated } players
    }
# $timed (text): yes if there is a deadline, no if not; $left (text): as in "in 3 hours"
games-your-turn = { $timed ->
    [yes] **your turn**, time is up { $left } (turn { $turn })
   *[no] **your turn** (turn { $turn })
}
# $turn (number), $names (text)
games-waiting = { $timed ->
    [yes] waiting for { $names } until { $left } (turn { $turn })
   *[no] waiting for { $names } (turn { $turn })
}
# On a button that opens another table
games-next = Next game
# $count (number)
games-also-waiting = { $count ->
    [one] Another game is waiting for you.
   *[other] { $count } other games are waiting for you.
}
# Shown once to somebody whose DMs are closed
hand-dms-closed = I couldn’t send you your hand: your direct messages are closed to me. You can always find it here, and behind **My hand**.
# $place (text): a link to the channel
hand-where = -# At the table in { $place }
hand-where-over = -# The game in { $place } is over, and this was your hand
hand-to-table = Go to the table
