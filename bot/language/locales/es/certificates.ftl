### The Exchange Certificates.

## Pictures

chip-picture-chips = Fichas
chip-picture-stored = Guardado
chip-picture-credit = { $currency } { $value }
chip-picture-supply-told = Fichas de divisa disponibles: { $chips }.
