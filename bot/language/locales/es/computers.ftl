## Jugadores virtuales: tres niveles, y cómo es cada uno

level-gardener = { $form ->
    [feminine] Jardinera
   *[nominative] Jardinero
}
    .text = amable, y se equivoca a menudo
level-mason = { $form ->
    [feminine] Albañila
   *[nominative] Albañil
}
    .text = sólido, pero nunca mira más allá de esta jugada
level-vizier = { $form ->
    [feminine] Visira
   *[nominative] Visir
}
    .text = el más fuerte; tarda un poco más
computer-name = { $name } ({ $level })

computers-text =
    ## Jugadores virtuales
    Solo ven lo que vería una persona en su asiento. Si no se sienta ninguna persona, puedes mirar cómo juegan.
computers-line = **{ $level }** – { $text }
computers-add = Añadir { $level }
computers-dismiss = Despedir a { $name }
computers-remove = Quitar a { $name }

## Suplentes virtuales

leaving-to = Suplente: { $level }
leaving-done = Te has levantado, y un suplente virtual ({ $level }) juega por ti. Puedes quedarte a mirar: el asiento vuelve a ser tuyo en cuanto hagas una jugada, pulses **{ seats-take-back }** o uses `/{ command-join.name }`.
leaving-waits = Te has levantado. No queda ninguna otra persona, así que la partida te espera: haz una jugada, pulsa **{ seats-take-back }** o usa `/{ command-join.name }`, y continúa.
stand-in-text =
    ### Poner un suplente virtual
    Juega hasta que vuelva quien se sentaba ahí o, en un asiento libre, hasta que alguien lo tome.
stand-in-button = { $level } por { $name }
stand-in-offer = Poner un suplente virtual
stand-in-done = Un suplente virtual ({ $level }) juega por { $name } hasta que vuelva.
seats-back = Hola de nuevo: el asiento vuelve a ser tuyo.
seats-kept = Un suplente virtual juega por ti mientras miras. En cuanto hagas una jugada, el asiento vuelve a ser tuyo.
seats-take-back = Recuperar mi asiento
