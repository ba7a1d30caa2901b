## Seguir una partida sin jugarla

follow-start = Seguir
follow-stop = Dejar de seguir
follow-started = Sigues esta partida: te mandaré un mensaje directo después de cada puntuación y al final.
follow-stopped = Ya no sigues esta partida.
lobby-refused-no-following = Tienes asiento en esta partida, así que lo ves todo en la mesa.
lobby-refused-followed-enough = Tanta gente sigue ya esta partida que no puedo escribir a nadie más. Aquí puedes mirar cuanto quieras.

## Lo mismo por mensaje directo

followed-scoring = ### Puntuación { $round } en { $place }
followed-end = ### La partida de { $place } ha terminado
followed-closed = La partida de { $place } que seguías se cerró antes del final, así que no gana nadie.
followed-leads = { $points ->
    [one] { $name } va en cabeza, con 1 punto de ventaja sobre { $second }.
   *[other] { $name } va en cabeza, con { $points } puntos de ventaja sobre { $second }.
}
followed-tied = { $names } van en cabeza con los mismos puntos.
followed-won = { $points ->
    [one] { $name } gana con 1 punto de ventaja sobre { $second }.
   *[other] { $name } gana con { $points } puntos de ventaja sobre { $second }.
}
