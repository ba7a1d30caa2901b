## Computer players

level-gardener = Gardener
level-mason = Mason
level-vizier = Vizier
# $name (text); $level (text): one of the three above
computer-name = { $name } ({ $level })
