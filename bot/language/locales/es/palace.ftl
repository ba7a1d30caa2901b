### Imágenes de un palacio, y lo que dicen a quienes no las ven.

palace-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
palace-tile = { $kind } { $price }{ $twin }
palace-wall = Muro { $length }
palace-reserve = Tablero personal
palace-reserve-empty = Tablero personal: vacío
palace-alt-reserve-empty = Tablero personal: vacío.
palace-aside = Compradas este turno

side-n = norte
side-e = este
side-s = sur
side-w = oeste

palace-alt-owner = Palacio de { $name }: { $points }.
palace-alt-wall-sides = Muro más largo: { $length }, { $sides }.
palace-alt-wall-side = { $side } de { $cell }
palace-alt-wall-span = Muro más largo: { $length }, en sentido horario desde el { $first } hasta el { $last }.
palace-alt-wall-ring = Muro más largo: { $length }, un anillo cerrado.
palace-alt-no-wall = Sin muro.
palace-alt-kind = { $kind } { $count }
palace-alt-no-tiles = Solo la fuente en 0,0.
palace-alt-at = { $tile } en { $cell }
palace-alt-changed = Cambios
palace-alt-choice = A elegir entre

places-add = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
places-swap = { $count ->
    [one] Cambiar por { $count } loseta
   *[other] Cambiar por { $count } losetas
}
places-take-back = Retirar una loseta
places-take-back-from = { $count ->
    [one] { $count } loseta puede salir
   *[other] { $count } losetas pueden salir
}
places-none = Ningún lugar
places-alt-add = Lugares para { $tile } en el palacio de { $name }
places-alt-swap = Losetas del palacio de { $name } que se pueden cambiar por { $tile }
places-alt-take-back = Losetas que se pueden retirar del palacio de { $name }
places-alt-none = no hay

preview-title-added = { $tile } en { $cell }
preview-title-taken-back = Sin { $tile } en { $cell }
preview-title-swapped = { $tile } por { $old }
preview-change = { $before } → { $after }
preview-alt-added = Vista previa del palacio de { $name }: añadir { $tile } en { $cell }.
preview-alt-taken-back = Vista previa del palacio de { $name }: retirar { $tile } de { $cell }.
preview-alt-swapped = Vista previa del palacio de { $name }: { $tile } en lugar de { $old } en { $cell }.
preview-alt-wall = Muro más largo: antes { $before }, después { $after }.
preview-alt-kind = { $kind }: antes { $before }, después { $after }.
preview-alt-elsewhere = También cabe en

why-not-not-here = No en { $cell }
why-not-stays = Debe quedarse en { $cell }
why-not-because-sides-clash = Los lados que se tocan deben ser iguales: aquí un muro chocaría con un lado abierto.
why-not-because-unreachable = A cada loseta se tiene que poder llegar a pie desde la fuente, sin atravesar muros.
why-not-because-hole = Sin huecos: las casillas vacías deben seguir unidas con el exterior.
why-not-because-cell-taken = Ahí ya hay algo.
why-not-because-not-joined = Una loseta nueva debe tocar el palacio con un lado entero; una esquina no basta.
why-not-alt-add = No se puede colocar { $tile } en { $cell } en el palacio de { $name }. { $why }
why-not-alt-take-back = No se puede retirar { $tile } de { $cell } en el palacio de { $name }. { $why }
why-not-alt-swap = No se puede cambiar { $old } por { $tile } en { $cell } en el palacio de { $name }. { $why }
why-not-alt-sides = Lados que no encajan
why-not-alt-unreachable = Fuera de alcance
why-not-alt-hole = Encerradas
why-not-alt-taken = En { $cell }: { $tile }.

rule-card-alt = { $title }.
rule-card-yes = Permitido: { $caption }
rule-card-no = No permitido: { $caption }
rule-card-counts = Esto cuenta: { $caption }
rule-card-counts-not = Esto no: { $caption }
rule-card-alt-example = La imagen muestra
rule-card-alt-new = luego { $tile }
rule-card-round = Puntuación { $number }
rule-card-scoring = Puntuación
rule-card-title-never-turned = Las losetas nunca se giran
rule-card-caption-never-turned-yes = El número queda derecho.
rule-card-caption-never-turned-no = La misma loseta, girada.
rule-card-title-sides-match = Los lados que se tocan son iguales
rule-card-caption-sides-match-yes = Muro con muro, abierto con abierto.
rule-card-caption-sides-match-no = Un lado abierto choca con un muro.
rule-card-title-on-foot = A toda loseta se llega a pie
rule-card-caption-on-foot-yes = Desde la fuente, rodeando el muro.
rule-card-caption-on-foot-no = Un muro corta el único camino.
rule-card-title-joined = Una loseta se une por un lado
rule-card-caption-joined-yes = Un lado entero toca el palacio.
rule-card-caption-joined-no = Una esquina no basta.
rule-card-title-no-holes = Sin huecos
rule-card-caption-no-holes-yes = El hueco se llena mientras está abierto.
rule-card-caption-no-holes-no = Una casilla vacía quedaría encerrada.
rule-card-title-wall = Puntúa el muro exterior más largo
rule-card-caption-wall-yes = Un punto por cada lado de la sección más larga.
rule-card-caption-wall-no = Los muros internos no cuentan.
rule-card-title-places = Puntos de los tres primeros puestos
rule-card-title-exact-payment = Paga el coste exacto y sigue
rule-card-caption-exact-payment-yes = El coste exacto: otra acción.
rule-card-caption-exact-payment-no = Más del coste: ni cambio ni otra acción.
rule-card-title-small-change = Tomar dinero
rule-card-caption-small-change-yes = Una carta, o varias que sumen 5 o menos.
rule-card-caption-small-change-no = Varias que suman más de 5.
