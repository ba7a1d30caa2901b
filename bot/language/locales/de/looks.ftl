## Antworten auf Befehle, mit denen man sich etwas ansieht

look-places = Wo meine Plättchen passen
look-nobody-called = Niemand an diesem Tisch heißt „{ $typed }“. Am Tisch sitzen: { $names }.
look-several-called = Zu „{ $typed }“ passt mehr als ein Name: { $names }. Wen meinst du?
chart-text = Wie die Punkte von Wertung zu Wertung gewachsen sind.
verify-sealed =
    ## Die Mischung ist versiegelt
    Aller Zufall in dieser Partie kommt aus einem geheimen Startwert. Das ist sein SHA-256, festgelegt vor dem ersten Zug:
    `{ $hash }`
    Am Ende zeige ich den Startwert, und **Prüfen** spielt damit die ganze Partie nach.
record-text = Die Aufzeichnung dieser Partie: jede Aktion, jede Karte. Sie lässt sich lesen, nachspielen und nachprüfen.
verify-honest =
    ## Ehrlich gemischt
    Alle Karten und Plättchen dieser Partie kamen in der Reihenfolge, die der Startwert ergibt, und es ist der, der vor dem ersten Zug versiegelt wurde.
    Startwert: `{ $seed }`
    Sein SHA-256, zu Beginn versiegelt: `{ $hash }`
verify-parts =
    ## Das passt nicht zusammen
    Bei { $at } ergibt der Startwert { $expected }, in der Aufzeichnung steht aber { $found }. Bitte sag der Person Bescheid, die mich betreibt.
games-text = ## Deine Partien
games-none = Du sitzt gerade an keinem Tisch. { -slash-new } eröffnet einen.
games-line = - [{ $names }]({ $url }) · { $state }
games-alone = bisher nur du
games-lobby = { $seated ->
        [one] wartet auf den Start, eine Person am Tisch
       *[other] wartet auf den Start, { $seated } am Tisch
    }
games-your-turn = { $timed ->
    [yes] **du bist dran**, die Zeit endet { $left } (Zug { $turn })
   *[no] **du bist dran** (Zug { $turn })
}
games-waiting = { $timed ->
    [yes] am Zug: { $names }, die Zeit endet { $left } (Zug { $turn })
   *[no] am Zug: { $names } (Zug { $turn })
}
games-next = Nächste Partie
games-also-waiting = { $count ->
    [one] Noch eine Partie wartet auf dich.
   *[other] Noch { $count } Partien warten auf dich.
}
hand-dms-closed = Ich konnte dir deine Hand nicht schicken: Direktnachrichten von mir sind bei dir gesperrt. Deine Hand findest du jederzeit hier und hinter **Meine Hand**.
hand-where = -# Am Tisch in { $place }
hand-where-over = -# Die Partie in { $place } ist zu Ende, und das war deine Hand
hand-to-table = Zum Tisch
