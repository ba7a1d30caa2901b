### Los Halconeros.

## El módulo

module-falconers = Los Halconeros
    .text = halcones por una carta cada uno, donde se unen cuatro losetas; dan puntos en cada puntuación.

## Las reglas

rules-topic-falconers = Módulo: Los Halconeros
    .text =
        Hay 15 halcones, cinco blancos, cinco negros y cinco marrones, todos a la vista. Cada uno quiere ver dos tipos de edificio, y no hay dos que quieran la misma pareja.

        En lugar de cualquier otra cosa, en tu turno puedes **comprar halcones**: nunca como acción extra tras un pago exacto. Cada uno cuesta una carta de dinero de cualquier moneda y valor, y puedes comprar tantos como puedas colocar.

        Un halcón se posa en un cruce, donde se unen cuatro losetas de tu palacio, si entre ellas están sus dos tipos. La fuente cuenta como loseta sin tipo; en cada cruce cabe un solo halcón, y los muros no importan. Los halcones nunca se mueven ni van al tablero personal. Si se retira o se intercambia una de las cuatro losetas, el halcón se va volando y se puede volver a comprar.

        En **cada** puntuación cuentan los halcones de cada color: uno, 2 puntos; dos, 6; tres, 12; cuatro, 20; cinco, 30.

        Un cruce se llama como la casilla que tiene al sureste.

## Nombres

crossing-label = cruce { $cell }
crossing-lettered = { $letter }, { $crossing }
crossing-between = entre { FORM($tiles, "definite") }
falcon-white = { $form ->
    [lower] halcón blanco ({ $first }, { $second })
   *[nominative] Halcón blanco ({ $first }, { $second })
}
    .gender = masculine
falcon-black = { $form ->
    [lower] halcón negro ({ $first }, { $second })
   *[nominative] Halcón negro ({ $first }, { $second })
}
    .gender = masculine
falcon-brown = { $form ->
    [lower] halcón marrón ({ $first }, { $second })
   *[nominative] Halcón marrón ({ $first }, { $second })
}
    .gender = masculine
feather-white = blanco { $count }
feather-black = negro { $count }
feather-brown = marrón { $count }
action-falcon = { $falcon } en el cruce { $cell } por { $cards }

## Comandos

command-module-falcon = Compra un halcón por una carta (Los Halconeros)
    .name = halcón
command-module-falcon-purchase = Qué halcón, en qué cruce y por qué carta
    .name = compra

## El panel

panel-open-falcons = O compra halcones, y nada más en este turno.
panel-open-more-falcons = Puedes comprar más halcones, si quieres.
panel-button-falcons = Halcones
falcons-title = ### Comprar un halcón
falcons-text = Cada uno cuesta una carta de cualquier valor y se posa donde se unen cuatro losetas, si entre ellas están sus dos tipos de edificio. Puedes comprar varios, pero nada más en este turno.
falcons-nothing = Ninguno de los halcones que quedan encuentra en tu palacio un cruce con sus dos tipos de edificio.
falcons-hint = Elige un halcón
falcons-note = { $count ->
    [one] { $points ->
        [one] { $count } cruce, { $points } punto más en cada puntuación
       *[other] { $count } cruce, { $points } puntos más en cada puntuación
    }
   *[other] { $points ->
        [one] { $count } cruces, { $points } punto más en cada puntuación
       *[other] { $count } cruces, { $points } puntos más en cada puntuación
    }
}
falcon-title = ### { $falcon }
falcon-text = ¿Dónde quieres que se pose? Todavía no se hace nada.
falcon-hint = Elige un cruce
falcon-button-other = Otro halcón
perch-title = ### { $falcon }, { $crossing }
perch-text = ¿Con qué carta pagas? Al elegirla compras el halcón; se puede deshacer.
perch-hint = Elige una carta
effect-falcons = { $count ->
    [one] se va volando { $count } halcón
   *[other] se van volando { $count } halcones
}
effect-falcons-home = { $count ->
    [one] ⚠️ Se va volando: { $falcons }
   *[other] ⚠️ Se van volando: { $falcons }
}
effect-falcon = { $falcon } en { $crossing }

## Por qué algo no se puede

refused-falcons-alone = Los halcones se compran al empezar un turno, y en él no se hace nada más. Puedes deshacer lo que has hecho.
refused-falcon-taken = Ese halcón no está disponible: está en el palacio de { $name }.
refused-no-crossing = { $places ->
    [one] Un halcón se posa donde se unen cuatro losetas, y en { $cells } no hay ninguna.
   *[other] Un halcón se posa donde se unen cuatro losetas, y en { $cells } no hay ninguna.
}
refused-crossing-taken = Ahí ya hay un halcón, entre { $cells }. En cada cruce cabe uno.
refused-colours-missing = Ese halcón también quiere ver { FORM($kinds, "lower") }, y en { $cells } no hay.

## La historia

story-buys-falcons = { $count ->
    [one] compra un halcón: { FORM($falcons, "lower") }
   *[other] compra { $count } halcones: { FORM($falcons, "lower") }
}
story-buys-falcons-briefly = { $count ->
    [one] compra un halcón
   *[other] compra { $count } halcones
}
story-falcon = { $falcon } en { $crossing } por { $card }
story-falcons-home = { $count ->
    [one] Se va volando: { FORM($falcons, "lower") }.
   *[other] Se van volando: { FORM($falcons, "lower") }.
}

## Mensajes

kept-falcons = { $count ->
    [one] **Halcones**: { $owned } · queda { $count } ({ $left })
   *[other] **Halcones**: { $owned } · quedan { $count } ({ $left })
}
digest-falcons-gone = Se ha vendido el último halcón.
kept-falcons-none = **Halcones**: { $owned } · no queda ninguno
kept-perched = { $falcon }, { $crossing }
kept-own-falcons = Halcones: { FORM($falcons, "lower") }
post-falcons = Halcones
post-scoring-falcons = **Halcones**: { $falcons }
post-scoring-feather = { $feather } → { $points }

## Solo en palabras

spoken-crossings = ## Dónde podría posarse un halcón
    { $count ->
        [0] Ningún cruce del palacio de { $name } le sirve a un halcón de los que quedan.
        [one] Un cruce en el palacio de { $name }:
       *[other] { $count } cruces en el palacio de { $name }:
    }
spoken-crossing = { $crossing }, { $tiles }: { FORM($falcons, "lower") }.

## Por qué una jugada es buena

reason-falcon-set = { $amount ->
    [1] { $feather ->
        [white] tu primer halcón blanco, { $before } → { $after } puntos en cada puntuación
        [black] tu primer halcón negro, { $before } → { $after } puntos en cada puntuación
       *[brown] tu primer halcón marrón, { $before } → { $after } puntos en cada puntuación
    }
   *[other] { $feather ->
        [white] { $amount } halcones blancos, { $before } → { $after } puntos en cada puntuación
        [black] { $amount } halcones negros, { $before } → { $after } puntos en cada puntuación
       *[brown] { $amount } halcones marrones, { $before } → { $after } puntos en cada puntuación
    }
}
reason-smallest-card = solo te cuesta tu carta más baja
reason-makes-crossing = { $amount ->
    [one] forma un cruce que le sirve a un halcón
   *[other] forma { $amount } cruces que les sirven a los halcones
}

## Costumbres en un repaso

review-habit-falcons = Comprar los halcones que no convenían, o cuando no convenía

## Imágenes

falcon-picture-white = blanco
falcon-picture-black = negro
falcon-picture-brown = marrón
falcon-picture-name = Halcón { $feather } { $kinds }
falcon-picture-falcons = Halcones
falcon-picture-falcons-told = Halcones: { $falcons }.
falcon-picture-supply = Halcones que quedan
falcon-picture-none = No quedan halcones
falcon-picture-worth = Por color: { $points }
falcon-picture-supply-told = Halcones que quedan: { $falcons }.
falcon-picture-bought = halcones nuevos { $falcons }
falcon-picture-flown = se van volando { $falcons }
falcon-picture-would-fly = Se irían volando
falcon-picture-crossings = { $count ->
    [0] Ningún cruce
    [one] { $count } cruce
   *[other] { $count } cruces
}
falcon-picture-crossing-told = Un cruce se llama como la casilla que tiene al sureste.
preview-title-falcon = { $tile } en { $cell }
preview-alt-falcon = Vista previa del palacio de { $name }: { $tile } en el cruce { $cell }.
why-not-because-no-crossing = Un halcón se posa donde se unen cuatro losetas; aquí falta alguna.
why-not-because-crossing-taken = Ahí ya hay un halcón.
why-not-because-colours-missing = El halcón debe ver sus dos tipos de edificio entre las cuatro losetas.
why-not-alt-kinds = Faltan
why-not-alt-around = Alrededor del cruce
source-falcons-white = Halcones blancos
source-falcons-black = Halcones negros
source-falcons-brown = Halcones marrones
