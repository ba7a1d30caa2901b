### The Building Sites.

## Slash commands

command-module-site = Ein Plättchen zum halben Preis als Baustelle kaufen (Die Baustellen)
    .name = baustelle
command-module-site-purchase = Welches Plättchen, und womit du bezahlst
    .name = kauf
command-module-token = Einen der gezogenen Marker behalten (Die Baustellen)
    .name = marker
command-module-token-which = Welchen; sonst sieht ihn niemand
    .name = welchen
command-module-complete = Eine Baustelle fertigstellen (Die Baustellen)
    .name = fertigstellen
command-module-complete-payment = Welche Baustelle, und womit du bezahlst
    .name = zahlung

## Pictures

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
