### Las reglas por temas: el título y, en .text, lo que dicen.

rules-title = ## { $topic }
rules-choose = Elige un tema

rules-topic-goal = De qué se trata
    .text =
        De { $fewest } a { $most } personas construyen cada una su Alhambra alrededor de una fuente. Compras edificios en cuatro monedas, cada una en su casilla del mercado. Los palacios se puntúan tres veces: por tener más edificios de cada uno de los seis tipos y por el muro exterior más largo. Gana quien tenga más puntos; si hay empate, se comparte la victoria.

        Hay 54 losetas de edificio de seis tipos, empezando por los más baratos: 7 pabellones (2–8), 7 serrallos (3–9), 9 galerías (4–10), 9 estancias (5–11), 11 jardines (6–12) y 11 torres (7–13). Cada una tiene muro en tres lados como mucho. Tu fuente no tiene muros ni es de ningún tipo.
rules-topic-setup = Preparación, y quién empieza
    .text =
        Se ponen cuatro losetas en el mercado. Luego se reparte dinero a cada persona, carta a carta, hasta que sume 20 o más: así empiezas con entre 20 y 28, boca arriba, y en secreto desde entonces.

        El **jugador inicial** es quien tiene menos cartas; si hay empate, quien tiene menos dinero; después, la persona más joven. La mesa puede decir antes de la partida quién es la más joven. Si no lo ha dicho, o si no está entre quienes empatan, se sortea, y el primer mensaje lo cuenta.

        Después vienen las **cartas de puntuación**: se descubren { $display } cartas de dinero y el resto se reparte en cinco pilas de altura parecida. La carta de puntuación 1 se baraja en la segunda pila, la 2 en la cuarta, y la primera pila queda encima. Así sabes siempre más o menos cuándo llega una puntuación; **{ panel-look-standings }** dice dentro de cuántas cartas.

        El dinero: florines, dírhams, dinares y ducados, con valores del 1 al 9, tres cartas de cada; con dos jugadores, dos de cada.

rules-topic-turn = Un turno
    .text =
        En tu turno haces **una** de estas cosas:
        - **Tomar dinero**.
        - **Comprar** una loseta. Si pagas el coste exacto, puedes hacer otra acción, o dejarlo ahí.
        - **Rediseñar** tu palacio.

        Un turno del juego básico tiene **cinco acciones como mucho**: cuatro compras exactas y una más.

        Las losetas compradas esperan a un lado. Al final del turno cada una va a tu palacio o a tu tablero personal, en el orden que quieras; cuando empiezas a colocarlas, ya no haces más acciones. Entonces se repone el mostrador hasta { $display } cartas, y el mercado hasta cuatro losetas, casilla por casilla.

        Al empezar un turno no puedes pasar, salvo que no puedas hacer nada de nada. Hasta que termines el turno puedes deshacer sus pasos, uno a uno o todos, hasta lo último que te haya mostrado algo oculto.
rules-topic-money = Tomar dinero
    .text =
        Toma del mostrador **una** carta de cualquier valor, o **varias** que sumen { $small } como mucho, sean de la moneda que sean.

        Tu dinero solo lo ves tú, aunque toda la mesa ve lo que tomas. Cuando se acaba el mazo, se barajan los descartes y forman uno nuevo; si tampoco los hay, el mostrador se queda corto.
rules-topic-buying = Comprar
    .text =
        Cada casilla del mercado tiene una moneda: florín, dírham, dinar, ducado. Paga al menos el coste de la loseta, solo con cartas de esa moneda; no se devuelve cambio.

        Si pagas el **coste exacto**, puedes hacer otra acción: tomar dinero, comprar o rediseñar. Mientras tanto no se reponen las casillas vacías, así que un turno del juego básico tiene cinco acciones como mucho: cuatro compras exactas y una más.

        Las cartas pagadas se descartan. La loseta nueva espera a un lado hasta el final de tu turno.
rules-topic-building = Construir
    .text =
        - Las losetas nunca se giran.
        - Donde dos losetas se tocan, los dos lados tienen muro o no lo tiene ninguno.
        - A cada loseta se puede llegar a pie desde la fuente, sin atravesar muros ni salirse de las losetas.
        - Una loseta nueva toca el palacio con un lado al menos; una esquina no basta.
        - Sin huecos: toda casilla vacía sigue unida con el exterior.

        Una loseta que no cabe, o que prefieres guardar, va a tu tablero personal. Ahí caben cuantas quieras, pero no puntúan.
rules-topic-walls = El muro
    .text =
        En cada puntuación ganas un punto por cada lado con muro de tu **sección continua más larga de muro exterior**. Los lados están unidos si se tocan en una esquina. Dos muros juntos quedan dentro del palacio y no cuentan. Un anillo cerrado de diez lados da diez puntos.
rules-topic-redesign = Rediseñar
    .text =
        Como acción de tu turno, haz **una** de estas cosas:
        - **Añade** al palacio una loseta de tu tablero personal.
        - **Retira** una loseta del palacio a tu tablero personal.
        - **Intercambia** una loseta de tu tablero personal con una del palacio, exactamente en el mismo lugar.

        Después se tienen que cumplir las reglas de construcción. La fuente no se mueve nunca, y las losetas compradas este turno no participan.
rules-topic-scoring = La puntuación
    .text =
        En el mazo de dinero hay dos cartas de puntuación: la primera en su segundo quinto, la segunda en el cuarto. Cuando sale una, primero se repone el mostrador y luego se puntúa esa ronda, antes del turno siguiente. La tercera puntuación pone fin a la partida.

        Quien tiene más losetas de un tipo en su palacio consigue el primer puesto. Hace falta una por lo menos, y los tableros personales nunca cuentan. De los pabellones a las torres, los puestos dan:
        - **Puntuación 1:** de 1 a 6, solo el primer puesto.
        - **Puntuación 2:** de 8 a 13, y de 1 a 6 el segundo.
        - **Puntuación 3:** de 16 a 21, de 8 a 13, y de 1 a 6 el tercero.

        Quienes empatan suman los puntos de los puestos que ocupan y se los reparten, redondeando a la baja: dos que empatan como primeros en torres en la puntuación 2 reciben (13 + 6) / 2, es decir, 9 cada cual.

        Después se puntúa el muro más largo de cada palacio.
rules-topic-end = El final
    .text =
        La partida acaba cuando, al final de un turno, el mercado no se puede reponer hasta cuatro losetas. Lo que queda se pone igualmente. Si la última loseta de la bolsa llena justo el mercado, la partida sigue. Si en esa última reposición sale una carta de puntuación, se puntúa primero; una que no haya salido no se puntúa.

        Cada loseta que queda en el mercado es para quien tenga más dinero de la moneda de su casilla, sea cual sea su coste. No se paga nada y, si hay empate, no es para nadie. Quienes las ganan las colocan en el palacio o en el tablero personal, en cualquier orden y al mismo tiempo; no se rediseña.

        Entonces se puntúa la última ronda. Gana quien tenga más puntos, y si hay empate se comparte la victoria.

        Una partida también puede acabar antes: si todas las personas que juegan están de acuerdo, acaba después del turno en curso, como si la bolsa estuviera vacía. Se propone con `/{ command-alhambra.name } { command-alhambra-finish.name }`.
