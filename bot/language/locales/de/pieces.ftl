### Die Teile des Spiels. Ein Satz fragt mit FORM($kinds, "dative") nach einer anderen Form, mit GENDER($tile) nach dem
### Geschlecht; was keine eigene Form hat, bleibt, wie es ist.

kind-pavilion = Pavillon
    .gender = masculine
kind-seraglio = Serail
    .gender = neuter
kind-arcades = Arkaden
    .gender = plural
kind-chambers = Gemächer
    .gender = plural
kind-garden = Garten
    .gender = masculine
kind-tower = Turm
    .gender = masculine
kinds-pavilion = Pavillons
    .gender = plural
kinds-seraglio = Serails
    .gender = plural
kinds-arcades = Arkaden
    .gender = plural
kinds-chambers = { $form ->
    [dative] Gemächern
   *[nominative] Gemächer
}
    .gender = plural
kinds-garden = Gärten
    .gender = plural
kinds-tower = { $form ->
    [dative] Türmen
   *[nominative] Türme
}
    .gender = plural
currency-florin = Gulden
    .gender = masculine
currency-dirham = Dirham
    .gender = masculine
currency-dinar = Denar
    .gender = masculine
currency-ducat = Dukaten
    .gender = masculine
piece-fountain = Brunnen
    .gender = masculine
seat-name = Platz { $number }
person-forgotten = jemand von früher
