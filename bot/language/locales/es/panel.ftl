### El panel privado con el que se juega un turno. Botones: 34 caracteres como mucho; líneas de menú y notas, 100.

## Cómo va el turno

panel-title-turn = ### Tu turno
panel-title-last-tiles = ### Tus últimas losetas
panel-title-computer-turn = ### { $name } está pensando: solo unos segundos
panel-title-closed = ### Esta partida se cerró
panel-title-paused = ### Todo el mundo se ha ido y la partida espera
panel-title-other-turn = ### Es el turno de { $name }
panel-title-others-last-tiles = { $count ->
    [one] ### { $names } está colocando las últimas losetas
   *[other] ### { $names } están colocando las últimas losetas
}
panel-title-over = ### La partida ha terminado
panel-done = -# Tus pasos hasta ahora: { $steps }
panel-open-first = Toma dinero, compra una loseta o rediseña tu palacio. Si pagas el coste exacto, tienes otra acción.
panel-open-further = Has pagado el coste exacto: si quieres, tienes otra acción. Si colocas o terminas el turno, renuncias a ella.
panel-open-place = { $count ->
    [one] Te falta por colocar: { $tiles }.
   *[other] Te faltan por colocar, en el orden que quieras: { $tiles }.
}
panel-open-nothing = Todo hecho: termina el turno cuando quieras.
panel-open-nothing-ending = Todo hecho.
panel-ends-soon = Tu turno terminará por sí solo dentro de unos segundos.
panel-open-confirm = Todo está colocado: confirma cuando quieras.
panel-open-pass = En este turno no puedes hacer nada, así que puedes pasar.
panel-hand = -# En la mano: { $cards }.
panel-reserve = En tu tablero personal: { $tiles }.
panel-players-only = Eso es solo para quien juega, y todos los asientos están ocupados.
panel-players-only-join = Eso es solo para quien juega. Queda un asiento libre: tómalo con `/{ command-join.name }`.
panel-onlooker = No tienes asiento en esta mesa, pero sí buenas vistas. Mira todo lo que quieras; no molestas a nadie.
panel-moved-on = La partida ha avanzado desde que apareció ese botón. Así está la mesa ahora.
panel-cannot-post = Tu jugada cuenta, pero los demás todavía no la ven: aquí me faltan permisos ({ $permissions }). Quien administra este servidor puede concedérmelos.
panel-not-understood = No he entendido eso. Mientras escribes te sugiero lo que se puede hacer, y aquí también:

panel-button-take = Tomar dinero
panel-button-buy = Comprar
panel-button-redesign = Rediseñar
panel-button-place = Colocar { FORM($tile, "definite") }
panel-button-undo-step = Deshacer
panel-button-undo-turn = Deshacer todo
panel-button-end = Terminar turno
panel-button-stay = Todavía no
panel-button-confirm = Confirmar
panel-button-hand = Mi mano
panel-button-palace = Mi palacio
panel-button-more = Más
panel-button-settings = Ajustes
panel-button-back = Volver
panel-choice = -# **{ $choice }**: { $note }
panel-page-back = ◀ Página { $page } de { $pages }
panel-page-on = Página { $page } de { $pages } ▶

## Mirar alrededor

panel-title-more = ### Mirar alrededor
panel-leaving = Estas respuestas solo las ves tú. Con `/{ command-leave.name }` dejas tu asiento a un suplente virtual, que te lo guarda, o lo dejas libre del todo; `/{ command-close.name }` cierra la mesa; `/{ command-alhambra.name } { command-alhambra-finish.name }` propone acabar antes la partida.
panel-look-digest = Novedades
panel-look-standings = Clasificación
panel-look-table = Mesa
panel-look-palaces = Palacios
panel-look-scores = Puntos
panel-look-log = Historia
panel-look-history = Recorrido
panel-look-rules = Reglas
panel-look-agreed = Acordado
panel-look-describe = En palabras

## La propia mano

panel-title-hand = ### Tu mano
panel-title-palace = ### Tu palacio
panel-hand-line = -# { $line }
panel-onlooker-hand = Las manos son de quienes juegan, y tú estás mirando. Todo lo demás lo puedes ver:
purse-held = **{ $purse }**, exacto para { $sums }
purse-held-only = **{ $purse }**
purse-empty = **{ $sum }**
purse-exact = { $tile }: exacto con { $values }
purse-over = { $over ->
    [one] { $tile }: sobra { $over } como mínimo, con { $values }
   *[other] { $tile }: sobran { $over } como mínimo, con { $values }
}
purse-short = { $tile }: necesitas { $short } más

## Tomar dinero

take-title = ### Tomar dinero
take-text = Una carta de cualquier valor, o varias que sumen 5 como mucho.
take-hint = Elige qué tomar
take-hint-stay = Tomar sin terminar aún el turno
take-hint-by-itself = Tomar, con unos segundos para deshacer
take-hint-end = Tomar y terminar turno
take-and-end = Tomar { $cards } y terminar turno
take-and-end-brief = Tomar { $cards } y terminar
take-several = { $cards } (en total { $sum })
take-note-exact = Podrás pagar el coste exacto de { $tiles }
take-note-then = Tendrás { $sums }

## Comprar

buy-title = ### Comprar una loseta
buy-text = ✓ señala un pago exacto, que te da otra acción.
buy-out-of-reach = -# { $tiles }
buy-nothing = Todavía no te llega para nada del mercado. Toma antes algo de dinero.
buy-hint = Elige una loseta y cómo pagarla
buy-way = { $tile } con { $cards }
buy-exact = ✓ { $way }
buy-note-exact = Exacto – conservas { $left }
buy-note-over = { $lost ->
    [one] Sobra { $lost } – conservas { $left }
   *[other] Sobran { $lost } – conservas { $left }
}
buy-note-storable = { $over ->
    [one] Sobra { $over }, que puedes guardar – conservas { $left }
   *[other] Sobran { $over }, que puedes guardar – conservas { $left }
}
buy-note-walls = { $note } · { $walls }
buy-ways-exact = { $count ->
    [one] { $count } forma de pagar, exacta
   *[other] { $count } formas de pagar, alguna exacta
}
buy-ways = { $count ->
    [one] { $count } forma de pagar; pagas de más: { $lost }
   *[other] { $count } formas de pagar; de más, al menos: { $lost }
}
buy-button-other = Otra cosa
pay-title = ### { $tile } por { $price }
pay-hint = Elige con qué cartas pagas
sure-title = ### ¿Pagar de más?
sure-text = { $tile }: el coste es de { $price } y pagarías { $payment }. No se devuelve cambio: pierdes { $lost } y no tienes otra acción.
sure-better-exact = Mejor: **{ $cards }** es el coste exacto y te da otra acción.
sure-better = Mejor: con **{ $cards }** solo pierdes { $lost }.
sure-better-enough = Mejor: **{ $cards }** bastan.
sure-button-anyway = Pagar igualmente
sure-button-better = Pagar { $cards }
sure-button-that = Mejor pagar eso

## Colocar una loseta

place-title = ### { $tile }: { $walls }
place-nowhere = Ahora no cabe en ningún lugar de tu palacio.
place-best = { $count ->
    [one] Cabe en un solo lugar: **{ $letter }**, { $cell } ({ $where }).
   *[other] { $tied ->
        [yes] Entre los mejores de { $count } lugares: **{ $letter }**, { $cell } ({ $where }).
       *[no] El mejor de { $count } lugares para tu muro: **{ $letter }**, { $cell } ({ $where }).
    }
}
place-chosen = Uno de { $count } lugares: **{ $letter }**, { $cell } ({ $where }).
place-also = También falta colocar: { $tiles }.
place-gives-up-action = **Si colocas, pierdes tu otra acción.**
place-hint = Elige una casilla
place-cell = { $cell } ({ $where })
place-letter = **{ $letter }** { $cell }, { $change }
place-letter-name = **{ $letter }** { $cell }
place-letters = -# { $cells }
place-option = { $letter } – { $change }
place-button-here = Colocar en { $letter }
place-button-end = Colocar en { $letter } y terminar turno
place-button-confirm = Colocar en { $letter } y confirmar
place-button-only = Colocar sin terminar mi turno
place-button-unconfirmed = Colocar sin confirmar todavía
place-button-reserve = Al tablero personal
place-button-reserve-end = Al tablero y terminar turno
place-button-reserve-confirm = Al tablero y confirmar

## A qué lleva un cambio

effect-wall = Muro { $before } → { $after }
effect-majority = { $kinds } { $before } → { $after } ({ $rank })
effect-lead = en cabeza
effect-lead-shared = empate en cabeza
effect-place = { $place }.º
effect-none = no te quedan
effect-others = { $majority } – { $others }
effect-alone = { $majority } – nadie más tiene
effect-other = { $name } { $count }
effect-points = Si se puntuara ahora: { $now } → { $then }

change-title-add = ### { $tile } en { $letter }, { $cell } ({ $where })
change-title-take-back = ### Retirar { $tile } de { $letter }, { $cell } ({ $where })
change-title-swap = ### { $tile } en lugar de { $removed } en { $letter }, { $cell } ({ $where })
change-do = Hacerlo
change-do-and-end = Hacerlo y terminar turno
change-other-change = Otros cambios

## Rediseñar

redesign-title = ### Rediseñar
redesign-text = Añade una loseta de tu tablero personal, retira una o intercambia dos. Antes verás cómo queda.
redesign-nothing = Todavía no hay nada que rediseñar: no se puede retirar ninguna loseta, y ninguna de tu tablero personal cabe.
redesign-hint = Elige un cambio
redesign-title-add = ### Añadir { $tile }
redesign-title-swap = ### Cambiar una loseta por { $tile }
redesign-title-back = ### Retirar una loseta
redesign-hint-add = Elige una casilla
redesign-hint-swap = Elige la loseta que va a tu tablero personal
redesign-hint-back = Elige la loseta que va a tu tablero personal
redesign-add = Añadir { $tile } en { $cell }
redesign-take-back = Retirar { $tile } de { $cell }
redesign-swap = Cambiar { $removed } en { $cell } por { $tile }
redesign-note = { $cell }: { $change }
redesign-group-add = Añadir { $tile }
redesign-group-swap = Cambiar una loseta por { $tile }
redesign-group-back = Retirar una loseta
redesign-ways = { $count ->
    [one] { $count } opción
   *[other] { $count } opciones
}
