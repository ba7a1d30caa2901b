help-heading = ## Alhambra
help-more = -# Everything you need is on buttons. For the rest, choose a topic:
help-choose = Choose a topic
help-unknown-topic = I have nothing on that; the menu has what I know about.

## What to do next, by where the person is

help-here-nobody = Nobody is playing here yet. Open a table that others can join, or play alone: a game against computers begins at once.
help-open-table = Open a table
help-solo = Play alone
help-here-lobby = A table is open here, and there’s a seat for you.
help-here-full = A table is open here, but all its seats are taken. You’re welcome to look on.
help-here-alone = You have a seat. One more player and the game can begin: wait for somebody to join, or let a computer play.
help-here-ready = You have a seat, and the game can begin as soon as whoever is in charge presses **{ lobby-start }**.
help-here-turn = **It’s your turn.** Take money or buy a building: each button opens a panel that only you see, and nothing counts until you end your turn.
help-here-last-tiles = **You’ve won tiles at the end.** Place them in your palace or keep them in reserve; then comes the last scoring.
# $names (text): who is to play; $count (number) of them
help-here-waiting = { $count ->
    [one] A game is on, and { $names } plays now. You’ll be called when it’s your turn; until then, look around as you like.
   *[other] { $names } are placing their last tiles. Look around as you like until they’re done.
}
help-here-free-seat = A game is on, and a seat is free. You can take it, with the money that is there.
help-here-onlooker = A game is on, and you’re looking on. Look around as you like; nobody is disturbed.
help-here-over = The game here is over.

## Topics: the title, and in .text what it says. $fewest and $most are numbers of players.

help-topic-start = Starting a game
    .text = { -slash-new } opens a table in this channel; with `{ command-alhambra-new-thread.name }: True` it gets a thread of its own. Others press **{ lobby-join }**: { $fewest } to { $most } people play. One table per channel or thread.
help-topic-solo = Playing alone
    .text = `/{ command-solo.name }` begins a game against computer players at once, here or in a direct message to me, where nobody else sees it. The same command leads back to a game that is on.
help-topic-turn = A turn, step by step
    .text =
        1. Look: four buildings are for sale, each for money of one currency; below them lies the money on display.
        2. Do one thing: take one card of any value or several worth 5 together at most, buy a building, or redesign your palace. Nobody gives change, but whoever pays exactly acts once more.
        3. Place what you bought: within walking distance of the fountain, wall to wall or open side to open side; or keep it in the reserve.
        4. End the turn: new cards and buildings come. Until then everything can be undone.
help-topic-computers = Computer players
    .text = **{ lobby-computers }** on a table that has not begun gives seats to computers: { level-gardener }, { level-mason } or { level-vizier }. They see only what a person in their seat would see. If you have to leave a game, `/{ command-leave.name }` lets one play on for you; as soon as you play yourself, the seat is yours again. `/{ command-sitin.name }` calls one to an empty seat, or for somebody whose time is up.
help-topic-modules = Modules
    .text = **{ lobby-modules }** on a table that has not begun switches parts of the Falconers expansion on, in any combination: { module-falconers }, { module-portals }, { module-building-sites }, { module-certificates }. `/{ command-rules.name }` has a topic on each. Everything they add is in your panel; to type instead, begin with `/{ command-module.name }`.
help-topic-private = Private hands
    .text = Your money stays with you: it comes by DM and in answers that only you can see. Press **{ about-try-dms }** in { -slash-about } to see whether I can reach you.
help-topic-advice = Hints and reviews
    .text = In your turn, **{ hint-button }** in your panel or `/{ command-hint.name }` shows the two best moves and why, unless the table plays without hints; one tap makes the move. After the game, **{ review-button }** or `/{ command-review.name }` looks at your moves again. Only you see them, and both know no more than you can see.
help-topic-trouble = If something goes wrong
    .text = Nothing that I confirmed to you is lost, not even by a crash. Old buttons still answer. If a button stays silent, press it again; **{ about-report }** in { -slash-about } tells the host.
help-topic-rules = The game
    .text = Build the finest Alhambra: buy tiles with the right currency, pay exactly to act again, lead in each kind of building when a scoring comes, and keep your outer wall long.
