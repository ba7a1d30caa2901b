lobby-open =
    ## Alhambra
    { $opener } hat einen Tisch eröffnet. { $waiting }
    { $seated }
lobby-waiting = { $people ->
    [one] Es fehlt noch { $people } Person.
   *[other] Es fehlen noch { $people } Personen.
}
lobby-seats-taken = { $taken ->
    [one] { $taken } von { $seats } Plätzen ist besetzt.
   *[other] { $taken } von { $seats } Plätzen sind besetzt.
}
lobby-nobody = *Hier sitzt noch niemand.*
lobby-closed =
    ## Alhambra
    Dieser Tisch, eröffnet von { $opener }, ist geschlossen.

lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-computers = Computer dazusetzen
lobby-computer = { $name }, Computer
lobby-close = Tisch schließen

lobby-refused-no-table = Hier gibt es keinen Tisch. { -slash-new } eröffnet einen.
lobby-refused-already-seated = Du hast schon einen Platz an diesem Tisch.
lobby-refused-not-seated = Du hast keinen Platz an diesem Tisch.
lobby-refused-full = Alle { $seats } Plätze sind besetzt.
lobby-refused-not-yours = Den Tisch darf nur schließen, wer ihn eröffnet hat oder diesen Server verwaltet.
lobby-refused-computer-gone = Dieser Computerspieler sitzt nicht mehr am Tisch.
lobby-refused-nobody-away = An jedem Platz spielt jemand, und niemand hat die Frist überschritten.

table-opened = Dein Tisch ist eröffnet. Die anderen können sich unten dazusetzen.
table-opened-in-thread = Dein Tisch ist eröffnet: { $thread }
table-elsewhere = Hier gibt es schon einen Tisch: { $link }
table-shown = Hier kommt er.
table-gone = Dieser Tisch ist geschlossen.
table-thread-name = Alhambra – { $opener }

solo-begun = { $opponents ->
    [one] Der Tisch ist gedeckt, und ein Computerspieler setzt sich zu dir. Viel Vergnügen!
   *[other] Der Tisch ist gedeckt, und { $opponents } Computerspieler setzen sich zu dir. Viel Vergnügen!
}
solo-again = Noch einmal dieselbe Runde. Viel Vergnügen!
solo-goes-on = Deine Partie geht weiter: Hier ist dein Tisch.
solo-elsewhere = Hier gibt es schon einen Tisch: { $link } In einer Direktnachricht an mich kannst du allein spielen.
