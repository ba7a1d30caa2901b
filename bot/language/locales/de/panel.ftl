### Die private Übersicht, in der jemand einen Zug spielt. Knöpfe: höchstens 34 Zeichen, Menüzeilen und Hinweise 100.

## Wie der Zug steht

panel-title-turn = ### Du bist am Zug
panel-title-last-tiles = ### Deine letzten Plättchen
panel-title-computer-turn = ### { $name } denkt ein paar Sekunden nach
panel-title-closed = ### Diese Partie wurde geschlossen
panel-title-paused = ### Alle sind aufgestanden, und die Partie wartet
panel-title-other-turn = ### { $name } ist am Zug
panel-title-others-last-tiles = { $count ->
    [one] ### { $names } legt die letzten Plättchen
   *[other] ### { $names } legen die letzten Plättchen
}
panel-title-over = ### Die Partie ist vorbei
panel-done = -# Deine Schritte: { $steps }
panel-open-first = Nimm Geld, kaufe ein Plättchen oder baue deinen Palast um. Bezahlst du passend, hast du noch eine Aktion.
panel-open-further = Du hast passend bezahlt und darfst noch etwas tun. Legst du jetzt ein Plättchen oder beendest du den Zug, verzichtest du darauf.
panel-open-place = { $count ->
    [one] Noch zu legen: { $tiles }.
   *[other] Noch zu legen, in beliebiger Reihenfolge: { $tiles }.
}
panel-open-nothing = Alles erledigt – beende deinen Zug, wenn du so weit bist.
panel-open-nothing-ending = Alles erledigt.
panel-ends-soon = Dein Zug endet in ein paar Sekunden von selbst.
panel-open-confirm = Alles liegt – bestätige, wenn du so weit bist.
panel-open-pass = In diesem Zug kannst du überhaupt nichts tun, also darfst du passen.
panel-hand = -# Auf der Hand: { $cards }.
panel-reserve = In deiner Reserve: { $tiles }.
panel-players-only = Das kann nur, wer mitspielt, und alle Plätze sind besetzt.
panel-players-only-join = Das kann nur, wer mitspielt. Ein Platz ist frei: Mit `/{ command-join.name }` gehört er dir.
panel-onlooker = Du hast keinen Platz an diesem Tisch, aber gute Sicht. Sieh dich um, so viel du magst; das stört niemanden.
panel-moved-on = Dieser Knopf ist nicht mehr aktuell: Am Tisch ist es inzwischen weitergegangen. So steht es jetzt:
panel-cannot-post = Dein Zug zählt, aber die anderen sehen ihn noch nicht. Mir fehlt hier: { $permissions }. Wer diesen Server verwaltet, kann mir das erlauben.
panel-not-understood = Das habe ich nicht verstanden. Beim Tippen schlage ich dir vor, was möglich ist; wählen kannst du auch hier:

panel-button-take = Geld nehmen
panel-button-buy = Kaufen
panel-button-redesign = Umbauen
panel-button-place = { $tile } legen
panel-button-undo-step = Rückgängig
panel-button-undo-turn = Alles rückgängig
panel-button-end = Zug beenden
panel-button-stay = Noch nicht
panel-button-confirm = Bestätigen
panel-button-hand = Meine Hand
panel-button-palace = Mein Palast
panel-button-more = Mehr
panel-button-settings = Einstellungen
panel-button-back = Zurück
panel-choice = -# **{ $choice }**: { $note }
panel-page-back = ◀ Seite { $page } von { $pages }
panel-page-on = Seite { $page } von { $pages } ▶

## Sich umsehen

panel-title-more = ### Ein Blick in die Runde
panel-leaving = Die Antworten siehst nur du. `/{ command-leave.name }` überlässt deinen Platz einem Computer, der ihn dir freihält, oder gibt ihn ganz auf; `/{ command-close.name }` schließt den Tisch; `/{ command-alhambra.name } { command-alhambra-finish.name }` schlägt vor, die Partie früher zu beenden.
panel-look-digest = Neues
panel-look-standings = Spielstand
panel-look-table = Tisch
panel-look-palaces = Paläste
panel-look-scores = Punkte
panel-look-log = Verlauf
panel-look-history = Rückschau
panel-look-rules = Regeln
panel-look-agreed = Abgemacht
panel-look-describe = In Worten

## Die eigene Hand

panel-title-hand = ### Deine Hand
panel-title-palace = ### Dein Palast
panel-hand-line = -# { $line }
panel-onlooker-hand = Karten auf der Hand hat nur, wer mitspielt, und du siehst zu. Alles andere steht dir offen:
purse-held = **{ $purse }**, passend für { $sums }
purse-held-only = **{ $purse }**
purse-empty = **{ $sum }**
purse-exact = { $tile }: passend mit { $values }
purse-over = { $tile }: bestenfalls { $over } zu viel, mit { $values }
purse-short = { $tile }: { $short } zu wenig

## Geld nehmen

take-title = ### Geld nehmen
take-text = Eine beliebige Karte oder mehrere, zusammen höchstens 5.
take-hint = Wähle, was du nimmst
take-hint-stay = Nehmen, ohne den Zug zu beenden
take-hint-by-itself = Nehmen, mit kurzer Bedenkzeit
take-hint-end = Nehmen & Zug beenden
take-and-end = { $cards } nehmen & Zug beenden
take-and-end-brief = { $cards } nehmen & beenden
take-several = { $cards } (zusammen { $sum })
take-note-exact = Dann passend für { $tiles }
take-note-then = Dann hast du { $sums }

## Kaufen

buy-title = ### Ein Plättchen kaufen
buy-text = ✓ heißt passend bezahlt: Dann hast du noch eine Aktion.
buy-out-of-reach = -# { $tiles }
buy-nothing = Im Bauhof kannst du dir noch nichts leisten. Nimm erst einmal Geld.
buy-hint = Wähle Plättchen und Bezahlung
buy-way = { $tile } mit { FORM($cards, "dative") }
buy-exact = ✓ { $way }
buy-note-exact = Passend – du behältst { $left }
buy-note-over = { $lost } zu viel – du behältst { $left }
buy-note-storable = { $over } zu viel, gutschreiben möglich – du behältst { $left }
buy-note-walls = { $note } · { $walls }
buy-ways-exact = { $count ->
    [one] Nur so zu bezahlen, und zwar passend
   *[other] { $count } Möglichkeiten zu bezahlen, auch passend
}
buy-ways = { $count ->
    [one] Nur so zu bezahlen, { $lost } zu viel
   *[other] { $count } Möglichkeiten zu bezahlen, bestenfalls { $lost } zu viel
}
buy-button-other = Etwas anderes
pay-title = ### { $tile } für { $price }
pay-hint = Wähle, womit du bezahlst
sure-title = ### Zu viel bezahlen?
sure-text = { $tile }: Der Preis ist { $price }, du würdest { $payment } bezahlen. Wechselgeld gibt es nicht: Du verlierst { $lost } und hast keine weitere Aktion.
sure-better-exact = Besser: Mit **{ FORM($cards, "dative") }** bezahlst du passend und hast noch eine Aktion.
sure-better = Besser: Mit **{ FORM($cards, "dative") }** verlierst du nur { $lost }.
sure-better-enough = Besser: **{ $cards }** reichen.
sure-button-anyway = Trotzdem so bezahlen
sure-button-better = Mit { FORM($cards, "dative") } bezahlen
sure-button-that = Lieber so bezahlen

## Ein Plättchen legen

place-title = ### { $tile }: { $walls }
place-nowhere = In deinem Palast passt es gerade nirgends.
place-best = { $count ->
    [one] Es passt nur auf ein Feld: **{ $letter }**, { $cell } ({ $where }).
   *[other] { $tied ->
        [yes] Von { $count } Feldern ist keines besser: **{ $letter }**, { $cell } ({ $where }).
       *[no] Das beste von { $count } Feldern für deine Mauer: **{ $letter }**, { $cell } ({ $where }).
    }
}
place-chosen = Eines von { $count } Feldern: **{ $letter }**, { $cell } ({ $where }).
place-also = Außerdem zu legen: { $tiles }.
place-gives-up-action = **Wenn du legst, verfällt deine Aktion.**
place-hint = Wähle ein Feld
place-cell = { $cell } ({ $where })
place-letter = **{ $letter }** { $cell }, { $change }
place-letter-name = **{ $letter }** { $cell }
place-letters = -# { $cells }
place-option = { $letter } – { $change }
place-button-here = Auf { $letter } legen
place-button-end = Auf { $letter } legen & Zug beenden
place-button-confirm = Auf { $letter } legen & bestätigen
place-button-only = Legen, Zug noch nicht beenden
place-button-unconfirmed = Legen, noch nicht bestätigen
place-button-reserve = In die Reserve
place-button-reserve-end = In die Reserve & Zug beenden
place-button-reserve-confirm = In die Reserve & bestätigen

## Wohin eine Änderung führt

effect-wall = Mauer { $before } → { $after }
effect-majority = { $kinds } { $before } → { $after } ({ $rank })
effect-lead = vorn
effect-lead-shared = gleichauf vorn
effect-place = Platz { $place }
effect-none = keine mehr
effect-others = { $majority } – { $others }
effect-alone = { $majority } – sonst hat niemand welche
effect-other = { $name } { $count }
effect-points = Käme jetzt die Wertung: { $now } → { $then }

change-title-add = ### { $tile } auf { $letter }, { $cell } ({ $where })
change-title-take-back = ### { $tile } weg von { $letter }, { $cell } ({ $where })
change-title-swap = ### { $tile } statt { $removed } auf { $letter }, { $cell } ({ $where })
change-do = So machen
change-do-and-end = So machen & Zug beenden
change-other-change = Andere Änderungen

## Umbauen

redesign-title = ### Umbauen
redesign-text = Baue ein Plättchen aus deiner Reserve an, baue eines ab oder tausche zwei. Du siehst erst eine Vorschau.
redesign-nothing = Es gibt noch nichts umzubauen: Kein Plättchen lässt sich abbauen, und keines aus deiner Reserve passt hinein.
redesign-hint = Wähle eine Änderung
redesign-title-add = ### { $tile } anbauen
redesign-title-swap = ### Ein Plättchen gegen { $tile } tauschen
redesign-title-back = ### Ein Plättchen abbauen
redesign-hint-add = Wähle ein Feld
redesign-hint-swap = Wähle, welches Plättchen in die Reserve kommt
redesign-hint-back = Wähle, welches Plättchen in die Reserve kommt
redesign-add = { $tile } auf { $cell } anbauen
redesign-take-back = { $tile } auf { $cell } abbauen
redesign-swap = { $removed } auf { $cell } gegen { $tile } tauschen
redesign-note = { $cell }: { $change }
redesign-group-add = { $tile } anbauen
redesign-group-swap = Ein Plättchen gegen { $tile } tauschen
redesign-group-back = Ein Plättchen abbauen
redesign-ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
