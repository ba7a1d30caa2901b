## Computer players: three levels, each with what it is like

level-gardener = Gardener
    .text = friendly, and often mistaken
level-mason = Mason
    .text = solid, never looks ahead
level-vizier = Vizier
    .text = the strongest, thinks longer
# $name (text); $level (text): one of the three above
computer-name = { $name } ({ $level })

computers-text =
    ## Computer players
    They see only what a person in their seat would see. Without a person at the table, you watch them play.
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
leaving-done = You have left, and a { $level } plays on for you. You can look on: only a move of yours, **{ seats-take-back }** or `/{ command-join.name }` makes the seat yours again.
# Said to the last person who leaves
leaving-waits = You have left. You were the last person here, so the game waits for you: a move of yours, **{ seats-take-back }** or `/{ command-join.name }`, and it goes on.
stand-in-text =
    ### Let a computer sit in
    It plays until the seat’s owner is back, or, at a free seat, until somebody takes it.
# On a button; $level (text): who plays; $name (text): for whom
stand-in-button = { $level } for { $name }
stand-in-offer = Let a computer sit in
# $level, $name (text)
stand-in-done = A { $level } plays for { $name } now, until they are back.
seats-back = Welcome back: your seat is yours again.
# Said to somebody who has left and looks on
seats-kept = A computer plays for you, and you are looking on. As soon as you play yourself, the seat is yours again.
seats-take-back = Take my seat back
