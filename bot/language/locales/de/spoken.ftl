### Der Tisch nur in Worten, für alle, die die Bilder nicht sehen.

## Der Tisch

spoken-table = ## Der Tisch in Worten
spoken-turn = Zug { $turn }: { $name } ist am Zug.
spoken-last-tiles = Die letzten Plättchen. Noch zu legen: { $names }.
spoken-over = Die Partie ist vorbei.
spoken-square = Feld { $square }: { $tile } für { $sum }, { $walls }.
spoken-square-empty = Feld { $square }, { $currency }: leer.
spoken-display = Geld in der Auslage: { $cards }.
spoken-piles = { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Stapel, { $discard } abgelegt, { $bag ->
    [one] 1 Plättchen
   *[other] { $bag } Plättchen
} im Beutel.
spoken-player = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, längste Mauer { $wall }, { $cards } auf der Hand, Reserve: { $tiles }.
spoken-imaginary = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Plättchen: { $tiles }.

## Ein Palast

spoken-palace = ## Der Palast von { $name } in Worten
spoken-palace-empty = Nur der Brunnen.
spoken-palace-size = { $count } rund um den Brunnen; von ihm aus reicht der Palast { $north } nach Norden, { $east } nach Osten, { $south } nach Süden und { $west } nach Westen.
spoken-row-north = Reihe { $steps } nach Norden: { $tiles }
spoken-row-middle = Die Reihe des Brunnens: { $tiles }
spoken-row-south = Reihe { $steps } nach Süden: { $tiles }
spoken-tile = { $cell } { $tile }, { $walls }
spoken-half = { $cell } { $piece }, Hälfte im { $angle }
angle-nw = Nordwesten
angle-ne = Nordosten
angle-se = Südosten
angle-sw = Südwesten
spoken-fountain = { $cell } der Brunnen, keine Mauern
spoken-wall = Längste Mauer { $length }, im Uhrzeigersinn: { $sides }.
spoken-no-wall = Noch keine Außenmauer.
spoken-long-side = lange Seite des Portals auf { $cell }
spoken-wall-part = { $cell } im { $sides }
spoken-reserve = Reserve: { $tiles }.
spoken-aside = Noch nicht gelegt: { $tiles }.
spoken-tile-beside = { $tile }, { $walls }

## Wohin ein Plättchen darf

spoken-places = ## Wohin mit { $tile }?
    { $tile }: { $walls }. { $count ->
        [0] Im Palast von { $name } ist kein Platz dafür.
        [one] Ein Feld im Palast von { $name }:
       *[other] { $count } Felder im Palast von { $name }:
    }
spoken-place = { $cell } ({ $spoken }): neben { FORM($neighbours, "dative") }. { $wall }.
spoken-neighbour = { $tile } im { $side }

## Umbauen

spoken-redesign = ## Was { $name } umbauen darf
spoken-redesign-nothing = Nichts: Kein Plättchen lässt sich anbauen, abbauen oder tauschen.
spoken-may-add = { GENDER($tile) ->
    [plural] { $tile } aus der Reserve dürfen auf { $cells }.
   *[other] { $tile } aus der Reserve darf auf { $cells }.
}
spoken-may-swap = { GENDER($tile) ->
    [plural] { $tile } aus der Reserve können ersetzen: { $others }.
   *[other] { $tile } aus der Reserve kann ersetzen: { $others }.
}
spoken-may-take-back = Abbauen lässt sich: { $tiles }.
spoken-tile-at = { $tile } auf { $cell }
