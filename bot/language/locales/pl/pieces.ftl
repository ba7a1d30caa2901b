### Elementy gry, z odmianą: zdanie prosi o inny przypadek przez FORM($tile, "genitive"), a o rodzaj przez GENDER($tile).

kind-pavilion = { $form ->
    [genitive] Pawilonu
    [instrumental] Pawilonem
    [locative] Pawilonie
   *[nominative] Pawilon
}
    .gender = masculine
kind-seraglio = { $form ->
    [genitive] Seraju
    [instrumental] Serajem
    [locative] Seraju
   *[nominative] Seraj
}
    .gender = masculine
kind-arcades = { $form ->
    [genitive] Arkad
    [instrumental] Arkadami
    [locative] Arkadach
   *[nominative] Arkady
}
    .gender = plural
kind-chambers = { $form ->
    [genitive] Komnat
    [instrumental] Komnatami
    [locative] Komnatach
   *[nominative] Komnaty
}
    .gender = plural
kind-garden = { $form ->
    [genitive] Ogrodu
    [instrumental] Ogrodem
    [locative] Ogrodzie
   *[nominative] Ogród
}
    .gender = masculine
kind-tower = { $form ->
    [genitive] Wieży
    [accusative] Wieżę
    [instrumental] Wieżą
    [locative] Wieży
   *[nominative] Wieża
}
    .gender = feminine
kinds-pavilion = { $form ->
    [genitive] pawilonów
    [accusative] pawilony
    [instrumental] pawilonami
    [locative] pawilonach
   *[nominative] Pawilony
}
    .gender = plural
kinds-seraglio = { $form ->
    [genitive] serajów
    [accusative] seraje
    [instrumental] serajami
    [locative] serajach
   *[nominative] Seraje
}
    .gender = plural
kinds-arcades = { $form ->
    [genitive] arkad
    [accusative] arkady
    [instrumental] arkadami
    [locative] arkadach
   *[nominative] Arkady
}
    .gender = plural
kinds-chambers = { $form ->
    [genitive] komnat
    [accusative] komnaty
    [instrumental] komnatami
    [locative] komnatach
   *[nominative] Komnaty
}
    .gender = plural
kinds-garden = { $form ->
    [genitive] ogrodów
    [accusative] ogrody
    [instrumental] ogrodami
    [locative] ogrodach
   *[nominative] Ogrody
}
    .gender = plural
kinds-tower = { $form ->
    [genitive] wież
    [accusative] wieże
    [instrumental] wieżami
    [locative] wieżach
   *[nominative] Wieże
}
    .gender = plural
currency-florin = { $form ->
    [plural] Floreny
   *[nominative] Floren
}
    .gender = masculine
currency-dirham = { $form ->
    [plural] Dirhamy
   *[nominative] Dirham
}
    .gender = masculine
currency-dinar = { $form ->
    [plural] Denary
   *[nominative] Denar
}
    .gender = masculine
currency-ducat = { $form ->
    [plural] Dukaty
   *[nominative] Dukat
}
    .gender = masculine
piece-fountain = { $form ->
    [genitive] Fontanny
    [accusative] Fontannę
    [instrumental] Fontanną
    [locative] Fontannie
   *[nominative] Fontanna
}
    .gender = feminine
seat-name = Miejsce { $number }
person-forgotten = ktoś, kto już nie gra
