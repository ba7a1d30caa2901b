### Die Falkner.

## Das Modul

module-falconers = Falkner
    .text = Falken für je eine Karte, wo vier Plättchen zusammentreffen; Punkte bei jeder Wertung.

## Die Regeln

rules-topic-falconers = Modul: Die Falkner
    .text =
        Es gibt 15 Falken, je fünf weiße, schwarze und braune, alle offen. Jeder will zwei Gebäudearten sehen, und keine zwei wollen dasselbe Paar.

        Statt allem anderen darfst du in einem Zug **Falken kaufen**, aber nie als weitere Aktion, nachdem du passend bezahlt hast. Jeder kostet eine Geldkarte beliebiger Währung und beliebigen Werts, und du darfst so viele kaufen, wie du Plätze für sie hast.

        Ein Falke lässt sich auf einer Kreuzung nieder, wo vier Plättchen deines Palastes zusammentreffen und beide seiner Gebäudearten darunter sind. Der Brunnen zählt als Plättchen ohne Art; auf jede Kreuzung passt ein Falke, und Mauern spielen keine Rolle. Falken ziehen nie um und kommen nie in die Reserve. Wird eines der vier Plättchen abgebaut oder getauscht, fliegt der Falke heim in den Vorrat.

        Bei **jeder** Wertung zählen die Falken jeder Farbe: einer 2 Punkte, zwei 6, drei 12, vier 20, fünf 30.

        Eine Kreuzung heißt wie das Feld südöstlich von ihr.

## Namen

crossing-label = Kreuzung { $cell }
crossing-lettered = { $letter }, { $crossing }
crossing-between = zwischen { FORM($tiles, "dative") }
falcon-white = { $form ->
    [accusative] Weißen Falken ({ $first }, { $second })
   *[nominative] Weißer Falke ({ $first }, { $second })
}
    .gender = masculine
falcon-black = { $form ->
    [accusative] Schwarzen Falken ({ $first }, { $second })
   *[nominative] Schwarzer Falke ({ $first }, { $second })
}
    .gender = masculine
falcon-brown = { $form ->
    [accusative] Braunen Falken ({ $first }, { $second })
   *[nominative] Brauner Falke ({ $first }, { $second })
}
    .gender = masculine
feather-white = weiß { $count }
feather-black = schwarz { $count }
feather-brown = braun { $count }
action-falcon = { FORM($falcon, "accusative") } auf Kreuzung { $cell } für { $cards } kaufen

## Befehle

command-module-falcon = Einen Falken für eine Karte kaufen (Falkner)
    .name = falke
command-module-falcon-purchase = Welchen Falken, auf welche Kreuzung, für welche Karte
    .name = kauf

## Die Übersicht

panel-open-falcons = Oder kaufe Falken – dann tust du in diesem Zug sonst nichts.
panel-open-more-falcons = Du darfst noch mehr Falken kaufen, musst aber nicht.
panel-button-falcons = Falken
falcons-title = ### Einen Falken kaufen
falcons-text = Jeder kostet eine beliebige Karte und sitzt, wo vier Plättchen zusammentreffen und beide seiner Gebäudearten darunter sind. Du darfst mehrere kaufen, aber sonst nichts tun.
falcons-nothing = Kein Falke aus dem Vorrat findet in deinem Palast eine Kreuzung, an der er beide seiner Gebäudearten sieht.
falcons-hint = Wähle einen Falken
falcons-note = { $count ->
    [one] { $count } Kreuzung
   *[other] { $count } Kreuzungen
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr bei jeder Wertung
falcon-title = ### { $falcon }
falcon-text = Wo soll er sich niederlassen? Noch ist nichts gekauft.
falcon-hint = Wähle eine Kreuzung
falcon-button-other = Ein anderer Falke
perch-title = ### { $falcon }, { $crossing }
perch-text = Mit welcher Karte bezahlst du? Damit ist der Falke gekauft; du kannst es rückgängig machen.
perch-hint = Wähle eine Karte
effect-falcons = { $count ->
    [one] ein Falke fliegt heim
   *[other] { $count } Falken fliegen heim
}
effect-falcons-home = { $count ->
    [one] ⚠️ Fliegt heim: { $falcons }
   *[other] ⚠️ Fliegen heim: { $falcons }
}
effect-falcon = { $falcon } auf { $crossing }

## Warum etwas nicht geht

refused-falcons-alone = Falken werden zu Beginn eines Zuges gekauft, und sonst tust du darin nichts. Was du schon getan hast, kannst du rückgängig machen.
refused-falcon-taken = Dieser Falke ist nicht im Vorrat: Er sitzt im Palast von { $name }.
refused-no-crossing = { $places ->
    [one] Ein Falke lässt sich nieder, wo vier Plättchen zusammentreffen, und auf { $cells } liegt keines.
   *[other] Ein Falke lässt sich nieder, wo vier Plättchen zusammentreffen, und auf { $cells } liegen keine.
}
refused-crossing-taken = Dort sitzt schon ein Falke, zwischen { $cells }. Auf jede Kreuzung passt nur einer.
refused-colours-missing = Dieser Falke will auch noch sehen: { $kinds }. Auf { $cells } ist davon nichts.

## Die Geschichte

story-buys-falcons = { $count ->
    [one] kauft einen Falken: { $falcons }
   *[other] kauft { $count } Falken: { $falcons }
}
story-buys-falcons-briefly = { $count ->
    [one] kauft einen Falken
   *[other] kauft { $count } Falken
}
story-falcon = { $falcon } auf { $crossing } für eine { $card }
story-falcons-home = { $count ->
    [one] { $falcons } fliegt heim.
   *[other] { $falcons } fliegen heim.
}

## Nachrichten

kept-falcons = **Falken**: { $owned } · { $count ->
    [one] { $count } im Vorrat
   *[other] { $count } im Vorrat
} ({ $left })
digest-falcons-gone = Der letzte Falke ist verkauft.
kept-falcons-none = **Falken**: { $owned } · keine mehr im Vorrat
kept-perched = { $falcon }, { $crossing }
kept-own-falcons = Falken: { $falcons }
post-falcons = Falken
post-scoring-falcons = **Falken**: { $falcons }
post-scoring-feather = { $feather } → { $points }

## Nur in Worten

spoken-crossings = ## Wo sich Falken niederlassen könnten
    { $count ->
        [0] Im Palast von { $name } passt zu keiner Kreuzung ein Falke aus dem Vorrat.
        [one] Eine Kreuzung im Palast von { $name }:
       *[other] { $count } Kreuzungen im Palast von { $name }:
    }
spoken-crossing = { $crossing }, { $tiles }: { $falcons }.

## Warum ein Zug gut ist

reason-falcon-set = { $feather ->
    [white] { $amount ->
        [1] dein erster weißer Falke
       *[other] { $amount } weiße Falken
    }
    [black] { $amount ->
        [1] dein erster schwarzer Falke
       *[other] { $amount } schwarze Falken
    }
   *[brown] { $amount ->
        [1] dein erster brauner Falke
       *[other] { $amount } braune Falken
    }
}, { $before } → { $after } Punkte bei jeder Wertung
reason-smallest-card = kostet nur deine kleinste Karte
reason-makes-crossing = { $amount ->
    [one] schafft eine Kreuzung, die zu einem Falken passt
   *[other] schafft { $amount } Kreuzungen, die zu Falken passen
}

## Gewohnheiten im Rückblick

review-habit-falcons = Die falschen Falken gekauft, oder im falschen Moment

## Bilder

falcon-picture-white = weiß
falcon-picture-black = schwarz
falcon-picture-brown = braun
falcon-picture-name = Falke { $feather } { $kinds }
falcon-picture-falcons = Falken
falcon-picture-falcons-told = Falken: { $falcons }.
falcon-picture-supply = Falken im Vorrat
falcon-picture-none = Keine Falken im Vorrat
falcon-picture-worth = Je Farbe: { $points }
falcon-picture-supply-told = Falken im Vorrat: { $falcons }.
falcon-picture-bought = neu { $falcons }
falcon-picture-flown = heimgeflogen { $falcons }
falcon-picture-would-fly = Heimfliegen würden
falcon-picture-crossings = { $count ->
    [0] Keine Kreuzung
    [one] { $count } Kreuzung
   *[other] { $count } Kreuzungen
}
falcon-picture-crossing-told = Eine Kreuzung heißt wie das Feld südöstlich von ihr.
preview-title-falcon = { $tile } auf { $cell }
preview-alt-falcon = Vorschau auf den Palast von { $name }: { $tile } auf der Kreuzung { $cell }.
why-not-because-no-crossing = Ein Falke sitzt, wo vier Plättchen zusammentreffen; hier sind es nicht vier.
why-not-because-crossing-taken = Da sitzt schon ein Falke.
why-not-because-colours-missing = Unter den vier Plättchen müssen beide Gebäudearten des Falken sein.
why-not-alt-kinds = Es fehlen
why-not-alt-around = Rings um die Kreuzung
source-falcons-white = Weiße Falken
source-falcons-black = Schwarze Falken
source-falcons-brown = Braune Falken
