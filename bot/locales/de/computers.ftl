level-gardener = Gärtner
level-mason = Maurer
level-vizier = Wesir
computer-name = { $name } ({ $level })
