### Avisos de que a alguien le toca jugar

reminder-ping = { $player }, te toca.
reminder-ping-dm = Te toca jugar en { $place }.
reminder-reminder = { $player }, la mesa te sigue esperando.
reminder-reminder-dm = Te siguen esperando en { $place }.
reminder-last-call = { $player }, se te acaba el tiempo: juega antes de { $when }, { $left }.
reminder-last-call-dm = Se te acaba el tiempo en { $place }: juega antes de { $when }, { $left }.
reminder-nudge = { $player }, los demás tienen ganas de ver qué haces. ¡Cuando tengas un momento!
reminder-nudge-dm = En { $place } tienen ganas de ver qué haces. ¡Cuando tengas un momento!
reminder-time = Tienes hasta { $when }, { $left }.
reminder-several = { $player }, te toca en varias mesas: { $places }
reminder-later = Más tarde
reminder-mute = Este turno no
reminder-settings = Ajustes
reminder-later-done = De acuerdo, te aviso otra vez dentro de unas cuatro horas.
reminder-mute-done = De acuerdo, no habrá más avisos en este turno. Tu tiempo sigue corriendo.
reminder-over = Ese aviso es para otra persona, o el turno ya se ha jugado.

### El comando para recordar: lo que se le dice a quien lo pide

nudge-done = Hecho: { $name } recibe un aviso amable.
nudge-at-daybreak = Para { $name } son horas de descanso. Se lo digo a las { $when }, { $left }.
nudge-refused-yourself = Te toca a ti: la mesa te está esperando.
nudge-refused-computer = Va a jugar un jugador virtual. Es solo un momento.
nudge-refused-nobody = Ahora mismo la mesa no espera a nadie.
nudge-refused-paused = La partida está en pausa y no le corre el tiempo a nadie.
nudge-refused-on-vacation = { $name } está de vacaciones hasta el { $when }. Mejor no molestar.
nudge-refused-already = { $name } ya tiene un aviso amable en este turno. Con uno basta.
nudge-refused-unwanted = { $name } prefiere no recibir avisos en este turno. Solo queda esperar.
nudge-refused-enough = { $name } ya tiene todos los avisos que caben en un turno.
nudge-refused-later = { $name } ya lo sabe y volverá a tener un aviso { $left }.
nudge-refused-too-early = Conviene darle a { $name } un poco más de tiempo. Puedes volver a pedirlo desde el { $when }, { $left }.
