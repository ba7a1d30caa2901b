### Kurze Namen für Teile und Aktionen: in Texten, Menüs und Protokollen.

## Geld

card-florin = { $value }-Gulden-Karte
card-dirham = { $value }-Dirham-Karte
card-dinar = { $value }-Denar-Karte
card-ducat = { $value }-Dukaten-Karte
cards-florin = { $values } Gulden
cards-dirham = { $values } Dirham
cards-dinar = { $form ->
    [dative] { $values } Denaren
   *[nominative] { $values } Denare
}
cards-ducat = { $values } Dukaten
cards-none = { $form ->
    [dative] keinen Karten
   *[nominative] keine Karten
}
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
   *[other] { $form ->
        [dative] { $amount } Denaren
       *[nominative] { $amount } Denare
    }
}
sum-ducat = { $amount ->
    [one] { $amount } Dukaten
   *[other] { $amount } Dukaten
}
sum-of-cards = { $sum } ({ $values })

## Plättchen

tile-label = { $kind } { $price }
tile-exact = { $tile } ({ $notation })
tile-none = { $form ->
    [dative] keinen Plättchen
   *[nominative] keine Plättchen
}
tile-count = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}

## Orte

cell-fountain = { $form ->
    [accusative] den Brunnen
    [dative] dem Brunnen
   *[nominative] der Brunnen
}
    .gender = masculine
cell-north = { $steps } nach Norden
cell-east = { $steps } nach Osten
cell-south = { $steps } nach Süden
cell-west = { $steps } nach Westen
cell-both = { $across }, { $along }

## Mauern

side-none = { $form ->
    [dative] keinen Mauern
   *[nominative] keine Mauern
}
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
list-groups = { $first }; { $second }
list-whole = { $lead }: { $items }.
list-cut = { $lead }: { $items } … und { $count } weitere.
list-end = { $sentence }.
list-place = { $place }.

## Aktionen

action-take = { $cards } nehmen
action-buy = { $tile } mit { FORM($cards, "dative") } kaufen
action-place = { $tile } auf { $cell } legen
action-reserve = { $tile } in die Reserve legen
action-add = { $tile } auf { $cell } anbauen
action-take-back = { $tile } abbauen
action-swap = { $removed } gegen { $tile } tauschen
action-end = Zug beenden
action-undo-step = Einen Schritt zurücknehmen
action-undo-turn = Den ganzen Zug zurücknehmen
