# Pictures of one palace, and what they say to those who do not see them.

palace-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
palace-tile = { $kind } { $price }{ $twin }
palace-wall = Wall { $length }
palace-reserve = Reserve
palace-reserve-empty = Reserve: empty
palace-alt-reserve-empty = Reserve: empty.
palace-aside = Bought this turn

side-n = north
side-e = east
side-s = south
side-w = west

palace-alt-owner = { $name }’s palace: { $points }.
palace-alt-wall-sides = Longest wall: { $length }, { $sides }.
palace-alt-wall-side = { $side } of { $cell }
palace-alt-wall-span = Longest wall: { $length }, clockwise from { $first } to { $last }.
palace-alt-wall-ring = Longest wall: { $length }, a closed ring.
palace-alt-no-wall = No wall.
palace-alt-kind = { $kind } { $count }
palace-alt-no-tiles = Nothing but the fountain at 0,0.
palace-alt-at = { $tile } at { $cell }
palace-alt-changed = Changed
palace-alt-choice = To choose from

places-add = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
places-swap = Swap for { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
places-take-back = Take back a tile
places-take-back-from = { $count ->
    [one] { $count } tile can go
   *[other] { $count } tiles can go
}
places-none = No place
places-alt-add = Where { $tile } may go in { $name }’s palace
places-alt-swap = Tiles in { $name }’s palace that { $tile } may replace
places-alt-take-back = Tiles that may be taken back from { $name }’s palace
places-alt-none = none

preview-title-added = { $tile } at { $cell }
preview-title-taken-back = { $tile } leaves { $cell }
preview-title-swapped = { $tile } for { $old }
preview-change = { $before } → { $after }
preview-alt-added = Preview of { $name }’s palace: { $tile } added at { $cell }.
preview-alt-taken-back = Preview of { $name }’s palace: { $tile } taken back from { $cell }.
preview-alt-swapped = Preview of { $name }’s palace: { $tile } instead of { $old } at { $cell }.
preview-alt-wall = Longest wall: before { $before }, after { $after }.
preview-alt-kind = { $kind }: before { $before }, after { $after }.
preview-alt-elsewhere = It could also go at

why-not-not-here = Not at { $cell }
why-not-stays = It has to stay at { $cell }
why-not-because-sides-clash = Touching sides must match: here a wall would meet an open side.
why-not-because-unreachable = Every tile must be reachable on foot from the fountain, without crossing a wall.
why-not-because-hole = No holes: empty cells must stay joined to the outside.
why-not-because-cell-taken = There’s already something there.
why-not-because-not-joined = A new tile must touch the palace along a whole side; a corner isn’t enough.
why-not-alt-add = { $tile } can’t go at { $cell } in { $name }’s palace. { $why }
why-not-alt-take-back = { $tile } can’t be taken back from { $cell } in { $name }’s palace. { $why }
why-not-alt-swap = { $tile } can’t replace { $old } at { $cell } in { $name }’s palace. { $why }
why-not-alt-sides = Sides that clash
why-not-alt-unreachable = Out of reach
why-not-alt-hole = Enclosed
why-not-alt-taken = At { $cell }: { $tile }.

rule-card-alt = { $title }.
rule-card-yes = Allowed: { $caption }
rule-card-no = Not allowed: { $caption }
rule-card-counts = This counts: { $caption }
rule-card-counts-not = This doesn’t: { $caption }
rule-card-alt-example = The picture shows
rule-card-alt-new = then { $tile }
rule-card-round = Scoring { $number }
rule-card-scoring = Scoring
rule-card-title-never-turned = Tiles are never turned
rule-card-caption-never-turned-yes = The number stays upright.
rule-card-caption-never-turned-no = The same tile, turned.
rule-card-title-sides-match = Touching sides match
rule-card-caption-sides-match-yes = Wall meets wall, open meets open.
rule-card-caption-sides-match-no = An open side meets a wall.
rule-card-title-on-foot = Every tile can be reached on foot
rule-card-caption-on-foot-yes = From the fountain, around the wall.
rule-card-caption-on-foot-no = A wall blocks the only way.
rule-card-title-joined = A tile joins by a side
rule-card-caption-joined-yes = A whole side touches the palace.
rule-card-caption-joined-no = A corner isn’t enough.
rule-card-title-no-holes = No holes
rule-card-caption-no-holes-yes = The gap is filled while it’s still open.
rule-card-caption-no-holes-no = An empty cell would be enclosed.
rule-card-title-wall = The longest outer wall scores
rule-card-caption-wall-yes = One point for each side in the longest stretch.
rule-card-caption-wall-no = Walls back to back count for nothing.
rule-card-title-places = Points for first, second, third
rule-card-title-exact-payment = Pay exactly and go again
rule-card-caption-exact-payment-yes = Exactly the price: another action.
rule-card-caption-exact-payment-no = More than the price: no change, no extra action.
rule-card-title-small-change = Taking money
rule-card-caption-small-change-yes = One card, or several up to 5 in total.
rule-card-caption-small-change-no = Several worth more than 5.
