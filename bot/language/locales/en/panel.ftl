### The private panel in which somebody plays a turn. Buttons: 34 characters at most, menu lines and notes 100.

## Where the turn stands

panel-title-turn = ### Your turn
panel-title-last-tiles = ### Your last tiles
# $name (text): whose turn it is
# $name (text): a computer player
panel-title-computer-turn = ### { $name } is thinking – just a few seconds
panel-title-closed = ### This game was closed
panel-title-paused = ### Everybody has left, so the game is waiting
panel-title-other-turn = ### It’s { $name }’s turn
# $names (text): those who still place tiles, as in "Ana and Ben"; $count (number) of them
panel-title-others-last-tiles = { $count ->
    [one] ### { $names } is placing their last tiles
   *[other] ### { $names } are placing their last tiles
}
panel-title-over = ### The game is over
# $steps (text): as in "Take 3 florins · Buy Garden 8 with 5+3 florins"
panel-done = -# Your steps so far: { $steps }
panel-open-first = Take money, buy a tile or redesign your palace. Pay exactly, and you get another action.
# Above buttons of which the others give that up
panel-open-further = You paid exactly: take another action if you like. You give it up if you place a tile or end your turn.
# $tiles (text): those bought; $count (number) of them
panel-open-place = { $count ->
    [one] Still to place: { $tiles }.
   *[other] Still to place, in any order: { $tiles }.
}
panel-open-nothing = All done – end your turn when you’re ready.
# The same, for those whose turns end by themselves
panel-open-nothing-ending = All done.
# Above the buttons, for those whose turns end by themselves
panel-ends-soon = Your turn ends by itself in a few seconds.
panel-open-confirm = Everything’s placed – confirm when you’re ready.
panel-open-pass = There’s nothing you can do this turn, so you may pass.
# $cards (text): as in "8 florins (5+3), 2 ducats"
panel-hand = -# In hand: { $cards }.
# $tiles (text)
panel-reserve = In your reserve: { $tiles }.
# For somebody without a seat who typed a move
panel-players-only = Only players can do that, and every seat is taken.
panel-players-only-join = Only players can do that. There’s a free seat: `/{ command-join.name }` takes it.
panel-onlooker = You don’t have a seat at this table, but you have a good view. Look around as you like; you won’t disturb anybody.
panel-moved-on = The table has moved on since that button was posted. Here’s how it stands now.
# $permissions (text): those missing, as Discord names them, already in bold and with commas
panel-cannot-post = Your move counts, but the others can’t see it yet: I’m missing { $permissions } here. Somebody who manages this server can grant that.
panel-not-understood = I couldn’t make sense of that. I suggest what’s possible as you type, and you can also choose here:

panel-button-take = Take money
panel-button-buy = Buy
panel-button-redesign = Redesign
# $tile (text): as in "Garden 8 (G8a)"
panel-button-place = Place { $tile }
panel-button-undo-step = Undo
panel-button-undo-turn = Undo all
panel-button-end = End turn
# Stops a turn from ending by itself
panel-button-stay = Not yet
panel-button-confirm = Confirm
panel-button-hand = My hand
panel-button-palace = My palace
panel-button-more = More
panel-button-settings = Settings
panel-button-back = Back
# $choice (text): as on a button; $note (text): what it leads to
panel-choice = -# **{ $choice }**: { $note }
# $page, $pages (numbers): the page it leads to, and how many there are
panel-page-back = ◀ Page { $page } of { $pages }
panel-page-on = Page { $page } of { $pages } ▶

## Looking around

panel-title-more = ### Look around
panel-leaving = Only you see these answers. `/{ command-leave.name }` leaves your seat to a computer, which keeps it for you, or frees it for good; `/{ command-close.name }` closes the table; `/{ command-alhambra.name } { command-alhambra-finish.name }` proposes ending the game early.
panel-look-digest = What’s new
panel-look-standings = Standings
panel-look-table = Table
panel-look-palaces = Palaces
panel-look-scores = Scores
panel-look-log = Log
panel-look-history = History
panel-look-rules = Rules
panel-look-agreed = Agreed
panel-look-describe = In words

## The own hand

panel-title-hand = ### Your hand
panel-title-palace = ### Your palace
# $line (text): money and what it can buy, or pieces
panel-hand-line = -# { $line }
panel-onlooker-hand = Hands are for the players, and you’re watching. Everything else is open to you:
# $purse (text): as in "8 florins (5+3)"; $sums (text): prices, as in "3, 5, 8"
purse-held = **{ $purse }**, exact for { $sums }
# $purse (text)
purse-held-only = **{ $purse }**
# $sum (text): as in "0 florins"
purse-empty = **{ $sum }**
# $tile (text): the one on the market for this currency; $values (text): cards, as in "5+3"
purse-exact = { $tile }: exact with { $values }
# $over (number): what is paid too much
purse-over = { $tile }: at best { $over } too much, with { $values }
# $short (text): as in "3 florins"
purse-short = { $tile }: { $short } short

## Taking money

take-title = ### Take money
take-text = One card of any value, or several worth up to 5 in total.
take-hint = Choose what to take
take-hint-stay = Take, but don’t end my turn yet
# At a table where a turn with nothing left to decide ends by itself
take-hint-by-itself = Take, with a few seconds to undo
take-hint-end = Take & end turn
# $cards (text): as in "3 florins, 2 ducats"; the button also ends the turn
take-and-end = Take { $cards } & end turn
# The same where that is too long for a button
take-and-end-brief = Take { $cards } & end
# $cards (text): as in "3 florins, 2 ducats"; $sum (number)
take-several = { $cards } ({ $sum } in total)
# $tiles (text): market tiles that can be paid exactly with these cards
take-note-exact = Lets you pay exactly for { $tiles }
# $sums (text): as in "8 florins, 4 ducats"
take-note-then = You’ll have { $sums }

## Buying

buy-title = ### Buy a tile
buy-text = ✓ marks an exact payment, which gives you another action.
# $tiles (text): as in "Garden 8: 3 florins short · Tower 9: 4 dinars short"
buy-out-of-reach = -# { $tiles }
buy-nothing = You can’t afford anything on the market yet. Take some money first.
buy-hint = Choose a tile and how to pay
# $tile (text); $cards (text): as in "5+3 florins"
buy-way = { $tile } with { $cards }
# $way (text): as in "Garden 8 with 5+3 florins", or a tile or cards alone
buy-exact = ✓ { $way }
# $left (text): money of that currency, as in "7+2 florins" or "0 florins"
buy-note-exact = Exact – you keep { $left }
# $lost (number): what is paid too much
buy-note-over = { $lost } too much – you keep { $left }
# $over (number): what is paid too much
buy-note-storable = { $over } over, which you can store – you keep { $left }
# $note (text): one of these notes; $walls (text): as in "walls in the north and east"
buy-note-walls = { $note } · { $walls }
# $count (number): ways to pay
buy-ways-exact = { $count ->
    [one] 1 way to pay, exact
   *[other] { $count } ways to pay, some exact
}
# $lost (number): what the best of them pays too much
buy-ways = { $count ->
    [one] 1 way to pay, { $lost } too much
   *[other] { $count } ways to pay, at best { $lost } too much
}
buy-button-other = Something else
# $tile (text); $price (text): as in "8 florins"
pay-title = ### { $tile } for { $price }
pay-hint = Choose the cards to pay with
sure-title = ### Pay too much?
# $tile (text); $price, $payment (texts): as in "8 florins"; $lost (number)
sure-text = { $tile } costs { $price }; you’d pay { $payment }. There’s no change: you lose { $lost } and get no other action.
# $cards (text): as in "5+3 florins"
sure-better-exact = Better: **{ $cards }** is exact and gives you another action.
# $lost (number): what that pays too much
sure-better = Better: **{ $cards }** loses only { $lost }.
# Where that is no loss at all
sure-better-enough = Better: **{ $cards }** is enough.
sure-button-anyway = Pay anyway
sure-button-better = Pay { $cards }
# Where there is no room for the cards, which the text names
sure-button-that = Pay that instead

## Placing a tile

# $tile (text): as in "Garden 8 (G8a)"; $walls (text): as in "walls in the north and east"
place-title = ### { $tile }: { $walls }
place-nowhere = It doesn’t fit anywhere in your palace now.
# $count (number): cells where it may go; $cell (text): as in "+1,-2"; $where (text): as in "1 east, 2 north"
# $letter (text): its letter on the picture, as in "C"; $tied (text): "yes" if another is as good
place-best = { $count ->
    [one] It fits in one place: **{ $letter }**, { $cell } ({ $where }).
   *[other] { $tied ->
        [yes] Equal best of { $count } places: **{ $letter }**, { $cell } ({ $where }).
       *[no] Best of { $count } places for your wall: **{ $letter }**, { $cell } ({ $where }).
    }
}
place-chosen = One of { $count } places: **{ $letter }**, { $cell } ({ $where }).
# $tiles (text): the others that were bought this turn
place-also = Also to place: { $tiles }.
# Above the buttons
place-gives-up-action = **You still have an action.** Placing now gives it up.
place-hint = Choose a cell
# $cell (text): as in "+1,-2"; $where (text): as in "1 east, 2 north"
place-cell = { $cell } ({ $where })
# $letter (text): a cell's letter on the picture; $cell (text): as in "+1,-2"; $change (text): as in "Wall 5 → 7"
place-letter = **{ $letter }** { $cell }, { $change }
place-letter-name = **{ $letter }** { $cell }
# $cells (text): such cells
place-letters = -# { $cells }
# A line of a menu; its cell is named in the description
place-option = { $letter } – { $change }
# $letter (text): the letter of a cell on the picture
place-button-here = Place at { $letter }
place-button-end = Place at { $letter } & end turn
place-button-confirm = Place at { $letter } & confirm
place-button-only = Place, but don’t end my turn
# The same for the last tiles, where there is no turn to end
place-button-unconfirmed = Place, but don’t confirm yet
place-button-reserve = Keep in reserve
place-button-reserve-end = Keep in reserve & end turn
place-button-reserve-confirm = Keep in reserve & confirm

## What a change leads to

# $before, $after (numbers): the length of the longest wall
effect-wall = Wall { $before } → { $after }
# $kinds (text): as in "Gardens"; $before, $after (numbers): tiles of the kind; $rank (text): one of those below
effect-majority = { $kinds } { $before } → { $after } ({ $rank })
effect-lead = lead
effect-lead-shared = shared lead
# $place (number)
effect-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
effect-none = none left
# $majority (text): as in "Gardens 2 → 3 (lead)"; $others (text): as in "Ana 2, Ben 1"
effect-others = { $majority } – { $others }
effect-alone = { $majority } – nobody else has any
# $name (text), $count (number): somebody else's tiles of the kind
effect-other = { $name } { $count }
# $now, $then (numbers): points
effect-points = If scored now: { $now } → { $then }

# $tile (text): as in "Garden 8 (G8a)"; $cell (text): as in "+1,-2"; $where (text): as in "1 east, 2 north"
# $letter (text): the cell's letter on the picture
change-title-add = ### { $tile } at { $letter }, { $cell } ({ $where })
change-title-take-back = ### { $tile } back from { $letter }, { $cell } ({ $where })
# $removed (text): the tile that goes to the reserve
change-title-swap = ### { $tile } instead of { $removed } at { $letter }, { $cell } ({ $where })
change-do = Do it
change-do-and-end = Do it & end turn
change-other-change = Other changes

## Redesigning

redesign-title = ### Redesign
redesign-text = Add a tile from your reserve, take one back, or swap two. You’ll see a preview first.
redesign-nothing = There’s nothing to redesign yet: no tile can be taken back, and none from your reserve fits.
redesign-hint = Choose a change
# $tile (text): from the reserve
redesign-title-add = ### Add { $tile }
redesign-title-swap = ### Swap a tile for { $tile }
redesign-title-back = ### Take a tile back
redesign-hint-add = Choose a cell
redesign-hint-swap = Choose the tile that goes to your reserve
redesign-hint-back = Choose the tile that goes to your reserve
# $tile (text); $cell (text): a cell's letter, or its name as in "+1,-2"
redesign-add = Add { $tile } at { $cell }
redesign-take-back = Take back { $tile } from { $cell }
# $removed (text): the tile that goes to the reserve
redesign-swap = Swap { $removed } at { $cell } for { $tile }
# $cell (text): as in "+1,-2"; $change (text): as in "Wall 5 → 7, Gardens 2 → 3 (lead)"
redesign-note = { $cell }: { $change }
redesign-group-add = Add { $tile }
redesign-group-swap = Swap a tile for { $tile }
redesign-group-back = Take a tile back
# $count (number)
redesign-ways = { $count ->
    [one] 1 option
   *[other] { $count } options
}
