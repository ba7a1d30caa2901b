### Los Solares.

## El módulo

module-building-sites = Los Solares
    .text = losetas a mitad de coste; sus muros cuentan al momento, el edificio cuando se completa.

## Las reglas

rules-topic-building-sites = Módulo: Los Solares
    .text =
        Puedes comprar una loseta como solar por **la mitad de su coste**, redondeando a la baja, en la moneda de su casilla. Eso nunca es un pago exacto. Roba en secreto dos de las ocho fichas de solar, dos de cada moneda; deja una boca abajo sobre la loseta y devuelve la otra. Esto no se puede deshacer. Con la última ficha hay que quedarse, y cuando no queda ninguna ya no hay más solares.

        La loseta va a tu palacio o a tu tablero personal, pero no a { imaginary-player }. Sus muros cuentan y el edificio no, aunque halcones y portales ven su tipo. Con ella no se compra ningún portal.

        Un solar se **completa** con una acción: paga el coste entero en la moneda de su ficha. Si pagas el coste exacto, puedes hacer otra acción. La ficha sale del juego. Cada solar completado con un pago exacto añade una acción a las cinco que puede tener un turno.

        Al final, antes de repartir las últimas losetas, se da la vuelta a las fichas de los palacios, y quienes las tienen descartan todo el dinero de esas monedas. Las fichas de los tableros personales no importan.

## Nombres

action-buy-site = Comprar { $tile } como solar con { $cards }
action-keep-token = { $number ->
    [1] Quedarte con la primera ficha
   *[2] Quedarte con la segunda ficha
}
action-complete = Completar { $tile } con { $cards }

## Comandos

command-module-site = Compra una loseta como solar, a mitad de coste (Los Solares)
    .name = solar
command-module-site-purchase = Qué loseta, y con qué cartas pagas
    .name = compra
command-module-token = Quédate con una de las fichas que has robado (Los Solares)
    .name = ficha
command-module-token-which = Cuál; nadie más la ve
    .name = cuál
command-module-complete = Completa un solar (Los Solares)
    .name = completar
command-module-complete-payment = Qué solar, y con qué cartas pagas
    .name = pago

## El panel

panel-open-complete = O completa uno de tus solares.
panel-sites = Tus solares, con sus fichas: { $sites }.
site-with-token = { $currency ->
    [florin] { $tile } (florines)
    [dirham] { $tile } (dírhams)
    [dinar] { $tile } (dinares)
   *[ducat] { $tile } (ducados)
}
spoken-site = solar { $tile }
panel-button-complete = Completar un solar
panel-open-completed = { $count ->
    [one] Obra terminada: { $tiles } cuenta desde ahora y su ficha desaparece.
   *[other] Obras terminadas: { $tiles } cuentan desde ahora y sus fichas desaparecen.
}
buy-text-site = Como solar, una loseta cuesta la mitad: sus muros cuentan al momento; el edificio, solo cuando lo completas.
buy-as-site = Solar: { $tile }
buy-note-half = Mitad de coste – conservas { $left }
buy-ways-half = { $count ->
    [one] { $count } forma de pagar
   *[other] { $count } formas de pagar
}
sure-title-site = ### ¿Comprar un solar?
sure-text-site = { $tile }: la mitad del coste es { $price } y pagarías { $payment }.
sure-text-site-lost = No se devuelve cambio: pierdes { $lost }.
sure-text-site-draw = Luego robas fichas en secreto y te quedas con una. **Esto no se puede deshacer**, ni tampoco lo anterior de este turno, y no tienes otra acción.
sure-button-site = Comprar y robar fichas
token-title = ### { $tile }: tus fichas
token-text = { $count ->
    [one] Es la última ficha, y solo la ves tú. En su moneda completas el edificio; si al final sigue en tu palacio, pierdes todo tu dinero de esa moneda.
   *[other] Solo las ves tú. Quédate con una; la otra vuelve a la bolsa. En su moneda completas el edificio; si al final sigue en tu palacio, pierdes todo tu dinero de esa moneda.
}
token-button = { $currency ->
    [florin] Quedarme con florines
    [dirham] Quedarme con dírhams
    [dinar] Quedarme con dinares
   *[ducat] Quedarme con ducados
}
complete-title = ### Completar un solar
complete-text = Paga el coste entero en la moneda de su ficha; desde entonces cuenta el edificio. ✓ señala un pago exacto, que te da otra acción.
complete-nothing = Todavía no te llega para completar ninguno de tus solares.
complete-none = No tienes ningún solar.
complete-hint = Elige un solar y cómo pagarlo
place-site = Es un solar: sus muros cuentan, pero el edificio todavía no.

## Por qué algo no se puede

refused-no-token-left = No quedan fichas en la bolsa, así que no se puede comprar ningún solar.
refused-token-to-choose = Elige antes qué ficha se queda sobre { FORM($tile, "definite") }.
refused-no-such-token = { $amount ->
    [0] Ahora no hay fichas entre las que elegir.
    [one] Solo hay una ficha con la que te puedas quedar.
   *[other] Hay { $amount } fichas: quédate con la primera o con la segunda.
}
refused-site-not-for-dirk = { $tile } es un solar, y los solares no se le pueden dar a { imaginary-player }.
refused-not-a-site = { $tile } no es uno de tus solares.

## La historia

story-buys-site = paga { $sum } por { FORM($tile, "definite") } como solar, con una ficha
story-buys-site-briefly = compra { FORM($tile, "definite") } como solar
story-completes-briefly = completa { FORM($tile, "definite") }
story-completes = { $exact ->
    [yes] paga exactamente { $sum } y completa { FORM($tile, "definite") }
   *[no] paga { $sum } y completa { FORM($tile, "definite") }
}
story-token-turned = { $lost ->
    [0] { $count ->
        [one] { $name } da la vuelta a una ficha de solar: { $tokens }. No pierde dinero.
       *[other] { $name } da la vuelta a sus fichas de solar: { $tokens }. No pierde dinero.
    }
   *[other] { $count ->
        [one] { $name } da la vuelta a una ficha de solar: { $tokens }. Descarta: { $cards }.
       *[other] { $name } da la vuelta a sus fichas de solar: { $tokens }. Descarta: { $cards }.
    }
}

## Mensajes

kept-sites = { $tokens ->
    [0] **Solares**: { $owned } · no quedan fichas en la bolsa
    [one] **Solares**: { $owned } · { $tokens } ficha en la bolsa
   *[other] **Solares**: { $owned } · { $tokens } fichas en la bolsa
}
kept-own-sites = Solares: { $sites }
post-complete = Solares
post-scoring-sites = **Solares**, no cuentan: { $sites }
post-last-tiles-tokens = **Primero se da la vuelta a las fichas de los solares.** Quienes las tienen descartan todo el dinero de esas monedas.

## Por qué una jugada es buena

reason-site-at-half = { $amount } más barato como solar
reason-token-payable = con tus { $sum } podrías completarlo
reason-token-nearer = de esta moneda tienes más: { $sum }
reason-site-counts = { GENDER($tile) ->
    [feminine-plural] completas { FORM($tile, "definite") }, que ya cuentan
   *[other] completas { FORM($tile, "definite") }, que ya cuenta
}
reason-saves-money = así no pierdes { $sum } por su ficha al final

## Costumbres en un repaso

review-habit-sites = Elegir o completar mal los solares

## Imágenes

site-picture-sites = Solares
site-picture-with-token = { $tile } ({ $token })
site-picture-unfinished = { $tile } como solar
site-picture-completed = completa { $tiles }
site-picture-tokens = fichas de solar
site-picture-supply-told = Fichas de solar en la bolsa: { $count }.
site-picture-choose = Quédate con una
site-picture-choose-told = Fichas a elegir para { $tile }
site-picture-own-told = Solar { $tile }, ficha { $token }: cuesta { $verdict }.
site-picture-offer-told = La casilla { $square } como solar cuesta { $verdict }.
site-picture-uncounted = Solares, no cuentan: { $sites }.
