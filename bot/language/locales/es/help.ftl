help-choose = Elige un tema
help-unknown-topic = Sobre eso no tengo nada. Esto es lo que te puedo contar.

help-topic-start = Empezar una partida
    .text = { -slash-new } abre una mesa en este canal; con `{ command-alhambra-new-thread.name }: True` tendrá su propio hilo. Los demás pulsan **{ lobby-join }**: juegan de { $fewest } a { $most } personas. Una sola mesa por canal o hilo.
help-topic-computers = Jugadores de ordenador
    .text = **{ lobby-computers }**, en una mesa que no ha empezado, da asientos a ordenadores: { level-gardener }, { level-mason } o { level-vizier }. Solo ven lo que vería una persona en su asiento. Si tienes que irte, `/{ command-leave.name }` deja que uno siga por ti; en cuanto juegues tú, el asiento vuelve a ser tuyo. `/{ command-sitin.name }` llama a uno a un asiento vacío o por alguien a quien se le acabó el plazo.
help-topic-private = Cartas en privado
    .text = Tu dinero solo lo ves tú: te llega por mensaje directo y en respuestas que nadie más ve. Pulsa **{ about-try-dms }** en { -slash-about } para comprobar si te puedo escribir.
help-topic-advice = Pistas y repaso
    .text = En tu turno, **{ hint-button }** en tu panel o `/{ command-hint.name }` muestra las dos mejores jugadas y por qué, salvo que la mesa juegue sin pistas; con una pulsación se hace la jugada. Después de la partida, **{ review-button }** o `/{ command-review.name }` repasa tus jugadas. Solo lo ves tú, y no se usa nada que tú no puedas ver.
help-topic-trouble = Si algo va mal
    .text = Nada de lo que te he confirmado se pierde, ni siquiera si el programa se cae. Los botones antiguos siguen respondiendo. Si un botón no contesta, púlsalo otra vez; con **{ about-report }** en { -slash-about } avisas a quien administra el bot.
help-topic-rules = El juego
    .text = Construye la Alhambra más espléndida: compra losetas con la moneda adecuada, paga el precio exacto para volver a actuar, ten mayoría en cada tipo de edificio cuando llegue una puntuación y procura que tu muro exterior sea largo.
help-topic-solo = Jugar a solas
    .text = `/{ command-solo.name }` empieza al momento una partida contra jugadores virtuales, aquí o en un mensaje directo conmigo, donde nadie más la ve. El mismo comando te devuelve a la partida en curso.
help-topic-turn = Un turno, paso a paso
    .text =
        1. Mira: hay cuatro edificios en venta, cada uno por dinero de una sola moneda; debajo está el dinero expuesto.
        2. Haz una cosa: toma una carta de cualquier valor o varias que sumen 5 como mucho, compra un edificio o rediseña tu palacio. Nadie da cambio, pero quien paga el precio exacto actúa otra vez.
        3. Coloca lo comprado: debe llegarse a pie desde la fuente, muro con muro o lado abierto con lado abierto; o guárdalo en la reserva.
        4. Termina el turno: llegan cartas y edificios nuevos. Hasta entonces todo se puede deshacer.
help-topic-modules = Módulos
    .text = Antes de empezar, en la mesa se pueden añadir partes de la ampliación de los halconeros, en cualquier combinación: halconeros, portales, solares y títulos de cambio. `/{ command-rules.name }` tiene un tema sobre cada una. Todo lo que añaden está en tu panel; para escribirlo, empieza con `/{ command-module.name }`.
