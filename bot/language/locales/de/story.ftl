### Die Geschichte einer Partie, eine Zeile je Zug. Was jemand tut, folgt dem Namen, eins nach dem anderen.

## Taten

story-takes = nimmt { $cards }
story-buys = { $exact ->
    [yes] zahlt passend { $sum } für { $tile }
   *[no] zahlt { $sum } für { $tile }
}
story-buys-and-places = { $exact ->
    [yes] zahlt passend { $sum } für { $tile } und legt das Plättchen auf { $cell }
   *[no] zahlt { $sum } für { $tile } und legt das Plättchen auf { $cell }
}
story-buys-and-reserves = { $exact ->
    [yes] zahlt passend { $sum } für { $tile } und legt das Plättchen in die Reserve
   *[no] zahlt { $sum } für { $tile } und legt das Plättchen in die Reserve
}
story-buys-several = zahlt { $purchases }
story-purchase = { $exact ->
    [yes] passend { $sum } für { $tile }
   *[no] { $sum } für { $tile }
}
story-buys-briefly = kauft { $tiles }
story-bought = { $tile } für { $sum }
story-places-several = legt { $tiles }
story-placed = { $tile } auf { $cell }
story-adds = baut { $tile } aus der Reserve auf { $cell } an
story-takes-back = holt { $tile } von { $cell } zurück in die Reserve
story-swaps = tauscht { $removed } auf { $cell } gegen { $tile } aus der Reserve
story-places = legt { $tile } auf { $cell }
story-reserves = legt { $tile } in die Reserve
story-passes = kann nichts tun und passt

## Ein Zug

story-then = { $first } und { $last }
story-turn = { $name } { $deeds }.
story-turn-wall = { $name } { $deeds }. { $wall }.
story-last-tiles = Letzte Plättchen: { $name } { $deeds }.
story-last-tiles-wall = Letzte Plättchen: { $name } { $deeds }. { $wall }.

## Was auf einen Zug folgt

story-new-money = Neues Geld: { $cards }.
story-new-tiles = Neu im Bauhof: { $tiles }.
story-new-tile = { $tile } für { $sum }
story-reshuffled = { $count ->
    [one] Der Stapel war leer: 1 abgelegte Karte wird zum neuen Stapel.
   *[other] Der Stapel war leer: { $count } abgelegte Karten werden zum neuen Stapel gemischt.
}
story-scoring-card = Wertungskarte { $round } wurde aufgedeckt.
story-scored = Wertung { $round }: { $gains }.
story-gain = { $name } { $points } ({ $total })
story-last-tile = { $tile } für { $name }
story-last-tile-left = { $tile } für niemanden
story-last-tiles-given = Der Bauhof lässt sich nicht mehr auffüllen. { $tiles }.
story-no-last-tiles = Der Bauhof lässt sich nicht mehr auffüllen, und kein Plättchen liegt mehr dort.
story-won = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $names } teilen sich den Sieg mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
}

## Der Aufbau

story-starts-fewest-cards = { $name } beginnt, mit den wenigsten Karten: { $cards }.
story-starts-lowest-total = { $name } beginnt, mit dem wenigsten Geld von allen mit { $cards } Karten: { $total }.
story-starts-youngest = { $name } beginnt, am jüngsten von allen mit { $cards } Karten im Wert von { $total }.
story-starts-lot = { $name } beginnt, ausgelost unter allen mit { $cards } Karten im Wert von { $total }.
