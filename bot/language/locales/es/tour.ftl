### Un primer turno guiado, con la voz de un buen anfitrión: una o dos frases en cada pantalla

tour-note = **Tu primer turno.** { $text }
tour-skip = Saltar la visita guiada
tour-skipped = Como quieras. Tienes `/{ command-help.name }` y `/{ command-rules.name }` siempre que los necesites.
tour-done = **Muy bien, ese ha sido tu primer turno.** Ahora juegan los demás; te avisaré cuando te vuelva a tocar.

## Qué se explica dónde

tour-table = Hay cuatro losetas de edificio a la venta, cada una en su moneda, y cuatro cartas de dinero en el mostrador. En un turno haces una sola cosa: **Tomar dinero** o **Comprar**; más adelante, también **Rediseñar**. Tus cartas están en **Mi mano**.
tour-open = En un turno haces una sola cosa: tomar dinero, comprar una loseta o, más adelante, rediseñar tu palacio. Prueba lo que quieras: **Deshacer** da marcha atrás hasta que terminas el turno.
tour-take = Una carta de cualquier valor, o varias que sumen 5 como mucho. Cada loseta se paga en una sola moneda, así que reúne lo que combine bien.
tour-buy = No se devuelve cambio, pero si pagas el coste exacto (✓), tienes otra acción en el mismo turno.
tour-buy-nothing = Todavía no te llega para ninguna loseta. Toma antes dinero, en una moneda que ya tengas.
tour-sure = Es más de lo que cuesta, y no se devuelve cambio. Por una loseta que quieres de verdad puede compensar.
tour-again = Has pagado el coste exacto, así que tienes otra acción: toma dinero, compra otra vez o rediseña. Si colocas o terminas el turno, renuncias a ella.
tour-aside = Lo que has comprado espera a un lado. Colócalo ahora o déjalo en tu tablero personal; después podrás terminar el turno.
tour-place = Solo te ofrezco los lugares donde cabe: a los que se llega a pie desde la fuente, muro con muro o lado abierto con lado abierto. Los muros exteriores largos dan puntos.
tour-preview = Así quedaría. Elige otro lugar o construye aquí.
tour-end = Eso es todo en un turno. **Terminar turno** trae cartas y losetas nuevas, y juegan los demás.

## Lecciones que llegan después, cada una una vez, cuando hace falta

lesson-dismiss = Entendido
lesson-praise = **Muy bien, ese ha sido tu primer turno.** Los demás han jugado y te vuelve a tocar.
lesson-scoring = { $seen ->
    [yes] **Eso ha sido una puntuación.** Quien tiene más losetas de un tipo en su palacio gana puntos por ello, y todo el mundo puntúa por su muro exterior más largo. Desde la puntuación 2 cuenta también el segundo puesto. **{ panel-look-standings }**, en **{ post-more }**, muestra quién va en cabeza.
   *[no] **Pronto puede llegar una puntuación.** Quien tiene más losetas de un tipo en su palacio gana puntos por ello, y todo el mundo puntúa por su muro exterior más largo. Lo que está en los tableros personales no cuenta; **{ panel-look-standings }**, en **{ post-more }**, muestra quién va en cabeza.
}
lesson-reserve = { $count ->
    [one] **En tu tablero personal tienes { $tiles }.** Lo que está ahí no puntúa. **{ post-redesign }** es una acción aparte: añade una loseta de tu tablero personal, retira una o intercambia dos.
   *[other] **En tu tablero personal tienes { $tiles }.** Lo que está ahí no puntúa. **{ post-redesign }** es una acción aparte: añade una loseta de tu tablero personal, retira una o intercambia dos.
}

## Un consejo

tour-tip = Mi consejo: { $tip }
