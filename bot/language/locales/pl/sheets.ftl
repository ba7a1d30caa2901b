# Obrazy punktowania i końca gry.

sheet-place = { $place }.
scoring-round = Punktowanie { $round }
source-wall = Mur

sheet-now = Gdyby punktowanie { $round } było teraz
sheet-points = Punkty
sheet-sum = Zdobyte
sheet-total = Razem
sheet-told-standing = { $place } { $name }, razem { $total } (+{ $gained })
sheet-told-imaginary = { $name }, razem { $total } (+{ $gained })
sheet-told-up = { $standing }, awans o { $places }
sheet-told-down = { $standing }, spadek o { $places }
sheet-told-kind = { $kind } (warte { $worth }): { $groups }.
sheet-told-nobody = { $kind } (warte { $worth }): nikt.
sheet-told-group = { $place } { $names }: { $count }, +{ $points }
sheet-told-unplaced = { $names } { $count }
sheet-told-source = { $source }: { $entries }.
sheet-told-length = { $name } { $points }
sheet-told-entry = { $name }: { $count }, +{ $points }

chart-title = Punkty w trakcie gry
chart-turn = Tura { $turn }
chart-told-end = { $title }. { $standings }.
chart-told-standing = { $place } { $name } { $total }
chart-told-imaginary = { $name } { $total }
chart-told-scoring = Punktowanie { $round }, tura { $turn }: { $scores }.
chart-told-turn = Tura { $turn }: { $scores }.
chart-told-score = { $name } { $total }

poster-title = Pałace Alhambry
poster-winner = Wygrywa { $name }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}.
poster-winners = Wspólne zwycięstwo: { $names }, { $total ->
    [one] po { $total } punkcie
    [few] po { $total } punkty
    [many] po { $total } punktów
   *[other] po { $total } punktu
}.
poster-when-and-where = { $day } · { $server }
poster-told-standings = Klasyfikacja: { $standings }.
poster-told-palaces = Pałace ({ $kinds }; mur): { $palaces }.
poster-told-palace = { $name } { $counts }; { $wall }
poster-told-imaginary = { $name } { $total }: { $counts }.
