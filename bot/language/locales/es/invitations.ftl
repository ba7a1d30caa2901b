## Invitar a una mesa

invite-text =
    ### ¿A quién invitas?
    Elige a una o varias personas. Recibirán un solo aviso, justo aquí debajo, y responderán con **{ lobby-join }** o **{ invitation-not-now }**.
invite-hint = ¿A quién quieres invitar?
invite-done = { $skipped ->
    [0] Con invitación: { $names }.
   *[other] Con invitación: { $names }. Las demás personas que elegiste ya tienen asiento, ya recibieron una invitación o no pueden jugar.
}
invite-silent = { $count ->
    [one] { $names } no recibe avisos ahora mismo (descanso, vacaciones o ningún aviso) y verá la invitación en el canal más tarde.
   *[other] { $names } no reciben avisos ahora mismo (descanso, vacaciones o ningún aviso) y verán la invitación en el canal más tarde.
}
invitation-text = { $people }: { $name } invita a una partida de Alhambra.
invitation-not-now = Ahora no
invitation-declined = De acuerdo. Si cambias de idea, **{ lobby-join }** te sirve mientras quede un asiento libre.
lobby-invited = Con invitación y sin responder: { $names }
lobby-refused-invited-only = A esta mesa se viene con invitación. Quien tenga asiento en ella puede invitarte.
lobby-refused-not-invited = Aquí no hay ninguna invitación que espere tu respuesta.
lobby-refused-nobody-to-invite = No he invitado a nadie: todas las personas que elegiste ya tienen asiento, ya recibieron una invitación o no pueden jugar.
lobby-refused-invited-enough = Esta mesa ya ha invitado a tanta gente que no avisaré a nadie más.
