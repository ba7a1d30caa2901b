## A table before its game

# $opener (text): who opened it; $waiting: one of the two below; $seated: the list of seats, or lobby-nobody
lobby-open =
    ## Alhambra
    { $opener } has opened a table. { $waiting }
    { $seated }
# $people (number): how many are still needed
lobby-waiting = Waiting for { $people } more.
# $taken, $seats (numbers)
lobby-seats-taken = { $taken } of { $seats } seats are taken.
lobby-nobody = *Nobody sits here yet.*
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
lobby-computers = Add computer player
# $name (text): with the level, as in "Zahra (Gardener)"
lobby-computer = { $name }, computer player
lobby-modules = Modules
lobby-options = Options
lobby-close = Close table

## Why not

lobby-refused-no-table = There is no table here. { -slash-new } opens one.
lobby-refused-already-seated = You have a seat at this table already.
lobby-refused-not-seated = You have no seat at this table.
# $seats (number)
lobby-refused-full = All { $seats } seats are taken.
lobby-refused-not-yours = Only whoever opened the table, or somebody who manages this server, may do that.
lobby-refused-too-few = Two players at least are needed to start; computer players count.
lobby-refused-started = The game has begun already.
lobby-refused-not-started = The game at this table has not begun yet.
lobby-refused-not-over = That is for when the game is over.
lobby-refused-computer-gone = That computer player is not at the table any more.
lobby-refused-nobody-away = Somebody plays at every seat, and nobody's time is up.
lobby-refused-no-free-seat = The game is on, and all its seats are taken. You are welcome to look on.

## Tables and channels

table-opened = Your table is open. Others can join below.
# $thread (text): a link to it
table-opened-in-thread = Your table is open: { $thread }
# $link (text): to the table
table-elsewhere = There is a table here already: { $link }
table-shown = Here it comes.
table-gone = That table is closed.
# $opener (text); cut to 100 characters
table-thread-name = Alhambra – { $opener }
table-rematch = The same table again: it is open below.
table-broken =
    This table cannot be read: something stored for it is damaged. Your other tables are not touched.
    Please tell the host this number: { $number }.

## Playing alone

# $opponents (number): computer players
solo-begun = { $opponents ->
    [one] The table is laid, and a computer player sits down with you. Have a good game!
   *[other] The table is laid, and { $opponents } computer players sit down with you. Have a good game!
}
solo-again = The same players again. Have a good game!
solo-goes-on = Your game goes on: here is your table.
# $link (text): to the table
solo-elsewhere = There is a table here already: { $link } In a direct message to me you can play alone.

## Leaving and closing

table-done-join = You have a seat.
table-done-start = The game begins.
table-done-leave = You have left your seat.
table-done-close = The table is closed.
table-sure-leave =
    The game is on. A computer can play for you while you look on or are away; as soon as you play yourself, the seat is yours again. Or you leave it free, and the game waits until somebody takes it.
    .button = Leave the seat free
table-sure-close =
    The game is on. If you close the table, it ends here without a winner.
    .button = Close it for good

## Options of a table

options-text =
    ## Options of this table
    Whoever opened the table chooses; a choice takes effect at once.
# $field: the name of an option; $choice: what was chosen
options-agreed = { $field }: **{ $choice }**
# As before, as a line of a menu
options-choice = { $field }: { $choice }
option-pace = Pace
option-pace-live = live, no deadline
option-pace-day = one day for each turn
option-pace-three-days = three days for each turn
option-pace-week = a week for each turn
option-memory-aid = Memory aid
option-memory-aid-off = off, remember for yourselves
option-memory-aid-counts = how many cards of each currency everybody was seen to take
option-memory-aid-ledger = open ledger of all money that was seen
option-confirming = End of a turn
option-confirming-ask = when its player presses End turn
option-confirming-by-itself = by itself, once nothing is left to decide
option-hints = Hints
option-hints-allowed = allowed: anybody may ask for advice on their own move
option-hints-none = none
option-youngest = Youngest player
option-youngest-nobody = not said, so the lot decides
option-language = Language
option-language-en = English
option-language-es = Español
option-language-pl = Polski
option-language-de = Deutsch

## Modules of the Falconers expansion, each with a switch; in .text one line that says what it adds

modules-text =
    ## Modules
    Any of them can be added to the game. Whoever opened the table chooses; a switch takes effect at once. `/rules` tells more.
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
# On a button
module-switch = { $on ->
    [yes] ✓ { $name }
   *[no] { $name }
}
module-falconers = Falconers
    .text = buy falcons for a card each, let them settle where four tiles meet, and score them in every scoring.
module-portals = Portals
    .text = small gates, bought together with a tile. They open new ways and score in the longest wall.
module-building-sites = Building Sites
    .text = tiles at half price whose walls count at once; the building counts only when you complete it.
module-certificates = Exchange Certificates
    .text = what you overpay is not lost: store up to 6 of it, and spend it later like a card.
