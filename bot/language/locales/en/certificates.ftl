### The Exchange Certificates.

## The module

module-certificates = Exchange Certificates
    .text = store up to 6 of what you overpay, and spend it later like a card.

## The rules

rules-topic-certificates = Module: Exchange Certificates
    .text =
        There are certificates for each currency: one with two players, two with three or four, three with five or six. If you overpay for a tile by 1 to 6, its portal included, you may take any certificate that’s left and **store** exactly that amount on it, in its currency; 7 or more can’t be stored. You can have only one certificate at a time. You can’t store what you overpay for a building site, or for completing one.

        What’s stored is spent all at once, like a card of that currency and value, on a tile, a site or a completion, and can make a payment exact. The certificate goes back for anybody to take, and you may store again with the same purchase.

        A certificate can’t buy a falcon. It doesn’t count when the last tiles are given away, and isn’t discarded with a site’s currency.

## Names

# The same, paid with what is stored on a certificate and nothing else
sum-of-credit = { $sum } (certificate)
# $stored (number): what is stored on the certificate that is paid with
sum-with-credit = { $sum } ({ $values } and certificate { $stored })
# $sum (text): what is stored on it, as in "4 florins"
credit-label = certificate ({ $sum })
# $currency (text): one of those below
action-store = Store what was overpaid as { $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
   *[ducat] ducats
}

## Slash commands

command-module-store = Store what you’ve overpaid this turn (Exchange Certificates)
    .name = store
command-module-store-currency = In which currency
    .name = currency

## The panel

panel-open-store = You can store what you overpaid until the end of this turn.
# $sum (text): as in "4 florins"
panel-certificate = On your certificate: { $sum }, to be spent all at once.
panel-button-store = Store the rest
# What a payment is made of: $stored (number): on the certificate; $values (text): the cards
purse-credit = certificate { $stored }
purse-with-credit = { $values } and certificate { $stored }
sure-title-store = ### Pay more, and store the rest?
# $over (number): what is paid too much
sure-text-store = { $tile } costs { $price }; you’d pay { $payment }. You get no other action, but the { $over } left over can be stored on a certificate, in any currency that’s left, and spent later like a card.
store-title = ### Store the rest?
# $amount (number): what was paid too much
store-text = You paid { $amount } too much. Take a certificate, and it’s yours to spend later, all at once, like a card of that currency. You can have only one certificate at a time.
store-button-not = Don’t store it now

## Why something is not allowed

refused-nothing-overpaid = You haven’t overpaid for a tile this turn, so there’s nothing to store.
# $amount (number): what was overpaid
refused-too-much-to-store = You can store up to 6, and you overpaid by { $amount }.
# $cards (text): what lies there
refused-board-taken = You can have only one certificate at a time, and you have one: { $cards }. Spend it first.
# $currency (text)
refused-no-chip-left = There are no certificates for { $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
   *[ducat] ducats
} left. Another currency will do.

## The story

# $credit (text): as in "certificate (4 florins)"
story-stores = stores the rest: { $credit }

## Posts

# $owned (text): as in "Ana: 4 florins"; $chips (text): those in the middle, as in "Florin 1, Dirham 2"
kept-certificates = **Certificates**: { $owned } · left: { $chips }
# $currency (text); $count (number)
kept-chip = { $currency } { $count }
# $credit (text): what one player has, as in "certificate (4 florins)"
kept-own-credit = Stored: { $credit }

## Why a move is good

reason-can-store = the { $amount } over can be stored
reason-stores = what you overpaid isn’t lost
reason-spends-credit = spends the { $sum } stored, which makes room for more

## Habits in a review

review-habit-certificates = Storing the wrong money on your certificate

## Pictures

chip-picture-chips = Certificates
chip-picture-stored = Stored
# $chips (text): how many of each currency, as in "Florin 1, Dirham 2"
chip-picture-supply-told = Certificates left: { $chips }.
