### A guided first turn, in the voice of a good host: a sentence or two on each screen

# $text (text): one of the explanations below
tour-note = **Your first turn.** { $text }
tour-skip = Skip the tour
tour-skipped = As you like. `/{ command-help.name }` and `/{ command-rules.name }` are there whenever you want them.
tour-done = **Well done, that was your first turn.** The others play now; you’ll be called when it’s your turn again.

## What is explained where

tour-table = Four buildings are for sale, each for money of one currency, and four cards of money are on display. You do one thing in a turn: **Take money** or **Buy**. Your cards are behind **My hand**.
tour-open = You do one thing in a turn: take money or buy a building. Try what you like: nothing counts until you end the turn, and **Undo** takes it back.
tour-take = One card of any value, or several worth 5 together at most. Each building is paid in one currency only, so collect what goes together.
tour-buy = Nobody gives change, but whoever pays exactly (✓) may act once more in the same turn.
tour-buy-nothing = No building is within your means yet. Take money first, in a currency that you have already.
tour-sure = That is more than the price, and nobody gives change. For a building you want it can still be right.
tour-again = You paid exactly, so you may act once more: take money, buy again or redesign. What you bought is placed before the turn ends.
tour-aside = What you bought lies aside. Place it now, or keep it in reserve; then the turn can end.
tour-place = Every building must be within walking distance of the fountain, and neighbours meet wall to wall or open side to open side. Only places that fit are offered. Long outer walls bring points.
tour-preview = This is how it would look. Choose another place, or build here.
tour-end = That is all there is to a turn. **End turn** brings new cards and buildings, and the others play.

## Lessons that come later, each once, when it first matters

lesson-dismiss = Got it
lesson-praise = **Well done, that was your first turn.** The others have played, and it’s your turn again.
# $seen (text): has there been a scoring? yes or no
lesson-scoring = { $seen ->
    [yes] **That was a scoring.** Whoever has the most buildings of a kind in their palace gets points for it, and everybody for their longest outer wall. From scoring 2 on, second place counts too. **{ panel-look-standings }**, behind **{ post-more }**, shows who leads.
   *[no] **A scoring may come soon.** Whoever has the most buildings of a kind in their palace gets points for it, and everybody for their longest outer wall. What’s in reserve counts nothing; **{ panel-look-standings }**, behind **{ post-more }**, shows who leads.
}
# $tiles (text): those in the reserve; $count (number) of them
lesson-reserve = { $count ->
    [one] **{ $tiles } is in your reserve.** It scores nothing there. **{ post-redesign }** is a turn of its own: add a tile from the reserve, take one back, or swap two.
   *[other] **{ $tiles } are in your reserve.** They score nothing there. **{ post-redesign }** is a turn of its own: add a tile from the reserve, take one back, or swap two.
}

## A tip

# $tip (text): a move and why it is good, as in hint-move
tour-tip = My tip: { $tip }
