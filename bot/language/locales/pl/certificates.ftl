### The Exchange Certificates.

## Slash commands

command-module-store = Zachowaj nadpłatę z tej tury (Bony wymiany)
    .name = zachowaj
command-module-store-currency = W jakiej walucie
    .name = waluta

## Pictures

chip-picture-chips = Żetony
chip-picture-stored = Odłożone
chip-picture-credit = { $currency } { $value }
chip-picture-supply-told = Żetony walut na środku: { $chips }.
