level-gardener = Jardinero
level-mason = Albañil
level-vizier = Visir
computer-name = { $name } ({ $level })
