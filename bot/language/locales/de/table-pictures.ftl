## Das Bild des Tisches

table-picture-turn = { $name } ist am Zug
table-picture-last-tiles = Letzte Plättchen: { $names }
table-picture-last-tiles-placed = Die letzten Plättchen
table-picture-won = { $count ->
    [1] { $names } gewinnt
   *[shared] Gemeinsamer Sieg: { $names }
}
table-picture-round = Vor Wertung { $round } · Zug { $turn }
table-picture-over = Partie vorbei
table-picture-empty = leer
table-picture-nothing = nichts
table-picture-display = Geld in der Auslage
table-picture-deck = im Stapel
table-picture-discard = abgelegt
table-picture-scoring-after = { $cards ->
    [0] Wertung { $round } mit der nächsten Karte
    [one] Wertung { $round } nach { $cards } Karte
   *[other] Wertung { $round } nach { $cards } Karten
}
table-picture-scoring-between = Wertung { $round } nach { $nearest }–{ $farthest } Karten
table-picture-last-scoring = Letzte Wertung am Ende
table-picture-all-scored = Alles ist gewertet
table-picture-players = Am Tisch
table-picture-points = Punkte
table-picture-wall = Mauer
table-picture-hand = Karten
table-picture-reserve = Reserve
table-picture-aside = Noch nicht gelegt
table-picture-bag = Im Beutel
table-picture-unseen = verdeckte Plättchen

## Dasselbe in Worten

table-picture-market-told = Bauhof: { $squares }.
table-picture-square-told = Feld { $square }, { $currency }: { $tile }
table-picture-display-told = Geld: { $cards }.
table-picture-player-told = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $tiles ->
    [0] kein Plättchen
    [one] { $tiles } Plättchen: { $kinds }
   *[other] { $tiles } Plättchen: { $kinds }
}, Mauer { $wall }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, Reserve { $reserve }.
table-picture-imaginary-told = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $tiles ->
    [0] kein Plättchen
    [one] { $tiles } Plättchen: { $kinds }
   *[other] { $tiles } Plättchen: { $kinds }
}.
table-picture-aside-told = Noch nicht gelegt: { $tiles }.
table-picture-piles-told = { $deck } im Stapel, { $discard } abgelegt.
table-picture-bag-told = { $tiles ->
    [0] Der Beutel ist leer.
   *[some] Im Beutel { $tiles }: { $kinds }.
}

## Das Bild nach einem Zug

turn-picture-wall = Mauer { $length }
turn-picture-wall-changed = Mauer { $length } ({ $change })
turn-picture-reserve = Reserve
turn-picture-built = gebaut { $tiles }
turn-picture-removed = abgebaut { $tiles }
turn-picture-swapped = getauscht { $tiles }
turn-picture-reserved = in die Reserve { $tiles }
turn-picture-mover-told = { $name }: { $changes }.
turn-picture-new-told = Neu: { $things }.
turn-picture-scores-told = Punkte: { $scores }.

## Das Bild einer Hand

hand-picture-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hand-picture-none = keine Karten
hand-picture-exact = passend
hand-picture-over = { $over } zu viel
hand-picture-missing = { $missing } zu wenig
hand-picture-told = Hand von { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, zusammen { $worth }.
hand-picture-row-told = { $sum } ({ $values }).
hand-picture-offer-told = { $price } ({ $verdict })
hand-picture-paid-told = mit { $values }, { $judged }
hand-picture-exact-told = Feld { $square }, { $tile }: passend mit { $values }.
hand-picture-over-told = Feld { $square }, { $tile }: bestenfalls { $over } zu viel, mit { $values }.
hand-picture-missing-told = Feld { $square }, { $tile }: { $missing } zu wenig.
hand-picture-left-told = Feld { $square }: { $tile }.
hand-picture-empty-told = Feld { $square }: leer.

## Das Bild eines Tisches vor der Partie

lobby-picture-title = Alhambra
lobby-picture-free = frei
lobby-picture-computer = Computer
lobby-picture-told = { $taken ->
    [0] Ein Tisch für eine Partie Alhambra. Noch sitzt niemand daran.
   *[other] Ein Tisch für eine Partie Alhambra. Am Tisch: { $seats }.
}
lobby-picture-told-computer = { $name } (Computer)
lobby-picture-told-free = { $free ->
    [0] Kein Platz ist frei.
    [one] 1 Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
lobby-picture-told-modules = Mit Modulen: { $modules }.
