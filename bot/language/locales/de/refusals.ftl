### Warum etwas nicht geht: privat, in einem Satz, der sagt, was stattdessen geht.

refusal-with-rule = { $why } (Regel { $rule })
refusal-back = Zurück zum Zug

refused-game-over = Die Partie ist vorbei; es gibt nichts mehr zu spielen.
refused-not-your-turn = { $name } ist am Zug. Du kommst auch noch dran.
refused-nothing-to-place = Gerade werden die letzten Plättchen gelegt, und keines davon gehört dir.
refused-already-confirmed = Du hast deine letzten Plättchen schon bestätigt.
refused-only-last-tiles = Der letzte Zug ist vorbei: Du legst nur noch deine letzten Plättchen.
refused-not-in-play = Das gehört nicht zu dieser Partie.
refused-no-further-action = Du hattest deine Aktion in diesem Zug schon; nur wer passend bezahlt, hat noch eine. Was du getan hast, kannst du aber rückgängig machen.
refused-placing-has-begun = Du hast angefangen, deine Plättchen zu legen, also hast du in diesem Zug keine Aktion mehr. Du kannst das rückgängig machen.
refused-no-cards-named = Welche Karten? Nenne mindestens eine.
refused-not-on-display = { $count ->
    [one] In der Auslage liegt keine { $cards }.
   *[other] Das liegt nicht in der Auslage: { $cards }.
}
refused-too-much-money = Mehrere Karten dürfen zusammen höchstens 5 wert sein; diese sind { $amount } wert. Eine einzelne Karte darf beliebig viel wert sein.
refused-not-on-market = { GENDER($tile) ->
    [plural] { $tile } liegen nicht im Bauhof.
   *[other] { $tile } liegt nicht im Bauhof.
}
refused-not-in-hand = { $count ->
    [one] Du hast keine { $cards } auf der Hand.
   *[other] Das hast du nicht auf der Hand: { $cards }.
}
refused-wrong-currency = { $currency ->
    [florin] Dieses Feld nimmt nur Gulden. Das geht hier nicht: { $cards }.
    [dirham] Dieses Feld nimmt nur Dirham. Das geht hier nicht: { $cards }.
    [dinar] Dieses Feld nimmt nur Denare. Das geht hier nicht: { $cards }.
   *[ducat] Dieses Feld nimmt nur Dukaten. Das geht hier nicht: { $cards }.
}
refused-too-little-money = { $sum } zu wenig: Das reicht nicht für { $tile }.
refused-not-bought = { $tile } kannst du nicht legen: nur, was du in diesem Zug gekauft oder am Ende bekommen hast.
refused-bought-this-turn = { $tile } hast du erst in diesem Zug gekauft. Beim Umbau bleibt das Plättchen außen vor; gelegt wird es am Ende des Zuges.
refused-not-in-reserve = { GENDER($tile) ->
    [plural] { $tile } liegen nicht in deiner Reserve.
   *[other] { $tile } liegt nicht in deiner Reserve.
}
refused-not-in-palace = { GENDER($tile) ->
    [plural] { $tile } liegen nicht in deinem Palast.
   *[other] { $tile } liegt nicht in deinem Palast.
}
refused-cell-taken = { GENDER($tile) ->
    [plural] { $cells } ist besetzt: Dort liegen { $tile }.
   *[other] { $cells } ist besetzt: Dort liegt { $tile }.
}
refused-not-joined = Auf { $cells } würde keine Seite deinen Palast berühren; eine Ecke genügt nicht.
refused-sides-clash = Im { $sides } träfe eine Mauer auf eine offene Seite. Wo Plättchen sich berühren, haben beide Seiten eine Mauer oder keine.
refused-unreachable = { $places ->
    [one] { $cells } wäre vom Brunnen aus nicht zu Fuß erreichbar.
   *[other] { $cells } wären vom Brunnen aus nicht zu Fuß erreichbar.
}
refused-hole = { $places ->
    [one] Auf { $cells } bliebe ein Loch. Jedes leere Feld muss mit außen verbunden bleiben.
   *[other] Auf { $cells } blieben Löcher. Jedes leere Feld muss mit außen verbunden bleiben.
}
refused-tiles-to-place = Erst musst du noch legen: { $tile }.
refused-must-act = Zu einem Zug gehört eine Aktion: Geld nehmen, ein Plättchen kaufen oder umbauen.
refused-nothing-to-undo = In diesem Zug gibt es nichts mehr rückgängig zu machen. Was dir Verborgenes gezeigt hat, etwa gezogene Marker, bleibt so.
refused-early-end-agreed = Es ist schon abgemacht: Nach diesem Zug endet die Partie.
