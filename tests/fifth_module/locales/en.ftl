### Orchards, a module for tests.

module-orchards = Orchards
    .text = plant trees for points.
rules-topic-orchards = Module: Orchards
    .text = Once a turn, after your action, you may discard a card to plant a tree. Each tree scores a point at each scoring.
command-module-plant = Plant a tree (Orchards)
    .name = plant
command-module-plant-card = The card to discard
    .name = card
orchard-button = Plant a tree
orchard-title = ### Which card for a tree?
orchard-action = Plant a tree for { $card }
orchard-deed = plants a tree for { $card }
orchard-table = Trees: { $owned }
orchard-own = Trees: { $count }
orchard-scoring = Trees: { $points }
orchard-told = { $count ->
    [one] 1 tree stands beside the fountain.
   *[other] { $count } trees stand beside the fountain.
}
source-trees = Trees
refused-not-before-acting = First do something else this turn, then plant.
refused-already-planted = You have planted a tree this turn.
reason-tree-scores = a tree scores { $amount } times
review-habit-orchards = trees
