### The first screen of the local table, before anybody has said who they are

welcome-title = Alhambra
welcome-text = Buy buildings with just the right money, raise walls around your gardens, and build the finest palace in Granada.
welcome-back = Your table is just as you left it.
welcome-play = Play now
welcome-continue = Continue your game
# $name (text): as whom one plays
welcome-as = You’ll be playing as { $name }, against two computer players.
welcome-others = Or sit down with friends: choose who you are. Everybody gets a tab of their own.
