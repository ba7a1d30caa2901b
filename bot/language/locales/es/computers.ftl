level-gardener = { $form ->
    [feminine] Jardinera
   *[nominative] Jardinero
}
    .text = amable, calcula mal a menudo
level-mason = { $form ->
    [feminine] Albañila
   *[nominative] Albañil
}
    .text = sólido, nunca mira más allá
level-vizier = { $form ->
    [feminine] Visira
   *[nominative] Visir
}
    .text = el más fuerte, piensa más
computer-name = { $name } ({ $level })

computers-text =
    ## Jugadores de ordenador
    Solo ven lo que vería una persona en su asiento. Si nadie se sienta, los miras jugar.
computers-line = **{ $level }** – { $text }
computers-add = Añadir { $level }
computers-dismiss = Despedir a { $name }

leaving-to = Sigue { $level }
leaving-done = Te has levantado y { $level } sigue por ti. Puedes mirar: el asiento vuelve a ser tuyo solo con una jugada tuya, con **{ seats-take-back }** o con `/{ command-join.name }`.
leaving-waits = Te has levantado. No queda nadie más, así que la partida te espera: una jugada tuya, **{ seats-take-back }** o `/{ command-join.name }`, y continúa.
stand-in-text =
    ### Que juegue un ordenador
    Juega hasta que vuelva quien se sentaba ahí o hasta que otra persona tome el asiento.
stand-in-button = { $level } por { $name }
stand-in-offer = Que juegue un ordenador
stand-in-done = { $level } juega ahora por { $name } hasta que vuelva.
seats-back = Hola de nuevo: el asiento vuelve a ser tuyo.
seats-kept = Un ordenador juega por ti y tú estás mirando. En cuanto juegues, el asiento vuelve a ser tuyo.
seats-take-back = Recuperar mi asiento
