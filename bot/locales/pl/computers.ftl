level-gardener = Ogrodnik
level-mason = Murarz
level-vizier = Wezyr
computer-name = { $name } ({ $level })
