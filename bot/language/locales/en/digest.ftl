## The picture of what is new

# $turn (number): the last own turn; 0 from the start of the game
digest-picture-title = { $turn ->
    [0] Since the start
   *[other] Since turn { $turn }
}
# $points (text): as in "12 points"; $won (text): as in "+5"
digest-picture-points = { $points } ({ $won })
# $title, $name, $points (texts)
digest-picture-told = { $title }. { $name }: { $points }.
# $title (text); $progress (text): how far the game is
digest-picture-onlooker-told = { $title }. { $progress }.
# Four headings of lists of kinds
digest-picture-gained = Majorities gained
digest-picture-lost = Majorities lost
digest-picture-new-leaders = New in the lead
digest-picture-kinds = Unchanged
# $kind (text): as in "Towers"; $own (number): tiles; $names (text): those who have most besides, $count (number) each
digest-picture-kind-told = { $kind } { $own } ({ $names } { $count })
digest-picture-alone-told = { $kind } { $own }
# $kind (text); $names (text): those who have most, $count (number) each
digest-picture-leaders-told = { $kind } { $names } { $count }
# $tiles (text): as in "Garden 8, Tower 9"
digest-picture-new-told = New on the market: { $tiles }.
