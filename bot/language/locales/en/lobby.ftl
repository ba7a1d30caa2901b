## A table before its game

# $opener (text): who opened it; $waiting: one of the two below; $seated: the list of seats, or lobby-nobody
lobby-open =
    ## Alhambra
    { $opener } has opened a table. { $waiting }
    { $seated }
# $name (text): who is in charge of a table that its opener has left
lobby-in-charge = { $name } is in charge of the table now.
# $people (number): how many are still needed
lobby-waiting = Waiting for { $people } more.
# $taken, $seats (numbers)
lobby-seats-taken = { $taken ->
    [one] 1 of { $seats } seats is taken.
   *[other] { $taken } of { $seats } seats are taken.
}
lobby-nobody = *Nobody is sitting here yet.*
# $seated (text): the list of seats
lobby-started =
    ## Alhambra
    The game is on. At the table:
    { $seated }
lobby-closed =
    ## Alhambra
    This table, opened by { $opener }, is closed.

lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-invite = Invite
lobby-computers = Add computer player
# $name (text): with the level, as in "Zahra (Gardener)"
lobby-computer = { $name }, computer player
lobby-modules = Modules
lobby-options = Options
lobby-close = Close table

## Why not

lobby-refused-no-table = There’s no table here. { -slash-new } opens one.
lobby-refused-already-seated = You already have a seat at this table.
lobby-refused-not-seated = You don’t have a seat at this table.
lobby-no-seat = You don’t have a seat at this table yet. The game hasn’t started, so `/{ command-join.name }` gets you one.
# $seats (number)
lobby-no-seat-full = You don’t have a seat at this table, and all { $seats } are taken.
# $seats (number)
lobby-refused-full = All { $seats } seats are taken.
lobby-refused-not-yours = Only the person in charge of the table, or somebody who manages this server, can do that.
lobby-refused-too-few = You need at least two players to start; computer players count.
lobby-refused-started = The game has already started.
lobby-refused-not-started = The game at this table hasn’t started yet.
lobby-refused-not-over = You can do that once the game is over.
lobby-refused-computer-gone = That computer player isn’t at the table any more.
lobby-refused-nobody-away = Every seat has somebody playing, and nobody’s time is up.
lobby-refused-seats-kept = The game is on. Seats left to a computer are kept for their owners, so none is free. You’re welcome to watch.
lobby-refused-player-gone = That person isn’t at the table any more.
lobby-refused-not-closed = There’s no closed game here to bring back.
lobby-refused-not-a-manager = Only somebody who manages this server can bring a closed game back.
lobby-refused-too-late = This game was closed more than 7 days ago and can’t be brought back.
lobby-refused-ending = The game is already ending.
lobby-refused-not-proposed = Nobody is proposing to end the game any more.
lobby-refused-no-free-seat = The game is on, and every seat is taken. You’re welcome to watch.

## Tables and channels

table-opened = Your table is open. Others can join below.
# $thread (text): a link to it
table-opened-in-thread = Your table is open: { $thread }
# $link (text): to the table
table-elsewhere = There’s already a table here: { $link }
table-shown = Here it comes.
# $link (text): to the newest post of the table
table-shown-lately = The table was posted a moment ago: { $link }
table-gone = That table is closed.
# $opener (text); cut to 100 characters
table-thread-name = Alhambra – { $opener }
table-rematch = Same table, new game: it’s open below.
# $number (text): of the table; $code (text): what the host can find the error by in the log
table-broken =
    This table can’t be read: something stored for it is damaged. Your other tables are fine.
    Please tell the host: table { $number }, code `{ $code }`. They may be able to restore it.
table-broken-close-you = You can close it with { -slash-close }, so that a new table can be opened here.
table-broken-close-others = Whoever opened it, or somebody who manages this server, can close it with { -slash-close }, so that a new table can be opened here.
table-sure-close-broken = This table is damaged. If you close it, a new one can be opened here; if the host wants to repair this one first, leave it open. Nothing that is stored is deleted.
    .button = Close the damaged table
# $number (text): of the table
table-broken-closed = Table { $number } is closed, and this channel is free for a new one: { -slash-new }

## Playing alone

# $opponents (number): computer players
solo-begun = { $opponents ->
    [one] Your table is ready, and a computer player is joining you. Have a good game!
   *[other] Your table is ready, and { $opponents } computer players are joining you. Have a good game!
}
# Above two rows of buttons: numbers from 1 to 5, and levels
solo-choose = Different opponents? Choose how many and how good, and I’ll deal a new game. You can do this until your first move.
# On a button, beside the three levels: some of each
solo-mixed = Mixed
# On a button of the table's post
solo-others = Different opponents
solo-too-late = You’ve made your first move, so this game goes on as it is. To play against others, close it with { -slash-close } and start again with `/{ command-solo.name }`.
solo-again = Same players again. Have a good game!
solo-goes-on = Your game is still on: here’s your table.
# $link (text): to the table
solo-elsewhere = There’s already a table here: { $link } To play alone, send me a direct message.

## Leaving and closing

table-done-join = You have a seat.
table-done-start = The game begins.
table-done-leave = You’ve left your seat.
table-done-free = You’ve given up your seat. Anybody can take it now with `/{ command-join.name }`, including you.
table-done-close = The table is closed.
table-done-reopen = The game goes on below.
table-done-finish = Once everybody playing has agreed, the game ends after the current turn.
table-done-agree = You’ve agreed to end the game.
table-done-decline = The game goes on.
leaving-text = The game is on. Leave your seat to a computer and it stays yours: nobody else sees your hand, and you’re back as soon as you make a move. Or free it for good: then whoever joins gets the seat and its money.
leaving-away = A computer is sitting in for you, and the seat is still yours.
# On a button
leaving-free = Free my seat for good
table-sure-close =
    The game is on. If you close the table, it ends here without a winner, and all the players are told. Somebody who manages this server can bring it back within 7 days. To end it with a last scoring instead, use `/{ command-alhambra.name } { command-alhambra-finish.name }`.
    .button = Close the table
table-sure-close-lobby = Close this table? Everybody who has joined loses their seat.
table-sure-finish =
    End the game early? It ends after this turn, with the last tiles and the last scoring.
    .button = End the game

## What changes at a game that is on, told to everybody

# $name, $level (text)
change-left = { $name } is away for now. A { $level } sits in and keeps the seat.
# $name (text)
change-back = { $name } is back and takes over again.
change-freed = { $name } has given up the seat for good. `/{ command-join.name }` takes it over, money and all.
# $owner (text): whose seat it was
change-taken = { $name } takes over { $owner }’s seat.
# $by (text): who decided it; $name (text): for whom it plays
change-stand-in = { $by } lets a { $level } sit in for { $name }, who can come back at any time.
change-stand-in-free = { $by } lets a { $level } sit in at the free seat until somebody takes it.
change-turn-handed-over = { $name }’s time was up, so a { $level } plays this one turn. { $name } can take over again at any time.
change-turn-on-vacation = { $name } is on vacation, so a { $level } plays this one turn.
change-stand-in-late = { $name }’s time was up, so a { $level } sits in until { $name } is back.
change-warned = Nobody has played here for two weeks. If nothing happens, this game closes in a week; everything is kept.
# $people (text): the other players, as mentions; $count (number) of them
change-closed =
    ## This game is closed
    { $count ->
        [0] { $name } has closed the table.
       *[other] { $name } has closed the table. { $people }: nothing is lost.
    } Within 7 days, somebody who manages this server can bring the game back with `/{ command-alhambra.name } { command-alhambra-reopen.name }`.
change-lobby-faded = Nobody started a game within a day, so this table has closed. `/{ command-alhambra.name } { command-alhambra-new.name }` opens another.
change-faded =
    ## This game has closed
    { $count ->
        [0] Nobody has played here for three weeks. Everything is kept, and the game can go on at any time.
       *[other] Nobody has played here for three weeks. { $people }: everything is kept, and you can go on at any time.
    }
    .button = Reopen
change-reopened = { $name } has brought this game back. It goes on where it stopped.
# $people (text): mentions of those who are asked
change-end-proposed =
    ### End the game?
    { $name } would like to end the game after this turn, with the last tiles and the last scoring. { $people }: do you agree?
change-end-agree = Agree
change-end-decline = Play on
# $agreed, $people (numbers)
change-end-agreed = { $name } agrees to end the game: { $agreed } of { $people }.
change-end-settled = It’s agreed: the game ends after this turn, with the last tiles and the last scoring.
change-end-declined = { $name } would rather play on, so the game goes on.

## The same for one person, by DM

# $name (text): who did it; $place (text): a link to the channel
notice-taken = { $name } has taken the seat you gave up in { $place }. Its hand is no longer yours to see.
# $level (text): of the computer
notice-stand-in = Your time was up in { $place }, so { $name } let a { $level } sit in for you. The seat is still yours: make any move there and you’re back.
notice-turn-handed-over = Your time was up in { $place }, so a { $level } plays this one turn for you. The seat is still yours: make any move there and you’re back at once, or simply play your next turn.
notice-stand-in-late = Your time was up in { $place }, so a { $level } sits in for you. The seat is still yours: make any move there and you’re back at once.
notice-gone = You’ve left the server of { $place }, so a { $level } sits in for you. The seat is still yours: come back, make any move, and you’re in the game again.
notice-removed = { $name } has removed you from the table in { $place }. You can join again while a seat is free.
# What the message with somebody's hand says afterwards; $place (text): a link to the channel
hand-given-up = You gave up your seat in { $place }, so there’s no hand to show here any more.

## Options of a table

options-text =
    ## Table options
    Whoever is in charge of the table chooses; changes take effect right away.
options-text-started =
    ## Table options
    Pace, memory aid and hints change if everybody playing agrees; choose, and I’ll ask them. The rest is up to whoever is in charge of the table.
# $field: the name of an option; $choice: what was chosen
options-agreed = { $field }: **{ $choice }**
# As before, as a line of a menu
options-choice = { $field }: { $choice }
option-pace = Pace
option-pace-live = live, ten minutes per turn
option-pace-relaxed = relaxed, twelve hours per turn
option-pace-day = one day per turn
option-pace-three-days = three days per turn
option-pace-week = a week per turn
option-pace-none = no time limit
option-when-late = When time is up
option-when-late-one-turn = a computer plays this one turn
option-when-late-sit-in = a computer sits in until they’re back
option-when-late-vote = the others vote
option-when-late-wait = everybody waits
option-on-vacation = On vacation
option-on-vacation-wait = the table waits
option-on-vacation-computer = a computer sits in
option-memory-aid = Memory aid
option-memory-aid-off = off, everybody keeps their own count
option-memory-aid-counts = how many cards of each currency everybody has been seen taking
option-memory-aid-ledger = open ledger of all the money that was seen
option-confirming = End of a turn
option-confirming-ask = when its player presses End turn
option-confirming-by-itself = by itself, once there’s nothing left to decide
option-hints = Hints
option-hints-allowed = allowed, anybody may ask for advice on their own move
option-hints-none = none
option-gathering = Computers’ turns
option-gathering-by-numbers = in one post where computers outnumber people
option-gathering-together = in one post until a person is next
option-gathering-apart = each in a post of its own
option-joining = Who may join
option-joining-anybody = anybody
option-joining-invited = invited people only
option-youngest = Youngest player
option-youngest-nobody = not set (random)
option-language = Language
option-language-en = English
option-language-es = Español
option-language-pl = Polski
option-language-de = Deutsch

## What was agreed, once the game has begun

agreed-title = ## What was agreed
# On a button
agreed-change = Change
# $what (text): as in "a day per turn · hints allowed · memory aid off · English"
agreed-line = Agreed: { $what }
agreed-pace-live = ten minutes per turn
agreed-pace-relaxed = twelve hours per turn
agreed-pace-day = a day per turn
agreed-pace-three-days = three days per turn
agreed-pace-week = a week per turn
agreed-pace-none = no time limit
agreed-when-late-one-turn = late turns played by a computer
agreed-when-late-sit-in = a computer sits in for anybody late
agreed-when-late-vote = a vote when somebody’s late
agreed-when-late-wait = everybody waits for anybody late
agreed-hints-allowed = hints allowed
agreed-hints-none = no hints
agreed-memory-aid-off = no memory aid
agreed-memory-aid-counts = memory aid: cards counted
agreed-memory-aid-ledger = memory aid: open ledger
agreed-no-deadline = If somebody is missing, the others can let a computer sit in once the seat is empty (`/{ command-sitin.name }`).
agreed-reserve = Only waking hours count: time stands still during quiet hours (not at live tables), on vacation, and while the game is paused. Each player also has extra time, as long as two turns, for the whole game.
# $count (number); $names (text): as in "Zahra (Gardener) and Maryam (Mason)"
agreed-computers = { $count ->
    [0] No computer players.
    [one] One computer player: { $names }.
   *[other] { $count } computer players: { $names }.
}

## Modules of the Falconers expansion, each with a switch; in .text one line that says what it adds

modules-text =
    ## Modules
    Add any of them to the game. Whoever is in charge of the table chooses; a switch takes effect right away. `/{ command-rules.name }` has more.
# $count (number); $modules (text): as in "Falconers and Portals"
modules-agreed = { $count ->
    [one] Module: **{ $modules }**
   *[other] Modules: **{ $modules }**
}
# $name (text); $on (text): yes or no; $text: one of those below
module-line = { $on ->
    [yes] **{ $name }** (on): { $text }
   *[no] **{ $name }** (off): { $text }
}
# $name (text); $text: one of those below
module-introduced = **{ $name }**: { $text }
# $name (text): a module or Dirk
module-not-in-play = { $name } isn’t part of this game. Your panel, under the newest post, offers everything you can do.
# On a button
module-switch = { $on ->
    [yes] ✓ { $name }
   *[no] { $name }
}
