### The rules by topics: the title, and in .text what they say.

# $topic (text): its title
rules-title = ## { $topic }
rules-choose = Choose a topic

rules-topic-goal = What it’s about
    .text =
        { $fewest } to { $most } players each build an Alhambra around a fountain. You buy buildings in four currencies, each from its own square of the market. Palaces are scored three times: for the most buildings of each of six kinds, and for the longest outer wall. The most points win; a tie is a shared victory.

        There are 54 building tiles of six kinds, from the cheapest: 7 pavilions (2–8), 7 seraglios (3–9), 9 arcades (4–10), 9 chambers (5–11), 11 gardens (6–12) and 11 towers (7–13). Each has up to three walled sides. Your fountain has no walls and is of no kind.
rules-topic-setup = Setting up, and who starts
    .text =
        Four tiles are drawn onto the market. Then everybody is dealt money, card by card, until it’s worth 20 or more: so you begin with 20 to 28, face up, and hidden from then on.

        The **start player** is whoever has the fewest cards; if that’s a tie, whoever’s cards are worth less; then the youngest. A table can name its youngest player before the game. If it hasn’t, or if those who tie don’t include them, it’s decided at random, and the first post says so.

        Then come the **scoring cards**: { $display } money cards are laid out, and the rest is split into five piles of nearly equal height. Scoring card 1 is shuffled into the second pile, scoring card 2 into the fourth, and the first pile goes on top. So you always know roughly when a scoring comes; **{ panel-look-standings }** says within how many cards.

        The money: florins, dirhams, dinars and ducats, worth 1 to 9, three of each; with two players, two of each.

# $small (number): what several cards may be worth; $display (number): money cards face up
rules-topic-turn = A turn
    .text =
        In your turn you do **one** of these:
        - **Take money**.
        - **Buy** a tile. If you pay exactly, you may act once more, or leave it at that.
        - **Redesign** your palace.

        A turn of the base game has **at most five actions**: four exact purchases, and one more.

        Bought tiles lie aside. At the end of the turn each goes into your palace or your reserve, in any order; once you begin to place them, you don’t act again. Then the display is filled up to { $display } cards, and the market to four tiles, square by square.

        You can’t pass at the start of a turn, unless there’s nothing at all you can do. Until you end your turn you can take back its steps, one by one or all of them, back to the last thing that showed you something hidden.
rules-topic-money = Taking money
    .text =
        Take **one** card of any value from the display, or **several** worth up to { $small } in total, whatever their currencies.

        Your money is for your eyes only, though everybody sees what you take. When the deck runs out, the discards are shuffled into a new one; if there are none either, the display stays short.
rules-topic-buying = Buying
    .text =
        Each square of the market takes one currency: florin, dirham, dinar, ducat. Pay at least the price of the tile with cards of that currency only; there’s no change.

        If you pay **exactly**, you may act again: take money, buy, or redesign. Empty squares aren’t filled in the meantime, so a turn of the base game has at most five actions, four exact purchases and one more.

        Paid cards are discarded. The new tile lies aside until the end of your turn.
rules-topic-building = Building
    .text =
        - Tiles are never turned.
        - Where two tiles touch, both sides have a wall, or neither.
        - Every tile can be reached on foot from the fountain, without crossing a wall or leaving the tiles.
        - A new tile touches the palace with at least one side; a corner isn’t enough.
        - No holes: every empty cell stays joined to the outside.

        A tile that fits nowhere, or that you’d rather keep, goes to your reserve. It holds any number of tiles and scores nothing.
rules-topic-walls = The wall
    .text =
        Each scoring gives one point for every walled side in your **longest connected stretch of outer wall**. Sides are connected where they meet at a corner. Walls back to back are inside the palace and count for nothing. A closed ring of ten sides scores ten.
rules-topic-redesign = Redesigning
    .text =
        As the action of your turn, do **one** of these:
        - **Add** a tile from your reserve to the palace.
        - **Take back** a tile from the palace to your reserve.
        - **Swap** a reserve tile for a palace tile, in exactly the same place.

        The building rules must hold afterwards. The fountain never moves, and tiles bought this turn take no part.
rules-topic-scoring = Scoring
    .text =
        Two scoring cards lie in the money deck: the first in the second fifth of it, the second in the fourth. When one is drawn, the display is filled up first, and then that round is scored before the next turn. The third scoring ends the game.

        Whoever has the most tiles of a kind in their palace takes first place. You need at least one, and the reserve never counts. From pavilions up to towers the places are worth:
        - **Scoring 1:** 1 to 6 for first place only.
        - **Scoring 2:** 8 to 13, and 1 to 6 for second.
        - **Scoring 3:** 16 to 21, 8 to 13, and 1 to 6 for third.

        Players who tie add up the points of the places they cover and share them, rounded down: two who tie for first in towers in scoring 2 get (13 + 6) / 2, so 9 each.

        Then everybody scores their longest wall.
rules-topic-end = The end
    .text =
        The game ends when the market can’t be filled up to four tiles at the end of a turn. Whatever is left is still laid out. If the last tile of the bag just fills the market, the game goes on. A scoring card drawn in that last refill is scored first; one that was never drawn isn’t scored at all.

        Each tile left on the market goes to whoever has the most money in its square’s currency, whatever its price. Nothing is paid, and in a tie nobody gets it. The winners place theirs in the palace or the reserve, in any order and all at the same time; nothing is redesigned.

        Then the last round is scored. The most points win, and a tie is a shared victory.

        A game can end early too: if everybody playing agrees, it ends after the current turn, as if the bag were empty. `/{ command-alhambra.name } { command-alhambra-finish.name }` proposes it.
