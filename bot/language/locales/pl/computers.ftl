## Gracze komputerowi: trzy poziomy

level-gardener = { $form ->
    [feminine] Ogrodniczka
   *[nominative] Ogrodnik
}
    .text = gra przyjaźnie i często się myli
level-mason = { $form ->
    [feminine] Murarka
   *[nominative] Murarz
}
    .text = gra solidnie, ale nie patrzy dalej
level-vizier = { $form ->
    [feminine] Wezyrka
   *[nominative] Wezyr
}
    .text = gra najlepiej, ale myśli dłużej
computer-name = { $name } ({ $level })

computers-text =
    ## Gracze komputerowi
    Widzą tylko to, co widziałby człowiek na ich miejscu. Jeśli przy stole nie ma ludzi, możesz oglądać, jak grają.
computers-line = **{ $level }** – { $text }
computers-add = Dodaj: { $level }
computers-dismiss = Odeślij: { $name }
computers-remove = Usuń: { $name }

## Komputery w zastępstwie

leaving-to = { $level } gra dalej
leaving-done = { $level } gra dalej za ciebie. Możesz patrzeć: miejsce znów będzie twoje, gdy tylko wykonasz ruch, naciśniesz **{ seats-take-back }** albo użyjesz `/{ command-join.name }`.
leaving-waits = Nie ma tu już nikogo innego, więc gra czeka na ciebie: wykonaj ruch, naciśnij **{ seats-take-back }** albo użyj `/{ command-join.name }`, a potoczy się dalej.
stand-in-text =
    ### Niech zagra komputer
    Gra, dopóki nie wróci osoba, do której należy miejsce, a na wolnym miejscu, dopóki ktoś go nie zajmie.
stand-in-button = { $level } za: { $name }
stand-in-offer = Niech zagra komputer
stand-in-done = { $level } gra teraz za gracza { $name }, aż do powrotu.
seats-back = Witaj z powrotem: miejsce znów jest twoje.
seats-kept = Komputer gra za ciebie, a ty patrzysz. Gdy tylko zagrasz, miejsce znów będzie twoje.
seats-take-back = Wróć na moje miejsce
