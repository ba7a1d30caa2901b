## Der Rückblick auf die eigene Partie, wenn sie vorbei ist

review-button = Meine Partie ansehen
review-title = ## Ein Blick zurück auf deine Partie
review-lost = { $turns ->
    [one] In deinem einzigen Zug hast du etwa **{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }** verschenkt.
   *[other] In deinen { $turns } Zügen hast du etwa **{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }** verschenkt.
}
review-little-lost = { $turns ->
    [one] In deinem einzigen Zug hast du nur etwa **{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }** verschenkt: Da war kaum etwas zu verbessern.
   *[other] In deinen { $turns } Zügen hast du nur etwa **{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }** verschenkt: Da war kaum etwas zu verbessern.
}
review-nothing-lost = { $turns ->
    [one] In deinem einzigen Zug habe ich nichts gefunden, das dir mehr Punkte gebracht hätte.
   *[other] In deinen { $turns } Zügen habe ich nichts gefunden, das dir mehr Punkte gebracht hätte. Gut gespielt!
}
review-money = { $taken ->
    [one] In **dem einen Zug**, in dem du Geld genommen hast, hätte der Wesir ein Plättchen gekauft.
   *[other] In **{ $bought } der { $taken } Züge**, in denen du Geld genommen hast, hätte der Wesir ein Plättchen gekauft.
}
review-habits = Was dich am meisten gekostet hat:
review-habit = - { $habit }: { $times ->
    [1] einmal
    [2] zweimal
   *[other] { $times }-mal
}, etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
review-moments = Momente, die einen zweiten Blick wert sind:
review-how = -# { $others ->
    [0] { $decisions ->
        [one] Deine eine Entscheidung habe ich mir genau angesehen.
       *[other] Alle deine { $decisions } Entscheidungen habe ich mir genau angesehen.
    }
   *[other] { $closely ->
        [one] Von deinen { $decisions } Entscheidungen habe ich mir eine genau angesehen, die anderen nur kurz.
       *[other] Von deinen { $decisions } Entscheidungen habe ich mir { $closely } genau angesehen, die anderen nur kurz.
    }
} Maßstab ist immer, wie der Wesir, der stärkste Computerspieler, gespielt hätte, nur nach dem, was du in dem Moment sehen konntest.
review-line = - Zug { $turn }: { $told }
review-line-last-tiles = - Letzte Plättchen: { $told }
review-line-move = { $points ->
    [one] etwa 1 Punkt mehr mit **{ $better }**
   *[other] etwa { $points } Punkte mehr mit **{ $better }**
}
review-line-exact = Für { $tile } ging es auch passend, mit { FORM($cards, "dative") }
review-line-overpaid = { $lost ->
    [one] Für { $tile } hätte 1 weniger gereicht
   *[other] Für { $tile } hätten { $lost } weniger gereicht
}
review-line-wall = Mit { $tile } war eine Mauer von { $longest } möglich, nicht { $length }
review-decided = Zug { $turn } hat es vielleicht entschieden: Er war etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert, und am Ende lagst du { $behind ->
    [one] 1 Punkt
   *[other] { $behind } Punkte
} zurück.

## Arten von Fehlern, wie in „Das falsche Geld genommen: zweimal, etwa 3 Punkte“

review-habit-took-money = Geld genommen, obwohl Kaufen besser war
review-habit-wrong-money = Das falsche Geld genommen
review-habit-bought-too-soon = Gekauft, obwohl Geldnehmen besser war
review-habit-wrong-tile = Ein Plättchen gekauft, obwohl ein anderes besser war
review-habit-missed-exact = Zu viel bezahlt, obwohl es auch passend ging, mit noch einer Aktion
review-habit-overpaid = Mit den falschen Karten bezahlt
review-habit-redesigned = Den Palast umgebaut, obwohl etwas anderes besser war
review-habit-missed-redesign = Den Palast nicht umgebaut, obwohl es sich gelohnt hätte
review-habit-placed-badly = Ein Plättchen gelegt, obwohl ein anderes Feld besser war
review-habit-reserved = Ein Plättchen in die Reserve gelegt, das in den Palast gepasst hätte
review-habit-gave-up-action = Den Zug beendet, obwohl du noch eine Aktion hattest

## Ein Fund

review-heading = ### Zug { $turn } ({ $at } von { $of })
review-heading-last-tiles = ### Die letzten Plättchen ({ $at } von { $of })
review-chosen = Du: **{ $move }**
review-better = Besser: **{ $move }**
review-better-because = Besser: **{ $move }** – { $reasons }.
review-points = { $points ->
    [one] Bis zum Ende etwa 1 Punkt mehr, soweit ich das sagen kann.
   *[other] Bis zum Ende etwa { $points } Punkte mehr, soweit ich das sagen kann.
}
review-gave-up-action = Du hattest in diesem Zug noch eine Aktion und hast darauf verzichtet.
review-overpaid-exact = Du hast { $lost } zu viel bezahlt. Mit **{ FORM($cards, "dative") }** wäre es passend gewesen, und du hättest noch eine Aktion gehabt.
review-overpaid = Du hast { $lost } mehr bezahlt als nötig: **{ $cards }** hätten gereicht.
review-wall = Deine Mauer wurde { $length } lang; möglich waren { $longest }. { $points ->
    [one] Bei den Wertungen, die noch kamen, macht das bis zu 1 Punkt aus.
   *[other] Bei den Wertungen, die noch kamen, macht das bis zu { $points } Punkte aus.
}
review-pictures = -# Erst, was du getan hast, dann, was besser war.

## Wo es keinen gibt

review-not-played = Einen Rückblick gibt es für alle, die in dieser Partie mitgespielt haben.
review-unmoved = Du hattest in dieser Partie nichts zu entscheiden, also gibt es nichts, worauf du zurückblicken könntest.
review-failed = Ich konnte die Partie gerade nicht durchsehen. Bitte frag noch einmal.
