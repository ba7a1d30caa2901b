## Computer players: three levels, each with what it is like

level-gardener = Gardener
    .text = friendly, and often wrong
level-mason = Mason
    .text = solid, but never looks ahead
level-vizier = Vizier
    .text = the strongest; takes a little longer
# $name (text); $level (text): one of the three above
computer-name = { $name } ({ $level })

computers-text =
    ## Computer players
    They see only what a person in their seat would see. With no people at the table, you can watch them play.
# $level (text); $text: what it is like
computers-line = **{ $level }** – { $text }
# On a button; $level (text)
computers-add = Add { $level }
# On a button; $name (text)
computers-dismiss = Send { $name } away
computers-remove = Remove { $name }

## Computers that stand in

# On a button; $level (text): who plays on
leaving-to = Leave it to a { $level }
# $level (text)
leaving-done = You’ve left, and a { $level } sits in for you. Feel free to watch: the seat is yours again as soon as you make a move, press **{ seats-take-back }** or use `/{ command-join.name }`.
# Said to the last person who leaves
leaving-waits = You’ve left. You were the last person here, so the game is waiting for you: make a move, press **{ seats-take-back }** or use `/{ command-join.name }`, and it goes on.
stand-in-text =
    ### Let a computer sit in
    It plays until the seat’s owner is back or, at a free seat, until somebody takes it.
# On a button; $level (text): who plays; $name (text): for whom
stand-in-button = { $level } for { $name }
stand-in-offer = Let a computer sit in
# $level, $name (text)
stand-in-done = A { $level } sits in for { $name } until they’re back.
seats-back = Welcome back: the seat is yours again.
# Said to somebody who has left and looks on
seats-kept = A computer is sitting in for you while you watch. As soon as you make a move, the seat is yours again.
seats-take-back = Take my seat back
