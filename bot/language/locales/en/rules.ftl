### The rules by topics: the title, and in .text what they say. Numbers in brackets are the rules' own.

# $topic (text): its title
rules-title = ## { $topic }
rules-choose = Choose a topic

rules-topic-goal = What it is about
    .text =
        { $fewest } to { $most } builders raise their own Alhambra around a fountain. Buildings are bought in four currencies, each from its own square of the market. Three times palaces are scored: for the most buildings of each of six kinds, and for the longest outer wall. Most points win; a tie is a shared victory (E4).

        The six kinds, from the cheapest: pavilion, seraglio, arcades, chambers, garden, tower.

# $small (number): what several cards may be worth; $display (number): money cards face up
rules-topic-turn = A turn
    .text =
        In your turn you do **one** of these:
        - **Take money** (T1).
        - **Buy** a tile (T2). Paying exactly lets you act once more, or end your turn (T4).
        - **Redesign** your palace (T3).

        Bought tiles lie aside. At the end of the turn each goes into your palace or onto your reserve, in any order (T5); once you begin to place them you do not act again. Then the display is filled up to { $display } cards, and the market to four tiles (T6).

        Passing is not allowed, unless nothing at all is possible. Until you end your turn, you can take everything back (U1).
rules-topic-money = Taking money
    .text =
        Take **one** card of any value from the display, or **several** that are worth { $small } together at most, whatever their currencies (T1).

        Everybody begins with cards worth 20 to 28, dealt openly; from then on hands are secret (S2). When the deck runs out, the discards are shuffled into a new one (T7).
rules-topic-buying = Buying
    .text =
        Each square of the market takes one currency: florin, dirham, dinar, ducat (P3). Pay at least the price of the tile with cards of that currency only; there is no change (T2).

        If you pay **exactly**, you act again: take money, buy, or redesign. Empty squares are not filled meanwhile, so a turn has five actions at most, four exact purchases and one more.

        Paid cards go onto the discards. The new tile lies aside until the end of your turn.
rules-topic-building = Building
    .text =
        - Tiles are never turned (B1).
        - Where two tiles touch, both sides have a wall, or neither (B2).
        - Every tile can be reached on foot from the fountain, without crossing a wall or leaving the tiles (B3).
        - A new tile touches the palace with at least one side; a corner is not enough (B4).
        - No holes: every empty cell stays joined to the outside (B5).

        A tile that fits nowhere, or that you want to keep, goes onto your reserve. The reserve scores nothing.
rules-topic-walls = The wall
    .text =
        Each scoring gives one point for every walled side in your **longest connected stretch of outer wall** (C4). Sides are connected where they meet at a corner. Walls back to back are inside the palace and count nothing. A closed ring of ten sides scores ten.
rules-topic-redesign = Redesigning
    .text =
        As the action of your turn, do **one** of these (T3):
        - **Add** a tile from your reserve to the palace.
        - **Take back** a tile from the palace onto your reserve.
        - **Swap** a reserve tile for a palace tile, in exactly the same place.

        The building rules hold afterwards. The fountain never moves, and tiles bought this turn take no part (T5).
rules-topic-scoring = Scoring
    .text =
        Two scoring cards lie in the money deck. When one is drawn, the display is filled up first, and then that round is scored before the next turn (C1). The third scoring ends the game.

        Whoever has most tiles of a kind in the palace gets the points of the first place; in round 2 there is a second place too, in round 3 a third (C2). You need at least one tile of the kind. Those who tie add up the points of the places they cover and share them, rounded down (C3).

        Then everybody scores the longest wall (C4).
rules-topic-end = The end
    .text =
        The game ends when the market cannot be filled up to four tiles at the end of a turn (E1). If a scoring card was drawn just then, it is scored first (E2).

        Each tile left on the market goes to whoever has most money of its square’s currency, whatever its price; nothing is paid, and in a tie nobody gets it. The winners place theirs in the palace or on the reserve, all at the same time (E3).

        Then the last round is scored. Most points win (E4).
