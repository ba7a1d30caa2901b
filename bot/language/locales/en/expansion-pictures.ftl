# What modules add to pictures, and what is said of it to those who do not see them.

## Falcons

falcon-picture-white = White
falcon-picture-black = Black
falcon-picture-brown = Brown
# $feather (text): its colour; $kinds (text): letters of the two kinds it wants to see, as in "PA"
falcon-picture-name = { $feather } falcon { $kinds }
falcon-picture-falcons = Falcons
falcon-picture-supply = Falcons to be had
falcon-picture-none = No falcon is left
# $points (text): for one, two, three, four and five of a colour
falcon-picture-worth = One colour: { $points }
# $falcons (text): their kinds by colour
falcon-picture-supply-told = Falcons left: { $falcons }.
falcon-picture-bought = new falcons { $falcons }
falcon-picture-flown = flown home { $falcons }
falcon-picture-would-fly = Would fly home
# $count (number)
falcon-picture-crossings = { $count ->
    [0] No crossing
    [one] { $count } crossing
   *[other] { $count } crossings
}
falcon-picture-crossing-told = A crossing has the name of the cell south-east of it.
preview-title-falcon = { $tile } at { $cell }
preview-alt-falcon = Preview of the palace of { $name }: { $tile } on the crossing { $cell }.
why-not-because-no-crossing = A falcon stands where four tiles meet; here some are missing.
why-not-because-crossing-taken = A falcon already stands there.
why-not-because-colours-missing = The falcon must see both its kinds of building among the four tiles.
why-not-alt-kinds = Missing
why-not-alt-around = Around the crossing

## Portals

# $kind (text)
portal-picture-name = { $kind } portal
portal-picture-portals = Portals
# Beside a number such as +6
portal-picture-surcharge = each, now
# $portals, $points (numbers)
portal-picture-in-wall = { $portals ->
    [one] { $portals } portal in it: { $points } points more.
   *[other] { $portals } portals in it: { $points } points more.
}
# $half (text): as in "+1,0 NE"
portal-picture-long-side = long side of { $half }
portal-picture-placed = portals { $portals }
# $surcharge (number); $kinds (text): how many of each, by letter
portal-picture-supply-told = Portals left (+{ $surcharge }): { $kinds }.
# $square (number); $verdict (text): the price and how it would be paid
portal-picture-offer-told = Square { $square } with a portal: { $verdict }.
preview-title-portal = { $tile } at { $cell }
preview-alt-portal = Preview of the palace of { $name }: { $tile } placed at { $cell }.
why-not-because-no-contact = A short side of a portal must touch a building of its kind.
why-not-because-contact-lost = A portal would no longer touch any building of its kind.
why-not-because-portal-would-not-fit = The portal you bought would no longer find a place.
why-not-alt-contact = Portals without contact

## Building sites

site-picture-sites = Building sites
# $token (text): a currency
site-picture-with-token = { $tile } ({ $token })
site-picture-unfinished = { $tile } as a building site
site-picture-completed = completed { $tiles }
site-picture-tokens = site tokens
# $count (number)
site-picture-supply-told = Site tokens in the bag: { $count }.
site-picture-choose = Keep one token
site-picture-choose-told = Tokens to choose from for { $tile }
site-picture-own-told = Site { $tile }, token { $token }: { $verdict }.
site-picture-offer-told = Square { $square } as a site: { $verdict }.
# $sites (text): names and tiles
site-picture-uncounted = Building sites, not counted: { $sites }.

## Certificates

chip-picture-chips = Chips
chip-picture-stored = Stored
# $currency (text); $value (number)
chip-picture-credit = { $currency } { $value }
# $chips (text): how many of each currency, by letter
chip-picture-supply-told = Chips left: { $chips }.
