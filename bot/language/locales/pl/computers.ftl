level-gardener = { $form ->
    [feminine] Ogrodniczka
   *[nominative] Ogrodnik
}
    .text = przyjazny, często się myli
level-mason = { $form ->
    [feminine] Murarka
   *[nominative] Murarz
}
    .text = solidny, nie patrzy dalej
level-vizier = { $form ->
    [feminine] Wezyrka
   *[nominative] Wezyr
}
    .text = najsilniejszy, myśli dłużej
computer-name = { $name } ({ $level })

computers-text =
    ## Gracze komputerowi
    Widzą tylko to, co widziałby człowiek na ich miejscu. Jeśli nikt nie usiądzie, oglądasz, jak grają.
computers-line = **{ $level }** – { $text }
computers-add = Dodaj: { $level }
computers-dismiss = Odeślij: { $name }

leaving-to = { $level } gra dalej
leaving-done = Miejsce opuszczone, { $level } gra dalej za ciebie. Możesz patrzeć: miejsce znów będzie twoje dopiero po twoim ruchu, przez **{ seats-take-back }** albo `/{ command-join.name }`.
leaving-waits = Miejsce opuszczone. Nie ma tu nikogo innego, więc gra czeka na ciebie: twój ruch, **{ seats-take-back }** albo `/{ command-join.name }`, a potoczy się dalej.
stand-in-text =
    ### Niech zagra komputer
    Gra, dopóki ta osoba nie wróci albo ktoś inny nie zajmie miejsca.
stand-in-button = { $level } za { $name }
stand-in-offer = Niech zagra komputer
stand-in-done = { $level } gra teraz za { $name }, aż do powrotu tej osoby.
seats-back = Witaj z powrotem: miejsce znów jest twoje.
seats-kept = Komputer gra za ciebie, a ty patrzysz. Gdy tylko zagrasz, miejsce znów będzie twoje.
seats-take-back = Wróć na moje miejsce
