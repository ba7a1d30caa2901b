lobby-open =
    ## Alhambra
    { $opener } ha abierto una mesa. { $waiting }
    { $seated }
lobby-waiting = { $people ->
    [one] Falta { $people } persona.
   *[other] Faltan { $people } personas.
}
lobby-seats-taken = { $taken ->
    [one] Está ocupado { $taken } de { $seats } sitios.
   *[other] Están ocupados { $taken } de { $seats } sitios.
}
lobby-nobody = *Todavía no se ha sentado nadie.*
lobby-closed =
    ## Alhambra
    Esta mesa, que abrió { $opener }, está cerrada.

lobby-join = Unirse
lobby-leave = Levantarse
lobby-computers = Añadir ordenador
lobby-computer = { $name }, ordenador
lobby-close = Cerrar mesa

lobby-refused-no-table = Aquí no hay ninguna mesa. Con { -slash-new } se abre una.
lobby-refused-already-seated = Ya tienes sitio en esta mesa.
lobby-refused-not-seated = No tienes sitio en esta mesa.
lobby-refused-full = Los { $seats } sitios están ocupados.
lobby-refused-not-yours = Solo puede cerrarla quien abrió la mesa o alguien que administre este servidor.
lobby-refused-computer-gone = Ese jugador de ordenador ya no está en la mesa.
lobby-refused-nobody-away = En cada asiento juega alguien, y a nadie se le ha acabado el plazo.

table-opened = Tu mesa está abierta. Los demás pueden unirse aquí debajo.
table-opened-in-thread = Tu mesa está abierta: { $thread }
table-elsewhere = Aquí ya hay una mesa: { $link }
table-shown = Ahí va.
table-gone = Esa mesa está cerrada.
table-thread-name = Alhambra – { $opener }

solo-begun = { $opponents ->
    [one] La mesa está puesta y un jugador virtual se sienta contigo. ¡Que te diviertas!
   *[other] La mesa está puesta y { $opponents } jugadores virtuales se sientan contigo. ¡Que te diviertas!
}
solo-again = Otra vez los mismos jugadores. ¡Que te diviertas!
solo-goes-on = Tu partida continúa: aquí está tu mesa.
solo-elsewhere = Aquí ya hay una mesa: { $link } En un mensaje directo conmigo puedes jugar a solas.
