### The private panel in which somebody plays a turn. Buttons: 34 characters at most, menu lines and notes 100.

## Where the turn stands

panel-title-turn = ### Your turn
panel-title-last-tiles = ### Your last tiles
# $name (text): whose turn it is
# $name (text): a computer player
panel-title-computer-turn = ### { $name } is thinking, for a few seconds
panel-title-closed = ### This game was closed
panel-title-paused = ### Everybody has left, and the game waits
panel-title-other-turn = ### It is { $name }'s turn
# $names (text): those who still place tiles, as in "Ana and Ben"; $count (number) of them
panel-title-others-last-tiles = { $count ->
    [one] ### { $names } is placing the last tiles
   *[other] ### { $names } are placing the last tiles
}
panel-title-over = ### The game is over
# $steps (text): a list, a line each
panel-done = So far:
    { $steps }
# $step (text): as in "Take florin 3"
panel-done-step = - { $step }
panel-open-first = Take money, buy a tile or redesign your palace. If you pay exactly, you act again.
panel-open-further = You paid exactly, so you may act again. You need not.
# $tiles (text): those bought; $count (number) of them
panel-open-place = { $count ->
    [one] To be placed: { $tiles }.
   *[other] To be placed, in any order: { $tiles }.
}
panel-open-falcons = Or buy falcons, as the only thing you do this turn.
panel-open-more-falcons = You may buy more falcons. You need not.
panel-open-complete = Or complete one of your building sites.
panel-open-store = What you paid too much can be stored until the end of this turn.
panel-open-nothing = Nothing is left to decide. End your turn when you are content.
panel-open-confirm = All is placed. Confirm when you are content.
panel-open-pass = Nothing at all is possible this turn, so you may pass.
# $cards (text): as in "8 florins (5+3), 2 ducats"
panel-hand = -# In hand: { $cards }.
# $tiles (text)
panel-reserve = In your reserve: { $tiles }.
# $sum (text): as in "4 florins"
panel-certificate = On your certificate: { $sum }, to be spent as a whole.
# $sites (text): as in "Garden 8 (florins)": own building sites with their secret tokens
panel-sites = Your building sites, with their tokens: { $sites }.
# $tile (text); $currency (text): what its token says
site-with-token = { $tile } ({ $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
   *[ducat] ducats
})
# For somebody without a seat who typed a move
panel-players-only = Only players can do that, and all seats are taken.
panel-players-only-join = Only players can do that. A seat is free: `/{ command-join.name }` takes it.
panel-onlooker = You have no seat at this table, but a good view. Look around as you like; nobody is disturbed.
panel-moved-on = The table has moved on since that button was made. Here is how it stands now.
# $permissions (text): those missing, as Discord names them, already in bold and with commas
panel-cannot-post = This counts, but the others cannot see it yet: I lack { $permissions } here. Somebody who manages this server can give me that.
panel-not-understood = I could not make sense of that. What is possible is offered while you type, and here:

panel-button-take = Take money
panel-button-buy = Buy
panel-button-redesign = Redesign
# $tile (text): as in "Garden 8 (G8a)"
panel-button-place = Place { $tile }
panel-button-falcons = Falcons
panel-button-complete = Complete a site
panel-button-store = Store the rest
panel-button-undo-step = Undo
panel-button-undo-turn = Undo all
panel-button-end = End turn
panel-button-confirm = Confirm
panel-button-hand = My hand
panel-button-more = More
panel-button-back = Back
# $choice (text): as on a button; $note (text): what it leads to
panel-choice = -# **{ $choice }** – { $note }
# $page, $pages (numbers): the page it leads to, and how many there are
panel-page-back = ◀ Page { $page } of { $pages }
panel-page-on = Page { $page } of { $pages } ▶

## Looking around

panel-title-more = ### A look around
panel-leaving = Only you see the answers. `/{ command-leave.name }` leaves your seat to a computer, which keeps it for you, or frees it for good; `/{ command-close.name }` closes the table; `/{ command-alhambra.name } { command-alhambra-finish.name }` proposes to end the game early.
panel-look-table = Table
panel-look-palaces = Palaces
panel-look-scores = Scores
panel-look-log = Log
panel-look-history = History
panel-look-rules = Rules
panel-look-describe = In words

## The own hand

panel-title-hand = ### Your hand
panel-onlooker-hand = Hands belong to those who play, and you are looking on. All the rest is open to you:
# $purse (text): as in "8 florins (5+3)"; $sums (text): prices, as in "3, 5, 8"
purse-held = **{ $purse }**, exact for { $sums }
# $purse (text)
purse-held-only = **{ $purse }**
# $sum (text): as in "0 florins"
purse-empty = **{ $sum }**
# $tile (text): the one on the market for this currency; $values (text): cards, as in "5+3"
purse-exact = { $tile }: exactly, with { $values }
# $over (number): what is paid too much
purse-over = { $tile }: { $over } too much at best, with { $values }
# What a payment is made of: $stored (number): on the certificate; $values (text): the cards
purse-credit = certificate { $stored }
purse-with-credit = { $values } and certificate { $stored }
# $short (text): as in "3 florins"
purse-short = { $tile }: { $short } short

## Taking money

take-title = ### Take money
take-text = One card of any value, or several worth 5 together at most. You can undo it.
# What ends the turn says so: buttons, and a menu for those whose names are too long for a button
take-text-ends = One card of any value, or several worth 5 together at most. Whatever says **end turn** takes them and ends your turn. *{ take-hint-stay }* keeps it open, and you can undo.
take-text-by-itself = One card of any value, or several worth 5 together at most. Whatever says **end turn** takes them and ends your turn at once. *{ take-hint-by-itself }* lets you change your mind before your turn ends by itself.
take-hint = Choose what to take
take-hint-stay = Take, but do not end the turn yet
# At a table where a turn with nothing left to decide ends by itself
take-hint-by-itself = Take, with a few seconds to undo
take-hint-end = Take and end turn
# $cards (text): as in "florin 3, ducat 2"; the button also ends the turn
take-and-end = { $cards } and end turn
# $cards (text): as in "florin 3, ducat 2"; $sum (number)
take-several = { $cards } (together { $sum })
# $tiles (text): market tiles that can be paid exactly with these cards
take-note-exact = Then pays exactly: { $tiles }
# $sums (text): as in "8 florins, 4 ducats"
take-note-then = Then in hand: { $sums }

## Buying

buy-title = ### Buy a tile
buy-text = ✓ marks an exact payment: you act again after it.
# $more (number): what a portal costs now
buy-text-portal = With a tile you can buy a portal of its kind, for { $more } more.
buy-text-site = As a building site a tile costs half: its walls count at once, the building once you complete it.
# $tiles (text): as in "Garden 8: 3 florins short · Tower 9: 4 dinars short"
buy-out-of-reach = -# { $tiles }
buy-nothing = Nothing on the market is within your reach yet. Taking money helps.
buy-hint = Choose a tile and how to pay
# $tile (text); $cards (text): as in "5+3 florins"
buy-way = { $tile } with { $cards }
# $tile (text); $portal (text): as in "Garden portal"
buy-with-portal = { $tile } + { $portal }
# $tile (text)
buy-as-site = Building site { $tile }
# $way (text): as in "Garden 8 with 5+3 florins", or a tile or cards alone
buy-exact = ✓ { $way }
# $left (text): money of that currency, as in "7+2 florins" or "0 florins"
buy-note-exact = Exact. Stays: { $left }
# $lost (number): what is paid too much
buy-note-over = { $lost } too much. Stays: { $left }
# $over (number): what is paid too much
buy-note-storable = { $over } over, to be stored. Stays: { $left }
# Half the price, for a building site
buy-note-half = Half the price. Stays: { $left }
# $count (number): ways to pay
buy-ways-exact = { $count ->
    [one] 1 way to pay, exactly
   *[other] { $count } ways to pay, exactly too
}
# $lost (number): what the best of them pays too much
buy-ways = { $count ->
    [one] 1 way to pay, { $lost } too much
   *[other] { $count } ways to pay, at best { $lost } too much
}
buy-ways-half = { $count ->
    [one] 1 way to pay
   *[other] { $count } ways to pay
}
buy-button-other = Something else
# $tile (text); $price (text): as in "8 florins"
pay-title = ### { $tile } for { $price }
pay-hint = Choose the cards to pay with
sure-title = ### Pay too much?
sure-title-store = ### Pay more, and store the rest?
# $over (number): what is paid too much
sure-text-store = { $tile } costs { $price }; you would pay { $payment }. You do not act again, but the { $over } left over can be stored as a certificate, in any currency of which a chip is left, and spent later like a card.
sure-title-site = ### Buy a building site?
# $tile (text); $price, $payment (texts)
sure-text-site = { $tile } costs half, { $price }; you would pay { $payment }.
# $lost (number)
sure-text-site-lost = There is no change: you lose { $lost }.
sure-text-site-draw = Then you draw tokens in secret and keep one. **This cannot be undone**, nor anything before it in this turn, and you do not act again.
sure-button-site = Buy it and draw
# $tile (text); $price, $payment (texts): as in "8 florins"; $lost (number)
sure-text = { $tile } costs { $price }; you would pay { $payment }. There is no change: you lose { $lost }, and do not act again.
# $cards (text): as in "5+3 florins"
sure-better-exact = Better: **{ $cards }** is exact, and you act again.
# $lost (number): what that pays too much
sure-better = Better: **{ $cards }** loses only { $lost }.
sure-button-anyway = Pay it all the same
sure-button-better = Pay { $cards }

## Certificates and tokens

store-title = ### Store the rest?
# $amount (number): what was paid too much
store-text = You paid { $amount } too much. Take a chip, and it is yours to spend later, as a whole, like a card of that currency. Only one chip has room on your board.
store-button-not = Store nothing for now
# $tile (text): the building site
token-title = ### { $tile }: your tokens
# $count (number): of tokens drawn
token-text = { $count ->
    [one] It is the last token, and only you see it. In its currency you complete the building; if it still lies in your palace at the end, you lose all your money of that currency.
   *[other] Only you see them. Keep one; the other goes back into the bag. In its currency you complete the building; if it still lies in your palace at the end, you lose all your money of that currency.
}
token-button = Keep { $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
   *[ducat] ducats
}

## Completing a building site

complete-title = ### Complete a building site
complete-text = Pay its full price in the currency of its token; from then on the building counts. ✓ marks an exact payment: you act again after it.
complete-nothing = You cannot pay for any of your building sites yet.
complete-none = You have no building site.
complete-hint = Choose a site and how to pay

## Falcons

falcons-title = ### Buy a falcon
falcons-text = Each costs one card of any value and settles where four tiles meet, if both its buildings are among them. You may buy several, but do nothing else this turn.
falcons-nothing = No falcon of the supply finds a crossing in your palace that shows it both its buildings.
falcons-hint = Choose a falcon
# $count (number): crossings where it could settle; $points (number): what it would add to a scoring
falcons-note = { $count ->
    [one] 1 crossing
   *[other] { $count } crossings
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} more in each scoring
# $falcon (text): as in "White falcon (Pavilion, Arcades)"
falcon-title = ### { $falcon }
falcon-text = Where shall it settle? Nothing is done yet.
falcon-hint = Choose a crossing
falcon-button-other = Another falcon
# $falcon (text); $crossing (text): as in "crossing +1,0"
perch-title = ### { $falcon }, { $crossing }
perch-text = Which card do you pay with? Choosing it buys the falcon; you can undo it.
perch-hint = Choose a card

## Placing a portal

# $portal (text): as in "Tower portal"
portal-title = ### { $portal }
# $count (number): of places
portal-text = { $count ->
    [0] It fits nowhere yet: place a tile first.
    [one] It fits in one place. Choosing it shows what it leads to; nothing is done yet.
   *[other] It fits in { $count } places. Choosing one shows what it leads to; nothing is done yet.
}

## Placing a tile

# $tile (text): as in "Garden 8 (G8a)"; $walls (text): as in "walls in the north and east"
place-title = ### { $tile }: { $walls }
place-nowhere = It fits nowhere in your palace now.
# $count (number): cells where it may go; $cell (text): as in "+1,-2"; $where (text): as in "1 east, 2 north"
place-best = { $count ->
    [one] It fits in one place, **{ $cell }** ({ $where }):
   *[other] It fits in { $count } places. As good as any for your wall is **{ $cell }** ({ $where }):
}
place-chosen = One of { $count } places, **{ $cell }** ({ $where }):
place-site = It is a building site: its walls count, the building does not yet.
place-gives-up-action = **You may act again**, or place now and give that up.
place-hint = Choose a cell
# $cell (text): as in "+1,-2"; $where (text): as in "1 east, 2 north"
place-cell = { $cell } ({ $where })
# $cell (text): as in "+1,-2"
place-button-here = Place at { $cell }
place-button-end = Place at { $cell } and end turn
place-button-confirm = Place at { $cell } and confirm
place-button-only = Place only
place-button-reserve = Onto the reserve
place-button-reserve-end = Onto the reserve and end turn
place-button-reserve-confirm = Onto the reserve and confirm
place-button-dirk = Give to { imaginary-player }

## What a change leads to

# $before, $after (numbers): the length of the longest wall
effect-wall = Wall { $before } → { $after }
# $before, $after (numbers): portals in the longest wall
effect-portals = Portals in the wall { $before } → { $after }
# $count (number)
effect-falcons = { $count ->
    [one] a falcon flies home
   *[other] { $count } falcons fly home
}
# $falcons (text): by their names
effect-falcons-home = { $count ->
    [one] ⚠️ Flies home: { $falcons }
   *[other] ⚠️ Fly home: { $falcons }
}
# $falcon (text); $crossing (text): as in "+1,0"
effect-falcon = { $falcon } at { $crossing }
# $kinds (text): as in "Gardens"; $before, $after (numbers): tiles of the kind; $rank (text): one of those below
effect-majority = { $kinds } { $before } → { $after } ({ $rank })
effect-lead = lead
effect-lead-shared = shared lead
# $place (number)
effect-place = place { $place }
effect-none = none left
# $majority (text): as in "Gardens 2 → 3 (lead)"; $others (text): as in "Ana 2, Ben 1"
effect-others = { $majority } – { $others }
effect-alone = { $majority } – nobody else has any
# $name (text), $count (number): somebody else's tiles of the kind
effect-other = { $name } { $count }
# $now, $then (numbers): points
effect-points = If scored now: { $now } → { $then }

# $tile (text): as in "Garden 8 (G8a)"; $cell (text): as in "+1,-2"; $where (text): as in "1 east, 2 north"
change-title-add = ### { $tile } at { $cell } ({ $where })
change-title-take-back = ### { $tile } back from { $cell } ({ $where })
# $portal (text); $half (text): as in "+2,0SW"; $where (text): as in "2 east, south-west half"
change-title-portal = ### { $portal } at { $half } ({ $where })
# $removed (text): the tile that goes to the reserve
change-title-swap = ### { $tile } instead of { $removed } at { $cell } ({ $where })
change-place = Place here
change-do = Do it
change-place-and-end = Place and end turn
change-do-and-end = Do it and end turn
change-other-cell = Another cell
change-other-change = Another change

## Redesigning

redesign-title = ### Redesign
redesign-text = Add a tile from your reserve, take one back, or swap two. Choosing only shows what it leads to.
redesign-nothing = There is nothing to redesign yet: no tile can be taken back, and none from your reserve can be put in.
redesign-hint = Choose a change
# $tile (text): from the reserve
redesign-title-add = ### Add { $tile }
redesign-title-swap = ### Swap a tile for { $tile }
redesign-title-back = ### Take a tile back
redesign-hint-add = Choose a cell
redesign-hint-swap = Choose the tile that goes to the reserve
redesign-hint-back = Choose the tile that goes to the reserve
# $tile (text); $cell (text): as in "+1,-2"
redesign-add = Add { $tile } at { $cell }
redesign-take-back = Take back { $tile } from { $cell }
# $removed (text): the tile that goes to the reserve
redesign-swap = Swap { $removed } at { $cell } for { $tile }
redesign-group-add = Add { $tile }
redesign-group-swap = Swap a tile for { $tile }
redesign-group-back = Take a tile back
# $count (number)
redesign-ways = { $count ->
    [one] 1 possibility
   *[other] { $count } possibilities
}
