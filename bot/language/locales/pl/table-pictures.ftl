## Obraz stołu

table-picture-turn = Tura: { $name }
table-picture-last-tiles = Ostatnie żetony: { $names }
table-picture-last-tiles-placed = Ostatnie żetony
table-picture-won = { $count ->
    [1] Wygrywa { $names }
   *[shared] Wspólne zwycięstwo: { $names }
}
table-picture-round = Przed punktowaniem { $round } · tura { $turn }
table-picture-over = Koniec gry
table-picture-empty = puste
table-picture-nothing = nic
table-picture-display = Odkryte karty
table-picture-deck = w talii
table-picture-discard = odrzucone
table-picture-scoring-after = { $cards ->
    [0] Punktowanie { $round } z następną kartą
    [one] Punktowanie { $round } po { $cards } karcie
    [few] Punktowanie { $round } po { $cards } kartach
    [many] Punktowanie { $round } po { $cards } kartach
   *[other] Punktowanie { $round } po { $cards } karty
}
table-picture-scoring-between = Punktowanie { $round } po { $nearest }–{ $farthest } kartach
table-picture-last-scoring = Ostatnie punktowanie na koniec
table-picture-all-scored = Wszystkie punktowania za nami
table-picture-players = Gracze
table-picture-points = Punkty
table-picture-wall = Mur
table-picture-hand = Karty
table-picture-reserve = Rezerwa
table-picture-aside = Jeszcze nie ułożone
table-picture-bag = W worku
table-picture-unseen = żetony zakryte

## To samo słowami

table-picture-market-told = Giełda: { $squares }.
table-picture-square-told = pole { $square }, { $currency }: { $tile }
table-picture-display-told = Pieniądze: { $cards }.
table-picture-player-told = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $tiles ->
    [0] brak żetonów
    [one] { $tiles } żeton: { $kinds }
    [few] { $tiles } żetony: { $kinds }
    [many] { $tiles } żetonów: { $kinds }
   *[other] { $tiles } żetonu: { $kinds }
}, mur { $wall }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, rezerwa { $reserve }.
table-picture-imaginary-told = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $tiles ->
    [0] brak żetonów
    [one] { $tiles } żeton: { $kinds }
    [few] { $tiles } żetony: { $kinds }
    [many] { $tiles } żetonów: { $kinds }
   *[other] { $tiles } żetonu: { $kinds }
}.
table-picture-aside-told = Jeszcze nie ułożone: { $tiles }.
table-picture-piles-told = W talii { $deck }, odrzucone { $discard }.
table-picture-bag-told = { $tiles ->
    [0] Worek jest pusty.
   *[some] W worku { $tiles }: { $kinds }.
}

## Obraz po turze

turn-picture-wall = Mur { $length }
turn-picture-wall-changed = Mur { $length } ({ $change })
turn-picture-reserve = Rezerwa
turn-picture-built = zbudowano: { $tiles }
turn-picture-removed = zabrano: { $tiles }
turn-picture-swapped = wymieniono: { $tiles }
turn-picture-reserved = do rezerwy: { $tiles }
turn-picture-mover-told = { $name } – { $changes }.
turn-picture-new-told = Nowe: { $things }.
turn-picture-scores-told = Punkty: { $scores }.

## Obraz ręki

hand-picture-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
hand-picture-none = brak kart
hand-picture-exact = równo
hand-picture-over = o { $over } za dużo
hand-picture-missing = brakuje { $missing }
hand-picture-told = Karty gracza { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, razem { $worth }.
hand-picture-row-told = { $sum } ({ $values }).
hand-picture-offer-told = { $price } ({ $verdict })
hand-picture-paid-told = za { $values }, { $judged }
hand-picture-exact-told = Pole { $square }, { $tile }: równo za { $values }.
hand-picture-over-told = Pole { $square }, { $tile }: za { $values }, czyli o { $over } za dużo.
hand-picture-missing-told = Pole { $square }, { $tile }: brakuje { $missing }.
hand-picture-left-told = Pole { $square }: { $tile }.
hand-picture-empty-told = Pole { $square }: puste.

## Obraz stołu przed grą

lobby-picture-title = Alhambra
lobby-picture-free = wolne
lobby-picture-computer = komputer
lobby-picture-told = { $taken ->
    [0] Stół do gry w Alhambrę. Nikt jeszcze przy nim nie siedzi.
   *[other] Stół do gry w Alhambrę. Przy stole: { $seats }.
}
lobby-picture-told-computer = { $name } (komputer)
lobby-picture-told-free = { $free ->
    [0] Nie ma wolnych miejsc.
    [one] Jest { $free } wolne miejsce.
    [few] Są { $free } wolne miejsca.
    [many] Jest { $free } wolnych miejsc.
   *[other] Jest { $free } wolnego miejsca.
}
lobby-picture-told-modules = Z modułami: { $modules }.
