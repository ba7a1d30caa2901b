### Was alle am Tisch zu lesen bekommen.

## Wie es steht

post-kind = **{ $kind }**: { $counts } · { $unseen } im Beutel
post-kind-all-seen = **{ $kind }**: { $counts }
post-kind-count = { $name } { $count }
post-kind-nobody = niemand
post-kind-unseen = { $kind } ({ $unseen } im Beutel)
post-kinds-nobody = Noch bei niemandem: { $kinds }
post-small = -# { $line }
post-scoring-within = { $nearest ->
    [0] Wertung { $round } kann mit der nächsten Geldkarte kommen und kommt spätestens nach { $farthest } weiteren.
    [one] Wertung { $round } kommt nach 1 bis { $farthest } weiteren Geldkarten.
   *[other] Wertung { $round } kommt nach { $nearest } bis { $farthest } weiteren Geldkarten.
}
post-scoring-at = { $above ->
    [0] Wertung { $round } kommt mit der nächsten Geldkarte.
    [one] Wertung { $round } kommt nach einer weiteren Geldkarte.
   *[other] Wertung { $round } kommt nach { $above } weiteren Geldkarten.
}
post-scoring-last = { $tiles ->
    [0] Der Beutel ist leer: Der nächste Kauf beendet die Partie, mit der letzten Wertung.
    [one] Die letzte Wertung kommt am Ende; im Beutel ist noch 1 Plättchen.
   *[other] Die letzte Wertung kommt am Ende; im Beutel sind noch { $tiles } Plättchen.
}
post-scoring-after-last-tiles = Die letzte Wertung kommt, sobald diese Plättchen liegen.

## Wie es steht, in einer Zeile

standing-turn = Zug { $turn }
standing-turns = { $count ->
    [one] Zug { $last }
   *[other] Züge { $first }–{ $last }
}
standing-leads = { $kind }: { $name } führt { $most }–{ $second }
standing-tied = { $kind }: { $names } gleichauf mit { $count }
standing-behind = { $kind }: { $name } { $count }, hinter { $leaders } mit { $most }
standing-nobody = { $kind }: niemand
standing-scoring = { $certain ->
    [yes] { $farthest ->
        [0] Wertung { $round } mit der nächsten Karte
        [one] Wertung { $round } nach noch 1 Karte
       *[other] Wertung { $round } nach noch { $farthest } Karten
    }
   *[no] { $nearest ->
        [0] Wertung { $round } nach höchstens noch { $farthest ->
            [one] 1 Karte
           *[other] { $farthest } Karten
        }
       *[other] Wertung { $round } nach noch { $nearest }–{ $farthest } Karten
    }
}
standing-scoring-last = { $tiles ->
    [0] der nächste Kauf beendet die Partie
    [one] noch 1 Plättchen im Beutel
   *[other] noch { $tiles } Plättchen im Beutel
}
standing-scoring-after-last-tiles = letzte Wertung, sobald diese Plättchen liegen

## Was Module verwahren

kept-owned = { $name }: { $what }

## Der Beginn

post-start = ## Die Partie beginnt
    { $names } bauen ihre Paläste, in dieser Reihenfolge.
post-start-hands = **Das Startgeld**, offen ausgeteilt, von nun an verdeckt:
post-start-hand = { $name }: { $cards } · zusammen { $total }
post-start-modules = **Außerdem dabei**

## Die Nachricht mit dem Tisch

post-headline = ### { $told }
post-headline-both = ### { $played } · { $coming }
post-played = { $count ->
    [one] { $names } hat gespielt
   *[other] { $names } haben gespielt
}
post-played-many = { $count ->
    [one] { $count } Zug gespielt
   *[other] { $count } Züge gespielt
}
post-placed = { $count ->
    [one] { $names } hat die letzten Plättchen gelegt
   *[other] { $names } haben die letzten Plättchen gelegt
}
post-placed-all = Alle letzten Plättchen liegen
post-next = { $player } ist dran
post-next-stand-in = Für { $name } spielt jetzt ein { $level }
post-next-vacant = Der Platz von { $name } ist leer
post-next-paused = Niemand ist mehr da
post-next-last-tiles = Noch am Legen: { $players }
post-closed = Diese Partie wurde geschlossen
post-over = Die Partie ist vorbei
post-deadline = Zeit für den Zug: bis { $when }, { $left }.
post-vacant = { $count ->
    [one] { $names } ist nicht mehr da: `/{ command-join.name }` übernimmt den Platz, `/{ command-sitin.name }` lässt einen Computer einspringen.
   *[other] { $names } sind nicht mehr da: `/{ command-join.name }` übernimmt einen Platz, `/{ command-sitin.name }` lässt einen Computer einspringen.
}
post-free = { $count ->
    [one] Der Platz von { $names } ist frei: `/{ command-join.name }` übernimmt ihn.
   *[other] Die Plätze von { $names } sind frei: `/{ command-join.name }` übernimmt einen.
}
post-paused = Die Computerspieler warten, bis jemand zurück ist: `/{ command-join.name }`.
post-take = Geld nehmen
post-buy = Kaufen
post-redesign = Umbauen
post-place = Meine Plättchen legen
post-hand = Meine Hand
post-hint = Tipp
post-more = Mehr
post-rematch = Revanche
post-verify = Prüfen
post-chart = Diagramm
post-record = Aufzeichnung

## Eine Wertung

post-scoring = ## { $what }
post-scoring-which = { $round ->
    [1] -# Die erste Wertung, am Ende des Zuges von { $name }
    [2] -# Die zweite Wertung, am Ende des Zuges von { $name }
   *[3] -# Die letzte Wertung
}
scoring-nothing = Niemand bekommt auch nur einen Punkt.
scoring-lead-shared = { $final ->
    [yes] { $points ->
        [one] { $names } sind am Ende gleichauf mit 1 Punkt!
       *[other] { $names } sind am Ende gleichauf mit { $points } Punkten!
    }
   *[no] { $points ->
        [one] { $names } führen gemeinsam mit 1 Punkt!
       *[other] { $names } führen gemeinsam mit { $points } Punkten!
    }
}
scoring-lead-taken = { $final ->
    [yes] { $points ->
        [one] { $name } schnappt { $passed } den Sieg weg, mit 1 Punkt Vorsprung!
       *[other] { $name } schnappt { $passed } den Sieg weg, mit { $points } Punkten Vorsprung!
    }
   *[no] { $points ->
        [one] { $name } zieht an { $passed } vorbei und führt mit 1 Punkt Vorsprung!
       *[other] { $name } zieht an { $passed } vorbei und führt mit { $points } Punkten Vorsprung!
    }
}
scoring-lead = { $final ->
    [yes] { $points ->
        [one] { $name } gewinnt mit 1 Punkt Vorsprung!
       *[other] { $name } gewinnt mit { $points } Punkten Vorsprung!
    }
   *[no] { $kept ->
        [yes] { $points ->
            [one] { $name } bleibt vorn, mit 1 Punkt Vorsprung.
           *[other] { $name } bleibt vorn, mit { $points } Punkten Vorsprung.
        }
       *[no] { $points ->
            [one] { $name } führt mit 1 Punkt Vorsprung.
           *[other] { $name } führt mit { $points } Punkten Vorsprung.
        }
    }
}
scoring-takes-and-leads = { $final ->
    [yes] { $points ->
        [one] { $name } schnappt { $losers } die { $kinds } weg und gewinnt mit 1 Punkt Vorsprung!
       *[other] { $name } schnappt { $losers } die { $kinds } weg und gewinnt mit { $points } Punkten Vorsprung!
    }
   *[no] { $taken ->
        [yes] { $points ->
            [one] { $name } schnappt { $losers } die { $kinds } weg und übernimmt die Führung, mit 1 Punkt Vorsprung!
           *[other] { $name } schnappt { $losers } die { $kinds } weg und übernimmt die Führung, mit { $points } Punkten Vorsprung!
        }
       *[no] { $points ->
            [one] { $name } schnappt { $losers } die { $kinds } weg und führt mit 1 Punkt Vorsprung!
           *[other] { $name } schnappt { $losers } die { $kinds } weg und führt mit { $points } Punkten Vorsprung!
        }
    }
}
scoring-wins-and-leads = { $final ->
    [yes] { $points ->
        [one] { $name } holt die { $kinds } und gewinnt mit 1 Punkt Vorsprung!
       *[other] { $name } holt die { $kinds } und gewinnt mit { $points } Punkten Vorsprung!
    }
   *[no] { $taken ->
        [yes] { $points ->
            [one] { $name } holt die { $kinds } und übernimmt die Führung, mit 1 Punkt Vorsprung!
           *[other] { $name } holt die { $kinds } und übernimmt die Führung, mit { $points } Punkten Vorsprung!
        }
       *[no] { $points ->
            [one] { $name } holt die { $kinds } und führt mit 1 Punkt Vorsprung!
           *[other] { $name } holt die { $kinds } und führt mit { $points } Punkten Vorsprung!
        }
    }
}
scoring-takes = { $name } schnappt { $losers } die { $kinds } weg.
scoring-most-points = { $points ->
    [one] { $name } bekommt am meisten: 1 Punkt.
   *[other] { $name } bekommt am meisten: { $points } Punkte.
}
scoring-kind-pavilion = Pavillons
scoring-kind-seraglio = Serails
scoring-kind-arcades = Arkaden
scoring-kind-chambers = Gemächer
scoring-kind-garden = Gärten
scoring-kind-tower = Türme
post-scoring-legend = -# Plättchen → Punkte für jede Gebäudeart; dazu ein Punkt für jede Seite der längsten Mauer.
post-scoring-kind = **{ $kind }**: { $places }
post-scoring-kind-nobody = **{ $kind }**: niemand
post-scoring-place = { $place } { $names } → { $points }
post-scoring-shared = { $place } { $names } geteilt → je { $points }
post-scoring-walls = **Längste Mauern**: { $walls }
post-scoring-no-walls = **Längste Mauern**: noch keine
post-scoring-wall = { $name } { $length }

## Die letzten Plättchen

post-last-tiles = ## Die letzten Plättchen
    Der Bauhof lässt sich nicht mehr auffüllen. Jedes übrige Plättchen bekommt, wer das meiste Geld in der Währung seines Feldes hat; bei Gleichstand bleibt es liegen. Bezahlt wird nichts.
post-last-tiles-none = ## Die letzten Plättchen
    Der Bauhof lässt sich nicht mehr auffüllen, und es ist kein Plättchen übrig, das zu vergeben wäre.
post-last-tile-won = **{ $tile }** für **{ $name }**. { $currency }: { $holdings }.
post-last-tile-tied = { GENDER($tile) ->
    [plural] **{ $tile }** bleiben im Bauhof: Gleichstand mit { $amount }, also für niemanden. { $currency }: { $holdings }.
   *[other] **{ $tile }** bleibt im Bauhof: Gleichstand mit { $amount }, also für niemanden. { $currency }: { $holdings }.
}
post-last-tile-unwanted = { GENDER($tile) ->
    [plural] **{ $tile }** bleiben im Bauhof. { $currency }: niemand hat welche.
   *[other] **{ $tile }** bleibt im Bauhof. { $currency }: niemand hat welche.
}
post-last-tile-holding = { $name } { $amount }

## Das Ende

post-end = ## { $won }
post-end-place = { $medal } { $place } { $name } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
post-end-imaginary = { $name } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, außer Konkurrenz
post-end-players = Gut gespielt, { $players }!

## Der Tisch, wie er jetzt ist

post-now-player = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $wall }, { $cards }
post-now-imaginary = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
post-now = ## Zug { $turn } · { $name } ist am Zug
post-now-last-tiles = ## Letzte Plättchen · Noch am Legen: { $names }
