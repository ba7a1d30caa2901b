## Votaciones en una partida en marcha, para todos

vote-late-turn =
    ### ¿Seguir sin { $name }?
    A { $name } se le ha acabado el plazo. ¿Dejamos que un suplente virtual juegue este turno?
vote-give-seat =
    ### ¿Ofrecer el asiento de { $name }?
    Un suplente virtual ha tenido que jugar los tres últimos turnos de { $name }. ¿Dejamos que otra persona ocupe el asiento, con su dinero?
vote-pause =
    ### ¿Hacemos una pausa?
    { $name } propone una pausa hasta { $until }. Mientras tanto no le corre el tiempo a nadie.
vote-resume =
    ### ¿Terminar la pausa?
    { $name } quiere seguir jugando ya; el tiempo volvería a correr para todos.
vote-agreement =
    ### ¿Cambiar lo acordado?
    { $name } propone:
    { $changes }
vote-close =
    ### ¿Cerrar esta partida?
    { $name } quiere cerrar la mesa. La partida acabaría sin que nadie ganara.
vote-most-decide = { $people }: decide la mayoría. La votación se cierra { $when }.
vote-all-decide = { $people }: hace falta que todo el mundo diga que sí. La votación se cierra { $when }.
vote-yes = Sí
vote-no = No

## Cómo acabaron

vote-late-turn-accepted = Acordado: un suplente virtual juega este turno por { $name }, que puede volver cuando quiera.
vote-late-turn-refused = La mesa espera a { $name }.
vote-give-seat-accepted = El asiento de { $name } queda libre. Con `/{ command-join.name }` se ocupa, con su dinero.
vote-give-seat-refused = { $name } conserva el asiento.
vote-pause-accepted = La partida hace una pausa hasta { $until }. Mientras tanto no le corre el tiempo a nadie, pero se puede seguir jugando.
vote-pause-refused = Sin pausa: la partida sigue.
vote-resume-accepted = Se acabó la pausa y el tiempo vuelve a correr.
vote-resume-refused = La pausa sigue hasta { $until }.
vote-agreement-accepted =
    A partir de ahora:
    { $changes }
vote-agreement-refused = Todo queda como se acordó.
vote-close-refused = La mesa sigue abierta.
change-agreement =
    { $name } ha cambiado las opciones de la mesa:
    { $changes }

## Para una sola persona

vote-cast = { $yes ->
    [yes] Has votado que **sí**.
   *[no] Has votado que **no**.
} Hasta ahora: { $for } a favor y { $against } en contra, de { $people }.
vote-cast-last = Con eso queda decidido: el resultado está abajo.
vote-proposed = Se lo he preguntado a los demás.
vote-close-ask =
    No estás a cargo de esta mesa, pero si todos los que juegan están de acuerdo, se cierra.
    .button = Preguntar a los demás
notice-seat-given = No estabas en la partida de { $place } y los demás han dejado libre tu asiento. Ya no puedes ver su mano. Mientras nadie lo ocupe, vuelves con `/{ command-join.name }`.

## Por qué no

lobby-refused-vote-going-on = La mesa ya está votando otra cosa. Cuando se decida, puedes volver a preguntar.
lobby-refused-vote-over = Esa votación ya ha terminado.
lobby-refused-no-vote-here = Eso lo deciden los demás jugadores.
lobby-refused-paused = La partida ya está en pausa.
lobby-refused-not-paused = La partida no está en pausa.
