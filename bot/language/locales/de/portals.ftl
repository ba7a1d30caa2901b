### Die Portale.

## Das Modul

module-portals = Portale
    .text = Tore, zusammen mit einem Plättchen gekauft; sie öffnen Wege und bringen Mauerpunkte.

## Die Regeln

rules-topic-portals = Modul: Die Portale
    .text =
        Es gibt 18 Portale, drei von jeder Gebäudeart. Ein Portal ist ein halbes Feld: zwei offene kurze Seiten und eine lange Seite mit Mauer.

        Mit einem Plättchen darfst du ein Portal seiner Art kaufen, in derselben Währung: für 6 mehr vor der ersten Wertung, 4 mehr vor der zweiten, 2 mehr danach. Bezahlst du die Summe passend, hast du noch eine Aktion. Ein Portal, das nirgends passen würde, kannst du nicht kaufen, und hast du eines, darf ihm kein Schritt den letzten Platz nehmen. Zu einer Baustelle oder zu den letzten Plättchen gibt es keines.

        Gelegt wird es am Ende des Zuges, in beliebiger Reihenfolge mit den Plättchen. Eine kurze Seite berührt ein Gebäude seiner Art, nicht unbedingt das eben gekaufte; kurze Seiten treffen nur auf offene Seiten. Man kann hindurchgehen, und ein Plättchen darf allein an einem Portal hängen. An der langen Seite liegt nichts, auf ein Feld passt nur ein Teil, und es darf kein Loch bleiben, nicht einmal ein halbes Feld. Portale werden nie umgebaut und kommen nie in die Reserve; ein Plättchen, das eines berührt, wird nur umgebaut, wenn danach noch alles stimmt.

        In der längsten Mauer zählt eine lange Seite 1, und jedes Portal darin bringt 2 dazu. Zuerst entscheidet die Länge; von gleich langen Stücken zählt für dich das beste.

## Namen

cell-portal = { $form ->
    [dative] einem Portal
   *[nominative] ein Portal
}
    .gender = neuter
half-nw = { $where }, nordwestliche Hälfte
half-ne = { $where }, nordöstliche Hälfte
half-se = { $where }, südöstliche Hälfte
half-sw = { $where }, südwestliche Hälfte
portal-label = { $kind }portal
    .gender = neuter
portal-several = { $portal } ×{ $count }
action-buy-with-portal = { $tile } und { $portal } mit { FORM($cards, "dative") } kaufen
action-place-portal = { $portal } auf { $half } legen

## Befehle

choice-portal = { $portal } auf { $place }
command-module-portal = Ein gekauftes Portal in deinen Palast legen (Portale)
    .name = portal
command-module-portal-place = Welches Portal und wo: ein Feld und die Ecke seines rechten Winkels, wie +2,0SW
    .name = ort

## Die Übersicht

buy-text-portal = Zu einem Plättchen kannst du ein Portal seiner Art kaufen, für { $more } mehr.
buy-with-portal = { $tile } + { $portal }
portal-title = ### { $portal }
portal-text = { $count ->
    [0] Es passt noch nirgends: Lege erst ein Plättchen.
    [one] Es passt nur an eine Stelle. Du siehst erst eine Vorschau.
   *[other] Es passt an { $count } Stellen. Du siehst erst eine Vorschau.
}
effect-portals = Portale in der Mauer { $before } → { $after }
change-title-portal = ### { $portal } auf { $letter }, { $half } ({ $where })
change-place = Hierhin legen
change-place-and-end = Legen & Zug beenden
change-other-cell = Ein anderes Feld

## Warum etwas nicht geht

refused-no-portal-left = Im Vorrat ist kein { $kinds }portal mehr.
refused-no-place-for-portal = In deinem Palast fände ein { $kinds }portal keinen Platz, egal was du vorher legst.
refused-portal-not-bought = Du hast in diesem Zug kein { $kinds }portal gekauft.
refused-no-contact = Auf { $cells } würde das Portal mit keiner kurzen Seite das richtige Gebäude berühren: { $kinds }. Ein Portal berührt immer ein Gebäude seiner Art.
refused-portals-to-place = { $pieces ->
    [one] Ein Portal ist noch zu legen: { $kinds }.
   *[other] Portale sind noch zu legen: { $kinds }.
}
refused-portal-would-not-fit = { $pieces ->
    [one] Dann fände das gekaufte Portal keinen Platz mehr: { $kinds }.
   *[other] Dann fänden nicht mehr alle gekauften Portale einen Platz: { $kinds }.
}
refused-contact-lost = { $pieces ->
    [one] Das Portal auf { $cells } würde kein Gebäude seiner Art mehr berühren.
   *[other] Die Portale auf { $cells } würden kein Gebäude ihrer Art mehr berühren.
}

## Die Geschichte

story-buys-with-portal = { $exact ->
    [yes] zahlt passend { $sum } für { $tile } und ein { $portal } (+{ $more })
   *[no] zahlt { $sum } für { $tile } und ein { $portal } (+{ $more })
}
story-places-portal = legt das { $portal } auf { $half }

## Nachrichten

kept-portals = **Portale** im Vorrat, für je { $more } mehr: { $left }
digest-portals-gone = Ausverkauft: { $portals }.
kept-portals-none = **Portale**: keine mehr im Vorrat
kept-portal-left = { $kind } { $count }
kept-own-portals = Portale: { $portals }
post-scoring-portals = **Portale in der längsten Mauer**: { $portals }
post-scoring-portal = { $name } { $count } → { $points }

## Nur in Worten

spoken-portal-places = ## Wohin ein { $portal } darf
    { $count ->
        [0] Im Palast von { $name } ist kein Platz dafür.
        [one] Eine Stelle im Palast von { $name }:
       *[other] { $count } Stellen im Palast von { $name }:
    }
spoken-portal-place = { $half } ({ $spoken }). { $wall }.

## Warum ein Zug gut ist

reason-portal-in-wall = ein Portal in der längsten Mauer, { $before } → { $after } Punkte bei jeder Wertung

## Gewohnheiten im Rückblick

review-habit-portals = Portale schlecht gewählt oder gelegt

## Bilder

portal-picture-name = { $kind }portal
portal-picture-portals = Portale
portal-picture-surcharge = je Portal
portal-picture-in-wall = { $portals ->
    [one] { $portals } Portal darin: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr.
   *[other] { $portals } Portale darin: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr.
}
portal-picture-long-side = lange Seite von { $half }
portal-picture-placed = Portale { $portals }
portal-picture-supply-told = Portale im Vorrat, je { $surcharge } mehr: { $kinds }.
portal-picture-offer-told = Feld { $square } mit Portal kostet { $verdict }.
preview-title-portal = { $tile } auf { $cell }
preview-alt-portal = Vorschau auf den Palast von { $name }: { $tile } auf { $cell } gelegt.
why-not-because-no-contact = Eine kurze Seite des Portals muss ein Gebäude seiner Art berühren.
why-not-because-contact-lost = Ein Portal würde kein Gebäude seiner Art mehr berühren.
why-not-because-portal-would-not-fit = Das gekaufte Portal fände keinen Platz mehr.
why-not-alt-contact = Portale ohne Kontakt
source-portals = Portale
