### La mesa solo en palabras, para quienes no ven las imágenes.

## La mesa

spoken-table = ## La mesa en palabras
spoken-turn = Turno { $turn }: juega { $name }.
spoken-last-tiles = Las últimas losetas, por colocar: { $names }.
spoken-over = La partida ha terminado.
spoken-square = Casilla { $square }: { $tile } por { $sum }, { $walls }.
spoken-square-empty = Casilla { $square }, { $currency }: vacía.
spoken-display = Dinero en el mostrador: { $cards }.
spoken-piles = { $deck ->
    [one] { $bag ->
        [one] { $deck } carta en el mazo, descartes: { $discard }, { $bag } loseta en la bolsa.
       *[other] { $deck } carta en el mazo, descartes: { $discard }, { $bag } losetas en la bolsa.
    }
   *[other] { $bag ->
        [one] { $deck } cartas en el mazo, descartes: { $discard }, { $bag } loseta en la bolsa.
       *[other] { $deck } cartas en el mazo, descartes: { $discard }, { $bag } losetas en la bolsa.
    }
}
spoken-player = { $points ->
    [one] { $name }: { $points } punto, muro más largo { $wall }, { $cards } en la mano, tablero personal: { $tiles }.
   *[other] { $name }: { $points } puntos, muro más largo { $wall }, { $cards } en la mano, tablero personal: { $tiles }.
}
spoken-imaginary = { $points ->
    [one] { $name }: { $points } punto, losetas: { $tiles }.
   *[other] { $name }: { $points } puntos, losetas: { $tiles }.
}

## Un palacio

spoken-palace = ## El palacio de { $name } en palabras
spoken-palace-empty = Solo la fuente.
spoken-palace-size = { $count } alrededor de la fuente; se extiende { $north } al norte, { $east } al este, { $south } al sur y { $west } al oeste.
spoken-row-north = Fila { $steps } al norte: { $tiles }
spoken-row-middle = La fila de la fuente: { $tiles }
spoken-row-south = Fila { $steps } al sur: { $tiles }
spoken-tile = { $cell } { $tile }, { $walls }
spoken-half = { $cell } { FORM($piece, "lower") } en la mitad { $angle }
angle-nw = noroeste
angle-ne = noreste
angle-se = sureste
angle-sw = suroeste
spoken-fountain = { $cell } la fuente, sin muros
spoken-wall = Muro más largo { $length }, en sentido horario: { $sides }.
spoken-no-wall = Todavía no hay muro exterior.
spoken-long-side = lado largo del portal en { $cell }
spoken-wall-part = { $sides } de { $cell }
spoken-reserve = Tablero personal: { $tiles }.
spoken-aside = Sin colocar: { $tiles }.
spoken-tile-beside = { $tile }, { $walls }

## Dónde cabe una loseta

spoken-places = ## Lugares para { $tile }
    { $tile }: { $walls }. { $count ->
        [0] En el palacio de { $name } no hay ninguno.
        [one] Un lugar en el palacio de { $name }:
       *[other] { $count } lugares en el palacio de { $name }:
    }
spoken-place = { $cell } ({ $spoken }): junto a { $neighbours }. { $wall }.
spoken-neighbour = { $tile } al { $side }

## Rediseñar

spoken-redesign = ## Qué puede rediseñar { $name }
spoken-redesign-nothing = Nada: no se puede añadir, retirar ni intercambiar ninguna loseta.
spoken-may-add = Se puede añadir { $tile } del tablero personal en { $cells }.
spoken-may-swap = Se puede cambiar por { $tile } del tablero personal: { $others }.
spoken-may-take-back = Se puede retirar: { $tiles }.
spoken-tile-at = { $tile } en { $cell }
