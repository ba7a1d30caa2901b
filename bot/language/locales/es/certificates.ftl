### The Exchange Certificates.

## Slash commands

command-module-store = Guarda lo que has pagado de más este turno (Los Títulos de Cambio)
    .name = guardar
command-module-store-currency = En qué moneda
    .name = moneda

## Pictures

chip-picture-chips = Fichas
chip-picture-stored = Guardado
chip-picture-credit = { $currency } { $value }
chip-picture-supply-told = Fichas de divisa disponibles: { $chips }.
