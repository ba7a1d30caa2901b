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
    [mason] the Mason, who also gives the tips of the tour,
   *[vizier] the Vizier, the strongest computer player,
} would play it. A button below makes the move.
# While a computer player thinks; $level (text): vizier or mason
hint-thinking = { $level ->
    [mason] The Mason is thinking…
   *[vizier] The Vizier is thinking…
}
hint-button = Hint
hint-thinking-failed = I could not think of anything just now. Please ask again.
hint-off = This table has agreed to play without hints.
hint-not-yours = A hint helps in your own turn; I have one for you as soon as it comes.
hint-onlooker = Hints are for those who play. You are looking on, and all of this is open to you:
hint-over = There is nothing left to advise on. **{ review-button }** on its last post, or `/{ command-review.name }`, looks at your moves again.

## Why a move is good: pieces of a sentence, told one after the other
## $tile (text): as in "Tower 11"; $cards (text): as in "7+4 dirhams"; $kinds (text): as in "Towers"; $sum (text): as in
## "11 dirhams"; $name (text): another player; $place (text): as in "2nd"; $round (number): of a scoring;
## $amount, $before, $after (numbers)

reason-pays-exactly = pays exactly, so you act again
reason-overpays = pays { $amount } too much
reason-takes-lead = takes the lead in { $kinds } ({ $before } → { $after }) before scoring { $round }
reason-ties-lead = shares the lead in { $kinds } ({ $before } → { $after }) before scoring { $round }
reason-gains-place = { $place } place in { $kinds } ({ $before } → { $after }) before scoring { $round }
reason-wall-grows = wall { $before } → { $after }
reason-keeps-from = keeps it from { $name }, who would lead in { $kinds } with it
reason-pays-next-exactly = can then pay exactly for { $tile }
reason-pays-next = can then pay for { $tile }
reason-most-money = { $amount } is the most you can take
reason-last-tile = with { $sum } in hand when { $tile } goes to whoever has most
reason-counts-from-now = { $tile } counts from now on
reason-fits-nowhere = it fits nowhere in your palace
reason-nothing-left = nothing better is left to do
