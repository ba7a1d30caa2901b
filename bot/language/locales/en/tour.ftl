### A guided first turn, in the voice of a good host: a sentence or two on each screen

# $text (text): one of the explanations below
tour-note = **Your first turn.** { $text }
tour-skip = Skip the tour
tour-skipped = As you like. `/{ command-help.name }` and `/{ command-rules.name }` are there whenever you want them.
tour-done = **Well done, that was your first turn.** The others play now; you are called when it is your turn again.

## What is explained where

tour-table = Four buildings are for sale, each for money of one currency, and four cards of money are on display. You do one thing in a turn: **Take money** or **Buy**. Your cards are behind **My hand**.
tour-open = You do one thing in a turn: take money or buy a building. Try what you like: nothing counts until you end the turn, and **Undo** takes it back.
tour-take = One card of any value, or several worth 5 together at most. Each building is paid in one currency only, so collect what goes together.
tour-buy = Nobody gives change, but whoever pays exactly (✓) may act once more in the same turn.
tour-buy-nothing = No building is within your means yet. Take money first, in a currency that you have already.
tour-sure = That is more than the price, and nobody gives change. For a building you want it can still be right.
tour-again = You paid exactly, so you act once more: take money or buy again. What you bought is placed before the turn ends.
tour-place = Every building must be within walking distance of the fountain, and neighbours meet wall to wall or open side to open side. Only places that fit are offered. Long outer walls bring points.
tour-preview = This is how it would look. Choose another place, or build here.
tour-end = That is all there is to a turn. **End turn** brings new cards and buildings, and the others play.

## A tip

# $tip (text): a move and why it is good, as in hint-move
tour-tip = My tip: { $tip }
