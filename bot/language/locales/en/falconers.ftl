### The Falconers.

## The module

module-falconers = Falconers
    .text = falcons for a card each, where four tiles meet; they score every time.

## The rules

rules-topic-falconers = Module: Falconers
    .text =
        There are 15 falcons, five each of white, black and brown, all face up. Each wants to see two kinds of building, and no two want the same pair.

        Instead of anything else in your turn, you may **buy falcons**: never as the extra action after an exact payment. Each costs one money card of any currency and value, and you may buy as many as you can place.

        A falcon settles on a crossing, where four tiles of your palace meet, with both its kinds among them. The fountain counts as a tile without a kind; each crossing holds one falcon, and walls don’t matter. Falcons never move and never go to the reserve. If one of the four tiles is taken back or swapped, the falcon flies home and can be bought again.

        In **every** scoring the falcons of each colour count: one 2 points, two 6, three 12, four 20, five 30.

        A crossing is named after the cell to the south-east of it.

## Names

# $cell (text): the cell to the south-east of a crossing of four tiles, as in "+1,0"
crossing-label = crossing { $cell }
# $letter (text): its letter on the picture; $crossing (text): as in "crossing +1,0"
crossing-lettered = { $letter }, { $crossing }
# $tiles (text): the four around a crossing, as in "Tower 9, Garden 8, the fountain and Pavilion 2"
crossing-between = between { $tiles }
# $first, $second (texts): the two kinds of building it wants to see, as in "Pavilion"
falcon-white = White falcon ({ $first }, { $second })
falcon-black = Black falcon ({ $first }, { $second })
falcon-brown = Brown falcon ({ $first }, { $second })
# $count (number)
feather-white = white { $count }
feather-black = black { $count }
feather-brown = brown { $count }
# $falcon (text): as in "White falcon (Pavilion, Arcades)"; $cards (text): the card; $cell (text): the crossing
action-falcon = { $falcon } at crossing { $cell } for { $cards }

## Slash commands

command-module-falcon = Buy a falcon for one card (Falconers)
    .name = falcon
command-module-falcon-purchase = Which falcon, on which crossing, for which card
    .name = purchase

## The panel

panel-open-falcons = Or buy falcons – but nothing else this turn.
panel-open-more-falcons = Buy more falcons if you like.
panel-button-falcons = Falcons
falcons-title = ### Buy a falcon
falcons-text = Each costs one card of any value and settles where four tiles meet, if both its kinds of building are among them. You may buy several, but do nothing else this turn.
falcons-nothing = None of the falcons left can settle in your palace yet: they need a crossing with both their kinds of building.
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
falcon-text = Where should it settle? Nothing is done yet.
falcon-hint = Choose a crossing
falcon-button-other = Another falcon
# $falcon (text); $crossing (text): as in "crossing +1,0"
perch-title = ### { $falcon }, { $crossing }
perch-text = Which card will you pay with? Choosing one buys the falcon; you can undo it.
perch-hint = Choose a card
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

## Why something is not allowed

refused-falcons-alone = Falcons are bought at the start of a turn, and you do nothing else in it. You can undo what you’ve done.
# $name (text): whose it is
refused-falcon-taken = That falcon isn’t available: it’s in { $name }’s palace.
# $cells (text): those without a tile; $places (number) of them
refused-no-crossing = { $places ->
    [one] A falcon settles where four tiles meet, and there’s no tile at { $cells }.
   *[other] A falcon settles where four tiles meet, and there are no tiles at { $cells }.
}
# $cells (text): the four around it
refused-crossing-taken = There’s already a falcon there, between { $cells }. Each crossing holds one.
# $kinds (text): those missing, as in "Tower and Garden"; $cells (text): the four
refused-colours-missing = That falcon also wants to see { $kinds }, which isn’t among { $cells }.

## The story

# $count (number); $falcons (text): as below, one after the other
story-buys-falcons = { $count ->
    [one] buys a falcon: { $falcons }
   *[other] buys { $count } falcons: { $falcons }
}
# The same in few words
story-buys-falcons-briefly = { $count ->
    [one] buys a falcon
   *[other] buys { $count } falcons
}
# $falcon (text): as in "White falcon (Pavilion, Arcades)"; $crossing (text): as in "+1,0"; $card (text): as in "florin 3"
story-falcon = { $falcon } at { $crossing } for { $card }
# $count (number); $falcons (text)
story-falcons-home = { $count ->
    [one] { $falcons } flies home.
   *[other] { $falcons } fly home.
}

## Posts

# $owned (text): as in "Ana: white 2, brown 1", separated by dots; $count (number) left; $left (text): as in "white 4, black 3"
kept-falcons = **Falcons**: { $owned } · { $count ->
    [one] 1 left
   *[other] { $count } left
} ({ $left })
digest-falcons-gone = The last falcon has been sold.
kept-falcons-none = **Falcons**: { $owned } · none left
# $falcon (text): as in "White falcon (Pavilion, Arcades)"; $crossing (text): as in "crossing +1,0"
kept-perched = { $falcon }, { $crossing }
# $falcons (text): what one player has, as in "White falcon (Pavilion, Arcades), crossing +1,0"
kept-own-falcons = Falcons: { $falcons }
post-falcons = Falcons
# $falcons (text): as in "Ana: white 2 → 6, brown 1 → 2", separated by dots
post-scoring-falcons = **Falcons**: { $falcons }
# $feather (text): as in "white 2"; $points (number)
post-scoring-feather = { $feather } → { $points }

## In words alone

# $name (text); $count (number): of free crossings with something to settle there
spoken-crossings = ## Where falcons could settle
    { $count ->
        [0] No crossing in { $name }’s palace suits a falcon that’s left.
        [one] One crossing in { $name }’s palace:
       *[other] { $count } crossings in { $name }’s palace:
    }
# $crossing (text): as in "crossing +1,0"; $tiles (text): as in "between Tower 9, …"; $falcons (text)
spoken-crossing = { $crossing }, { $tiles }: { $falcons }.

## Why a move is good

# $feather (text): one of those below; $before, $after: points
reason-falcon-set = { $amount ->
    [1] your first
   *[other] { $amount }
} { $feather ->
    [white] white
    [black] black
   *[brown] brown
} { $amount ->
    [one] falcon
   *[other] falcons
}, { $before } → { $after } points at each scoring
reason-smallest-card = costs only your smallest card
reason-makes-crossing = { $amount ->
    [one] makes a crossing that suits a falcon
   *[other] makes { $amount } crossings that suit falcons
}

## Habits in a review

review-habit-falcons = Buying the wrong falcons, or at the wrong moment

## Pictures

falcon-picture-white = White
falcon-picture-black = Black
falcon-picture-brown = Brown
# $feather (text): its colour; $kinds (text): letters of the two kinds it wants to see, as in "PA"
falcon-picture-name = { $feather } falcon { $kinds }
falcon-picture-falcons = Falcons
falcon-picture-falcons-told = Falcons: { $falcons }.
falcon-picture-supply = Falcons left
falcon-picture-none = No falcons left
# $points (text): for one, two, three, four and five of a colour
falcon-picture-worth = One colour: { $points }
# $falcons (text): their kinds by colour
falcon-picture-supply-told = Falcons left: { $falcons }.
falcon-picture-bought = new falcons { $falcons }
falcon-picture-flown = flown home { $falcons }
falcon-picture-would-fly = Would fly home
# $count (number)
falcon-picture-crossings = { $count ->
    [0] No crossing
    [one] { $count } crossing
   *[other] { $count } crossings
}
falcon-picture-crossing-told = Each crossing is named after the cell south-east of it.
preview-title-falcon = { $tile } at { $cell }
preview-alt-falcon = Preview of { $name }’s palace: { $tile } on the crossing { $cell }.
why-not-because-no-crossing = A falcon settles where four tiles meet; here some are missing.
why-not-because-crossing-taken = There’s already a falcon there.
why-not-because-colours-missing = The falcon must see both its kinds of building among the four tiles.
why-not-alt-kinds = Missing
why-not-alt-around = Around the crossing
source-falcons-white = White falcons
source-falcons-black = Black falcons
source-falcons-brown = Brown falcons
