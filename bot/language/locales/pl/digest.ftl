## Co się zdarzyło od ostatniej własnej tury

digest-title = ### Od twojej tury { $turn }
digest-title-start = ### Dotychczasowa gra
digest-title-round = ### Ostatnia runda
digest-line = - { $news }
digest-nothing-your-turn = Nic nowego: twoja kolej.
digest-nothing = { $start ->
    [yes] Gra dopiero się zaczęła. Teraz kolej: { $names }.
   *[no] Na razie nic nowego. Teraz kolej: { $names }.
}
digest-you-won = { $shared ->
    [yes] Dzielisz zwycięstwo z wynikiem { $points } pkt!
   *[no] Wygrywasz z wynikiem { $points } pkt!
}
digest-end-proposed = { $count ->
    [one] { $names } proponuje wcześniejszy koniec gry i czeka na twoją odpowiedź.
    [few] { $names } proponują wcześniejszy koniec gry i czekają na twoją odpowiedź.
    [many] { $names } proponują wcześniejszy koniec gry i czekają na twoją odpowiedź.
   *[other] { $names } proponują wcześniejszy koniec gry i czekają na twoją odpowiedź.
}
digest-played-for-you = Twoją turę rozegrał komputer: { $story }
digest-turns-played-for-you = { $count ->
    [one] Komputer rozegrał za ciebie { $count } turę.
    [few] Komputer rozegrał za ciebie { $count } tury.
    [many] Komputer rozegrał za ciebie { $count } tur.
   *[other] Komputer rozegrał za ciebie { $count } tury.
}
digest-lost = { $kind }: przed tobą { $names }, { $count } do { $own }.
digest-level = { $kind }: już remis, na czele też { $names }, po { $count }.
digest-gained = { $kind }: teraz prowadzisz, { $own } do { $count }.
digest-shared = { $kind }: wspólne prowadzenie, także { $names }, po { $count }.
digest-missed = { $name } kupuje { FORM($tile, "accusative") }, a z twoich kart dałoby się zapłacić równo.
digest-offered = Nowość na giełdzie: { $tile }. Możesz zapłacić równo.
digest-scored-leads = Punktowanie { $round }: dostajesz { $points } pkt i prowadzisz o { $by }.
digest-scored-level = Punktowanie { $round }: dostajesz { $points } pkt i dzielisz prowadzenie ({ $names }).
digest-scored-behind = Punktowanie { $round }: dostajesz { $points } pkt; na czele { $names }, o { $by } dalej.
digest-wall = Mur gracza { $name } jest teraz dłuższy od twojego: { $length } do { $own }.
digest-asked-late-turn = Głosowanie czeka na ciebie: czy komputer ma zagrać tę turę w zastępstwie ({ $name })?
digest-asked-give-seat = Głosowanie czeka na ciebie: czy ktoś inny może zająć to miejsce ({ $name })?
digest-asked-pause = Głosowanie czeka na ciebie: { $name } proponuje przerwę.
digest-asked-resume = Głosowanie czeka na ciebie: { $name } proponuje koniec przerwy.
digest-asked-agreement = Głosowanie czeka na ciebie: { $name } proponuje zmianę opcji stołu.
digest-asked-close = Głosowanie czeka na ciebie: { $name } proponuje zamknięcie stołu.
digest-own-late-turn = Pozostali głosują, czy komputer ma zagrać twoją turę.
digest-own-give-seat = Pozostali głosują, czy ktoś inny może zająć twoje miejsce. Wykonaj ruch, a zostanie twoje.
digest-own-seat-given = Pozostali zwolnili twoje miejsce. Póki nikt go nie zajął, `/{ command-join.name }` pozwala wrócić.
digest-break = Gra ma przerwę do { $until }: nikomu nie biegnie czas.
digest-agreed = Od teraz ustalone: { $changes }
digest-sat-in = { $count ->
    [one] { $name } jest już z powrotem; w zastępstwie komputer zagrał 1 turę.
    [few] { $name } jest już z powrotem; w zastępstwie komputer zagrał { $count } tury.
    [many] { $name } jest już z powrotem; w zastępstwie komputer zagrał { $count } tur.
   *[other] { $name } jest już z powrotem; w zastępstwie komputer zagrał { $count } tury.
}
digest-seat-taken = { $name } przejmuje miejsce gracza { $owner }.
digest-seat-computer = Za gracza { $name } gra teraz komputer.
digest-seat-back = { $name } wraca do stołu.

## Obrazek z nowościami

digest-picture-title = { $turn ->
    [0] Od początku
   *[other] Od tury { $turn }
}
digest-picture-points = { $points } ({ $won })
digest-picture-told = { $title }. { $name }: { $points }.
digest-picture-onlooker-told = { $title }. { $progress }.
digest-picture-gained = Zyskane przewagi
digest-picture-lost = Stracone przewagi
digest-picture-new-leaders = Zmiana na czele
digest-picture-kinds = Bez zmian
digest-picture-kind-told = { $kind } { $own } ({ $names } { $count })
digest-picture-alone-told = { $kind } { $own }
digest-picture-leaders-told = { $kind } { $names } { $count }
digest-picture-new-told = Nowe na giełdzie: { $tiles }.
