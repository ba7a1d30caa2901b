## La imagen de lo nuevo

digest-picture-title = { $turn ->
    [0] Desde el inicio
   *[other] Desde el turno { $turn }
}
digest-picture-points = { $points } ({ $won })
digest-picture-told = { $title }. { $name }: { $points }.
digest-picture-onlooker-told = { $title }. { $progress }.
digest-picture-gained = Mayorías ganadas
digest-picture-lost = Mayorías perdidas
digest-picture-new-leaders = Nuevo en cabeza
digest-picture-kinds = Sin cambios
digest-picture-kind-told = { $kind } { $own } ({ $names } { $count })
digest-picture-alone-told = { $kind } { $own }
digest-picture-leaders-told = { $kind } { $names } { $count }
digest-picture-new-told = Nuevo en el mercado: { $tiles }.
