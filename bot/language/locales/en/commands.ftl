### Slash commands: what each one does, and in .name what it is called. Lowercase, no spaces; at most 32 and 100
### characters. The English names are those that the code knows.

command-help = How to play with this bot
    .name = help
command-help-topic = What you would like to know
    .name = topic
command-about = What this bot is, and how to reach its host
    .name = about
command-alhambra = Tables for a game of Alhambra
    .name = alhambra
command-alhambra-new = Open a table in this channel
    .name = new
command-alhambra-new-thread = Give the table a thread of its own
    .name = thread
command-alhambra-show = Show this channel’s table again
    .name = show
command-alhambra-close = Close this channel’s table
    .name = close
command-alhambra-reopen = Bring back the game that was closed here last
    .name = reopen
command-alhambra-finish = Propose to end the game after this turn, with the last scoring
    .name = finish

command-solo = Play at once against computer players, here
    .name = solo
command-solo-opponents = How many computer players sit down with you; two unless you say so
    .name = opponents
command-solo-level = How well they play
    .name = level
command-solo-modules = With all four modules of the Falconers expansion
    .name = modules

command-join = Sit down at this channel’s table
    .name = join
command-leave = Leave this channel’s table
    .name = leave
command-sitin = Let a computer play for somebody who is away
    .name = sitin
command-close = Close this channel’s table
    .name = close
command-take = Take money from the display
    .name = take
command-take-cards = Which cards: one of any value, or several worth 5 at most
    .name = cards
command-buy = Buy a tile from the market
    .name = buy
command-buy-purchase = Which tile, with a portal or without, and the cards you pay with
    .name = purchase
command-place = Put a tile you have bought into your palace
    .name = place
command-place-tile = Which tile
    .name = tile
command-place-cell = Where: steps east and south of the fountain, as in +1,0
    .name = cell
command-reserve = Put a tile you have bought onto your reserve
    .name = reserve
command-reserve-tile = Which tile
    .name = tile
command-redesign = Redesign your palace: add, take back or swap a tile
    .name = redesign
command-redesign-change = What to change
    .name = change
command-undo = Take back your last step, or the whole turn
    .name = undo
command-undo-what = The last step, if you choose nothing; or the whole turn
    .name = what
command-end = End your turn
    .name = end
command-hint = The two best moves in your turn, with the reasons, for your eyes only
    .name = hint
command-review = Your moves in the last game here, looked at again, for your eyes only
    .name = review
command-hand = Your money, for your eyes only
    .name = hand
command-table = The table as it stands
    .name = table
command-palace = Somebody’s palace
    .name = palace
command-palace-player = Whose; yours if you name nobody
    .name = player
command-scores = The scores, and what a scoring would give now
    .name = scores
command-log = The story of this game
    .name = log
command-history = Step through this game
    .name = history
command-memory = The money that everybody was seen to take, if the table agreed to it
    .name = memory
command-rules = The rules of the game
    .name = rules
command-rules-topic = What about
    .name = topic
command-describe = The table or a palace in words
    .name = describe
command-describe-player = Whose palace; the table if you name nobody
    .name = player
command-mygames = Where you play
    .name = mygames
command-verify = Check that the shuffle of the last game here was honest
    .name = verify
command-record = The record of the last game here, as a file
    .name = record
command-settings = How I reach you
    .name = settings
command-settings-dms = Shall your hands come by direct message?
    .name = dms

## How sentences name a command

-slash-about = `/{ command-about.name }`
-slash-new = `/{ command-alhambra.name } { command-alhambra-new.name }`
-slash-close = `/{ command-alhambra.name } { command-alhambra-close.name }`
-slash-show = `/{ command-alhambra.name } { command-alhambra-show.name }`
-slash-hand = `/{ command-hand.name }`

## What they offer while a person types; 100 characters at most

# $choice (text): as in "florin 3, ducat 2"; $note (text): what it leads to
choice-explained = { $choice } · { $note }
