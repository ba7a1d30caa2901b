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
lobby-closed =
    ## Alhambra
    This table, opened by { $opener }, is closed.

lobby-join = Join
lobby-leave = Leave
lobby-close = Close table

## Why not

lobby-refused-no-table = There is no table here. { -slash-new } opens one.
lobby-refused-already-seated = You have a seat at this table already.
lobby-refused-not-seated = You have no seat at this table.
# $seats (number)
lobby-refused-full = All { $seats } seats are taken.
lobby-refused-not-yours = Only whoever opened the table, or somebody who manages this server, may close it.

## Tables and channels

table-opened = Your table is open. Others can join below.
# $thread (text): a link to it
table-opened-in-thread = Your table is open: { $thread }
# $link (text): to the table
table-elsewhere = There is a table here already: { $link }
table-shown = Here it comes.
table-closed = The table is closed.
table-gone = That table is closed.
table-moved-below = This table is shown further down.
# $opener (text); cut to 100 characters
table-thread-name = Alhambra – { $opener }
