### The Portals.

## The module

module-portals = Portals
    .text = gates bought along with a tile; they open ways and score in your wall.

## The rules

rules-topic-portals = Module: Portals
    .text =
        There are 18 portals, three of each kind of building. A portal is half a cell: two open short sides, and a long side with a wall.

        With a tile you may buy one portal of its kind, in the same currency: 6 more before the first scoring, 4 more before the second, 2 more after it. Paying the sum exactly lets you act again. You can’t buy a portal that would fit nowhere, and once you have one, no step may take away its last place. There are none with a building site, nor with the last tiles.

        It is placed at the end of the turn, in any order with the tiles. A short side touches a building of its kind, not necessarily the one you’ve just bought; short sides meet open sides only. You can walk through it, and a tile may hang on a portal alone. Nothing lies against the long side, one piece fits in a cell, and no hole may be left, not even half a cell. Portals are never redesigned or kept in reserve; a tile that touches one is redesigned only if everything still holds.

        In the longest wall a long side counts 1, and each portal there scores 2 more. The length decides first; among equally long stretches you score the best.

## Names

cell-portal = a portal
# Half a cell, told by the corner of its right angle. $where (text): the cell, as in "2 east"
half-nw = { $where }, north-west half
half-ne = { $where }, north-east half
half-se = { $where }, south-east half
half-sw = { $where }, south-west half
# $kind (text): as in "Tower"
portal-label = { $kind } portal
# $portal (text): as in "Tower portal"; $count (number)
portal-several = { $portal } ×{ $count }
# $tile (text); $cards (text); $portal (text): as in "Tower portal"
action-buy-with-portal = Buy { $tile } and one { $portal } with { $cards }
# $portal (text); $half (text): as in "+2,0SW"
action-place-portal = Place the { $portal } at { $half }

## Slash commands

# $portal (text): as in "Tower portal"; $place (text): as in "+2,0SW (2 east, south-west half)"
choice-portal = { $portal } at { $place }
command-module-portal = Place a portal you’ve bought in your palace (Portals)
    .name = portal
command-module-portal-place = Which portal, and where: a cell and the corner of its right angle, such as +2,0SW
    .name = place

## The panel

# $more (number): what a portal costs now
buy-text-portal = With a tile you can buy a portal of its kind for { $more } more.
# $tile (text); $portal (text): as in "Garden portal"
buy-with-portal = { $tile } + { $portal }
# $portal (text): as in "Tower portal"
portal-title = ### { $portal }
# $count (number): of places
portal-text = { $count ->
    [0] It doesn’t fit anywhere yet: place a tile first.
    [one] It fits in one place. You’ll see a preview first.
   *[other] It fits in { $count } places. You’ll see a preview first.
}
# $before, $after (numbers): portals in the longest wall
effect-portals = Portals in your wall: { $before } → { $after }
# $portal (text); $half (text): as in "+2,0SW"; $where (text): as in "2 east, south-west half"
# $letter (text): its letter on the picture
change-title-portal = ### { $portal } at { $letter }, { $half } ({ $where })
change-place = Place here
change-place-and-end = Place & end turn
change-other-cell = Another cell

## Why something is not allowed

# $kinds (text): the one, as in "Tower"
refused-no-portal-left = No { $kinds } portal is left.
refused-no-place-for-portal = There’d be no place for a { $kinds } portal in your palace, whatever you place first.
refused-portal-not-bought = You haven’t bought a { $kinds } portal this turn.
# $cells (text): the one
refused-no-contact = At { $cells } no short side of the portal would touch a { $kinds } tile. A portal has to touch a building of its kind.
# $kinds (text): theirs; $pieces (number) of them
refused-portals-to-place = { $pieces ->
    [one] You still have a portal to place: { $kinds }.
   *[other] You still have portals to place: { $kinds }.
}
refused-portal-would-not-fit = { $pieces ->
    [one] Then there’d be no place left for the portal you’ve bought: { $kinds }.
   *[other] Then there’d be no place left for all the portals you’ve bought: { $kinds }.
}
# $cells (text): those of the portals
refused-contact-lost = { $pieces ->
    [one] The portal at { $cells } would no longer touch a building of its kind.
   *[other] The portals at { $cells } would no longer touch a building of their kind.
}

## The story

# $exact (text): yes or no; $sum (text); $tile (text); $portal (text): as in "Tower portal"; $more (number): what it costs
story-buys-with-portal = { $exact ->
    [yes] pays exactly { $sum } for { $tile } and one { $portal } (+{ $more })
   *[no] pays { $sum } for { $tile } and one { $portal } (+{ $more })
}
# $portal (text); $half (text): as in "+2,0SW"
story-places-portal = places the { $portal } at { $half }

## Posts

# $more (number): what a portal costs now; $left (text): as in "Tower 3, Garden 2"
kept-portals = **Portals** left, for { $more } more each: { $left }
# $portals (text): kinds of which none is left, as in "Garden portal, Tower portal"
digest-portals-gone = Sold out: { $portals }.
kept-portals-none = **Portals**: none left
# $kind (text); $count (number)
kept-portal-left = { $kind } { $count }
# $portals (text): what one player has, as in "Tower portal ×2"
kept-own-portals = Portals: { $portals }
# $portals (text): as in "Ana 2 → 4"
post-scoring-portals = **Portals in the longest wall**: { $portals }
# $name (text); $count, $points (numbers)
post-scoring-portal = { $name } { $count } → { $points }

## In words alone

# $portal (text): as in "Tower portal"; $name (text); $count (number): of places
spoken-portal-places = ## Where the { $portal } can go
    { $count ->
        [0] There’s no place for it in { $name }’s palace.
        [one] One place in { $name }’s palace:
       *[other] { $count } places in { $name }’s palace:
    }
# $half (text): as in "+2,0SW"; $spoken (text): the same in words; $wall (text): as in "Wall 7 (+2)"
spoken-portal-place = { $half } ({ $spoken }). { $wall }.

## Why a move is good

# $before, $after: points
reason-portal-in-wall = a portal in the longest wall, { $before } → { $after } points at each scoring

## Habits in a review

review-habit-portals = Choosing or placing portals badly

## Pictures

# $kind (text)
portal-picture-name = { $kind } portal
portal-picture-portals = Portals
# Beside a number such as +6
portal-picture-surcharge = each, now
# $portals, $points (numbers)
portal-picture-in-wall = { $portals ->
    [one] { $portals } portal in it: { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
   *[other] { $portals } portals in it: { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
}
# $half (text): as in "+1,0 NE"
portal-picture-long-side = long side of { $half }
portal-picture-placed = portals { $portals }
# $surcharge (number); $kinds (text): how many of each, as in "Garden 2, Tower 3"
portal-picture-supply-told = Portals left, each for { $surcharge } more: { $kinds }.
# $square (number); $verdict (text): the price and how it would be paid
portal-picture-offer-told = Square { $square } with a portal costs { $verdict }.
preview-title-portal = { $tile } at { $cell }
preview-alt-portal = Preview of { $name }’s palace: { $tile } placed at { $cell }.
why-not-because-no-contact = A short side of a portal must touch a building of its kind.
why-not-because-contact-lost = A portal would no longer touch a building of its kind.
why-not-because-portal-would-not-fit = There’d be no place left for the portal you bought.
why-not-alt-contact = Portals without contact
source-portals = Portals
