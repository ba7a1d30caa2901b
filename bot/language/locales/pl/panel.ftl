### Prywatny panel, w którym rozgrywa się turę.

## Na czym stoi tura

panel-title-turn = ### Twoja tura
panel-title-last-tiles = ### Twoje ostatnie żetony
panel-title-computer-turn = ### { $name } myśli – tylko kilka sekund
panel-title-closed = ### Ta gra została zamknięta
panel-title-paused = ### Nikogo nie ma przy stole i gra czeka
panel-title-other-turn = ### Teraz gra { $name }
panel-title-others-last-tiles = { $count ->
    [one] ### { $names } układa ostatnie żetony
    [few] ### { $names } układają ostatnie żetony
    [many] ### { $names } układają ostatnie żetony
   *[other] ### { $names } układają ostatnie żetony
}
panel-title-over = ### Koniec gry
panel-done = -# Do tej pory: { FORM($steps, "done") }
panel-open-first = Pobierz karty, kup żeton albo przebuduj pałac. Jeśli zapłacisz odliczoną kwotę, masz jeszcze jedną akcję.
panel-open-further = Odliczona kwota: możesz wykonać jeszcze jedną akcję. Układając żeton albo kończąc turę, z niej rezygnujesz.
panel-open-place = { $count ->
    [one] Do ułożenia: { $tiles }.
    [few] Do ułożenia, w dowolnej kolejności: { $tiles }.
    [many] Do ułożenia, w dowolnej kolejności: { $tiles }.
   *[other] Do ułożenia, w dowolnej kolejności: { $tiles }.
}
panel-open-nothing = Wszystko gotowe. Zakończ turę, kiedy zechcesz.
panel-open-nothing-ending = Wszystko gotowe.
panel-ends-soon = Twoja tura sama się skończy za kilka sekund.
panel-open-confirm = Wszystko ułożone. Potwierdź, kiedy zechcesz.
panel-open-pass = W tej turze nic nie da się zrobić, więc możesz spasować.
panel-hand = -# Na ręce: { $cards }.
panel-reserve = W twojej rezerwie: { $tiles }.
panel-players-only = To mogą robić tylko gracze, a wszystkie miejsca są zajęte.
panel-players-only-join = To mogą robić tylko gracze. Jest wolne miejsce: zajmiesz je przez `/{ command-join.name }`.
panel-onlooker = Nie grasz przy tym stole, ale widok masz dobry. Rozglądaj się do woli, nikomu to nie przeszkadza.
panel-moved-on = Odkąd powstał ten przycisk, przy stole sporo się zmieniło. Oto jak jest teraz.
panel-cannot-post = Twój ruch się liczy, ale inni jeszcze go nie widzą, bo brakuje mi tu uprawnień: { $permissions }. Może mi je nadać ktoś, kto zarządza tym serwerem.
panel-not-understood = Tego nie rozumiem. To, co możliwe, podpowiadam podczas pisania; możesz też wybrać tutaj:

panel-button-take = Pobierz karty
panel-button-buy = Kup
panel-button-redesign = Przebuduj
panel-button-place = Ułóż: { $tile }
panel-button-undo-step = Cofnij
panel-button-undo-turn = Cofnij wszystko
panel-button-end = Zakończ turę
panel-button-stay = Jeszcze nie
panel-button-confirm = Potwierdź
panel-button-hand = Moje karty
panel-button-palace = Mój pałac
panel-button-more = Więcej
panel-button-settings = Ustawienia
panel-button-back = Wróć
panel-choice = -# **{ $choice }**: { $note }
panel-page-back = ◀ Strona { $page } z { $pages }
panel-page-on = Strona { $page } z { $pages } ▶

## Rozglądanie się

panel-title-more = ### Rozejrzyj się
panel-leaving = Odpowiedzi widzisz tylko ty. `/{ command-leave.name }` oddaje twoje miejsce komputerowi, który je dla ciebie trzyma, albo zwalnia je na dobre; `/{ command-close.name }` zamyka stół; `/{ command-alhambra.name } { command-alhambra-finish.name }` to propozycja wcześniejszego końca gry.
panel-look-digest = Nowości
panel-look-standings = Sytuacja
panel-look-table = Stół
panel-look-palaces = Pałace
panel-look-scores = Punkty
panel-look-log = Dziennik
panel-look-history = Historia
panel-look-rules = Zasady
panel-look-agreed = Ustalenia
panel-look-describe = Słowami

## Własne karty

panel-title-hand = ### Twoje karty
panel-title-palace = ### Twój pałac
panel-hand-line = -# { $line }
panel-onlooker-hand = Karty mają ci, którzy grają, a ty tylko patrzysz. Cała reszta jest dla ciebie otwarta:
purse-held = **{ $purse }**, odliczone kwoty: { $sums }
purse-held-only = **{ $purse }**
purse-empty = **{ $sum }**
purse-exact = { $tile }: równo, za { $values }
purse-over = { $tile }: o co najmniej { $over } za dużo, za { $values }
purse-short = { $tile }: brakuje { FORM($short, "genitive") }

## Pobieranie kart

take-title = ### Pobierz karty
take-text = Jedna karta o dowolnej wartości albo kilka, razem najwyżej 5.
take-hint = Wybierz, co pobierasz
take-hint-stay = Pobierz, ale jeszcze nie kończ tury
take-hint-by-itself = Pobierz (kilka sekund na cofnięcie)
take-hint-end = Pobierz i zakończ turę
take-and-end = Pobierz { $cards } i zakończ turę
take-and-end-brief = Pobierz { $cards } i zakończ
take-several = { $cards } (razem { $sum })
take-note-exact = Potem zapłacisz równo za { FORM($tiles, "accusative") }
take-note-then = Będziesz mieć { $sums }

## Kupowanie

buy-title = ### Kup żeton
buy-text = ✓ oznacza odliczoną kwotę: po niej masz jeszcze jedną akcję.
buy-out-of-reach = -# { $tiles }
buy-nothing = Na nic z giełdy jeszcze cię nie stać. Pomoże pobranie kart.
buy-hint = Wybierz żeton i karty do zapłaty
buy-way = { $tile } za { $cards }
buy-exact = ✓ { $way }
buy-note-exact = Odliczona kwota, zostaje: { $left }
buy-note-over = O { $lost } za dużo, zostaje: { $left }
buy-note-storable = Nadpłata { $over }, do odłożenia, zostaje: { $left }
buy-note-walls = { $note } · { $walls }
buy-ways-exact = { $count ->
    [one] { $count } sposób zapłaty, równo
    [few] { $count } sposoby zapłaty, czasem równo
    [many] { $count } sposobów zapłaty, czasem równo
   *[other] { $count } sposobu zapłaty, czasem równo
}
buy-ways = { $count ->
    [one] { $count } sposób zapłaty, o { $lost } za dużo
    [few] { $count } sposoby zapłaty, o co najmniej { $lost } za dużo
    [many] { $count } sposobów zapłaty, o co najmniej { $lost } za dużo
   *[other] { $count } sposobu zapłaty, o co najmniej { $lost } za dużo
}
buy-button-other = Coś innego
pay-title = ### { $tile } za { $price }
pay-hint = Wybierz karty do zapłaty
sure-title = ### Zapłacić za dużo?
sure-text = { GENDER($tile) ->
    [plural] { $tile } kosztują { $price }, a płacisz { $payment }. Reszty się nie wydaje: tracisz { $lost } i nie masz kolejnej akcji.
   *[other] { $tile } kosztuje { $price }, a płacisz { $payment }. Reszty się nie wydaje: tracisz { $lost } i nie masz kolejnej akcji.
}
sure-better-exact = Lepiej zapłać **{ $cards }**: to odliczona kwota i masz jeszcze jedną akcję.
sure-better = Lepiej zapłać **{ $cards }**: wtedy tracisz tylko { $lost }.
sure-better-enough = Lepiej zapłać **{ $cards }**: to wystarczy.
sure-button-anyway = Zapłać mimo to
sure-button-better = Zapłać { $cards }
sure-button-that = Zapłać lepszymi kartami

## Układanie żetonu

place-title = ### { $tile }: { $walls }
place-nowhere = Teraz nigdzie nie pasuje do twojego pałacu.
place-best = { $count ->
    [1] Pasuje w jednym miejscu: **{ $letter }**, { $cell } ({ $where }).
   *[other] { $tied ->
        [yes] Jedno z najlepszych spośród { $count } miejsc: **{ $letter }**, { $cell } ({ $where }).
       *[no] Najlepsze dla muru spośród { $count } miejsc: **{ $letter }**, { $cell } ({ $where }).
    }
}
place-chosen = Jedno z { $count } miejsc: **{ $letter }**, { $cell } ({ $where }).
place-also = Do ułożenia też: { $tiles }.
place-gives-up-action = **Masz jeszcze jedną akcję.** Układając już teraz, z niej rezygnujesz.
place-hint = Wybierz pole
place-cell = { $cell } ({ $where })
place-letter = **{ $letter }** { $cell }, { $change }
place-letter-name = **{ $letter }** { $cell }
place-letters = -# { $cells }
place-option = { $letter } – { $change }
place-button-here = Połóż na { $letter }
place-button-end = Połóż na { $letter } i zakończ turę
place-button-confirm = Połóż na { $letter } i potwierdź
place-button-only = Połóż, ale nie kończ tury
place-button-unconfirmed = Połóż, ale nie potwierdzaj
place-button-reserve = Odłóż do rezerwy
place-button-reserve-end = Do rezerwy i zakończ turę
place-button-reserve-confirm = Do rezerwy i potwierdź

## Co daje zmiana

effect-wall = Mur { $before } → { $after }
effect-majority = { $kinds } { $before } → { $after } ({ $rank })
effect-lead = prowadzenie
effect-lead-shared = wspólne prowadzenie
effect-place = { $place }. miejsce
effect-none = nic nie zostaje
effect-others = { $majority } – { $others }
effect-alone = { $majority } – nikt inny ich nie ma
effect-other = { $name } { $count }
effect-points = Gdyby punktować teraz: { $now } → { $then }

change-title-add = ### { $tile } na polu { $letter }, { $cell } ({ $where })
change-title-take-back = ### { $tile } z pola { $letter }, { $cell } ({ $where }) do rezerwy
change-title-swap = ### { $tile } zamiast { FORM($removed, "genitive") } na polu { $letter }, { $cell } ({ $where })
change-do = Zrób to
change-do-and-end = Zrób to i zakończ turę
change-other-change = Inne zmiany

## Przebudowa

redesign-title = ### Przebuduj
redesign-text = Dołóż żeton z rezerwy, zabierz jeden z pałacu albo wymień dwa. Najpierw zobaczysz podgląd.
redesign-nothing = Nie ma jeszcze czego przebudować: żadnego żetonu nie da się zabrać, a z rezerwy żaden nie pasuje.
redesign-hint = Wybierz zmianę
redesign-title-add = ### Dołóż { FORM($tile, "accusative") }
redesign-title-swap = ### Wymień żeton na { FORM($tile, "accusative") }
redesign-title-back = ### Zabierz żeton do rezerwy
redesign-hint-add = Wybierz pole
redesign-hint-swap = Wybierz żeton, który trafi do rezerwy
redesign-hint-back = Wybierz żeton, który trafi do rezerwy
redesign-add = Dołóż { FORM($tile, "accusative") } na pole { $cell }
redesign-take-back = Zabierz { FORM($tile, "accusative") } z pola { $cell }
redesign-swap = Wymień { FORM($removed, "accusative") } na polu { $cell } na { FORM($tile, "accusative") }
redesign-note = { $cell }: { $change }
redesign-group-add = Dołóż { FORM($tile, "accusative") }
redesign-group-swap = Wymień żeton na { FORM($tile, "accusative") }
redesign-group-back = Zabierz żeton do rezerwy
redesign-ways = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
}
