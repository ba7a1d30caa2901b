# Lo que los módulos añaden a las imágenes, y lo que se dice de ello a quienes no las ven.

## Halcones

falcon-picture-white = blanco
falcon-picture-black = negro
falcon-picture-brown = marrón
falcon-picture-name = Halcón { $feather } { $kinds }
falcon-picture-falcons = Halcones
falcon-picture-supply = Halcones disponibles
falcon-picture-none = No quedan halcones
falcon-picture-worth = Por color: { $points }
falcon-picture-supply-told = Halcones disponibles: { $falcons }.
falcon-picture-bought = halcones nuevos { $falcons }
falcon-picture-flown = vuelven a la reserva general { $falcons }
falcon-picture-would-fly = Se irían volando
falcon-picture-crossings = { $count ->
    [0] Ningún cruce
    [one] { $count } cruce
   *[other] { $count } cruces
}
falcon-picture-crossing-told = Un cruce se llama como la casilla que tiene al sureste.
preview-title-falcon = { $tile } en { $cell }
preview-alt-falcon = Vista previa del palacio de { $name }: { $tile } en el cruce { $cell }.
why-not-because-no-crossing = Un halcón se posa donde se unen cuatro losetas; aquí falta alguna.
why-not-because-crossing-taken = Ahí ya hay un halcón.
why-not-because-colours-missing = El halcón debe ver sus dos clases de edificio entre las cuatro losetas.
why-not-alt-kinds = Faltan
why-not-alt-around = Alrededor del cruce

## Portales

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

## Solares

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

## Certificados

chip-picture-chips = Fichas
chip-picture-stored = Guardado
chip-picture-credit = { $currency } { $value }
chip-picture-supply-told = Fichas de divisa disponibles: { $chips }.
