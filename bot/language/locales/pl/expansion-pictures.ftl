# Co moduły dodają do obrazów i co się o tym mówi tym, którzy ich nie widzą.

## Sokoły

falcon-picture-white = Biały
falcon-picture-black = Czarny
falcon-picture-brown = Brązowy
falcon-picture-name = { $feather } sokół { $kinds }
falcon-picture-falcons = Sokoły
falcon-picture-supply = Sokoły do kupienia
falcon-picture-none = Nie ma już sokołów
falcon-picture-worth = Za kolor: { $points }
falcon-picture-supply-told = Sokoły do kupienia: { $falcons }.
falcon-picture-bought = nowe sokoły { $falcons }
falcon-picture-flown = odleciały { $falcons }
falcon-picture-would-fly = Odleciałyby
falcon-picture-crossings = { $count ->
    [0] Brak skrzyżowań
    [one] { $count } skrzyżowanie
    [few] { $count } skrzyżowania
    [many] { $count } skrzyżowań
   *[other] { $count } skrzyżowania
}
falcon-picture-crossing-told = Skrzyżowanie nazywa się jak pole na południowy wschód od niego.
preview-title-falcon = { $tile } na { $cell }
preview-alt-falcon = Podgląd pałacu, { $name }: { $tile } na skrzyżowaniu { $cell }.
why-not-because-no-crossing = Sokół siada tam, gdzie stykają się cztery płytki; tu którejś brakuje.
why-not-because-crossing-taken = Tam już siedzi sokół.
why-not-because-colours-missing = Wśród czterech płytek muszą być oba rodzaje budynków sokoła.
why-not-alt-kinds = Brakuje
why-not-alt-around = Wokół skrzyżowania

## Portale

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

## Place budowy

site-picture-sites = Place budowy
site-picture-with-token = { $tile } ({ $token })
site-picture-unfinished = { $tile }, plac budowy
site-picture-completed = dokończono { $tiles }
site-picture-tokens = żetony budowy
site-picture-supply-told = Żetony budowy w worku: { $count }.
site-picture-choose = Zatrzymaj jeden
site-picture-choose-told = Żetony do wyboru, { $tile }
site-picture-own-told = Plac budowy { $tile }, żeton { $token }: { $verdict }.
site-picture-offer-told = Pole { $square } jako plac budowy: { $verdict }.
site-picture-uncounted = Place budowy, nie liczą się: { $sites }.

## Certyfikaty

chip-picture-chips = Żetony
chip-picture-stored = Odłożone
chip-picture-credit = { $currency } { $value }
chip-picture-supply-told = Żetony walut na środku: { $chips }.
