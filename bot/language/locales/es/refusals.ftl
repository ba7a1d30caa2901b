### Por qué algo no se puede: en privado, en una frase que dice qué hacer en su lugar, si hay algo.

refusal-with-rule = { $why } (regla { $rule })
refusal-back = Volver al turno

refused-game-over = La partida ha terminado; ya no queda nada por jugar.
refused-not-your-turn = Es el turno de { $name }. Ya te llegará el tuyo.
refused-nothing-to-place = Se están colocando las últimas losetas, y ninguna es tuya.
refused-already-confirmed = Ya has confirmado tus últimas losetas.
refused-only-last-tiles = El último turno ya ha pasado: solo queda colocar tus últimas losetas.
refused-not-in-play = Eso no forma parte de esta partida.
refused-no-further-action = Ya has usado tu acción de este turno, y solo un pago exacto te da otra. Si quieres, puedes deshacerla.
refused-placing-has-begun = Ya has empezado a colocar tus losetas, así que en este turno no tienes más acciones. Puedes deshacerlo.
refused-no-cards-named = ¿Qué cartas? Nombra al menos una.
refused-not-on-display = { $count ->
    [one] En el mostrador no hay { $cards }.
   *[other] Esto no está en el mostrador: { $cards }.
}
refused-too-much-money = Varias cartas pueden sumar 5 como mucho; estas suman { $amount }. Una sola carta puede tener cualquier valor.
refused-not-on-market = { GENDER($tile) ->
    [feminine-plural] En el mercado no están { FORM($tile, "definite") }.
   *[other] En el mercado no está { FORM($tile, "definite") }.
}
refused-not-in-hand = { $count ->
    [one] No tienes en la mano { $cards }.
   *[other] Esto no lo tienes en la mano: { $cards }.
}
refused-wrong-currency = { $currency ->
    [florin] En esta casilla solo se paga en florines, no con { $cards }.
    [dirham] En esta casilla solo se paga en dírhams, no con { $cards }.
    [dinar] En esta casilla solo se paga en dinares, no con { $cards }.
   *[ducat] En esta casilla solo se paga en ducados, no con { $cards }.
}
refused-too-little-money = Para pagar { FORM($tile, "definite") } necesitas { $sum } más.
refused-not-bought = No puedes colocar { FORM($tile, "definite") }: solo lo que has comprado este turno o ganado al final.
refused-bought-this-turn = Has comprado { FORM($tile, "definite") } en este turno, y lo recién comprado no entra en un rediseño. Se coloca al final del turno.
refused-not-in-reserve = No tienes { FORM($tile, "definite") } en tu tablero personal.
refused-not-in-palace = No tienes { FORM($tile, "definite") } en tu palacio.
refused-cell-taken = En { $cells } ya hay algo: { $tile }.
refused-not-joined = { $cells } no toca ningún lado de tu palacio; una esquina no basta.
refused-sides-clash = Al { $sides }, un muro chocaría con un lado abierto. Donde dos losetas se tocan, los dos lados tienen muro o no lo tiene ninguno.
refused-unreachable = { $places ->
    [one] No se podría llegar a pie desde la fuente a { $cells }.
   *[other] No se podría llegar a pie desde la fuente a { $cells }.
}
refused-hole = { $places ->
    [one] Eso dejaría un hueco en { $cells }. Toda casilla vacía debe seguir unida con el exterior.
   *[other] Eso dejaría huecos en { $cells }. Toda casilla vacía debe seguir unida con el exterior.
}
refused-tiles-to-place = Todavía tienes que colocar { FORM($tile, "definite") }.
refused-must-act = Un turno necesita una acción: toma dinero, compra una loseta o rediseña.
refused-nothing-to-undo = En este turno ya no hay nada que deshacer. Lo que te mostró algo oculto, como sacar fichas, no se puede deshacer.
refused-early-end-agreed = Ya está acordado: la partida acaba después de este turno.
