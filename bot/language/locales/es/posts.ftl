### Lo que lee toda la mesa.

## Cómo están las cosas

post-kind = **{ $kind }**: { $counts } · { $unseen } sin ver
post-kind-all-seen = **{ $kind }**: { $counts }
post-kind-count = { $name } { $count }
post-kind-nobody = nadie
post-kind-unseen = { $kind } ({ $unseen } sin ver)
post-kinds-nobody = Nadie todavía: { $kinds }
post-small = -# { $line }
post-scoring-within = { $nearest ->
    [0] La puntuación { $round } puede llegar con la próxima carta de dinero o, como muy tarde, tras { $farthest } más.
    [one] Hasta la puntuación { $round } quedan entre 1 y { $farthest } cartas de dinero.
   *[other] Hasta la puntuación { $round } quedan entre { $nearest } y { $farthest } cartas de dinero.
}
post-scoring-at = { $above ->
    [0] La puntuación { $round } llega con la próxima carta de dinero.
    [one] La puntuación { $round } llega tras { $above } carta de dinero más.
   *[other] La puntuación { $round } llega tras { $above } cartas de dinero más.
}
post-scoring-last = { $tiles ->
    [0] La bolsa está vacía: la próxima compra acaba la partida, con la última puntuación.
    [one] La última puntuación llega al final; queda { $tiles } loseta en la bolsa.
   *[other] La última puntuación llega al final; quedan { $tiles } losetas en la bolsa.
}
post-scoring-after-last-tiles = La última puntuación llega en cuanto se coloquen estas losetas.

## Cómo están las cosas, en una línea

standing-turn = Turno { $turn }
standing-turns = { $count ->
    [one] Turno { $last }
   *[other] Turnos { $first }–{ $last }
}
standing-leads = { $kind }: { $name } va en cabeza { $most }–{ $second }
standing-tied = { $kind }: empate a { $count } entre { $names }
standing-behind = { $kind }: { $name } { $count }, por detrás de { $leaders } con { $most }
standing-nobody = { $kind }: nadie
standing-scoring = { $certain ->
    [yes] { $farthest ->
        [0] puntuación { $round } con la próxima carta
        [one] puntuación { $round } tras 1 carta más
       *[other] puntuación { $round } tras { $farthest } cartas más
    }
   *[no] { $nearest ->
        [0] puntuación { $round } tras { $farthest ->
            [one] 1 carta más como mucho
           *[other] { $farthest } cartas más como mucho
        }
       *[other] puntuación { $round } tras { $nearest }–{ $farthest } cartas más
    }
}
standing-scoring-last = { $tiles ->
    [0] la próxima compra acaba la partida
    [one] queda { $tiles } loseta en la bolsa
   *[other] quedan { $tiles } losetas en la bolsa
}
standing-scoring-after-last-tiles = última puntuación en cuanto se coloquen estas losetas

## Lo que guardan los módulos

kept-owned = { $name }: { $what }

## El comienzo

post-start = ## Empieza la partida
    { $names } construyen sus palacios, en este orden.
post-start-hands = **Manos iniciales**, repartidas boca arriba; secretas a partir de ahora:
post-start-hand = { $name }: { $cards } · { $total } en total
post-start-modules = **También en juego**

## La mesa

post-headline = ### { $told }
post-headline-both = ### { $played } · { $coming }
post-played = { $count ->
    [one] { $names } ha jugado
   *[other] { $names } han jugado
}
post-played-many = { $count ->
    [one] { $count } turno jugado
   *[other] { $count } turnos jugados
}
post-placed = { $count ->
    [one] { $names } ha colocado las últimas losetas
   *[other] { $names } han colocado las últimas losetas
}
post-placed-all = Las últimas losetas ya están colocadas
post-next = { $player } tiene el turno
post-next-stand-in = { $level } juega ahora por { $name }
post-next-vacant = { $name }: asiento vacío
post-next-paused = todo el mundo se ha ido
post-next-last-tiles = { $players }: losetas por colocar
post-closed = Esta partida se cerró
post-over = La partida ha terminado
post-deadline = Plazo para jugar: hasta el { $when }, { $left }.
post-vacant = { $count ->
    [one] { $names } se ha ido: con `/{ command-join.name }` tomas el asiento; con `/{ command-sitin.name }` pones un suplente virtual.
   *[other] { $names } se han ido: con `/{ command-join.name }` tomas un asiento; con `/{ command-sitin.name }` pones un suplente virtual.
}
post-free = { $count ->
    [one] El asiento de { $names } está libre: tómalo con `/{ command-join.name }`.
   *[other] Estos asientos están libres: { $names }. Toma uno con `/{ command-join.name }`.
}
post-paused = Los jugadores virtuales esperan a que alguien vuelva: `/{ command-join.name }`.
post-take = Tomar dinero
post-buy = Comprar
post-redesign = Rediseñar
post-place = Colocar mis losetas
post-hand = Mi mano
post-hint = Pista
post-more = Más
post-rematch = Revancha
post-verify = Verificar
post-chart = Gráfico
post-record = Registro

## Una puntuación

post-scoring = ## { $what }
post-scoring-which = { $round ->
    [1] -# La primera puntuación, al final del turno de { $name }
    [2] -# La segunda puntuación, al final del turno de { $name }
   *[3] -# La última puntuación
}
scoring-nothing = Nadie consigue ni un punto.
scoring-lead-shared = { $final ->
    [yes] { $points ->
        [one] ¡{ $names } acaban empatando a { $points } punto!
       *[other] ¡{ $names } acaban empatando a { $points } puntos!
    }
   *[no] { $points ->
        [one] ¡{ $names } comparten la cabeza con { $points } punto!
       *[other] ¡{ $names } comparten la cabeza con { $points } puntos!
    }
}
scoring-lead-taken = { $final ->
    [yes] ¡{ $name } arrebata la victoria a { $passed }, con { $points } de ventaja!
   *[no] ¡{ $name } adelanta a { $passed } y va en cabeza con { $points } de ventaja!
}
scoring-lead = { $final ->
    [yes] ¡{ $name } termina en cabeza con { $points } de ventaja!
   *[no] { $kept ->
        [yes] { $name } sigue en cabeza con { $points } de ventaja.
       *[no] { $name } va en cabeza con { $points } de ventaja.
    }
}
scoring-takes-and-leads = { $final ->
    [yes] ¡{ $name } arrebata { $kinds } a { $losers } y gana la partida con { $points } de ventaja!
   *[no] { $taken ->
        [yes] ¡{ $name } arrebata { $kinds } a { $losers } y se pone en cabeza con { $points } de ventaja!
       *[no] ¡{ $name } arrebata { $kinds } a { $losers } y va en cabeza con { $points } de ventaja!
    }
}
scoring-wins-and-leads = { $final ->
    [yes] ¡{ $name } se lleva { $kinds } y gana la partida con { $points } de ventaja!
   *[no] { $taken ->
        [yes] ¡{ $name } se lleva { $kinds } y se pone en cabeza con { $points } de ventaja!
       *[no] ¡{ $name } se lleva { $kinds } y va en cabeza con { $points } de ventaja!
    }
}
scoring-takes = { $name } arrebata { $kinds } a { $losers }.
scoring-most-points = { $points ->
    [one] Quien más puntúa es { $name }: { $points } punto.
   *[other] Quien más puntúa es { $name }: { $points } puntos.
}
scoring-kind-pavilion = los pabellones
scoring-kind-seraglio = los serrallos
scoring-kind-arcades = las galerías
scoring-kind-chambers = las estancias
scoring-kind-garden = los jardines
scoring-kind-tower = las torres
post-scoring-legend = -# Losetas → puntos de cada tipo; luego, un punto por cada lado del muro más largo.
post-scoring-kind = **{ $kind }**: { $places }
post-scoring-kind-nobody = **{ $kind }**: nadie
post-scoring-place = { $place } { $names } → { $points }
post-scoring-shared = { $place } { $names } comparten → { $points } cada cual
post-scoring-walls = **Muros más largos**: { $walls }
post-scoring-no-walls = **Muros más largos**: ninguno todavía
post-scoring-wall = { $name } { $length }

## Las últimas losetas

post-last-tiles = ## Las últimas losetas
    El mercado ya no se puede reponer. Cada loseta que queda es para quien tenga más dinero de la moneda de su casilla. Si hay empate, no se la lleva nadie, y no se gasta dinero.
post-last-tiles-none = ## Las últimas losetas
    El mercado ya no se puede reponer, y no quedan losetas que repartir.
post-last-tile-won = **{ $tile }** para **{ $name }**. { $currency }: { $holdings }.
post-last-tile-tied = Nadie se lleva **{ $tile }**: hay empate a { $amount }. { $currency }: { $holdings }.
post-last-tile-unwanted = Nadie se lleva **{ $tile }**. { $currency }: nadie tiene.
post-last-tile-holding = { $name } { $amount }

## El final

post-end = ## { $won }
post-end-place = { $points ->
    [one] { $medal } { $place } { $name } · { $points } punto
   *[other] { $medal } { $place } { $name } · { $points } puntos
}
post-end-imaginary = { $points ->
    [one] { $name } · { $points } punto, fuera de concurso
   *[other] { $name } · { $points } puntos, fuera de concurso
}
post-end-players = ¡Buena partida, { $players }!

## La mesa tal como está

post-now-player = { $points ->
    [one] { $name }: { $points } punto, { $wall }, { $cards }
   *[other] { $name }: { $points } puntos, { $wall }, { $cards }
}
post-now-imaginary = { $points ->
    [one] { $name }: { $points } punto
   *[other] { $name }: { $points } puntos
}
post-now = ## Turno { $turn } · juega { $name }
post-now-last-tiles = ## Últimas losetas · por colocar: { $names }
