### The Exchange Certificates.

## Slash commands

command-module-store = Gutschreiben, was du in diesem Zug zu viel bezahlt hast (Die Wechselscheine)
    .name = gutschreiben
command-module-store-currency = In welcher Währung
    .name = währung

## Pictures

chip-picture-chips = Chips
chip-picture-stored = Gespeichert
chip-picture-credit = { $currency } { $value }
chip-picture-supply-told = Chips in der Mitte: { $chips }.
