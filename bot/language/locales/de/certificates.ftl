### The Exchange Certificates.

## Pictures

chip-picture-chips = Chips
chip-picture-stored = Gespeichert
chip-picture-credit = { $currency } { $value }
chip-picture-supply-told = Chips in der Mitte: { $chips }.
