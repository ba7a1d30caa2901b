### The Building Sites.

## Slash commands

command-module-site = Kup żeton jako plac budowy, za połowę ceny (Place budowy)
    .name = plac
command-module-site-purchase = Który żeton, i którymi kartami płacisz
    .name = zakup
command-module-token = Zatrzymaj jeden z wylosowanych znaczników (Place budowy)
    .name = znacznik
command-module-token-which = Który; nikt inny go nie widzi
    .name = który
command-module-complete = Ukończ plac budowy (Place budowy)
    .name = ukończ
command-module-complete-payment = Który plac, i którymi kartami płacisz
    .name = zapłata

## Pictures

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
