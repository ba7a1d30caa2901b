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

        Each tile left on the market goes to whoever has most money of its square's currency, whatever its price; nothing is paid, and in a tie nobody gets it. The winners place theirs in the palace or on the reserve, all at the same time (E3).

        Then the last round is scored. Most points win (E4).
rules-topic-two = Two players
    .text =
        With two, { imaginary-player } plays along: an imaginary third player who gets six tiles at the start, six more after round 1, and a third of the bag after round 2 (D1).

        He ranks in all six kinds and takes his points, but has no wall, no money and no turns, gets none of the last tiles, and cannot win (D2). A tile that you have just bought may be given to him (D3).

        One copy of each money card stays in the box (P2).
rules-topic-falconers = Module: Falconers
    .text =
        There are 15 falcons, five each of white, black and brown. Each wants to see two kinds of building (F1).

        Instead of anything else in a turn you may **buy falcons**: each costs one money card of any currency and value, and you may buy as many as find a place (F2).

        A falcon settles on a crossing, where four tiles of your palace meet, with both its kinds among them. The fountain counts as a tile without a kind; each crossing holds one falcon, and walls do not matter (F3). If one of the four tiles is taken back or swapped, the falcon flies home to the supply (F4).

        In **every** scoring the falcons of each colour count: one 2 points, two 6, three 12, four 20, five 30 (F5).

        A crossing is called like the cell to the south-east of it.
rules-topic-portals = Module: Portals
    .text =
        There are 18 portals, three of each kind of building. A portal is half a cell: two open short sides, and a long side with a wall (O1).

        With a tile you may buy one portal of its kind, in the same currency: 6 more before the first scoring, 4 more before the second, 2 more after it. Paying the sum exactly lets you act again (O2). Not with a building site (L5).

        It is placed at the end of the turn, in any order with the tiles. A short side touches a building of its kind; short sides meet open sides only. One can walk through it, and a tile may hang on a portal alone. Nothing lies against the long side, and no hole may be left, not even half a cell (O3). Portals stay where they are; a tile that touches one is redesigned only if everything still holds (O4).

        In the longest wall a long side counts 1, and each portal there scores 2 more (O5).
rules-topic-building-sites = Module: Building Sites
    .text =
        You may buy a tile for **half its price**, rounded down, as a building site. That is never an exact payment. Draw two of the eight tokens in secret, keep one face down on the tile and put the other back; this cannot be undone (L1, U1).

        The tile goes into your palace or onto your reserve. Its walls count, the building does not, but falcons and portals see it (L2).

        To **complete** a site is an action: pay the full price in the currency of its token. Paying exactly lets you act again (L3).

        At the end, before the last tiles are given away, tokens in palaces are turned over, and their owners discard all money of those currencies. Tokens in the reserve do not matter (L4).
rules-topic-certificates = Module: Exchange Certificates
    .text =
        If you overpay for a tile by 1 to 6, you may take a chip of any currency that is left and **store** that amount. Your board holds one chip. Not for building sites, nor for completing them (X1, X2).

        What is stored is spent as a whole, like a card of that currency and value, on a tile, a site or a completion. The chip goes back, and the same purchase may store again (X3).

        A chip buys no falcon, and does not count when the last tiles are given away (X4).
