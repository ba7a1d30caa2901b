### The Exchange Certificates.

## The module

module-certificates = Exchange Certificates
    .text = store up to 6 of what you overpay, and spend it later like a card.

## The rules

rules-topic-certificates = Module: Exchange Certificates
    .text =
        There are chips of each currency: one with two players, two with three or four, three with five or six (X1). If you overpay for a tile by 1 to 6, its portal included, you may take any chip that is left and **store** exactly that amount in its currency; 7 or more can’t be stored. Your board holds one chip. Building sites and their completion store nothing (X2).

        What is stored is spent as a whole, like a card of that currency and value, on a tile, a site or a completion, and can make a payment exact. The chip goes back, and the same purchase may store again (X3).

        A chip buys no falcon. It doesn’t count when the last tiles are given away, and isn’t discarded with a site’s currency (X4).

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

command-module-store = Store what you have overpaid this turn (Exchange Certificates)
    .name = store
command-module-store-currency = In which currency
    .name = currency

## The panel

panel-open-store = What you paid too much can be stored until the end of this turn.
# $sum (text): as in "4 florins"
panel-certificate = On your certificate: { $sum }, to be spent as a whole.
panel-button-store = Store the rest
# What a payment is made of: $stored (number): on the certificate; $values (text): the cards
purse-credit = certificate { $stored }
purse-with-credit = { $values } and certificate { $stored }
sure-title-store = ### Pay more, and store the rest?
# $over (number): what is paid too much
sure-text-store = { $tile } costs { $price }; you would pay { $payment }. You do not act again, but the { $over } left over can be stored as a certificate, in any currency of which a chip is left, and spent later like a card.
store-title = ### Store the rest?
# $amount (number): what was paid too much
store-text = You paid { $amount } too much. Take a chip, and it is yours to spend later, as a whole, like a card of that currency. Only one chip has room on your board.
store-button-not = Store nothing for now

## Why something is not allowed

refused-nothing-overpaid = No tile was overpaid this turn, so there is nothing to store.
# $amount (number): what was overpaid
refused-too-much-to-store = No more than 6 can be stored, and you overpaid { $amount }.
# $cards (text): what lies there
refused-board-taken = Your board holds one chip, and one lies there: { $cards }. Spend it first.
# $currency (text)
refused-no-chip-left = No chip for { $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
   *[ducat] ducats
} is left. Another currency will do.

## The story

# $credit (text): as in "certificate (4 florins)"
story-stores = stores the rest: { $credit }

## Posts

# $owned (text): as in "Ana: 4 florins"; $chips (text): those in the middle, as in "Florin 1, Dirham 2"
kept-certificates = **Certificates**: { $owned } · chips left: { $chips }
# $currency (text); $count (number)
kept-chip = { $currency } { $count }
# $credit (text): what one player has, as in "certificate (4 florins)"
kept-own-credit = Stored: { $credit }

## Why a move is good

reason-can-store = the { $amount } over can be stored
reason-stores = what you overpaid is not lost
reason-spends-credit = spends the { $sum } stored, and their place is free again

## Habits in a review

review-habit-certificates = Storing the wrong change on your certificate

## Pictures

chip-picture-chips = Chips
chip-picture-stored = Stored
# $currency (text); $value (number)
chip-picture-credit = { $currency } { $value }
# $chips (text): how many of each currency, by letter
chip-picture-supply-told = Chips left: { $chips }.
