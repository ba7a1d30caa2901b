# Bilder eines Palastes, und was sie denen sagen, die sie nicht sehen.

palace-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
palace-tile = { $kind } { $price }{ $twin }
palace-wall = Mauer { $length }
palace-reserve = Reserve
palace-reserve-empty = Reserve: leer
palace-alt-reserve-empty = Reservefeld: leer.
palace-aside = In diesem Zug gekauft

side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen

palace-alt-owner = Palast von { $name }: { $points }.
palace-alt-wall-sides = Längste Mauer: { $length }, { $sides }.
palace-alt-wall-side = { $cell } im { $side }
palace-alt-wall-span = Längste Mauer: { $length }, im Uhrzeigersinn: { $first } bis { $last }.
palace-alt-wall-ring = Längste Mauer: { $length }, ein geschlossener Ring.
palace-alt-no-wall = Keine Mauer.
palace-alt-kind = { $kind } { $count }
palace-alt-no-tiles = Nur der Brunnen auf 0,0.
palace-alt-at = { $tile } auf { $cell }
palace-alt-changed = Geändert
palace-alt-choice = Zur Wahl

places-add = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
places-swap = Tausch gegen { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
places-take-back = Ein Plättchen abbauen
places-take-back-from = { $count ->
    [one] { $count } Plättchen zur Wahl
   *[other] { $count } Plättchen zur Wahl
}
places-none = Kein Platz
places-alt-add = Plätze für { $tile } im Palast von { $name }
places-alt-swap = Plättchen im Palast von { $name }, die sich gegen { $tile } tauschen lassen
places-alt-take-back = Plättchen, die sich im Palast von { $name } abbauen lassen
places-alt-none = keine

preview-title-added = { $tile } auf { $cell }
preview-title-taken-back = { $tile } weg von { $cell }
preview-title-swapped = { $tile } statt { $old }
preview-change = { $before } → { $after }
preview-alt-added = Vorschau auf den Palast von { $name }: { $tile } neu auf { $cell }.
preview-alt-taken-back = Vorschau auf den Palast von { $name }: { $tile } auf { $cell } abgebaut.
preview-alt-swapped = Vorschau auf den Palast von { $name }: { $tile } statt { $old } auf { $cell }.
preview-alt-wall = Längste Mauer: vorher { $before }, nachher { $after }.
preview-alt-kind = { $kind }: vorher { $before }, nachher { $after }.
preview-alt-elsewhere = Auch hier wäre Platz

why-not-not-here = Nicht auf { $cell }
why-not-stays = Muss auf { $cell } bleiben
why-not-because-sides-clash = Seiten, die sich berühren, müssen zusammenpassen: Hier träfe eine Mauer auf eine offene Seite.
why-not-because-unreachable = Jedes Plättchen muss vom Brunnen aus zu Fuß erreichbar sein, ohne Mauern zu überqueren.
why-not-because-hole = Keine Löcher: Leere Felder müssen mit außen verbunden bleiben.
why-not-because-cell-taken = Da liegt schon etwas.
why-not-because-not-joined = Ein neues Plättchen muss den Palast mit einer ganzen Seite berühren, nicht nur mit einer Ecke.
why-not-alt-add = { GENDER($tile) ->
    [plural] Im Palast von { $name } dürfen { $tile } nicht auf { $cell }. { $why }
   *[other] Im Palast von { $name } darf { $tile } nicht auf { $cell }. { $why }
}
why-not-alt-take-back = { GENDER($tile) ->
    [plural] Im Palast von { $name } lassen sich { $tile } auf { $cell } nicht abbauen. { $why }
   *[other] Im Palast von { $name } lässt sich { $tile } auf { $cell } nicht abbauen. { $why }
}
why-not-alt-swap = { GENDER($old) ->
    [plural] Im Palast von { $name } lassen sich { $old } auf { $cell } nicht gegen { $tile } tauschen. { $why }
   *[other] Im Palast von { $name } lässt sich { $old } auf { $cell } nicht gegen { $tile } tauschen. { $why }
}
why-not-alt-sides = Seiten, die nicht zusammenpassen
why-not-alt-unreachable = Nicht erreichbar
why-not-alt-hole = Eingeschlossen
why-not-alt-taken = Auf { $cell } liegt: { $tile }.

rule-card-alt = { $title }.
rule-card-yes = Erlaubt: { $caption }
rule-card-no = Nicht erlaubt: { $caption }
rule-card-counts = Das zählt: { $caption }
rule-card-counts-not = Das zählt nicht: { $caption }
rule-card-alt-example = Das Bild zeigt
rule-card-alt-new = dann { $tile }
rule-card-round = Wertung { $number }
rule-card-scoring = Wertung
rule-card-title-never-turned = Plättchen werden nie gedreht
rule-card-caption-never-turned-yes = Die Zahl bleibt aufrecht.
rule-card-caption-never-turned-no = Dasselbe Plättchen, gedreht.
rule-card-title-sides-match = Nachbarseiten passen zusammen
rule-card-caption-sides-match-yes = Mauer an Mauer, offen an offen.
rule-card-caption-sides-match-no = Eine offene Seite trifft auf eine Mauer.
rule-card-title-on-foot = Jedes Plättchen ist zu Fuß erreichbar
rule-card-caption-on-foot-yes = Vom Brunnen um die Mauer herum.
rule-card-caption-on-foot-no = Eine Mauer versperrt den einzigen Weg.
rule-card-title-joined = Angelegt wird mit einer Seite
rule-card-caption-joined-yes = Eine ganze Seite berührt den Palast.
rule-card-caption-joined-no = Eine Ecke genügt nicht.
rule-card-title-no-holes = Keine Löcher
rule-card-caption-no-holes-yes = Die Lücke wird gefüllt, solange sie offen ist.
rule-card-caption-no-holes-no = Ein leeres Feld wäre eingeschlossen.
rule-card-title-wall = Die längste Außenmauer bringt Punkte
rule-card-caption-wall-yes = Ein Punkt für jede Seite des längsten Stücks.
rule-card-caption-wall-no = Mauern Rücken an Rücken zählen nicht.
rule-card-title-places = Punkte für Platz eins, zwei, drei
rule-card-title-exact-payment = Passend bezahlt: noch eine Aktion
rule-card-caption-exact-payment-yes = Genau der Preis: Du darfst noch etwas tun.
rule-card-caption-exact-payment-no = Mehr als der Preis: kein Wechselgeld, keine weitere Aktion.
rule-card-title-small-change = Geld nehmen
rule-card-caption-small-change-yes = Eine Karte oder mehrere, zusammen höchstens 5.
rule-card-caption-small-change-no = Mehrere, die mehr als 5 wert sind.
