### Avisos de que a alguien le toca jugar

reminder-ping = { $player }, te toca.
reminder-ping-dm = Te toca jugar en { $place }.
reminder-reminder = { $player }, la mesa te sigue esperando.
reminder-reminder-dm = Te siguen esperando en { $place }.
reminder-last-call = { $player }, se te acaba el tiempo: juega antes de { $when }, { $left }.
reminder-last-call-dm = Se te acaba el tiempo en { $place }: juega antes de { $when }, { $left }.
reminder-time = Tienes hasta { $when }, { $left }.
reminder-several = { $player }, te toca en varias mesas: { $places }
reminder-later = Más tarde
reminder-mute = Este turno no
reminder-settings = Ajustes
reminder-later-done = De acuerdo, te aviso otra vez dentro de unas cuatro horas.
reminder-mute-done = De acuerdo, no habrá más avisos en este turno. Tu tiempo sigue corriendo.
reminder-over = Ese aviso es para otra persona, o el turno ya se ha jugado.
