### Was sich alle ansehen dürfen, privat.

## Ein Palast

look-palace = ## Der Palast von { $name }
look-palace-sums = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $wall } · { $cards } auf der Hand
look-palace-kinds = { $kinds }
look-palace-kind = { $kind } { $count }
look-palace-empty = Bisher nur der Brunnen.
look-palace-reserve = Reserve: { $tiles }
look-palace-aside = Noch nicht gelegt: { $tiles }
look-imaginary = ## Die Plättchen von { $name }
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. { $tiles }

## Punkte

look-scores = ## Die Punkte
look-scores-final = { $place } { $name }: **{ $total }** = { $gains }
look-scores-final-imaginary = { $name }: { $total } = { $gains }
look-scores-plus = { $first } + { $second }
look-scores-sources = -# { $sources }
look-scores-source = { $source } { $points }
look-scores-now = **Käme jetzt Wertung { $round }**

## Der Verlauf

look-log = ## Was bisher geschah · { $page }/{ $pages }
look-log-turn = `{ $number }` { $story }
look-log-setup = `–` { $story }
look-log-empty = Es ist noch nichts passiert.

## Schritt für Schritt durch die Partie

look-history-turn = ## Nach Zug { $turn } · { $at }/{ $of }
look-history-setup = ## Der Aufbau · { $at }/{ $of }
look-history-last-tiles = ## Die letzten Plättchen · { $at }/{ $of }
look-history-jump = Zu einem Zug, einer Wertung oder zum Ende springen …
look-jump-setup = Der Aufbau
look-jump-turn = Zug { $turn } · { $name }
look-jump-scoring = Wertung { $round } · Zug { $turn }, { $name }
look-jump-last-tiles = Die letzten Plättchen · { $name }
look-jump-end = Das Ende · Zug { $turn }
look-first = Anfang
look-back = Vorherige
look-next = Nächste
look-last = Ende

## Die Merkhilfe

look-memory-off = An diesem Tisch merkt man sich das Geld im Kopf: Die Merkhilfe ist aus.
look-memory = ## Wer was auf der Hand hat
    -# Aus dem, was alle gesehen haben: dem Startgeld und jeder Karte, die genommen oder bezahlt wurde.
look-memory-hand = { $name }: { $cards }
look-memory-florin = { $count ->
    [one] 1 Guldenkarte
   *[other] { $count } Guldenkarten
}
look-memory-dirham = { $count ->
    [one] 1 Dirhamkarte
   *[other] { $count } Dirhamkarten
}
look-memory-dinar = { $count ->
    [one] 1 Denarkarte
   *[other] { $count } Denarkarten
}
look-memory-ducat = { $count ->
    [one] 1 Dukatenkarte
   *[other] { $count } Dukatenkarten
}
look-memory-discard = Abgelegt: { $cards }
look-memory-deck = Noch im Stapel: { $cards }
