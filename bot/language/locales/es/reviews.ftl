## El repaso de la propia partida, una vez terminada

review-button = Repasar mi partida
review-title = ## Un repaso a tu partida
review-lost = { $turns ->
    [one] { $points ->
        [one] En tu único turno dejaste escapar más o menos **{ $points } punto**.
       *[other] En tu único turno dejaste escapar unos **{ $points } puntos**.
    }
   *[other] { $points ->
        [one] En tus { $turns } turnos dejaste escapar más o menos **{ $points } punto**.
       *[other] En tus { $turns } turnos dejaste escapar unos **{ $points } puntos**.
    }
}
review-little-lost = { $turns ->
    [one] { $points ->
        [one] En tu único turno dejaste escapar solo más o menos **{ $points } punto**: apenas había nada que mejorar.
       *[other] En tu único turno dejaste escapar solo unos **{ $points } puntos**: apenas había nada que mejorar.
    }
   *[other] { $points ->
        [one] En tus { $turns } turnos dejaste escapar solo más o menos **{ $points } punto**: apenas había nada que mejorar.
       *[other] En tus { $turns } turnos dejaste escapar solo unos **{ $points } puntos**: apenas había nada que mejorar.
    }
}
review-nothing-lost = { $turns ->
    [one] En tu único turno no he encontrado nada que te hubiera dado más puntos.
   *[other] En tus { $turns } turnos no he encontrado nada que te hubiera dado más puntos. ¡Muy bien jugado!
}
review-money = { $taken ->
    [one] En **el único turno** en que tomaste dinero, el Visir habría comprado una loseta.
   *[other] En **{ $bought } de los { $taken } turnos** en que tomaste dinero, el Visir habría comprado una loseta.
}
review-habits = Lo que más te ha costado:
review-habit = { $points ->
    [one] { $times ->
        [1] - { $habit }: una vez, más o menos { $points } punto
        [2] - { $habit }: dos veces, más o menos { $points } punto
       *[other] - { $habit }: { $times } veces, más o menos { $points } punto
    }
   *[other] { $times ->
        [1] - { $habit }: una vez, unos { $points } puntos
        [2] - { $habit }: dos veces, unos { $points } puntos
       *[other] - { $habit }: { $times } veces, unos { $points } puntos
    }
}
review-moments = Momentos que merecen otra mirada:
review-how = { $others ->
    [0] { $decisions ->
        [one] -# He mirado a fondo tu única decisión. Todo se juzga como jugaría el Visir, el jugador virtual más fuerte, y solo con lo que tú podías ver en ese momento.
       *[other] -# He mirado a fondo tus { $decisions } decisiones. Todo se juzga como jugaría el Visir, el jugador virtual más fuerte, y solo con lo que tú podías ver en ese momento.
    }
   *[other] -# He mirado a fondo { $closely } de tus { $decisions } decisiones, y las demás solo por encima. Todo se juzga como jugaría el Visir, el jugador virtual más fuerte, y solo con lo que tú podías ver en ese momento.
}
review-line = - Turno { $turn }: { $told }
review-line-last-tiles = - Últimas losetas: { $told }
review-line-move = { $points ->
    [one] más o menos { $points } punto más con **{ $better }**
   *[other] unos { $points } puntos más con **{ $better }**
}
review-line-exact = podías pagar el coste exacto { FORM($tile, "genitive") }, con { $cards }
review-line-overpaid = podías pagar { FORM($tile, "definite") } con { $lost } menos
review-line-wall = con { FORM($tile, "definite") } podías tener un muro de { $longest }, no de { $length }
review-decided = { $behind ->
    [one] El turno { $turn } puede haberlo decidido: costó más o menos { $points }, y acabaste a { $behind } punto de la victoria.
   *[other] El turno { $turn } puede haberlo decidido: costó más o menos { $points }, y acabaste a { $behind } puntos de la victoria.
}

## Tipos de errores, como en «Tomar el dinero que no convenía: dos veces, unos 3 puntos»

review-habit-took-money = Tomar dinero cuando era mejor comprar
review-habit-wrong-money = Tomar el dinero que no convenía
review-habit-bought-too-soon = Comprar cuando era mejor tomar dinero
review-habit-wrong-tile = Comprar una loseta cuando otra era mejor
review-habit-missed-exact = Pagar de más cuando podías pagar el coste exacto y tener otra acción
review-habit-overpaid = Pagar con las cartas que no convenían
review-habit-redesigned = Rediseñar tu palacio cuando otra cosa era mejor
review-habit-missed-redesign = No rediseñar tu palacio cuando convenía
review-habit-placed-badly = Colocar una loseta cuando otro lugar era mejor
review-habit-reserved = Dejar una loseta en tu tablero personal cuando la podías colocar
review-habit-gave-up-action = Terminar tu turno cuando aún tenías una acción

## Un hallazgo

review-heading = ### Turno { $turn } ({ $at } de { $of })
review-heading-last-tiles = ### Las últimas losetas ({ $at } de { $of })
review-chosen = Tú: **{ $move }**
review-better = Mejor: **{ $move }**
review-better-because = Mejor: **{ $move }** – { $reasons }.
review-points = { $points ->
    [one] Más o menos { $points } punto más al final, por lo que puedo calcular.
   *[other] Unos { $points } puntos más al final, por lo que puedo calcular.
}
review-gave-up-action = En este turno aún tenías una acción, y renunciaste a ella.
review-overpaid-exact = Pagaste { $lost } de más. Con **{ $cards }** habrías pagado el coste exacto y tenido otra acción.
review-overpaid = Pagaste { $lost } más de lo necesario: bastaba con **{ $cards }**.
review-wall = { $points ->
    [one] Tu muro quedó con una longitud de { $length }; podía ser de { $longest }. Eso es hasta { $points } punto en las puntuaciones que vienen.
   *[other] Tu muro quedó con una longitud de { $length }; podía ser de { $longest }. Eso son hasta { $points } puntos en las puntuaciones que vienen.
}
review-pictures = -# Primero lo que hiciste, luego lo que habría sido mejor.

## Donde no lo hay

review-not-played = Los repasos son para quienes jugaron esta partida.
review-unmoved = En esta partida no tuviste nada que decidir, así que no hay nada que repasar.
review-failed = Ahora mismo no he podido repasar la partida. Pídemelo otra vez, por favor.
