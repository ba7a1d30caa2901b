### Imágenes de una puntuación y del final de una partida.

sheet-place = { $place }.º
scoring-round = Puntuación { $round }
source-wall = Muro

sheet-now = Si la puntuación { $round } fuera ahora
sheet-points = Puntos
sheet-sum = Ganados
sheet-total = Total
sheet-told-standing = { $place } { $name }, { $total } en total (+{ $gained })
sheet-told-imaginary = { $name }, { $total } en total (+{ $gained })
sheet-told-up = { $standing }, sube { $places }
sheet-told-down = { $standing }, baja { $places }
sheet-told-kind = { $kind } (dan { $worth }): { $groups }.
sheet-told-nobody = { $kind } (dan { $worth }): nadie.
sheet-told-group = { $place } { $names } con { $count }, +{ $points }
sheet-told-unplaced = { $names } { $count }
sheet-told-source = { $source }: { $entries }.
sheet-told-length = { $name } { $points }
sheet-told-entry = { $name } con { $count }, +{ $points }

chart-title = Los puntos a lo largo de la partida
chart-turn = Turno { $turn }
chart-told-end = { $title }. { $standings }.
chart-told-standing = { $place } { $name } { $total }
chart-told-imaginary = { $name } { $total }
chart-told-scoring = Puntuación { $round }, turno { $turn }: { $scores }.
chart-told-turn = Turno { $turn }: { $scores }.
chart-told-score = { $name } { $total }

poster-title = Los palacios de la Alhambra
poster-winner = { $total ->
    [one] { $name } gana con { $total } punto.
   *[other] { $name } gana con { $total } puntos.
}
poster-winners = { $total ->
    [one] { $names } comparten la victoria con { $total } punto.
   *[other] { $names } comparten la victoria con { $total } puntos.
}
poster-when-and-where = { $day } · { $server }
poster-told-standings = Clasificación: { $standings }.
poster-told-palaces = Palacios ({ $kinds }; muro): { $palaces }.
poster-told-palace = { $name } { $counts }; { $wall }
poster-told-imaginary = { $name } { $total }: { $counts }.
