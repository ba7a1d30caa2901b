### The Exchange Certificates.

## Pictures

chip-picture-chips = Żetony
chip-picture-stored = Odłożone
chip-picture-credit = { $currency } { $value }
chip-picture-supply-told = Żetony walut na środku: { $chips }.
