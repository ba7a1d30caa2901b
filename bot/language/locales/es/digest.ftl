## Lo que ha pasado desde el último turno propio

digest-title = ### Desde tu turno { $turn }
digest-title-start = ### La partida hasta ahora
digest-title-round = ### La última ronda
digest-line = - { $news }
digest-nothing-your-turn = Nada nuevo: te toca.
digest-nothing = { $start ->
    [yes] La partida acaba de empezar. Turno de { $names }.
   *[no] Todavía nada nuevo. Turno de { $names }.
}
digest-you-won = { $shared ->
    [yes] ¡Compartes la victoria, con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }!
   *[no] ¡Has ganado, con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }!
}
digest-end-proposed = { $count ->
    [one] { $names } propone terminar antes la partida y espera tu respuesta.
   *[other] { $names } proponen terminar antes la partida y esperan tu respuesta.
}
digest-played-for-you = Un jugador virtual ha jugado tu turno: { $story }
digest-turns-played-for-you = { $count ->
    [one] Un jugador virtual ha jugado 1 turno por ti.
   *[other] Un jugador virtual ha jugado { $count } turnos por ti.
}
digest-lost = { $kind }: { $names } por delante de ti, { $count } a { $own }.
digest-level = { $kind }: ahora empatas con { $names } a { $count }.
digest-gained = { $kind }: ahora vas en cabeza, { $own } a { $count }.
digest-shared = { $kind }: ahora compartes la cabeza con { $names }, a { $count }.
digest-missed = { $name } ha comprado { FORM($tile, "definite") }: podías haber pagado el coste exacto.
digest-offered = Nuevo en el mercado: { $tile }, y puedes pagar el coste exacto.
digest-scored-leads = Puntuación { $round }: ganas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y vas en cabeza por { $by }.
digest-scored-level = Puntuación { $round }: ganas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y compartes la cabeza con { $names }.
digest-scored-behind = Puntuación { $round }: ganas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y estás a { $by } de { $names }.
digest-wall = El muro de { $name } ya es más largo que el tuyo: { $length } a { $own }.
digest-asked-late-turn = Se vota, y falta tu voto: ¿juega un suplente virtual este turno por { $name }?
digest-asked-give-seat = Se vota, y falta tu voto: ¿puede otra persona tomar el asiento de { $name }?
digest-asked-pause = Se vota, y falta tu voto: { $name } propone una pausa.
digest-asked-resume = Se vota, y falta tu voto: { $name } propone terminar la pausa.
digest-asked-agreement = Se vota, y falta tu voto: { $name } propone cambiar las opciones de la mesa.
digest-asked-close = Se vota, y falta tu voto: { $name } propone cerrar la mesa.
digest-own-late-turn = Los demás votan si un suplente virtual juega tu turno.
digest-own-give-seat = Los demás votan si otra persona puede tomar tu asiento. Haz una jugada y seguirá siendo tuyo.
digest-own-seat-given = Los demás han dejado libre tu asiento. Mientras nadie lo tome, `/{ command-join.name }` te trae de vuelta.
digest-break = La partida está en pausa hasta { $until }: no le corre el tiempo a nadie.
digest-agreed = Acordado desde ahora: { $changes }
digest-sat-in = { $count ->
    [one] Un suplente virtual ha jugado 1 turno por { $name }, que ya está de vuelta.
   *[other] Un suplente virtual ha jugado { $count } turnos por { $name }, que ya está de vuelta.
}
digest-seat-taken = { $name } ocupa ahora el asiento de { $owner }.
digest-seat-computer = Un jugador virtual juega ahora por { $name }.
digest-seat-back = { $name } ha vuelto a la mesa.

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
