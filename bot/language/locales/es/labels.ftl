### Nombres cortos de piezas y acciones: en textos, menús y registros.

## Dinero

card-florin = florín { $value }
card-dirham = dírham { $value }
card-dinar = dinar { $value }
card-ducat = ducado { $value }
cards-florin = { $values } florines
cards-dirham = { $values } dírhams
cards-dinar = { $values } dinares
cards-ducat = { $values } ducados
cards-none = ninguna carta
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
sum-florin = { $amount ->
    [one] { $amount } florín
   *[other] { $amount } florines
}
sum-dirham = { $amount ->
    [one] { $amount } dírham
   *[other] { $amount } dírhams
}
sum-dinar = { $amount ->
    [one] { $amount } dinar
   *[other] { $amount } dinares
}
sum-ducat = { $amount ->
    [one] { $amount } ducado
   *[other] { $amount } ducados
}
sum-of-cards = { $sum } ({ $values })

## Losetas

tile-label = { $kind } { $price }
tile-exact = { $tile } ({ $notation })
tile-none = ninguna loseta
tile-count = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}

## Lugares

cell-fountain = la Fuente de los Leones
    .gender = feminine
cell-north = { $steps } al norte
cell-east = { $steps } al este
cell-south = { $steps } al sur
cell-west = { $steps } al oeste
cell-both = { $across }, { $along }

## Muros

side-none = sin muros
side-walls = { $count ->
    [one] muro al { $sides }
   *[other] muros al { $sides }
}
tile-with-walls = { $tile } ({ $walls })
wall-length = Muro { $length }
wall-changed = Muro { $length } ({ $change })

## Listas

list-pair = { $first } y { $second }
    .gender = masculine-plural
list-more = { $first }, { $second }
    .gender = masculine-plural
list-apart = { $first } · { $second }
list-place = { $place }.º
