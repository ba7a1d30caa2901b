### The Portals.

## Slash commands

command-module-portal = Coloca en tu palacio un portal que has comprado (Los Portales)
    .name = portal
command-module-portal-place = Qué portal y dónde: una casilla y la esquina de su ángulo recto, como +2,0SW
    .name = lugar

## Pictures

portal-picture-name = Portal ({ $kind })
portal-picture-portals = Portales
portal-picture-surcharge = cada uno, ahora
portal-picture-in-wall = { $portals ->
    [one] { $portals } portal en ella: { $points } puntos más.
   *[other] { $portals } portales en ella: { $points } puntos más.
}
portal-picture-long-side = lado largo de { $half }
portal-picture-placed = portales { $portals }
portal-picture-supply-told = Portales disponibles (+{ $surcharge }): { $kinds }.
portal-picture-offer-told = Casilla { $square } con portal: { $verdict }.
preview-title-portal = { $tile } en { $cell }
preview-alt-portal = Vista previa del palacio de { $name }: { $tile } colocado en { $cell }.
why-not-because-no-contact = Un lado corto del portal debe tocar un edificio de su clase.
why-not-because-contact-lost = Un portal ya no tocaría ningún edificio de su clase.
why-not-because-portal-would-not-fit = El portal comprado ya no encontraría lugar.
why-not-alt-contact = Portales sin contacto
source-portals = Portales
