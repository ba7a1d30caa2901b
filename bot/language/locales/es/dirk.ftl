### Boabdil, el jugador imaginario en una mesa de dos.

## Las reglas

rules-topic-two = Dos jugadores
    .text =
        Con dos jugadores participa también { imaginary-player }: un tercer jugador imaginario que recibe seis losetas al principio, seis más justo después de la puntuación 1 y un tercio de la bolsa, redondeando a la baja, después de la puntuación 2. Todas están a la vista.

        Compite en los seis tipos como un tercer jugador y se lleva sus puntos, que se muestran, pero no puede ganar. No tiene muro, ni dinero, ni turnos, y no recibe ninguna de las últimas losetas. Puedes darle una loseta que acabas de comprar en lugar de colocarla.

        Una copia de cada carta de dinero se queda en la caja.

## El comienzo de una partida

dirk-introduced = **{ imaginary-player }** participa como tercer jugador: no tiene turnos, pero recibe losetas y compite en todos los tipos.

## Nombres

imaginary-player = Boabdil
action-give = Dar { $tile } a { imaginary-player }

## Comandos

command-dirk = Dale a Boabdil una loseta que has comprado
    .name = boabdil
command-dirk-tile = Qué loseta
    .name = loseta

## El panel

place-button-dirk = Dar a { imaginary-player }

## Por qué algo no se puede

refused-not-at-the-end = Las últimas losetas no se le pueden dar a { imaginary-player }. Coloca { FORM($tile, "definite") } en tu palacio o en tu tablero personal.

## La historia

story-buys-and-gives = { GENDER($tile) ->
    [feminine] { $exact ->
        [yes] paga exactamente { $sum } por { FORM($tile, "definite") } y se la da a { imaginary-player }
       *[no] paga { $sum } por { FORM($tile, "definite") } y se la da a { imaginary-player }
    }
    [feminine-plural] { $exact ->
        [yes] paga exactamente { $sum } por { FORM($tile, "definite") } y se las da a { imaginary-player }
       *[no] paga { $sum } por { FORM($tile, "definite") } y se las da a { imaginary-player }
    }
   *[other] { $exact ->
        [yes] paga exactamente { $sum } por { FORM($tile, "definite") } y se lo da a { imaginary-player }
       *[no] paga { $sum } por { FORM($tile, "definite") } y se lo da a { imaginary-player }
    }
}
story-gives = da { FORM($tile, "definite") } a { imaginary-player }
story-drew = { $count ->
    [one] { imaginary-player } recibe una loseta de la bolsa: { $tiles }.
   *[other] { imaginary-player } recibe { $count } losetas de la bolsa: { $tiles }.
}

## Por qué una jugada es buena

reason-dirk-takes-points = { $amount ->
    [one] { imaginary-player } le quita { $amount } punto a { $name } en { FORM($kinds, "lower") }
   *[other] { imaginary-player } le quita { $amount } puntos a { $name } en { FORM($kinds, "lower") }
}

## Costumbres en un repaso

review-habit-gifts = Dar a { imaginary-player } las losetas que no convenían, o muy pocas
