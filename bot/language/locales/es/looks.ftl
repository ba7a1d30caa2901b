## Respuestas a los comandos con los que se mira algo

look-places = Dónde caben mis losetas
look-nobody-called = En esta mesa nadie se llama «{ $typed }». En la mesa: { $names }.
look-several-called = «{ $typed }» puede ser más de una persona: { $names }. ¿A quién te refieres?
chart-text = Cómo han crecido los puntos, de puntuación en puntuación.
verify-sealed =
    ## El azar está sellado
    Todo el azar de esta partida sale de una semilla secreta. Este es su SHA-256, fijado antes del primer turno:
    `{ $hash }`
    Al final enseño la semilla, y **Verificar** repite con ella la partida entera.
record-text = El registro de esta partida: cada acción, cada carta. Cualquiera puede leerlo, repetirlo y comprobarlo.
verify-honest =
    ## El azar fue limpio
    Cada carta y cada loseta de esta partida salió en el orden que da la semilla, y la semilla es la que se selló antes del primer turno.
    Semilla: `{ $seed }`
    Su SHA-256, sellado al principio: `{ $hash }`
verify-parts =
    ## Algo no cuadra
    En { $at } la semilla da { $expected }, pero el registro dice { $found }. Avisa, por favor, a quien administra el bot.
games-text = ## Tus partidas
games-none = Ahora mismo no estás en ninguna mesa. Con { -slash-new } se abre una.
games-line = - [{ $names }]({ $url }) · { $state }
games-alone = de momento, solo tú
games-lobby = { $seated ->
        [one] aún sin empezar, { $seated } jugador
       *[other] aún sin empezar, { $seated } jugadores
    }
games-your-turn = { $timed ->
    [yes] **tu turno**, el plazo acaba { $left } (turno { $turn })
   *[no] **tu turno** (turno { $turn })
}
games-waiting = { $timed ->
    [yes] a la espera de { $names }, el plazo acaba { $left } (turno { $turn })
   *[no] a la espera de { $names } (turno { $turn })
}
games-next = Siguiente partida
games-also-waiting = { $count ->
    [one] Otra partida te está esperando.
   *[other] Otras { $count } partidas te están esperando.
}
hand-dms-closed = No he podido enviarte tu mano: tienes los mensajes directos cerrados para mí. Siempre la encuentras aquí y en **Mi mano**.
hand-where = -# En la mesa de { $place }
hand-where-over = -# La partida en { $place } ha terminado y esta era tu mano
hand-to-table = Ir a la mesa
