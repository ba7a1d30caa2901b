### Las piezas del juego. Una frase pide el artículo con FORM($tile, "definite"), «del» o «de la» con "genitive", la
### minúscula de los tipos con "lower", y el género con GENDER($tile).

kind-pavilion = { $form ->
    [definite] el Pabellón
    [genitive] del Pabellón
    [lower] pabellón
   *[nominative] Pabellón
}
    .gender = masculine
kind-seraglio = { $form ->
    [definite] el Serrallo
    [genitive] del Serrallo
    [lower] serrallo
   *[nominative] Serrallo
}
    .gender = masculine
kind-arcades = { $form ->
    [definite] la Galería
    [genitive] de la Galería
    [lower] galería
   *[nominative] Galería
}
    .gender = feminine
kind-chambers = { $form ->
    [definite] las Estancias
    [genitive] de las Estancias
    [lower] estancias
   *[nominative] Estancias
}
    .gender = feminine-plural
kind-garden = { $form ->
    [definite] el Jardín
    [genitive] del Jardín
    [lower] jardín
   *[nominative] Jardín
}
    .gender = masculine
kind-tower = { $form ->
    [definite] la Torre
    [genitive] de la Torre
    [lower] torre
   *[nominative] Torre
}
    .gender = feminine
kinds-pavilion = { $form ->
    [definite] los pabellones
    [genitive] de los pabellones
    [lower] pabellones
   *[nominative] Pabellones
}
    .gender = masculine-plural
kinds-seraglio = { $form ->
    [definite] los serrallos
    [genitive] de los serrallos
    [lower] serrallos
   *[nominative] Serrallos
}
    .gender = masculine-plural
kinds-arcades = { $form ->
    [definite] las galerías
    [genitive] de las galerías
    [lower] galerías
   *[nominative] Galerías
}
    .gender = feminine-plural
kinds-chambers = { $form ->
    [definite] las estancias
    [genitive] de las estancias
    [lower] estancias
   *[nominative] Estancias
}
    .gender = feminine-plural
kinds-garden = { $form ->
    [definite] los jardines
    [genitive] de los jardines
    [lower] jardines
   *[nominative] Jardines
}
    .gender = masculine-plural
kinds-tower = { $form ->
    [definite] las torres
    [genitive] de las torres
    [lower] torres
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
