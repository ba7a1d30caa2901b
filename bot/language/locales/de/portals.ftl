### The Portals.

## Slash commands

command-module-portal = Ein gekauftes Portal in deinen Palast legen (Die Portale)
    .name = portal
command-module-portal-place = Welches Portal und wo: ein Feld und die Ecke seines rechten Winkels, wie +2,0SW
    .name = ort

## Pictures

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
source-portals = Portale
