### /ausente: irse de vacaciones

away-title = ## De vacaciones
away-now = Estás de vacaciones hasta { $until }. Hasta entonces tu tiempo se detiene y no te aviso.
away-not = No estás de vacaciones. Para irte, di qué día vuelves: `/{ command-away.name }`.
away-days = { $days ->
    [0] Por ahora has gastado tus vacaciones: son 30 días al año.
    [one] Te queda 1 día este año.
   *[other] Te quedan { $days } días este año.
}
away-back = Ya he vuelto
away-over = ¡Hola de nuevo! Tu tiempo vuelve a correr.
away-choice = { $days ->
    [one] { $date }, mañana
   *[other] { $date }, dentro de { $days } días
}
away-refused-not-a-date = No entiendo esa fecha. Prueba con algo como 2026-12-24 o di cuántos días.
away-refused-past = Ese día ya ha empezado. Elige uno posterior.
away-refused-too-long = { $days ->
    [0] Ya has tomado los 30 días de este año.
    [one] Es demasiado: te queda 1 día.
   *[other] Es demasiado: te quedan { $days } días.
}
away-ends-soon = Tus vacaciones acaban { $until }. Desde entonces tus turnos vuelven a contar; con `/{ command-away.name }` las alargas.

## Para toda la mesa

change-vacation = { $name } está de vacaciones hasta { $until }, y la partida espera.
change-vacation-computer = { $name } está de vacaciones hasta { $until }. Mientras tanto juega un suplente virtual.
change-vacation-over = { $name } ha vuelto de vacaciones.
change-gone = { $name } ya no está en el servidor.
change-gone-computer = { $name } ya no está en el servidor, así que sigue un suplente virtual: { $level }. El asiento es suyo hasta que vuelva.
change-gone-waits = { $name } ya no está en el servidor. La mesa espera, como se acordó; `/{ command-alhambra.name } { command-alhambra-options.name }` propone otra cosa.
