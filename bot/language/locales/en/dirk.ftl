### Dirk, the imaginary player at a table for two.

## The rules

rules-topic-two = Two players
    .text =
        With two, { imaginary-player } plays along: an imaginary third player who gets six tiles at the start, six more right after scoring 1, and a third of the bag, rounded down, after scoring 2. All of them lie open.

        He ranks in all six kinds like a third player and takes his points, which are shown, but he can’t win. He has no wall, no money and no turns, and gets none of the last tiles. You may give him a tile you’ve just bought instead of placing it.

        One copy of each money card stays in the box.

## The start of a game

dirk-introduced = **{ imaginary-player }** plays along as a third: he takes no turns, but gets tiles and competes for every kind.

## Names

imaginary-player = Dirk
# $tile (text)
action-give = Give { $tile } to { imaginary-player }

## Slash commands

command-dirk = Give Dirk a tile you’ve bought
    .name = dirk
command-dirk-tile = Which tile
    .name = tile

## The panel

place-button-dirk = Give to { imaginary-player }

## Why something is not allowed

# $tile (text)
refused-not-at-the-end = The last tiles can’t be given to { imaginary-player }. Place { $tile } in your palace or keep it in reserve.

## The story

story-buys-and-gives = { $exact ->
    [yes] pays exactly { $sum } for { $tile } and gives it to { imaginary-player }
   *[no] pays { $sum } for { $tile } and gives it to { imaginary-player }
}
# $tile (text)
story-gives = gives { $tile } to { imaginary-player }
# $count (number); $tiles (text)
story-drew = { $count ->
    [one] { imaginary-player } gets a tile from the bag: { $tiles }.
   *[other] { imaginary-player } gets { $count } tiles from the bag: { $tiles }.
}

## Why a move is good

reason-dirk-takes-points = { imaginary-player } takes { $amount ->
    [one] 1 point
   *[other] { $amount } points
} for { $kinds } away from { $name }

## Habits in a review

review-habit-gifts = Giving { imaginary-player } the wrong tiles, or too few
