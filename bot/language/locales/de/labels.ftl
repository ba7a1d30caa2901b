### Kurze Namen für Teile und Aktionen: in Texten, Menüs und Protokollen.

## Geld

card-florin = Gulden { $value }
card-dirham = Dirham { $value }
card-dinar = Denar { $value }
card-ducat = Dukaten { $value }
cards-florin = { $values } Gulden
cards-dirham = { $values } Dirham
cards-dinar = { $values } Denare
cards-ducat = { $values } Dukaten
cards-none = keine Karten
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
sum-florin = { $amount ->
    [one] { $amount } Gulden
   *[other] { $amount } Gulden
}
sum-dirham = { $amount ->
    [one] { $amount } Dirham
   *[other] { $amount } Dirham
}
sum-dinar = { $amount ->
    [one] { $amount } Denar
   *[other] { $amount } Denare
}
sum-ducat = { $amount ->
    [one] { $amount } Dukaten
   *[other] { $amount } Dukaten
}
sum-of-cards = { $sum } ({ $values })

## Plättchen

tile-label = { $kind } { $price }
tile-exact = { $tile } ({ $notation })
tile-none = kein Plättchen
tile-count = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}

## Orte

cell-fountain = { $form ->
    [accusative] den Löwenbrunnen
    [dative] dem Löwenbrunnen
   *[nominative] der Löwenbrunnen
}
    .gender = masculine
cell-north = { $steps } nach Norden
cell-east = { $steps } nach Osten
cell-south = { $steps } nach Süden
cell-west = { $steps } nach Westen
cell-both = { $across }, { $along }

## Mauern

side-none = keine Mauern
side-walls = { $count ->
    [one] Mauer im { $sides }
   *[other] Mauern im { $sides }
}
tile-with-walls = { $tile } ({ $walls })
wall-length = Mauer { $length }
wall-changed = Mauer { $length } ({ $change })

## Listen

list-pair = { $first } und { $second }
    .gender = plural
list-more = { $first }, { $second }
    .gender = plural
list-apart = { $first } · { $second }
list-place = { $place }.
