sheet-place = { $place }.º
scoring-round = Puntuación { $round }
source-wall = Muro

sheet-now = Si la puntuación { $round } fuera ahora
sheet-points = Puntos
sheet-sum = Ganados
sheet-total = Total
sheet-told-standing = { $place } { $name } { $total } (+{ $gained })
sheet-told-imaginary = { $name } { $total } (+{ $gained })
sheet-told-up = { $standing }, sube { $places }
sheet-told-down = { $standing }, baja { $places }
sheet-told-kind = { $kind } (valen { $worth }): { $groups }.
sheet-told-nobody = { $kind } (valen { $worth }): nadie.
sheet-told-group = { $place } { $names } { $count }→{ $points }
sheet-told-source = { $source }: { $entries }.
sheet-told-length = { $name } { $points }
sheet-told-entry = { $name } { $count }→{ $points }

chart-title = Los puntos a lo largo de la partida
chart-turn = Turno { $turn }
chart-told-end = { $title }. { $standings }.
chart-told-standing = { $place } { $name } { $total }
chart-told-imaginary = { $name } { $total }
chart-told-scoring = Puntuación { $round }, turno { $turn }: { $scores }.
chart-told-turn = Turno { $turn }: { $scores }.
chart-told-score = { $name } { $total }

poster-title = Los palacios de la Alhambra
poster-winner = { $name } gana con { $total } { $total ->
    [one] punto
   *[other] puntos
}.
poster-winners = { $names } comparten la victoria con { $total } { $total ->
    [one] punto
   *[other] puntos
}.
poster-names = { $others } y { $last }
poster-told-standings = Clasificación: { $standings }.
poster-told-palaces = Palacios ({ $kinds }; muro): { $palaces }.
poster-told-palace = { $name } { $counts }; { $wall }
poster-told-imaginary = { $name } { $total }: { $counts }.
