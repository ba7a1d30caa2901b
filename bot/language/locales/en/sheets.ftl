# Pictures of a scoring and of the end of a game.

sheet-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
scoring-round = Scoring { $round }
source-wall = Wall

sheet-now = If scoring { $round } came now
sheet-points = Points
sheet-sum = Gained
sheet-total = Total
sheet-told-standing = { $place } { $name }, { $total } in total (+{ $gained })
sheet-told-imaginary = { $name }, { $total } in total (+{ $gained })
sheet-told-up = { $standing }, up { $places }
sheet-told-down = { $standing }, down { $places }
sheet-told-kind = { $kind } (worth { $worth }): { $groups }.
sheet-told-nobody = { $kind } (worth { $worth }): nobody.
sheet-told-group = { $place } { $names } with { $count }, +{ $points }
# Those whose place is worth nothing, and their tiles
sheet-told-unplaced = { $names } { $count }
sheet-told-source = { $source }: { $entries }.
sheet-told-length = { $name } { $points }
sheet-told-entry = { $name } with { $count }, +{ $points }

chart-title = The score over the game
chart-turn = Turn { $turn }
chart-told-end = { $title }. { $standings }.
chart-told-standing = { $place } { $name } { $total }
chart-told-imaginary = { $name } { $total }
chart-told-scoring = Scoring { $round }, turn { $turn }: { $scores }.
chart-told-turn = Turn { $turn }: { $scores }.
chart-told-score = { $name } { $total }

poster-title = Palaces of the Alhambra
poster-winner = { $name } wins with { $total } { $total ->
    [one] point
   *[other] points
}.
poster-winners = { $names } share the win with { $total } { $total ->
    [one] point
   *[other] points
}.
# $day (text): as in "2026-11-18"; $server (text): its name
poster-when-and-where = { $day } · { $server }
poster-told-standings = Standings: { $standings }.
poster-told-palaces = Palaces ({ $kinds }; wall): { $palaces }.
poster-told-palace = { $name } { $counts }; { $wall }
poster-told-imaginary = { $name } { $total }: { $counts }.
