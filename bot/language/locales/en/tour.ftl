### A guided first turn, in the voice of a good host: a sentence or two on each screen

# $text (text): one of the explanations below
tour-note = **Your first turn.** { $text }
tour-skip = Skip the tour
tour-skipped = No problem. `/{ command-help.name }` and `/{ command-rules.name }` are there whenever you want them.
tour-done = **Well done, that was your first turn.** The others play now; you’ll be called when it’s your turn again.

## What is explained where

tour-table = Four building tiles are for sale, each in its own currency, and four money cards are on display. You do one thing in a turn: **Take money** or **Buy**; later, you may **Redesign** instead. Your cards are behind **My hand**.
tour-open = You do one thing in a turn: take money, buy a tile or, later on, redesign your palace. Try what you like: **Undo** takes it back until you end the turn.
tour-take = One card of any value, or several worth up to 5 in total. Each tile is paid for in one currency only, so collect what goes together.
tour-buy = There’s no change, but if you pay exactly (✓), you get another action in the same turn.
tour-buy-nothing = You can’t afford any tile yet. Take money first, in a currency you already have.
tour-sure = That’s more than the price, and there’s no change. For a tile you really want, it can still be right.
tour-again = You paid exactly, so you get another action: take money, buy again or redesign. Placing a tile or ending the turn gives it up.
tour-aside = What you bought is set aside. Place it now, or keep it in reserve; then the turn can end.
tour-place = You’re only offered places that fit: reachable on foot from the fountain, wall to wall or open side to open side. Long outer walls bring points.
tour-preview = This is how it would look. Choose another place, or build here.
tour-end = That’s all there is to a turn. **End turn** brings new cards and tiles, and the others play.

## Lessons that come later, each once, when it first matters

lesson-dismiss = Got it
lesson-praise = **Well done, that was your first turn.** The others have played, and it’s your turn again.
# $seen (text): has there been a scoring? yes or no
lesson-scoring = { $seen ->
    [yes] **That was a scoring.** Whoever has the most tiles of a kind in their palace gets points for it, and everybody for their longest outer wall. From scoring 2 on, second place counts too. **{ panel-look-standings }**, behind **{ post-more }**, shows who’s in the lead.
   *[no] **A scoring may come soon.** Whoever has the most tiles of a kind in their palace gets points for it, and everybody for their longest outer wall. Tiles in reserve don’t count; **{ panel-look-standings }**, behind **{ post-more }**, shows who’s in the lead.
}
# $tiles (text): those in the reserve; $count (number) of them
lesson-reserve = { $count ->
    [one] **{ $tiles } is in your reserve.** It scores nothing there. **{ post-redesign }** is an action of its own: add a tile from your reserve, take one back, or swap two.
   *[other] **{ $tiles } are in your reserve.** They score nothing there. **{ post-redesign }** is an action of its own: add a tile from your reserve, take one back, or swap two.
}

## A tip

# $tip (text): a move and why it is good, as in hint-move
tour-tip = My tip: { $tip }
