### La historia de una partida, una línea por turno. Lo que se hace sigue al nombre de quien juega.

## Lo que se hace

story-takes = toma { $cards }
story-buys = { $exact ->
    [yes] paga exactamente { $sum } por { FORM($tile, "definite") }
   *[no] paga { $sum } por { FORM($tile, "definite") }
}
story-buys-and-places = { GENDER($tile) ->
    [feminine] { $exact ->
        [yes] paga exactamente { $sum } por { FORM($tile, "definite") } y la coloca en { $cell }
       *[no] paga { $sum } por { FORM($tile, "definite") } y la coloca en { $cell }
    }
    [feminine-plural] { $exact ->
        [yes] paga exactamente { $sum } por { FORM($tile, "definite") } y las coloca en { $cell }
       *[no] paga { $sum } por { FORM($tile, "definite") } y las coloca en { $cell }
    }
   *[other] { $exact ->
        [yes] paga exactamente { $sum } por { FORM($tile, "definite") } y lo coloca en { $cell }
       *[no] paga { $sum } por { FORM($tile, "definite") } y lo coloca en { $cell }
    }
}
story-buys-and-reserves = { GENDER($tile) ->
    [feminine] { $exact ->
        [yes] paga exactamente { $sum } por { FORM($tile, "definite") } y la deja en su tablero personal
       *[no] paga { $sum } por { FORM($tile, "definite") } y la deja en su tablero personal
    }
    [feminine-plural] { $exact ->
        [yes] paga exactamente { $sum } por { FORM($tile, "definite") } y las deja en su tablero personal
       *[no] paga { $sum } por { FORM($tile, "definite") } y las deja en su tablero personal
    }
   *[other] { $exact ->
        [yes] paga exactamente { $sum } por { FORM($tile, "definite") } y lo deja en su tablero personal
       *[no] paga { $sum } por { FORM($tile, "definite") } y lo deja en su tablero personal
    }
}
story-buys-several = paga { $purchases }
story-purchase = { $exact ->
    [yes] { $sum } por { FORM($tile, "definite") } (exacto)
   *[no] { $sum } por { FORM($tile, "definite") }
}
story-buys-briefly = compra { FORM($tiles, "definite") }
story-bought = { FORM($tile, "definite") } por { $sum }
story-places-several = coloca { FORM($tiles, "definite") }
story-placed = { $tile } en { $cell }
story-adds = añade en { $cell } { FORM($tile, "definite") } de su tablero personal
story-takes-back = retira { FORM($tile, "definite") } de { $cell } a su tablero personal
story-swaps = cambia { FORM($removed, "definite") } en { $cell } por { FORM($tile, "definite") } de su tablero personal
story-places = coloca { FORM($tile, "definite") } en { $cell }
story-reserves = deja { FORM($tile, "definite") } en su tablero personal
story-passes = no puede hacer nada y pasa

## Un turno

story-then = { $first }, luego { $last }
story-turn = { $name } { $deeds }.
story-turn-wall = { $name } { $deeds }. { $wall }.
story-last-tiles = Últimas losetas: { $name } { $deeds }.
story-last-tiles-wall = Últimas losetas: { $name } { $deeds }. { $wall }.

## Lo que sigue a un turno

story-new-money = Dinero nuevo: { $cards }.
story-new-tiles = Nuevo en el mercado: { $tiles }.
story-new-tile = { $tile } por { $sum }
story-reshuffled = { $count ->
    [one] El mazo estaba vacío: { $count } carta descartada forma uno nuevo.
   *[other] El mazo estaba vacío: se barajan { $count } cartas descartadas y forman uno nuevo.
}
story-scoring-card = Sale la carta de puntuación { $round }.
story-scored = Puntuación { $round }: { $gains }.
story-gain = { $name } { $points } ({ $total })
story-last-tile = { $tile } para { $name }
story-last-tile-left = { $tile } para nadie
story-last-tiles-given = El mercado ya no se puede reponer. { $tiles }.
story-no-last-tiles = El mercado ya no se puede reponer, y no queda en él ninguna loseta.
story-won = { $count ->
    [one] { $points ->
        [one] { $names } gana con { $points } punto.
       *[other] { $names } gana con { $points } puntos.
    }
   *[other] { $points ->
        [one] { $names } comparten la victoria con { $points } punto.
       *[other] { $names } comparten la victoria con { $points } puntos.
    }
}

## La preparación

story-starts-fewest-cards = Empieza { $name }, con menos cartas que nadie: { $cards }.
story-starts-lowest-total = Empieza { $name }, con el total más bajo entre quienes tienen { $cards } cartas: { $total }.
story-starts-youngest = Empieza { $name }, la persona más joven entre quienes tienen { $cards } cartas con un total de { $total }.
story-starts-lot = Empieza { $name }, por sorteo entre quienes tienen { $cards } cartas con un total de { $total }.
