help-heading = ## Alhambra
help-more = -# Todo lo que necesitas está en los botones. Para lo demás, elige un tema:
help-choose = Elige un tema
help-unknown-topic = Sobre eso no tengo nada; el menú muestra lo que te puedo contar.

## Qué hacer ahora, según dónde está la persona

help-here-nobody = Aquí no juega nadie todavía. Abre una mesa para que se unan los demás, o juega a solas: una partida contra jugadores virtuales empieza al momento.
help-open-table = Abrir una mesa
help-solo = Jugar a solas
help-here-lobby = Aquí hay una mesa abierta, con un asiento para ti.
help-here-full = Aquí hay una mesa abierta, pero todos los asientos están ocupados. Puedes quedarte a mirar.
help-here-alone = Tienes asiento. Con un jugador más puede empezar la partida: espera a que alguien se una o añade un jugador virtual.
help-here-ready = Tienes asiento, y la partida puede empezar en cuanto quien está a cargo pulse **{ lobby-start }**.
help-here-turn = **Es tu turno.** Toma dinero, compra una loseta o rediseña tu palacio: cada botón abre un panel que solo ves tú, y **{ panel-button-undo-step }** da marcha atrás hasta que terminas el turno.
help-here-last-tiles = **Has ganado losetas al final.** Colócalas en tu palacio o déjalas en tu tablero personal; después llega la última puntuación.
help-here-waiting = { $count ->
    [one] La partida está en marcha, y es el turno de { $names }. Te avisaré cuando te toque; hasta entonces, mira lo que quieras.
   *[other] { $names } están colocando sus últimas losetas. Mira lo que quieras hasta que acaben.
}
help-here-free-seat = La partida está en marcha y queda un asiento libre. Puedes tomarlo, con su dinero.
help-here-onlooker = La partida está en marcha y tú estás mirando. Mira lo que quieras; no molestas a nadie.
help-here-over = La partida de aquí ha terminado.

## Temas: el título y, en .text, lo que dice

help-topic-start = Empezar una partida
    .text = { -slash-new } abre una mesa en este canal; con `{ command-alhambra-new-thread.name }: True` tendrá su propio hilo. Los demás pulsan **{ lobby-join }**: juegan de { $fewest } a { $most } personas. En cada canal o hilo cabe una sola mesa.
help-topic-solo = Jugar a solas
    .text = `/{ command-solo.name }` empieza al momento una partida contra jugadores virtuales, aquí o en un mensaje directo conmigo, donde nadie más la ve. El mismo comando te devuelve después a tu partida.
help-topic-turn = Un turno, paso a paso
    .text =
        1. Mira: hay cuatro losetas a la venta, cada una en su moneda; debajo está el mostrador, con el dinero.
        2. Haz una cosa: toma una carta de cualquier valor o varias que sumen 5 como mucho, compra una loseta o rediseña tu palacio. No se devuelve cambio, pero si pagas el coste exacto, tienes otra acción.
        3. Coloca lo comprado: se tiene que poder llegar a pie desde la fuente, muro con muro o lado abierto con lado abierto. O déjalo en tu tablero personal.
        4. Termina el turno: llegan cartas y losetas nuevas. Hasta entonces se puede deshacer cada paso, menos los que te hayan mostrado algo oculto, como las fichas de un solar.

        Los turnos se cuentan a lo largo de toda la partida: el turno 7 es el séptimo que se juega en la mesa.
help-topic-computers = Jugadores virtuales
    .text = Antes de empezar, **{ lobby-computers }** les da asientos: { level-gardener }, { level-mason } o { level-vizier }. Solo ven lo que vería una persona en su asiento. Si tienes que irte de una partida, `/{ command-leave.name }` pone un suplente por ti; en cuanto hagas una jugada, el asiento vuelve a ser tuyo. `/{ command-sitin.name }` pone un suplente en un asiento vacío, o por alguien a quien se le acabó el plazo.
help-topic-modules = Módulos
    .text = Antes de empezar, **{ lobby-modules }** activa módulos, en cualquier combinación: { module-falconers }, { module-portals }, { module-building-sites }, { module-certificates }. `/{ command-rules.name }` tiene un tema sobre cada uno. Todo lo que añaden está en tu panel; para escribirlo, empieza con `/{ command-module.name }`.
help-topic-private = Cartas en privado
    .text = Tu dinero solo lo ves tú: te llega por mensaje directo y en respuestas que nadie más ve. Pulsa **{ about-try-dms }** en { -slash-about } para comprobar si te puedo escribir.
help-topic-waiting = Mientras esperas
    .text = Te aviso cuando te toca: dónde y cuándo está en **{ settings-times }**, dentro de `/{ command-settings.name }`. `/{ command-mygames.name }` muestra todas tus partidas y `/{ command-away.name }` te lleva de vacaciones. Si un turno tarda, `/{ command-remind.name }` envía un aviso amable cuando ha pasado la mitad del tiempo. Lo que te has perdido está en **{ panel-button-more }**.
help-topic-advice = Pistas y repaso
    .text = En tu turno, **{ hint-button }** en tu panel o `/{ command-hint.name }` te muestra las dos mejores jugadas y por qué, salvo que la mesa juegue sin pistas; con un toque se hace la jugada. Después de la partida, **{ review-button }** o `/{ command-review.name }` repasa tus jugadas. Solo lo ves tú, y ninguno de los dos sabe más de lo que tú puedes ver.
help-topic-trouble = Si algo va mal
    .text = Nada de lo que te he confirmado se pierde, ni siquiera si me caigo. Los botones antiguos siguen respondiendo. Si un botón no contesta, púlsalo otra vez; con **{ about-report }** en { -slash-about } avisas a quien administra el bot.
help-topic-rules = El juego
    .text = Construye la Alhambra más espléndida: compra losetas con la moneda adecuada, paga el coste exacto para tener otra acción, ten mayoría en cada tipo de edificio cuando llegue una puntuación y procura que tu muro exterior sea largo.
