### Nombres cortos de piezas y acciones: en textos, menús y registros.

## Dinero

card-florin = { $value ->
    [one] una carta de { $value } florín
   *[other] una carta de { $value } florines
}
card-dirham = { $value ->
    [one] una carta de { $value } dírham
   *[other] una carta de { $value } dírhams
}
card-dinar = { $value ->
    [one] una carta de { $value } dinar
   *[other] una carta de { $value } dinares
}
card-ducat = { $value ->
    [one] una carta de { $value } ducado
   *[other] una carta de { $value } ducados
}
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

cell-fountain = { $form ->
    [genitive] de la fuente
   *[nominative] la fuente
}
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

# «Ana e Inés», «Ana e Hilda»: delante del sonido i, la conjunción es «e».
list-pair = { BEGINNING($second) ->
    [i] { $first } e { $second }
    [hi] { $first } e { $second }
   *[other] { $first } y { $second }
}
    .gender = masculine-plural
list-more = { $first }, { $second }
    .gender = masculine-plural
list-apart = { $first } · { $second }
list-groups = { $first }; { $second }
list-whole = { $lead }: { $items }.
list-cut = { $lead }: { $items } … y { $count } más.
list-end = { $sentence }.
list-place = { $place }.º

## Acciones

action-take = Tomar { $cards }
action-buy = Comprar { $tile } con { $cards }
action-place = Colocar { $tile } en { $cell }
action-reserve = Dejar { $tile } en el tablero personal
action-add = Añadir { $tile } en { $cell }
action-take-back = Retirar { $tile }
action-swap = Cambiar { $removed } por { $tile }
action-end = Terminar el turno
action-undo-step = Deshacer un paso
action-undo-turn = Deshacer todo el turno
