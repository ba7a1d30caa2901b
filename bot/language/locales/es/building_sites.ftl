### The Building Sites.

## Slash commands

command-module-site = Compra una loseta como solar, a mitad de precio (Los Solares)
    .name = solar
command-module-site-purchase = Qué loseta, y con qué cartas pagas
    .name = compra
command-module-token = Quédate una de las fichas que has robado (Los Solares)
    .name = ficha
command-module-token-which = Cuál; nadie más la ve
    .name = cuál
command-module-complete = Completa un solar (Los Solares)
    .name = completar
command-module-complete-payment = Qué solar, y con qué cartas pagas
    .name = pago

## Pictures

site-picture-sites = Solares
site-picture-with-token = { $tile } ({ $token })
site-picture-unfinished = { $tile } como solar
site-picture-completed = completa { $tiles }
site-picture-tokens = fichas de solar
site-picture-supply-told = Fichas de solar en la bolsa: { $count }.
site-picture-choose = Quédate con una
site-picture-choose-told = Fichas a elegir para { $tile }
site-picture-own-told = Solar { $tile }, ficha { $token }: { $verdict }.
site-picture-offer-told = Casilla { $square } como solar: { $verdict }.
site-picture-uncounted = Solares, no cuentan: { $sites }.
