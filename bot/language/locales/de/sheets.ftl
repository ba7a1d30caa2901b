### Bilder einer Wertung und vom Ende einer Partie.

sheet-place = { $place }.
scoring-round = Wertung { $round }
source-wall = Mauer

sheet-now = Käme jetzt Wertung { $round }
sheet-points = Punkte
sheet-sum = Zuwachs
sheet-total = Gesamt
sheet-told-standing = { $place } { $name }, gesamt { $total } (+{ $gained })
sheet-told-imaginary = { $name }, gesamt { $total } (+{ $gained })
sheet-told-up = { $standing }, { $places } nach vorn
sheet-told-down = { $standing }, { $places } nach hinten
sheet-told-kind = { $kind } (bringen { $worth }): { $groups }.
sheet-told-nobody = { $kind } (bringen { $worth }): niemand.
sheet-told-group = { $place } { $names } mit { $count }, +{ $points }
sheet-told-unplaced = { $names } { $count }
sheet-told-source = { $source }: { $entries }.
sheet-told-length = { $name } { $points }
sheet-told-entry = { $name } mit { $count }, +{ $points }

chart-title = Der Punktestand im Lauf der Partie
chart-turn = Zug { $turn }
chart-told-end = { $title }. { $standings }.
chart-told-standing = { $place } { $name } { $total }
chart-told-imaginary = { $name } { $total }
chart-told-scoring = Wertung { $round }, Zug { $turn }: { $scores }.
chart-told-turn = Zug { $turn }: { $scores }.
chart-told-score = { $name } { $total }

poster-title = Die Paläste der Alhambra
poster-winner = { $name } gewinnt mit { $total } { $total ->
    [one] Punkt
   *[other] Punkten
}.
poster-winners = { $names } teilen sich den Sieg mit je { $total } { $total ->
    [one] Punkt
   *[other] Punkten
}.
poster-when-and-where = { $day } · { $server }
poster-told-standings = Endstand: { $standings }.
poster-told-palaces = Paläste ({ $kinds }; Mauer): { $palaces }.
poster-told-palace = { $name } { $counts }; { $wall }
poster-told-imaginary = { $name } { $total }: { $counts }.
