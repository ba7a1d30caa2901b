## Una mesa antes de su partida

lobby-open =
    ## Alhambra
    { $opener } ha abierto una mesa. { $waiting }
    { $seated }
lobby-in-charge = Ahora { $name } está a cargo de la mesa.
lobby-waiting = { $people ->
    [one] Falta { $people } persona.
   *[other] Faltan { $people } personas.
}
lobby-seats-taken = Asientos ocupados: { $taken } de { $seats }.
lobby-nobody = *Todavía no se ha sentado nadie.*
lobby-started =
    ## Alhambra
    La partida está en marcha. En la mesa:
    { $seated }
lobby-closed =
    ## Alhambra
    Esta mesa, que abrió { $opener }, está cerrada.

lobby-join = Unirse
lobby-leave = Levantarse
lobby-start = Empezar
lobby-invite = Invitar
lobby-computers = Añadir jugador virtual
lobby-computer = { $name }, virtual
lobby-modules = Módulos
lobby-options = Opciones
lobby-close = Cerrar mesa

## Por qué no

lobby-refused-no-table = Aquí no hay ninguna mesa. Con { -slash-new } se abre una.
lobby-refused-already-seated = Ya tienes asiento en esta mesa.
lobby-refused-not-seated = No tienes asiento en esta mesa.
lobby-no-seat = Todavía no tienes asiento en esta mesa. La partida no ha empezado, así que con `/{ command-join.name }` consigues uno.
lobby-no-seat-full = No tienes asiento en esta mesa, y los { $seats } están ocupados.
lobby-refused-full = Los { $seats } asientos están ocupados.
lobby-refused-not-yours = Eso solo lo puede hacer quien está a cargo de la mesa o quien administra este servidor.
lobby-refused-too-few = Hacen falta al menos dos jugadores para empezar; los virtuales cuentan.
lobby-refused-started = La partida ya ha empezado.
lobby-refused-not-started = La partida de esta mesa no ha empezado todavía.
lobby-refused-not-over = Eso se puede hacer cuando la partida haya terminado.
lobby-refused-computer-gone = Ese jugador virtual ya no está en la mesa.
lobby-refused-nobody-away = En cada asiento juega alguien, y a nadie se le ha acabado el plazo.
lobby-refused-seats-kept = La partida está en marcha. Los asientos que ocupa un suplente virtual se guardan para quien los dejó, así que no hay ninguno libre. Puedes quedarte a mirar.
lobby-refused-player-gone = Esa persona ya no está en la mesa.
lobby-refused-not-closed = Aquí no hay ninguna partida cerrada que recuperar.
lobby-refused-not-a-manager = Solo quien administra este servidor puede recuperar una partida cerrada.
lobby-refused-too-late = Esta partida se cerró hace más de 7 días y ya no se puede recuperar.
lobby-refused-ending = La partida ya se está acabando.
lobby-refused-not-proposed = Nadie propone ya acabar la partida.
lobby-refused-no-free-seat = La partida está en marcha y todos los asientos están ocupados. Puedes quedarte a mirar.

## Mesas y canales

table-opened = Tu mesa está abierta. Los demás pueden unirse aquí debajo.
table-opened-in-thread = Tu mesa está abierta: { $thread }
table-elsewhere = Aquí ya hay una mesa: { $link }
table-shown = Aquí la tienes.
table-shown-lately = La mesa se ha mostrado hace un momento: { $link }
table-gone = Esa mesa está cerrada.
table-thread-name = Alhambra – { $opener }
table-rematch = La misma mesa, otra partida: está abierta aquí debajo.
table-broken =
    Esta mesa no se puede leer: algo de lo que hay guardado está dañado. A tus otras mesas no les pasa nada.
    Díselo, por favor, a quien administra el bot: mesa { $number }, código `{ $code }`. Quizá pueda recuperarla.
table-broken-close-you = Puedes cerrarla con { -slash-close } para que aquí se pueda abrir otra.
table-broken-close-others = Quien la abrió, o quien administra este servidor, puede cerrarla con { -slash-close } para que aquí se pueda abrir otra.
table-sure-close-broken = Esta mesa está dañada. Si la cierras, aquí se podrá abrir otra; si quien administra el bot quiere repararla antes, déjala abierta. No se borra nada de lo guardado.
    .button = Cerrar la mesa dañada
table-broken-closed = La mesa { $number } está cerrada, y en este canal ya cabe otra: { -slash-new }

## Jugar a solas

solo-begun = { $opponents ->
    [one] Tu mesa está lista y un jugador virtual se sienta contigo. ¡Buena partida!
   *[other] Tu mesa está lista y { $opponents } jugadores virtuales se sientan contigo. ¡Buena partida!
}
solo-choose = ¿Otros rivales? Elige cuántos y cómo de buenos, y reparto una partida nueva. Puedes hacerlo hasta tu primera jugada.
solo-mixed = De todo un poco
solo-others = Otros rivales
solo-too-late = Ya has hecho tu primera jugada, así que esta partida sigue como está. Para jugar contra otros rivales, ciérrala con { -slash-close } y empieza otra con `/{ command-solo.name }`.
solo-again = Otra vez los mismos rivales. ¡Buena partida!
solo-goes-on = Tu partida sigue en marcha: aquí está tu mesa.
solo-elsewhere = Aquí ya hay una mesa: { $link } Para jugar a solas, escríbeme un mensaje directo.

## Irse y cerrar

table-done-join = Ya tienes asiento.
table-done-start = Empieza la partida.
table-done-leave = Has dejado tu asiento.
table-done-free = Has dejado libre tu asiento. Ahora lo puede tomar cualquiera con `/{ command-join.name }`, también tú.
table-done-close = La mesa está cerrada.
table-done-reopen = La partida continúa aquí debajo.
table-done-finish = En cuanto todas las personas que juegan estén de acuerdo, la partida acaba después del turno en curso.
table-done-agree = Has aceptado acabar la partida.
table-done-decline = La partida continúa.
leaving-text = La partida está en marcha. Si dejas tu asiento a un suplente virtual, sigue siendo tuyo: nadie más ve tu mano, y vuelves en cuanto hagas una jugada. O puedes dejarlo libre del todo: quien se una se queda con el asiento y su dinero.
leaving-away = Un suplente virtual juega por ti, y el asiento sigue siendo tuyo.
leaving-free = Dejar libre mi asiento
table-sure-close =
    La partida está en marcha. Si cierras la mesa, acaba aquí sin que gane nadie, y se avisa a todo el mundo. Quien administra este servidor puede recuperarla durante 7 días. Para acabarla con una última puntuación, usa `/{ command-alhambra.name } { command-alhambra-finish.name }`.
    .button = Cerrar la mesa
table-sure-close-lobby = ¿Cerrar esta mesa? Quienes se han unido pierden su asiento.
table-sure-finish =
    ¿Acabar antes la partida? Acaba después de este turno, con las últimas losetas y la última puntuación.
    .button = Acabar la partida

## Lo que cambia en una partida en marcha, contado a la mesa

change-left = { $name } se ausenta por ahora. Un suplente virtual ({ $level }) juega y guarda el asiento.
change-back = { $name } ha vuelto y sigue jugando.
change-freed = { $name } ha dejado libre su asiento. Con `/{ command-join.name }` se toma, con su dinero y todo.
change-taken = { $name } toma el asiento de { $owner }.
change-stand-in = { $by } pone un suplente virtual ({ $level }) por { $name }, que puede volver cuando quiera.
change-stand-in-free = { $by } pone un suplente virtual ({ $level }) en el asiento libre hasta que alguien lo tome.
change-turn-handed-over = A { $name } se le acabó el tiempo, así que un suplente virtual ({ $level }) juega solo este turno. { $name } puede volver cuando quiera.
change-turn-on-vacation = { $name } está de vacaciones, así que un suplente virtual ({ $level }) juega este turno.
change-stand-in-late = A { $name } se le acabó el tiempo, así que un suplente virtual ({ $level }) juega hasta que vuelva.
change-warned = Hace dos semanas que nadie juega aquí. Si no pasa nada, esta partida se cierra dentro de una semana; todo se conserva.
change-closed =
    ## Esta partida está cerrada
    { $count ->
        [0] { $name } ha cerrado la mesa.
       *[other] { $name } ha cerrado la mesa. { $people }: no se pierde nada.
    } Durante 7 días, quien administra este servidor puede recuperar la partida con `/{ command-alhambra.name } { command-alhambra-reopen.name }`.
change-lobby-faded = Nadie empezó una partida en un día, así que esta mesa se ha cerrado. `/{ command-alhambra.name } { command-alhambra-new.name }` abre otra.
change-faded =
    ## Esta partida se ha cerrado
    { $count ->
        [0] Hace tres semanas que nadie juega aquí. Todo se conserva, y la partida puede continuar cuando se quiera.
       *[other] Hace tres semanas que nadie juega aquí. { $people }: todo se conserva, y la partida puede continuar cuando se quiera.
    }
    .button = Reabrir
change-reopened = { $name } ha recuperado esta partida. Continúa donde se quedó.
change-end-proposed =
    ### ¿Acabar la partida?
    A { $name } le gustaría acabar la partida después de este turno, con las últimas losetas y la última puntuación. { $people }: ¿de acuerdo?
change-end-agree = De acuerdo
change-end-decline = Seguir jugando
change-end-agreed = { $name } acepta acabar la partida: { $agreed } de { $people }.
change-end-settled = Acordado: la partida acaba después de este turno, con las últimas losetas y la última puntuación.
change-end-declined = { $name } prefiere seguir jugando, así que la partida continúa.

## Lo mismo para una persona, por mensaje directo

notice-taken = { $name } ha tomado el asiento que dejaste libre en { $place }. Ya no puedes ver su mano.
notice-stand-in = Se te acabó el plazo en { $place }, así que { $name } puso un suplente virtual ({ $level }) por ti. El asiento sigue siendo tuyo: haz cualquier jugada y vuelves a estar en la partida.
notice-turn-handed-over = Se te acabó el tiempo en { $place }, así que un suplente virtual ({ $level }) juega solo este turno por ti. El asiento sigue siendo tuyo: haz cualquier jugada y vuelves al momento, o juega sin más tu próximo turno.
notice-stand-in-late = Se te acabó el tiempo en { $place }, así que un suplente virtual ({ $level }) juega por ti. El asiento sigue siendo tuyo: haz cualquier jugada y vuelves al momento.
notice-gone = Ya no estás en el servidor de { $place }, así que un suplente virtual ({ $level }) juega por ti. El asiento sigue siendo tuyo: vuelve, haz cualquier jugada y estás otra vez en la partida.
notice-removed = { $name } te ha quitado de la mesa en { $place }. Puedes volver a unirte mientras quede un asiento libre.
hand-given-up = Dejaste libre tu asiento en { $place }, así que aquí ya no hay ninguna mano que mostrar.

## Opciones de una mesa

options-text =
    ## Opciones de la mesa
    Quien está a cargo de la mesa elige; los cambios se aplican al momento.
options-text-started =
    ## Opciones de la mesa
    El ritmo, la ayuda para la memoria y las pistas cambian si todos los que juegan están de acuerdo: elige y se lo pregunto. Lo demás lo decide quien está a cargo de la mesa.
options-agreed = { $field }: **{ $choice }**
options-choice = { $field }: { $choice }
option-pace = Ritmo
option-pace-live = en directo, diez minutos por turno
option-pace-relaxed = sin prisas, doce horas por turno
option-pace-day = un día por turno
option-pace-three-days = tres días por turno
option-pace-week = una semana por turno
option-pace-none = sin límite de tiempo
option-when-late = Si se acaba el tiempo
option-when-late-one-turn = un jugador virtual juega solo ese turno
option-when-late-sit-in = un suplente virtual juega hasta que vuelva
option-when-late-vote = los demás votan
option-when-late-wait = todos esperan
option-on-vacation = De vacaciones
option-on-vacation-wait = la mesa espera
option-on-vacation-computer = juega un suplente virtual
option-memory-aid = Ayuda para la memoria
option-memory-aid-off = ninguna (cada cual con su memoria)
option-memory-aid-counts = cuántas cartas de cada moneda se ha visto tomar a cada cual
option-memory-aid-ledger = cuentas abiertas de todo el dinero que se ha visto
option-confirming = Fin de un turno
option-confirming-ask = cuando quien juega pulsa «Terminar turno»
option-confirming-by-itself = por sí solo, cuando no queda nada por decidir
option-hints = Pistas
option-hints-allowed = permitidas (se puede pedir consejo para la propia jugada)
option-hints-none = ninguna
option-gathering = Turnos de jugadores virtuales
option-gathering-by-numbers = en un solo mensaje si los virtuales son mayoría
option-gathering-together = en un solo mensaje hasta que le toque a una persona
option-gathering-apart = cada uno en su propio mensaje
option-joining = Puede unirse
option-joining-anybody = cualquiera
option-joining-invited = solo quien reciba una invitación
option-youngest = La persona más joven
option-youngest-nobody = sin indicar (por sorteo)
option-language = Idioma
option-language-en = English
option-language-es = Español
option-language-pl = Polski
option-language-de = Deutsch

## Lo acordado, una vez empezada la partida

agreed-title = ## Lo acordado
agreed-change = Cambiar
agreed-line = Acordado: { $what }
agreed-pace-live = diez minutos por turno
agreed-pace-relaxed = doce horas por turno
agreed-pace-day = un día por turno
agreed-pace-three-days = tres días por turno
agreed-pace-week = una semana por turno
agreed-pace-none = sin límite de tiempo
agreed-when-late-one-turn = los turnos atrasados los juega un jugador virtual
agreed-when-late-sit-in = un suplente virtual si alguien se retrasa
agreed-when-late-vote = votación si alguien se retrasa
agreed-when-late-wait = todos esperan si alguien se retrasa
agreed-hints-allowed = con pistas
agreed-hints-none = sin pistas
agreed-memory-aid-off = sin ayuda para la memoria
agreed-memory-aid-counts = ayuda para la memoria: número de cartas
agreed-memory-aid-ledger = ayuda para la memoria: cuentas abiertas
agreed-no-deadline = Si falta alguien, los demás pueden poner un suplente virtual en cuanto el asiento esté vacío (`/{ command-sitin.name }`).
agreed-reserve = Solo cuentan las horas despiertas: el tiempo se detiene en las horas de descanso (salvo en mesas en directo), en vacaciones y mientras la partida está en pausa. Además, cada cual tiene un tiempo extra de dos turnos para toda la partida.
agreed-computers = { $count ->
    [0] Sin jugadores virtuales.
    [one] Un jugador virtual: { $names }.
   *[other] { $count } jugadores virtuales: { $names }.
}

## Módulos, cada uno con su interruptor; en .text, una línea que dice qué añade

modules-text =
    ## Módulos
    Añade los que quieras a la partida. Quien está a cargo de la mesa elige; los cambios se aplican al momento. `/{ command-rules.name }` cuenta más.
modules-agreed = { $count ->
    [one] Módulo: **{ $modules }**
   *[other] Módulos: **{ $modules }**
}
module-line = { $on ->
    [yes] **{ $name }** (sí): { $text }
   *[no] **{ $name }** (no): { $text }
}
module-introduced = **{ $name }**: { $text }
module-not-in-play = Esta partida se juega sin { $name }. Tu panel, bajo el último mensaje, te ofrece todo lo que puedes hacer.
module-switch = { $on ->
    [yes] ✓ { $name }
   *[no] { $name }
}
