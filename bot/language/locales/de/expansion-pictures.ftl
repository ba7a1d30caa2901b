# Was Module zu Bildern hinzufügen, und was davon denen gesagt wird, die sie nicht sehen.

## Falken

falcon-picture-white = weiß
falcon-picture-black = schwarz
falcon-picture-brown = braun
falcon-picture-name = Falke { $feather } { $kinds }
falcon-picture-falcons = Falken
falcon-picture-supply = Falken im Vorrat
falcon-picture-none = Kein Falke ist übrig
falcon-picture-worth = Je Farbe: { $points }
falcon-picture-supply-told = Falken im Vorrat: { $falcons }.
falcon-picture-bought = neue Falken { $falcons }
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
why-not-because-no-crossing = Ein Falke sitzt, wo vier Plättchen zusammentreffen; hier fehlt eines.
why-not-because-crossing-taken = Da sitzt schon ein Falke.
why-not-because-colours-missing = Unter den vier Plättchen müssen beide Gebäudearten des Falken sein.
why-not-alt-kinds = Es fehlen
why-not-alt-around = Rings um die Kreuzung

## Portale

portal-picture-name = Portal ({ $kind })
portal-picture-portals = Portale
portal-picture-surcharge = je Portal
portal-picture-in-wall = { $portals ->
    [one] { $portals } Portal darin: { $points } Punkte mehr.
   *[other] { $portals } Portale darin: { $points } Punkte mehr.
}
portal-picture-long-side = lange Seite von { $half }
portal-picture-placed = Portale { $portals }
portal-picture-supply-told = Portale im Vorrat (+{ $surcharge }): { $kinds }.
portal-picture-offer-told = Feld { $square } mit Portal: { $verdict }.
preview-title-portal = { $tile } auf { $cell }
preview-alt-portal = Vorschau auf den Palast von { $name }: { $tile } auf { $cell } gelegt.
why-not-because-no-contact = Eine kurze Seite des Portals muss ein Gebäude seiner Art berühren.
why-not-because-contact-lost = Ein Portal würde kein Gebäude seiner Art mehr berühren.
why-not-because-portal-would-not-fit = Das gekaufte Portal fände keinen Platz mehr.
why-not-alt-contact = Portale ohne Kontakt

## Baustellen

site-picture-sites = Baustellen
site-picture-with-token = { $tile } ({ $token })
site-picture-unfinished = { $tile } als Baustelle
site-picture-completed = fertig gebaut { $tiles }
site-picture-tokens = Baustellenmarker
site-picture-supply-told = Baustellenmarker im Beutel: { $count }.
site-picture-choose = Einen behalten
site-picture-choose-told = Marker zur Wahl für { $tile }
site-picture-own-told = Baustelle { $tile }, Marker { $token }: { $verdict }.
site-picture-offer-told = Feld { $square } als Baustelle: { $verdict }.
site-picture-uncounted = Baustellen, zählen nicht: { $sites }.

## Wechselscheine

chip-picture-chips = Chips
chip-picture-stored = Gespeichert
chip-picture-credit = { $currency } { $value }
chip-picture-supply-told = Chips in der Mitte: { $chips }.
