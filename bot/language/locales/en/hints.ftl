## The hint

hint-title = ### Hint
# $move (text): one of the two below
hint-best = **Best:** { $move }
hint-other = **Or:** { $move }
# $move (text): as in "Buy Tower 11 with 7+4 dirhams"; $reasons (text): some of those below, with commas
hint-move = **{ $move }** – { $reasons }.
hint-move-quiet = **{ $move }**.
# $level (text): vizier or mason
hint-how = -# From what you can see, as { $level ->
    [mason] the Mason, who also gives the tips in the tour,
   *[vizier] the Vizier, the strongest computer player,
} would play it. A button below makes the move.
# While a computer player thinks; $level (text): vizier or mason
hint-thinking = { $level ->
    [mason] The Mason is thinking…
   *[vizier] The Vizier is thinking…
}
hint-button = Hint
# Buttons where a move's own name is too long; the text above names it
hint-button-best = Make the best move
hint-button-other = Make the other move
hint-thinking-failed = I couldn’t think of anything just now. Please ask again.
hint-off = This table has agreed to play without hints.
hint-not-yours = Hints are for your own turn; I’ll have one for you when it comes.
hint-onlooker = Hints are for the players, and you’re watching. All of this is open to you:
hint-over = There’s nothing left to advise on. **{ review-button }** on the last post, or `/{ command-review.name }`, looks back at your moves.

## Why a move is good: pieces of a sentence, told one after the other
## $tile (text): as in "Tower 11"; $cards (text): as in "7+4 dirhams"; $kinds (text): as in "Towers"; $sum (text): as in
## "11 dirhams"; $name (text): another player; $place (text): as in "2nd"; $round (number): of a scoring;
## $amount, $before, $after (numbers)

reason-pays-exactly = pays exactly, so you get another action
reason-overpays = pays { $amount } too much
reason-takes-lead = takes the lead in { $kinds } ({ $before } → { $after }) before scoring { $round }
reason-ties-lead = shares the lead in { $kinds } ({ $before } → { $after }) before scoring { $round }
reason-gains-place = { $place } place in { $kinds } ({ $before } → { $after }) before scoring { $round }
reason-wall-grows = wall { $before } → { $after }
reason-keeps-from = keeps it from { $name }, who’d lead in { $kinds } with it
reason-pays-next-exactly = lets you pay exactly for { $tile } next
reason-pays-next = lets you pay for { $tile } next
reason-most-money = { $amount } is the most you can take
reason-last-tile = gives you { $sum } when { $tile } goes to whoever has the most
reason-counts-from-now = { $tile } counts from now on
reason-fits-nowhere = it doesn’t fit anywhere in your palace
reason-nothing-left = there’s nothing better left to do
