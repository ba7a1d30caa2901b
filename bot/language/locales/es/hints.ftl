## La pista

hint-title = ### Pista
hint-best = **Lo mejor:** { $move }
hint-other = **O bien:** { $move }
hint-move = **{ $move }** – { $reasons }.
hint-move-quiet = **{ $move }**.
hint-how = { $level ->
    [mason] -# Con lo que tú puedes ver, como lo jugaría el Albañil, que también da los consejos de la visita guiada. Un botón de abajo hace la jugada.
   *[vizier] -# Con lo que tú puedes ver, como lo jugaría el Visir, el jugador virtual más fuerte. Un botón de abajo hace la jugada.
}
hint-thinking = { $level ->
    [mason] El Albañil está pensando…
   *[vizier] El Visir está pensando…
}
hint-button = Pista
hint-button-best = Hacer la mejor jugada
hint-button-other = Hacer la otra jugada
hint-thinking-failed = Ahora mismo no se me ha ocurrido nada. Pídemelo otra vez, por favor.
hint-off = En esta mesa se ha acordado jugar sin pistas.
hint-not-yours = Las pistas son para tu turno; cuando llegue, tendré una para ti.
hint-onlooker = Las pistas son para quienes juegan, y tú estás mirando. Todo esto lo puedes ver:
hint-over = Ya no queda nada que aconsejar. **{ review-button }** en el último mensaje, o `/{ command-review.name }`, repasa tus jugadas.

## Por qué una jugada es buena: trozos de una frase, uno tras otro

reason-pays-exactly = pagas el coste exacto y tienes otra acción
reason-overpays = pagas { $amount } de más
reason-takes-lead = te pones en cabeza en { FORM($kinds, "lower") } ({ $before } → { $after }) antes de la puntuación { $round }
reason-ties-lead = empatas en cabeza en { FORM($kinds, "lower") } ({ $before } → { $after }) antes de la puntuación { $round }
reason-gains-place = { $place } puesto en { FORM($kinds, "lower") } ({ $before } → { $after }) antes de la puntuación { $round }
reason-wall-grows = muro { $before } → { $after }
reason-keeps-from = así no se lo lleva { $name }, que iría en cabeza en { FORM($kinds, "lower") }
reason-pays-next-exactly = luego podrás pagar el coste exacto { FORM($tile, "genitive") }
reason-pays-next = luego podrás pagar { FORM($tile, "definite") }
reason-most-money = { $amount } es lo máximo que puedes tomar
reason-last-tile = tendrás { $sum } al repartirse { FORM($tile, "definite") } a quien más tenga
reason-counts-from-now = { GENDER($tile) ->
    [feminine-plural] desde ahora cuentan { FORM($tile, "definite") }
   *[other] desde ahora cuenta { FORM($tile, "definite") }
}
reason-fits-nowhere = no cabe en ningún lugar de tu palacio
reason-nothing-left = no queda nada mejor que hacer
