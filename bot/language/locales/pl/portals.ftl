### The Portals.

## Slash commands

command-module-portal = Połóż kupiony portal w swoim pałacu (Portale)
    .name = portal
command-module-portal-place = Który portal i gdzie: pole i róg jego kąta prostego, na przykład +2,0SW
    .name = miejsce

## Pictures

portal-picture-name = Portal ({ $kind })
portal-picture-portals = Portale
portal-picture-surcharge = za każdy
portal-picture-in-wall = { $portals ->
    [one] { $portals } portal w nim: o { $points } punkty więcej.
    [few] { $portals } portale w nim: dodatkowe punkty: { $points }.
    [many] { $portals } portali w nim: dodatkowe punkty: { $points }.
   *[other] { $portals } portalu w nim: dodatkowe punkty: { $points }.
}
portal-picture-long-side = długi bok { $half }
portal-picture-placed = portale { $portals }
portal-picture-supply-told = Portale do kupienia (+{ $surcharge }): { $kinds }.
portal-picture-offer-told = Pole { $square } z portalem: { $verdict }.
preview-title-portal = { $tile } na { $cell }
preview-alt-portal = Podgląd pałacu, { $name }: { $tile } położony na { $cell }.
why-not-because-no-contact = Krótki bok portalu musi dotykać budynku jego rodzaju.
why-not-because-contact-lost = Portal nie dotykałby już żadnego budynku swojego rodzaju.
why-not-because-portal-would-not-fit = Kupiony portal nie znalazłby już miejsca.
why-not-alt-contact = Portale bez styku
source-portals = Portale
