### Los Títulos de Cambio.

## El módulo

module-certificates = Los Títulos de Cambio
    .text = guarda hasta 6 de lo que pagas de más, y gástalo luego como una carta.

## Las reglas

rules-topic-certificates = Módulo: Los Títulos de Cambio
    .text =
        Hay títulos de cambio de cada moneda: uno con dos jugadores, dos con tres o cuatro, tres con cinco o seis. Si por una loseta, con su portal, pagas de 1 a 6 de más, puedes tomar cualquier título que quede y **guardar** en él justo esa cantidad, en su moneda; 7 o más no se puede guardar. Solo puedes tener un título a la vez. Lo que pagas de más por un solar o por completarlo no se guarda.

        Lo guardado se gasta todo de una vez, como una carta de esa moneda y ese valor, en una loseta, en un solar o al completarlo, y puede hacer exacto un pago. El título vuelve al centro, y con la misma compra puedes volver a guardar.

        Con un título no se compran halcones. No cuenta al repartir las últimas losetas, ni se descarta con la moneda de un solar.

## Nombres

sum-of-credit = { $sum } (título)
sum-with-credit = { $sum } ({ $values } y título { $stored })
credit-label = título ({ $sum })
action-store = { $currency ->
    [florin] Guardar en florines lo pagado de más
    [dirham] Guardar en dírhams lo pagado de más
    [dinar] Guardar en dinares lo pagado de más
   *[ducat] Guardar en ducados lo pagado de más
}

## Comandos

command-module-store = Guarda lo que has pagado de más este turno (Los Títulos de Cambio)
    .name = guardar
command-module-store-currency = En qué moneda
    .name = moneda

## El panel

panel-open-store = Hasta el final de este turno puedes guardar lo que has pagado de más.
panel-certificate = En tu título de cambio: { $sum }. Se gasta todo de una vez.
panel-button-store = Guardar lo que sobra
purse-credit = título { $stored }
purse-with-credit = { $values } y título { $stored }
sure-title-store = ### ¿Pagar más y guardar lo que sobra?
sure-text-store = { $over ->
    [one] { $tile }: el coste es de { $price } y pagarías { $payment }. No tienes otra acción, pero lo que sobra, { $over }, se puede guardar en un título de cualquier moneda que quede y gastarse luego como una carta.
   *[other] { $tile }: el coste es de { $price } y pagarías { $payment }. No tienes otra acción, pero los { $over } que sobran se pueden guardar en un título de cualquier moneda que quede y gastarse luego como una carta.
}
store-title = ### ¿Guardar lo que sobra?
store-text = Has pagado { $amount } de más. Toma un título de cambio y podrás gastarlo luego, de una vez, como una carta de esa moneda. Solo puedes tener un título a la vez.
store-button-not = No guardarlo ahora

## Por qué algo no se puede

refused-nothing-overpaid = En este turno no has pagado de más por ninguna loseta, así que no hay nada que guardar.
refused-too-much-to-store = Puedes guardar hasta 6, y has pagado { $amount } de más.
refused-board-taken = Solo puedes tener un título de cambio a la vez, y ya tienes uno: { $cards }. Gástalo antes.
refused-no-chip-left = { $currency ->
    [florin] No quedan títulos de florines. Otra moneda también sirve.
    [dirham] No quedan títulos de dírhams. Otra moneda también sirve.
    [dinar] No quedan títulos de dinares. Otra moneda también sirve.
   *[ducat] No quedan títulos de ducados. Otra moneda también sirve.
}

## La historia

story-stores = guarda lo que sobra: { $credit }

## Mensajes

kept-certificates = **Títulos de cambio**: { $owned } · quedan: { $chips }
kept-chip = { $currency } { $count }
kept-own-credit = Guardado: { $credit }

## Por qué una jugada es buena

reason-can-store = puedes guardar lo que sobra: { $amount }
reason-stores = lo que has pagado de más no se pierde
reason-spends-credit = gastas lo guardado, { $sum }, y dejas sitio para más

## Costumbres en un repaso

review-habit-certificates = Guardar en tu título de cambio el dinero que no convenía

## Imágenes

chip-picture-chips = Títulos
chip-picture-stored = Guardado
chip-picture-supply-told = Títulos de cambio que quedan: { $chips }.
