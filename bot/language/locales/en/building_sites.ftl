### The Building Sites.

## The module

module-building-sites = Building Sites
    .text = tiles at half price: walls count at once, the building once completed.

## The rules

rules-topic-building-sites = Module: Building Sites
    .text =
        You may buy a tile as a building site for at least **half its price**, rounded down, in its square’s currency. That never counts as exact. Draw two of the eight tokens in secret, two for each currency; keep one face down on the tile and put the other back. This can’t be undone. The last token must be kept, and with none left there are no more sites.

        The tile goes into your palace or your reserve, but not to { imaginary-player }. Its walls count and the building doesn’t, though falcons and portals see its kind. No portal is bought with it.

        You **complete** a site as an action: pay the full price in the currency of its token. If you pay exactly, you may act again. The token leaves the game. Each site completed exactly adds an action to the five that a turn may have.

        At the end, before the last tiles are given away, tokens in palaces are turned over, and their owners discard all money in those currencies. Tokens in the reserve don’t matter.

## Names

# $tile (text); $cards (text)
action-buy-site = Buy { $tile } as a building site with { $cards }
# $number (number): which of the tokens drawn
action-keep-token = { $number ->
    [1] Keep the first token
   *[2] Keep the second token
}
# $tile (text); $cards (text)
action-complete = Complete { $tile } with { $cards }

## Slash commands

command-module-site = Buy a tile as a building site, at half its price (Building Sites)
    .name = site
command-module-site-purchase = Which tile, and the cards to pay with
    .name = purchase
command-module-token = Keep one of the tokens you’ve drawn (Building Sites)
    .name = token
command-module-token-which = Which one; nobody else sees it
    .name = which
command-module-complete = Complete a building site (Building Sites)
    .name = complete
command-module-complete-payment = Which site, and the cards to pay with
    .name = payment

## The panel

panel-open-complete = Or complete one of your building sites.
# $sites (text): as in "Garden 8 (florins)": own building sites with their secret tokens
panel-sites = Your building sites, with their tokens: { $sites }.
# $tile (text); $currency (text): what its token says
site-with-token = { $tile } ({ $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
   *[ducat] ducats
})
# $tile (text): exact, as in "Garden 8 (G8a)"
spoken-site = building site { $tile }
panel-button-complete = Complete a site
# $tiles (text): building sites that were completed this turn; $count (number) of them
panel-open-completed = { $count ->
    [one] { $tiles } is complete: it counts from now on, and its token is gone.
   *[other] { $tiles } are complete: they count from now on, and their tokens are gone.
}
buy-text-site = As a building site, a tile costs half: its walls count at once, the building only once you complete it.
# $tile (text)
buy-as-site = Building site { $tile }
# Half the price, for a building site
buy-note-half = Half price – you keep { $left }
buy-ways-half = { $count ->
    [one] 1 way to pay
   *[other] { $count } ways to pay
}
sure-title-site = ### Buy a building site?
# $tile (text); $price, $payment (texts)
sure-text-site = { $tile } costs half, { $price }; you’d pay { $payment }.
# $lost (number)
sure-text-site-lost = There’s no change: you lose { $lost }.
sure-text-site-draw = Then you draw tokens in secret and keep one. **This can’t be undone**, nor can anything before it this turn, and you get no other action.
sure-button-site = Buy it and draw
# $tile (text): the building site
token-title = ### { $tile }: your tokens
# $count (number): of tokens drawn
token-text = { $count ->
    [one] It’s the last token, and only you see it. You complete the building in its currency; if it’s still in your palace at the end, you lose all your money in that currency.
   *[other] Only you see them. Keep one; the other goes back into the bag. You complete the building in its currency; if it’s still in your palace at the end, you lose all your money in that currency.
}
token-button = Keep the { $currency ->
    [florin] florin
    [dirham] dirham
    [dinar] dinar
   *[ducat] ducat
} token
complete-title = ### Complete a building site
complete-text = Pay the full price in the currency of its token; from then on the building counts. ✓ marks an exact payment, which gives you another action.
complete-nothing = You can’t afford to complete any of your building sites yet.
complete-none = You don’t have any building sites.
complete-hint = Choose a site and how to pay
place-site = It’s a building site: its walls count, but the building doesn’t yet.

## Why something is not allowed

refused-no-token-left = There are no tokens left in the bag, so no building site can be bought.
# $tile (text): the site
refused-token-to-choose = First choose which token stays on { $tile }.
# $amount (number): how many were drawn
refused-no-such-token = { $amount ->
    [0] There are no tokens to choose from right now.
    [one] There’s only one token to keep.
   *[other] There are { $amount } tokens: keep the first or the second.
}
# $tile (text)
refused-site-not-for-dirk = { $tile } is a building site, and those can’t be given to { imaginary-player }.
refused-not-a-site = { $tile } isn’t one of your building sites.

## The story

# $sum (text); $tile (text)
story-buys-site = pays { $sum } for { $tile } as a building site and puts a token on it
# The same in few words
story-buys-site-briefly = buys { $tile } as a building site
story-completes-briefly = completes { $tile }
# $exact (text): yes or no
story-completes = { $exact ->
    [yes] pays exactly { $sum } to complete { $tile }
   *[no] pays { $sum } to complete { $tile }
}
# $name (text); $count (number) of $tokens (text): currencies; $lost (number): how many $cards (text) are discarded
story-token-turned = { $count ->
    [one] { $name } turns over a building site’s token: { $tokens }.
   *[other] { $name } turns over building sites’ tokens: { $tokens }.
} { $lost ->
    [0] No money is lost.
   *[other] Discarded: { $cards }.
}

## Posts

# $owned (text): names and tiles, separated by dots; $tokens (number): in the bag
kept-sites = **Building sites**: { $owned } · { $tokens ->
    [0] no tokens left in the bag
    [one] 1 token in the bag
   *[other] { $tokens } tokens in the bag
}
# $sites (text): what one player has
kept-own-sites = Building sites: { $sites }
post-complete = Complete a site
# $sites (text): names and tiles, separated by dots
post-scoring-sites = **Building sites**, not counted: { $sites }
# Before the tiles are given: what tokens in palaces cost their owners
post-last-tiles-tokens = **First, tokens on building sites are turned over.** Their owners discard all money in those currencies.

## Why a move is good

reason-site-at-half = { $amount } cheaper as a building site
reason-token-payable = your { $sum } would complete it
reason-token-nearer = you have more of this currency, { $sum }
reason-site-counts = completes { $tile }, which now counts
reason-saves-money = saves your { $sum } from its token at the end

## Habits in a review

review-habit-sites = Choosing or completing building sites badly

## Pictures

site-picture-sites = Building sites
# $token (text): a currency
site-picture-with-token = { $tile } ({ $token })
site-picture-unfinished = { $tile } as a building site
site-picture-completed = completed { $tiles }
site-picture-tokens = site tokens
# $count (number)
site-picture-supply-told = Site tokens in the bag: { $count }.
site-picture-choose = Keep one token
site-picture-choose-told = Tokens to choose from for { $tile }
site-picture-own-told = Building site { $tile }, token { $token }: costs { $verdict }.
site-picture-offer-told = Square { $square } as a building site costs { $verdict }.
# $sites (text): names and tiles
site-picture-uncounted = Building sites, not counted: { $sites }.
