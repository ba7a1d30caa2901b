## La imagen de la mesa

table-picture-turn = Turno de { $name }
table-picture-last-tiles = Últimas losetas: { $names }
table-picture-last-tiles-placed = Las últimas losetas
table-picture-won = { $count ->
    [1] Gana { $names }
   *[shared] Victoria compartida: { $names }
}
table-picture-round = Antes de la puntuación { $round } · turno { $turn }
table-picture-over = Fin de la partida
table-picture-empty = vacía
table-picture-nothing = nada
table-picture-display = Mostrador
table-picture-deck = en el mazo
table-picture-discard = descartadas
table-picture-scoring-after = { $cards ->
    [0] Puntuación { $round } con la próxima carta
    [one] Puntuación { $round } tras { $cards } carta
   *[other] Puntuación { $round } tras { $cards } cartas
}
table-picture-scoring-between = Puntuación { $round } tras { $nearest }–{ $farthest } cartas
table-picture-last-scoring = Última puntuación al final
table-picture-all-scored = Todo está puntuado
table-picture-players = Jugadores
table-picture-points = Puntos
table-picture-wall = Muro
table-picture-hand = Cartas
table-picture-reserve = Tablero
table-picture-aside = Sin colocar
table-picture-bag = En la bolsa
table-picture-unseen = losetas sin ver

## Lo mismo en palabras

table-picture-market-told = Mercado: { $squares }.
table-picture-square-told = casilla { $square }, { $currency }: { $tile }
table-picture-display-told = Dinero: { $cards }.
table-picture-player-told = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $tiles ->
    [0] sin losetas
    [one] { $tiles } loseta: { $kinds }
   *[other] { $tiles } losetas: { $kinds }
}, muro { $wall }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, tablero { $reserve }.
table-picture-imaginary-told = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $tiles ->
    [0] sin losetas
    [one] { $tiles } loseta: { $kinds }
   *[other] { $tiles } losetas: { $kinds }
}.
table-picture-aside-told = Sin colocar: { $tiles }.
table-picture-piles-told = En el mazo { $deck }, en los descartes { $discard }.
table-picture-bag-told = { $tiles ->
    [0] La bolsa está vacía.
   *[some] En la bolsa, { $tiles }: { $kinds }.
}

## La imagen después de un turno

turn-picture-wall = Muro { $length }
turn-picture-wall-changed = Muro { $length } ({ $change })
turn-picture-reserve = Tablero personal
turn-picture-built = construye { $tiles }
turn-picture-removed = retira { $tiles }
turn-picture-swapped = cambia { $tiles }
turn-picture-reserved = deja en su tablero { $tiles }
turn-picture-mover-told = { $name }: { $changes }.
turn-picture-new-told = Nuevo: { $things }.
turn-picture-scores-told = Puntos: { $scores }.

## La imagen de una mano

hand-picture-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
hand-picture-none = sin cartas
hand-picture-exact = exacto
hand-picture-over = { $over ->
    [one] sobra { $over }
   *[other] sobran { $over }
}
hand-picture-missing = { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}
hand-picture-told = Mano de { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, en total { $worth }.
hand-picture-row-told = { $sum } ({ $values }).
hand-picture-offer-told = { $price } ({ $verdict })
hand-picture-paid-told = con { $values }, { $judged }
hand-picture-exact-told = Casilla { $square }, { $tile }: exacto con { $values }.
hand-picture-over-told = Casilla { $square }, { $tile }: con { $values } { $over ->
    [one] sobra { $over }
   *[other] sobran { $over }
}.
hand-picture-missing-told = Casilla { $square }, { $tile }: { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}.
hand-picture-left-told = Casilla { $square }: { $tile }.
hand-picture-empty-told = Casilla { $square }: vacía.

## La imagen de una mesa antes de su partida

lobby-picture-title = Alhambra
lobby-picture-free = libre
lobby-picture-computer = virtual
lobby-picture-told = { $taken ->
    [0] Una mesa para una partida de Alhambra. Todavía no se ha sentado nadie.
   *[other] Una mesa para una partida de Alhambra. En la mesa: { $seats }.
}
lobby-picture-told-computer = { $name } (jugador virtual)
lobby-picture-told-free = { $free ->
    [0] No queda ningún asiento libre.
    [one] Queda 1 asiento libre.
   *[other] Quedan { $free } asientos libres.
}
lobby-picture-told-modules = Con módulos: { $modules }.
