## Der Tipp

hint-title = ### Tipp
hint-best = **Am besten:** { $move }
hint-other = **Oder:** { $move }
hint-move = **{ $move }** – { $reasons }.
hint-move-quiet = **{ $move }**.
hint-how = -# { $level ->
    [mason] So würde es der Maurer spielen, von dem auch die Tipps der Einführung sind, nach dem, was du sehen kannst.
   *[vizier] So würde es der Wesir spielen, der stärkste Computerspieler, nach dem, was du sehen kannst.
} Ein Knopf unten führt den Zug aus.
hint-thinking = { $level ->
    [mason] Der Maurer denkt nach …
   *[vizier] Der Wesir denkt nach …
}
hint-button = Tipp
hint-button-best = Besten Zug ausführen
hint-button-other = Anderen Zug ausführen
hint-thinking-failed = Mir ist gerade nichts eingefallen. Bitte frag noch einmal.
hint-off = Dieser Tisch hat abgemacht, ohne Tipps zu spielen.
hint-not-yours = Ein Tipp hilft in deinem eigenen Zug; sobald du dran bist, habe ich einen für dich.
hint-onlooker = Tipps sind für alle, die mitspielen. Du siehst zu, und das alles steht dir offen:
hint-over = Jetzt gibt es keine Tipps mehr. **{ review-button }** unter der letzten Nachricht oder `/{ command-review.name }` sieht sich deine Züge noch einmal an.

## Warum ein Zug gut ist: Satzteile, die aufeinander folgen

reason-pays-exactly = passend bezahlt, also noch eine Aktion
reason-overpays = { $amount } zu viel bezahlt
reason-takes-lead = Führung bei den { FORM($kinds, "dative") } ({ $before } → { $after }) vor Wertung { $round }
reason-ties-lead = gleichauf vorn bei den { FORM($kinds, "dative") } ({ $before } → { $after }) vor Wertung { $round }
reason-gains-place = { $place } Platz bei den { FORM($kinds, "dative") } ({ $before } → { $after }) vor Wertung { $round }
reason-wall-grows = Mauer { $before } → { $after }
reason-keeps-from = sonst läge { $name } damit bei den { FORM($kinds, "dative") } vorn
reason-pays-next-exactly = danach kannst du { $tile } passend bezahlen
reason-pays-next = danach kannst du { $tile } bezahlen
reason-most-money = mehr als { $amount } kannst du nicht nehmen
reason-last-tile = { $tile } bekommt am Ende, wer das meiste Geld der Währung hat, und du hast dann { $sum }
reason-counts-from-now = { GENDER($tile) ->
    [plural] { $tile } zählen ab jetzt
   *[other] { $tile } zählt ab jetzt
}
reason-fits-nowhere = es passt nirgends in deinen Palast
reason-nothing-left = etwas Besseres gibt es nicht zu tun
