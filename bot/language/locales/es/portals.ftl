### Los Portales.

## El módulo

module-portals = Los Portales
    .text = puertas que se compran junto con una loseta; abren caminos y puntúan en tu muro.

## Las reglas

rules-topic-portals = Módulo: Los Portales
    .text =
        Hay 18 portales, tres de cada tipo de edificio. Un portal ocupa media casilla: dos lados cortos abiertos y un lado largo con muro.

        Con una loseta puedes comprar un portal de su tipo, en la misma moneda: por 6 más antes de la primera puntuación, 4 más antes de la segunda, 2 más después. Si pagas exactamente la suma, puedes hacer otra acción. No se puede comprar un portal que no quepa en ningún lugar y, cuando tienes uno, ningún paso puede quitarle su último lugar. No se compran con un solar ni con las últimas losetas.

        Se coloca al final del turno, en cualquier orden con las losetas. Un lado corto toca un edificio de su tipo, no necesariamente el recién comprado; los lados cortos solo tocan lados abiertos. Se puede pasar por él, y una loseta puede estar unida solo a un portal. Nada toca el lado largo, en cada casilla cabe una sola pieza, y no puede quedar ningún hueco, ni de media casilla. Los portales nunca se rediseñan ni van al tablero personal; una loseta que toca uno solo se rediseña si después todo se sigue cumpliendo.

        En el muro más largo, un lado largo cuenta 1, y cada portal que haya en él da 2 puntos más. Primero decide la longitud; entre secciones igual de largas se puntúa la mejor.

## Nombres

cell-portal = un portal
half-nw = { $where }, mitad noroeste
half-ne = { $where }, mitad noreste
half-se = { $where }, mitad sureste
half-sw = { $where }, mitad suroeste
portal-label = { $form ->
    [definite] el portal de { FORM($kind, "lower") }
    [genitive] del portal de { FORM($kind, "lower") }
    [lower] portal de { FORM($kind, "lower") }
   *[nominative] Portal de { FORM($kind, "lower") }
}
    .gender = masculine
portal-several = { $portal } ×{ $count }
action-buy-with-portal = Comprar { $tile } y { FORM($portal, "lower") } con { $cards }
action-place-portal = Colocar { FORM($portal, "lower") } en { $half }

## Comandos

choice-portal = { $portal } en { $place }
command-module-portal = Coloca en tu palacio un portal que has comprado (Los Portales)
    .name = portal
command-module-portal-place = Qué portal y dónde: una casilla y la esquina de su ángulo recto, como +2,0SW
    .name = lugar

## El panel

buy-text-portal = Con una loseta puedes comprar un portal de su tipo por { $more } más.
buy-with-portal = { $tile } + { FORM($portal, "lower") }
portal-title = ### { $portal }
portal-text = { $count ->
    [0] Todavía no cabe en ningún lugar: coloca antes una loseta.
    [one] Cabe en un solo lugar. Antes verás cómo queda.
   *[other] Cabe en { $count } lugares. Antes verás cómo queda.
}
effect-portals = Portales en el muro { $before } → { $after }
change-title-portal = ### { $portal } en { $letter }, { $half } ({ $where })
change-place = Colocar aquí
change-place-and-end = Colocar y terminar turno
change-other-cell = Otra casilla

## Por qué algo no se puede

refused-no-portal-left = No queda ningún portal de { FORM($kinds, "lower") }.
refused-no-place-for-portal = En tu palacio no habría lugar para un portal de { FORM($kinds, "lower") }, coloques lo que coloques antes.
refused-portal-not-bought = En este turno no has comprado ningún portal de { FORM($kinds, "lower") }.
refused-no-contact = En { $cells } ningún lado corto del portal tocaría una loseta de su tipo: { FORM($kinds, "lower") }. Un portal tiene que tocar un edificio de su tipo.
refused-portals-to-place = { $pieces ->
    [one] Todavía tienes que colocar un portal: { FORM($kinds, "lower") }.
   *[other] Todavía tienes que colocar portales: { FORM($kinds, "lower") }.
}
refused-portal-would-not-fit = { $pieces ->
    [one] Así no quedaría lugar para el portal que has comprado: { FORM($kinds, "lower") }.
   *[other] Así no quedaría lugar para todos los portales que has comprado: { FORM($kinds, "lower") }.
}
refused-contact-lost = { $pieces ->
    [one] El portal en { $cells } ya no tocaría ningún edificio de su tipo.
   *[other] Los portales en { $cells } ya no tocarían ningún edificio de su tipo.
}

## La historia

story-buys-with-portal = { $exact ->
    [yes] paga exactamente { $sum } por { FORM($tile, "definite") } y un { FORM($portal, "lower") } (+{ $more })
   *[no] paga { $sum } por { FORM($tile, "definite") } y un { FORM($portal, "lower") } (+{ $more })
}
story-places-portal = coloca { FORM($portal, "definite") } en { $half }

## Mensajes

kept-portals = **Portales** que quedan, por { $more } más cada uno: { $left }
digest-portals-gone = Se ha agotado: { FORM($portals, "lower") }.
kept-portals-none = **Portales**: no queda ninguno
kept-portal-left = { $kind } { $count }
kept-own-portals = Portales: { FORM($portals, "lower") }
post-scoring-portals = **Portales en el muro más largo**: { $portals }
post-scoring-portal = { $name } { $count } → { $points }

## Solo en palabras

spoken-portal-places = ## Dónde cabe un { FORM($portal, "lower") }
    { $count ->
        [0] En el palacio de { $name } no hay lugar para él.
        [one] Un lugar en el palacio de { $name }:
       *[other] { $count } lugares en el palacio de { $name }:
    }
spoken-portal-place = { $half } ({ $spoken }). { $wall }.

## Por qué una jugada es buena

reason-portal-in-wall = un portal en el muro más largo, { $before } → { $after } puntos en cada puntuación

## Costumbres en un repaso

review-habit-portals = Elegir o colocar mal los portales

## Imágenes

portal-picture-name = Portal de { FORM($kind, "lower") }
portal-picture-portals = Portales
portal-picture-surcharge = cada uno, ahora
portal-picture-in-wall = { $portals ->
    [one] { $points ->
        [one] { $portals } portal en él: { $points } punto más.
       *[other] { $portals } portal en él: { $points } puntos más.
    }
   *[other] { $points ->
        [one] { $portals } portales en él: { $points } punto más.
       *[other] { $portals } portales en él: { $points } puntos más.
    }
}
portal-picture-long-side = lado largo de { $half }
portal-picture-placed = portales { $portals }
portal-picture-supply-told = Portales que quedan, cada uno por { $surcharge } más: { $kinds }.
portal-picture-offer-told = La casilla { $square } con portal cuesta { $verdict }.
preview-title-portal = { $tile } en { $cell }
preview-alt-portal = Vista previa del palacio de { $name }: { $tile }, en { $cell }.
why-not-because-no-contact = Un lado corto del portal debe tocar un edificio de su tipo.
why-not-because-contact-lost = Un portal ya no tocaría ningún edificio de su tipo.
why-not-because-portal-would-not-fit = No quedaría lugar para el portal que has comprado.
why-not-alt-contact = Portales sin contacto
source-portals = Portales
