help-heading = ## Alhambra
help-more = -# Everything you need is on buttons. For the rest, choose a topic:
help-choose = Choose a topic
help-unknown-topic = I don’t have anything on that; the menu shows what I can tell you about.

## What to do next, by where the person is

help-here-nobody = Nobody’s playing here yet. Open a table for others to join, or play alone: a game against computer players starts right away.
help-open-table = Open a table
help-solo = Play alone
help-here-lobby = There’s a table open here, with a seat for you.
help-here-full = There’s a table open here, but every seat is taken. You’re welcome to watch.
help-here-alone = You have a seat. One more player and the game can start: wait for somebody to join, or add a computer player.
help-here-ready = You have a seat, and the game can start as soon as whoever is in charge presses **{ lobby-start }**.
help-here-turn = **It’s your turn.** Take money, buy a tile or redesign your palace: each button opens a panel that only you see, and **{ panel-button-undo-step }** takes back what you do until you end your turn.
help-here-last-tiles = **You’ve won tiles at the end.** Place them in your palace or keep them in reserve; then comes the last scoring.
# $names (text): who is to play; $count (number) of them
help-here-waiting = { $count ->
    [one] The game is on, and it’s { $names }’s turn. You’ll be called when it’s yours; until then, look around as you like.
   *[other] { $names } are placing their last tiles. Look around as you like until they’re done.
}
help-here-free-seat = The game is on, and there’s a free seat. You can take it, along with its money.
help-here-onlooker = The game is on, and you’re watching. Look around as you like; you won’t disturb anybody.
help-here-over = The game here is over.

## Topics: the title, and in .text what it says. $fewest and $most are numbers of players.

help-topic-start = Starting a game
    .text = { -slash-new } opens a table in this channel; with `{ command-alhambra-new-thread.name }: True` it gets a thread of its own. Others press **{ lobby-join }**: { $fewest } to { $most } people play. One table per channel or thread.
help-topic-solo = Playing alone
    .text = `/{ command-solo.name }` starts a game against computer players right away, here or in a direct message to me, where nobody else sees it. The same command takes you back to your game later.
help-topic-turn = A turn, step by step
    .text =
        1. Look: four tiles are for sale, each in its own currency; below them is the money on display.
        2. Do one thing: take one card of any value or several worth up to 5 in total, buy a tile, or redesign your palace. There’s no change, but if you pay exactly, you get another action.
        3. Place what you bought: reachable on foot from the fountain, wall to wall or open side to open side. Or keep it in reserve.
        4. End the turn: new cards and tiles come. Until then you can undo every step but one that showed you something hidden, such as the tokens of a building site.

        Turns are counted through the whole game: turn 7 is the seventh that anybody has played.
help-topic-computers = Computer players
    .text = Before the game starts, **{ lobby-computers }** gives seats to computers: { level-gardener }, { level-mason } or { level-vizier }. They see only what a person in their seat would see. If you have to leave a game, `/{ command-leave.name }` lets one sit in for you; as soon as you make a move, the seat is yours again. `/{ command-sitin.name }` lets one sit in at an empty seat, or for somebody whose time is up.
help-topic-modules = Modules
    .text = Before the game starts, **{ lobby-modules }** switches modules on, in any combination: { module-falconers }, { module-portals }, { module-building-sites }, { module-certificates }. `/{ command-rules.name }` has a topic on each. Everything they add is in your panel; to type instead, begin with `/{ command-module.name }`.
help-topic-private = Private hands
    .text = Your money is for your eyes only: it comes by DM and in answers that only you can see. Press **{ about-try-dms }** in { -slash-about } to see whether I can reach you.
help-topic-waiting = While you wait
    .text = I call you when it’s your turn: where and when is behind **{ settings-times }** in `/{ command-settings.name }`. `/{ command-mygames.name }` lists all your games, and `/{ command-away.name }` takes you on vacation. If a turn takes long, `/{ command-remind.name }` sends the player a friendly reminder, once half of the time has passed. What you’ve missed is behind **{ panel-button-more }**.
help-topic-advice = Hints and reviews
    .text = In your turn, **{ hint-button }** in your panel or `/{ command-hint.name }` shows you the two best moves and why, unless the table plays without hints; one tap makes the move. After the game, **{ review-button }** or `/{ command-review.name }` looks back at your moves. Only you see them, and both know no more than you can see.
help-topic-trouble = If something goes wrong
    .text = Nothing I’ve confirmed is ever lost, not even in a crash. Old buttons still answer. If a button doesn’t answer, press it again; **{ about-report }** in { -slash-about } tells the host.
help-topic-rules = The game
    .text = Build the finest Alhambra: buy tiles with the right currency, pay exactly to get another action, lead in each kind of building when a scoring comes, and keep your outer wall long.
