### Las piezas del juego. Una frase pide el artículo con FORM($tile, "definite") y el género con GENDER($tile).

kind-pavilion = { $form ->
    [definite] el Pabellón
   *[nominative] Pabellón
}
    .gender = masculine
kind-seraglio = { $form ->
    [definite] el Serrallo
   *[nominative] Serrallo
}
    .gender = masculine
kind-arcades = { $form ->
    [definite] la Galería
   *[nominative] Galería
}
    .gender = feminine
kind-chambers = { $form ->
    [definite] las Estancias
   *[nominative] Estancias
}
    .gender = feminine-plural
kind-garden = { $form ->
    [definite] el Jardín
   *[nominative] Jardín
}
    .gender = masculine
kind-tower = { $form ->
    [definite] la Torre
   *[nominative] Torre
}
    .gender = feminine
kinds-pavilion = { $form ->
    [definite] los pabellones
   *[nominative] Pabellones
}
    .gender = masculine-plural
kinds-seraglio = { $form ->
    [definite] los serrallos
   *[nominative] Serrallos
}
    .gender = masculine-plural
kinds-arcades = { $form ->
    [definite] las galerías
   *[nominative] Galerías
}
    .gender = feminine-plural
kinds-chambers = { $form ->
    [definite] las estancias
   *[nominative] Estancias
}
    .gender = feminine-plural
kinds-garden = { $form ->
    [definite] los jardines
   *[nominative] Jardines
}
    .gender = masculine-plural
kinds-tower = { $form ->
    [definite] las torres
   *[nominative] Torres
}
    .gender = feminine-plural
currency-florin = Florín
    .gender = masculine
currency-dirham = Dírham
    .gender = masculine
currency-dinar = Dinar
    .gender = masculine
currency-ducat = Ducado
    .gender = masculine
piece-fountain = Fuente
    .gender = feminine
seat-name = Asiento { $number }
person-forgotten = alguien que ya no juega
