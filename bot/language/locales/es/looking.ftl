### Lo que cualquiera puede mirar, en privado.

## Un palacio

look-palace = ## El palacio de { $name }
look-palace-sums = { $points ->
    [one] { $points } punto · { $wall } · { $cards } en la mano
   *[other] { $points } puntos · { $wall } · { $cards } en la mano
}
look-palace-kinds = { $kinds }
look-palace-kind = { $kind } { $count }
look-palace-empty = De momento, solo la fuente.
look-palace-reserve = Tablero personal: { $tiles }
look-palace-aside = Sin colocar: { $tiles }
look-imaginary = ## Las losetas de { $name }
    { $points ->
        [one] { $points } punto. { $tiles }
       *[other] { $points } puntos. { $tiles }
    }

## Los puntos

look-scores = ## Los puntos
look-scores-final = { $place } { $name }: **{ $total }** = { $gains }
look-scores-final-imaginary = { $name }: { $total } = { $gains }
look-scores-plus = { $first } + { $second }
look-scores-sources = -# { $sources }
look-scores-source = { $source } { $points }
look-scores-now = **Si la puntuación { $round } fuera ahora**

## La historia

look-log = ## La historia hasta ahora · { $page }/{ $pages }
look-log-turn = `{ $number }` { $story }
look-log-setup = `–` { $story }
look-log-empty = Todavía no ha pasado nada.

## Recorrer la partida

look-history-turn = ## Tras el turno { $turn } · { $at }/{ $of }
look-history-setup = ## La preparación · { $at }/{ $of }
look-history-last-tiles = ## Las últimas losetas · { $at }/{ $of }
look-history-jump = Saltar a un turno, una puntuación o el final…
look-jump-setup = La preparación
look-jump-turn = Turno { $turn } · { $name }
look-jump-scoring = Puntuación { $round } · turno { $turn }, { $name }
look-jump-last-tiles = Las últimas losetas · { $name }
look-jump-end = El final · turno { $turn }
look-first = Primero
look-back = Anterior
look-next = Siguiente
look-last = Último

## La ayuda para la memoria

look-memory-off = En esta mesa no hay ayuda para la memoria: cada cual lleva la cuenta en la cabeza.
look-memory = ## Quién tiene qué
    -# Por lo que ha visto toda la mesa: las manos iniciales y cada carta tomada o pagada.
look-memory-hand = { $name }: { $cards }
look-memory-florin = { $count ->
    [one] { $count } carta de florines
   *[other] { $count } cartas de florines
}
look-memory-dirham = { $count ->
    [one] { $count } carta de dírhams
   *[other] { $count } cartas de dírhams
}
look-memory-dinar = { $count ->
    [one] { $count } carta de dinares
   *[other] { $count } cartas de dinares
}
look-memory-ducat = { $count ->
    [one] { $count } carta de ducados
   *[other] { $count } cartas de ducados
}
look-memory-discard = Descartado: { $cards }
look-memory-deck = Todavía en el mazo: { $cards }
