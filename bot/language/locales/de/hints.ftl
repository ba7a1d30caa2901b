## Der Tipp

hint-title = ### Tipp
hint-best = **Am besten:** { $move }
hint-other = **Oder:** { $move }
hint-move = **{ $move }** – { $reasons }.
hint-move-quiet = **{ $move }**.
hint-how = -# { $level ->
    [mason] Nach dem, was du sehen kannst, und wie der Maurer es spielen würde, von dem auch die Tipps der Einführung sind.
   *[vizier] Nach dem, was du sehen kannst, und wie der Wesir es spielen würde, der stärkste Computerspieler.
} Ein Knopf unten führt den Zug aus.
hint-thinking = { $level ->
    [mason] Der Maurer denkt nach…
   *[vizier] Der Wesir denkt nach…
}
hint-button = Tipp
hint-thinking-failed = Mir ist gerade nichts eingefallen. Bitte frag noch einmal.
hint-off = Dieser Tisch hat abgemacht, ohne Tipps zu spielen.
hint-not-yours = Ein Tipp hilft in deinem eigenen Zug; sobald du dran bist, habe ich einen für dich.
hint-onlooker = Tipps sind für alle, die mitspielen. Du siehst zu, und das alles steht dir offen:
hint-over = Es gibt nichts mehr zu raten. **{ review-button }** unter der letzten Nachricht oder `/{ command-review.name }` sieht sich deine Züge noch einmal an.

## Warum ein Zug gut ist: Satzteile, die aufeinander folgen

reason-pays-exactly = passend bezahlt, also noch eine Aktion
reason-overpays = { $amount } zu viel bezahlt
reason-takes-lead = Führung bei den { FORM($kinds, "dative") } ({ $before } → { $after }) vor Wertung { $round }
reason-ties-lead = gleichauf vorn bei den { FORM($kinds, "dative") } ({ $before } → { $after }) vor Wertung { $round }
reason-gains-place = { $place } Platz bei den { FORM($kinds, "dative") } ({ $before } → { $after }) vor Wertung { $round }
reason-wall-grows = Mauer { $before } → { $after }
reason-keeps-from = sonst läge { $name } damit bei den { FORM($kinds, "dative") } vorn
reason-pays-next-exactly = danach kannst du passend bezahlen: { $tile }
reason-pays-next = danach kannst du bezahlen: { $tile }
reason-most-money = mehr als { $amount } kannst du nicht nehmen
reason-last-tile = { $tile } geht am Ende an das meiste Geld, und du hast dann { $sum }
reason-counts-from-now = { GENDER($tile) ->
    [plural] { $tile } zählen ab jetzt
   *[other] { $tile } zählt ab jetzt
}
reason-fits-nowhere = es passt nirgends in deinen Palast
reason-nothing-left = etwas Besseres gibt es nicht zu tun
