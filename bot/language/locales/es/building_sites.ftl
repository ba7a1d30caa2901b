### The Building Sites.

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
