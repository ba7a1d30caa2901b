### The Falconers.

## Slash commands

command-module-falcon = Compra un halcón por una carta (Los Halconeros)
    .name = halcón
command-module-falcon-purchase = Qué halcón, en qué cruce y por qué carta
    .name = compra

## Pictures

falcon-picture-white = blanco
falcon-picture-black = negro
falcon-picture-brown = marrón
falcon-picture-name = Halcón { $feather } { $kinds }
falcon-picture-falcons = Halcones
falcon-picture-falcons-told = Halcones: { $falcons }.
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
source-falcons-white = Halcones blancos
source-falcons-black = Halcones negros
source-falcons-brown = Halcones marrones
