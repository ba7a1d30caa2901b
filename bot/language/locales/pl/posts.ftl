# To, co czytają wszyscy przy stole.

## Jak wygląda sytuacja

post-kind = **{ $kind }**: { $counts } · zakryte: { $unseen }
post-kind-all-seen = **{ $kind }**: { $counts }
post-kind-count = { $name } { $count }
post-kind-nobody = nikt
post-kind-unseen = { $kind } (zakryte: { $unseen })
post-kinds-nobody = Nikt jeszcze nie ma { FORM($kinds, "genitive") }
post-small = -# { $line }
post-scoring-within = { $nearest ->
    [0] { $farthest ->
        [one] Punktowanie { $round } może nastąpić już z następną kartą pieniędzy, a najpóźniej po { $farthest } kolejnej.
        [few] Punktowanie { $round } może nastąpić już z następną kartą pieniędzy, a najpóźniej po { $farthest } kolejnych.
        [many] Punktowanie { $round } może nastąpić już z następną kartą pieniędzy, a najpóźniej po { $farthest } kolejnych.
       *[other] Punktowanie { $round } może nastąpić już z następną kartą pieniędzy, a najpóźniej po { $farthest } kolejnej.
    }
   *[other] Punktowanie { $round } nastąpi po { $nearest }–{ $farthest } kolejnych kartach pieniędzy.
}
post-scoring-at = { $above ->
    [0] Punktowanie { $round } nastąpi z następną kartą pieniędzy.
    [one] Punktowanie { $round } nastąpi po { $above } kolejnej karcie pieniędzy.
    [few] Punktowanie { $round } nastąpi po { $above } kolejnych kartach pieniędzy.
    [many] Punktowanie { $round } nastąpi po { $above } kolejnych kartach pieniędzy.
   *[other] Punktowanie { $round } nastąpi po { $above } kolejnej karty pieniędzy.
}
post-scoring-last = { $tiles ->
    [0] Worek jest pusty: następny zakup kończy grę i przynosi ostatnie punktowanie.
    [one] Ostatnie punktowanie na koniec; w worku został { $tiles } żeton.
    [few] Ostatnie punktowanie na koniec; w worku zostały { $tiles } żetony.
    [many] Ostatnie punktowanie na koniec; w worku zostało { $tiles } żetonów.
   *[other] Ostatnie punktowanie na koniec; w worku zostało { $tiles } żetonu.
}
post-scoring-after-last-tiles = Ostatnie punktowanie, gdy tylko te żetony będą ułożone.

## Sytuacja w jednej linii

standing-turn = Tura { $turn }
standing-turns = { $count ->
    [one] Tura { $last }
    [few] Tury { $first }–{ $last }
    [many] Tury { $first }–{ $last }
   *[other] Tury { $first }–{ $last }
}
standing-leads = { $kind }: { $name } prowadzi { $most }–{ $second }
standing-tied = { $kind }: remis { $names }, po { $count }
standing-behind = { $kind }: { $name } { $count }, na czele { $leaders } ({ $most })
standing-nobody = { $kind }: nikt
standing-scoring = { $certain ->
    [yes] { $farthest ->
        [0] punktowanie { $round } z następną kartą
        [one] punktowanie { $round } jeszcze po 1 karcie
        [few] punktowanie { $round } jeszcze po { $farthest } kartach
        [many] punktowanie { $round } jeszcze po { $farthest } kartach
       *[other] punktowanie { $round } jeszcze po { $farthest } karty
    }
   *[no] { $nearest ->
        [0] punktowanie { $round } najpóźniej po { $farthest ->
            [one] 1 karcie
            [few] { $farthest } kartach
            [many] { $farthest } kartach
           *[other] { $farthest } karty
        }
       *[later] punktowanie { $round } jeszcze po { $nearest }–{ $farthest } kartach
    }
}
standing-scoring-last = { $tiles ->
    [0] następny zakup kończy grę
    [one] w worku { $tiles } żeton
    [few] w worku { $tiles } żetony
    [many] w worku { $tiles } żetonów
   *[other] w worku { $tiles } żetonu
}
standing-scoring-after-last-tiles = ostatnie punktowanie po ułożeniu tych żetonów

## Co mają gracze dzięki modułom

kept-owned = { $name }: { $what }

## Początek

post-start = ## Gra się zaczyna
    { $names } budują swoje pałace, w tej kolejności.
post-start-hands = **Karty na start**, rozdane jawnie, a odtąd zakryte:
post-start-hand = { $name }: { $cards } · razem { $total }
post-start-modules = **W grze są też**

## Wiadomość stołu

post-headline = ### { $told }
post-headline-both = ### { $played } · { $coming }
post-played = { $count ->
    [one] { $names } kończy turę
    [few] { $names } kończą tury
    [many] { $names } kończą tury
   *[other] { $names } kończą tury
}
post-played-many = { $count ->
    [one] Rozegrano { $count } turę
    [few] Rozegrano { $count } tury
    [many] Rozegrano { $count } tur
   *[other] Rozegrano { $count } tury
}
post-placed = { $count ->
    [one] { $names } kończy układanie
    [few] { $names } kończą układanie
    [many] { $names } kończą układanie
   *[other] { $names } kończą układanie
}
post-placed-all = Wszystkie ostatnie żetony leżą na miejscu
post-next = { $player } ma teraz ruch
post-next-stand-in = { $level } gra teraz za gracza { $name }
post-next-vacant = Miejsce gracza { $name } jest puste
post-next-paused = Przy stole nie ma nikogo
post-next-last-tiles = Ostatnie żetony układa jeszcze { $players }
post-closed = Ta gra została zamknięta
post-over = Koniec gry
post-deadline = Czas na ruch: do { $when }, { $left }.
post-vacant = { $count ->
    [one] Przy stole brakuje: { $names }. `/{ command-join.name }` zajmuje miejsce, a `/{ command-sitin.name }` sadza tam komputer.
    [few] Przy stole brakuje: { $names }. `/{ command-join.name }` zajmuje jedno z miejsc, a `/{ command-sitin.name }` sadza tam komputer.
    [many] Przy stole brakuje: { $names }. `/{ command-join.name }` zajmuje jedno z miejsc, a `/{ command-sitin.name }` sadza tam komputer.
   *[other] Przy stole brakuje: { $names }. `/{ command-join.name }` zajmuje jedno z miejsc, a `/{ command-sitin.name }` sadza tam komputer.
}
post-free = { $count ->
    [one] Wolne miejsce (dotąd { $names }): zajmuje je `/{ command-join.name }`.
    [few] Wolne miejsca (dotąd { $names }): jedno z nich zajmuje `/{ command-join.name }`.
    [many] Wolne miejsca (dotąd { $names }): jedno z nich zajmuje `/{ command-join.name }`.
   *[other] Wolne miejsca (dotąd { $names }): jedno z nich zajmuje `/{ command-join.name }`.
}
post-paused = Gracze komputerowi czekają, aż ktoś wróci: `/{ command-join.name }`.
post-take = Pobierz karty
post-buy = Kup
post-redesign = Przebuduj
post-place = Ułóż moje żetony
post-hand = Moje karty
post-hint = Podpowiedź
post-more = Więcej
post-rematch = Rewanż
post-verify = Sprawdź tasowanie
post-chart = Wykres
post-record = Zapis

## Punktowanie

post-scoring = ## { $what }
post-scoring-which = { $round ->
    [1] -# Pierwsze punktowanie, na koniec tury gracza { $name }
    [2] -# Drugie punktowanie, na koniec tury gracza { $name }
   *[3] -# Ostatnie punktowanie
}
scoring-nothing = Nikt nie zdobywa ani jednego punktu.
scoring-lead-shared = { $final ->
    [yes] { $points ->
        [one] { $names } kończą remisem, po { $points } punkcie!
        [few] { $names } kończą remisem, po { $points } punkty!
        [many] { $names } kończą remisem, po { $points } punktów!
       *[other] { $names } kończą remisem, po { $points } punktu!
    }
   *[no] { $points ->
        [one] { $names } wspólnie prowadzą, po { $points } punkcie!
        [few] { $names } wspólnie prowadzą, po { $points } punkty!
        [many] { $names } wspólnie prowadzą, po { $points } punktów!
       *[other] { $names } wspólnie prowadzą, po { $points } punktu!
    }
}
scoring-lead-taken = { $final ->
    [yes] { $name } na finiszu wyprzedza wszystkich o { $points } pkt i wygrywa! Dotąd na czele: { $passed }.
   *[no] { $name } wychodzi na prowadzenie z przewagą { $points } pkt! Dotąd na czele: { $passed }.
}
scoring-lead = { $final ->
    [yes] { $name } kończy na czele z przewagą { $points } pkt!
   *[no] { $kept ->
        [yes] { $name } nadal prowadzi z przewagą { $points } pkt.
       *[no] { $name } prowadzi z przewagą { $points } pkt.
    }
}
scoring-takes-and-leads = { $final ->
    [yes] { $name } przejmuje pierwsze miejsce w { FORM($kinds, "locative") } (dotąd { $losers }) oraz wygrywa z przewagą { $points } pkt!
   *[no] { $taken ->
        [yes] { $name } przejmuje pierwsze miejsce w { FORM($kinds, "locative") } (dotąd { $losers }) oraz wychodzi na prowadzenie z przewagą { $points } pkt!
       *[no] { $name } przejmuje pierwsze miejsce w { FORM($kinds, "locative") } (dotąd { $losers }) oraz prowadzi z przewagą { $points } pkt!
    }
}
scoring-wins-and-leads = { $final ->
    [yes] { $name } zdobywa pierwsze miejsce w { FORM($kinds, "locative") } oraz wygrywa z przewagą { $points } pkt!
   *[no] { $taken ->
        [yes] { $name } zdobywa pierwsze miejsce w { FORM($kinds, "locative") } oraz wychodzi na prowadzenie z przewagą { $points } pkt!
       *[no] { $name } zdobywa pierwsze miejsce w { FORM($kinds, "locative") } oraz prowadzi z przewagą { $points } pkt!
    }
}
scoring-takes = { $name } przejmuje pierwsze miejsce w { FORM($kinds, "locative") } (dotąd { $losers }).
scoring-most-points = { $points ->
    [one] Najwięcej zdobywa { $name }: { $points } punkt.
    [few] Najwięcej zdobywa { $name }: { $points } punkty.
    [many] Najwięcej zdobywa { $name }: { $points } punktów.
   *[other] Najwięcej zdobywa { $name }: { $points } punktu.
}
scoring-kind-pavilion = { $form ->
    [locative] pawilonach
   *[nominative] pawilony
}
scoring-kind-seraglio = { $form ->
    [locative] serajach
   *[nominative] seraje
}
scoring-kind-arcades = { $form ->
    [locative] arkadach
   *[nominative] arkady
}
scoring-kind-chambers = { $form ->
    [locative] komnatach
   *[nominative] komnaty
}
scoring-kind-garden = { $form ->
    [locative] ogrodach
   *[nominative] ogrody
}
scoring-kind-tower = { $form ->
    [locative] wieżach
   *[nominative] wieże
}
post-scoring-legend = -# Żetony → punkty za każdy rodzaj, a potem punkt za każdy bok najdłuższego muru.
post-scoring-kind = **{ $kind }**: { $places }
post-scoring-kind-nobody = **{ $kind }**: nikt
post-scoring-place = { $place } { $names } → { $points }
post-scoring-shared = { $place } { $names } wspólnie → po { $points }
post-scoring-walls = **Najdłuższe mury**: { $walls }
post-scoring-no-walls = **Najdłuższe mury**: jeszcze żadnych
post-scoring-wall = { $name } { $length }

## Ostatnie żetony

post-last-tiles = ## Ostatnie żetony
    Giełdy nie da się już uzupełnić. Każdy pozostały żeton dostaje ten, kto ma najwięcej pieniędzy w walucie jego pola. Przy remisie nie dostaje go nikt, a pieniędzy się nie wydaje.
post-last-tiles-none = ## Ostatnie żetony
    Giełdy nie da się już uzupełnić i nie ma na niej żadnego żetonu do rozdania.
post-last-tile-won = **{ FORM($tile, "accusative") }** dostaje **{ $name }**. { FORM($currency, "plural") }: { $holdings }.
post-last-tile-tied = { GENDER($tile) ->
    [plural] **{ $tile }** zostają na giełdzie: remis, po { $amount }. { FORM($currency, "plural") }: { $holdings }.
   *[other] **{ $tile }** zostaje na giełdzie: remis, po { $amount }. { FORM($currency, "plural") }: { $holdings }.
}
post-last-tile-unwanted = { GENDER($tile) ->
    [plural] **{ $tile }** zostają na giełdzie. { FORM($currency, "plural") }: nikt nie ma żadnych.
   *[other] **{ $tile }** zostaje na giełdzie. { FORM($currency, "plural") }: nikt nie ma żadnych.
}
post-last-tile-holding = { $name } { $amount }

## Koniec

post-end = ## { $won }
post-end-place = { $medal } { $place } { $name } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
post-end-imaginary = { $name } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, poza klasyfikacją
post-end-players = Dobrze zagrane, { $players }!

## Stół w tej chwili

post-now-player = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $wall }, { $cards }
post-now-imaginary = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
post-now = ## Tura { $turn } · gra { $name }
post-now-last-tiles = ## Ostatnie żetony · układa { $names }
