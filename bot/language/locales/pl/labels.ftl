### Krótkie nazwy elementów i działań: w tekstach, menu i dziennikach.

## Pieniądze

card-florin = { $form ->
    [accusative] { $value ->
        [1] kartę { $value } florena
       *[other] kartę { $value } florenów
    }
   *[nominative] { $value ->
        [1] karta { $value } florena
       *[other] karta { $value } florenów
    }
}
card-dirham = { $form ->
    [accusative] { $value ->
        [1] kartę { $value } dirhama
       *[other] kartę { $value } dirhamów
    }
   *[nominative] { $value ->
        [1] karta { $value } dirhama
       *[other] karta { $value } dirhamów
    }
}
card-dinar = { $form ->
    [accusative] { $value ->
        [1] kartę { $value } denara
       *[other] kartę { $value } denarów
    }
   *[nominative] { $value ->
        [1] karta { $value } denara
       *[other] karta { $value } denarów
    }
}
card-ducat = { $form ->
    [accusative] { $value ->
        [1] kartę { $value } dukata
       *[other] kartę { $value } dukatów
    }
   *[nominative] { $value ->
        [1] karta { $value } dukata
       *[other] karta { $value } dukatów
    }
}
cards-florin = { $values } florenów
cards-dirham = { $values } dirhamów
cards-dinar = { $values } denarów
cards-ducat = { $values } dukatów
cards-none = brak kart
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
sum-florin = { $form ->
    [genitive] { $amount ->
        [one] { $amount } florena
        [few] { $amount } florenów
        [many] { $amount } florenów
       *[other] { $amount } florena
    }
   *[nominative] { $amount ->
        [one] { $amount } floren
        [few] { $amount } floreny
        [many] { $amount } florenów
       *[other] { $amount } florena
    }
}
sum-dirham = { $form ->
    [genitive] { $amount ->
        [one] { $amount } dirhama
        [few] { $amount } dirhamów
        [many] { $amount } dirhamów
       *[other] { $amount } dirhama
    }
   *[nominative] { $amount ->
        [one] { $amount } dirham
        [few] { $amount } dirhamy
        [many] { $amount } dirhamów
       *[other] { $amount } dirhama
    }
}
sum-dinar = { $form ->
    [genitive] { $amount ->
        [one] { $amount } denara
        [few] { $amount } denarów
        [many] { $amount } denarów
       *[other] { $amount } denara
    }
   *[nominative] { $amount ->
        [one] { $amount } denar
        [few] { $amount } denary
        [many] { $amount } denarów
       *[other] { $amount } denara
    }
}
sum-ducat = { $form ->
    [genitive] { $amount ->
        [one] { $amount } dukata
        [few] { $amount } dukatów
        [many] { $amount } dukatów
       *[other] { $amount } dukata
    }
   *[nominative] { $amount ->
        [one] { $amount } dukat
        [few] { $amount } dukaty
        [many] { $amount } dukatów
       *[other] { $amount } dukata
    }
}
sum-of-cards = { $sum } ({ $values })

## Żetony

tile-label = { $kind } { $price }
tile-exact = { $tile } ({ $notation })
tile-none = brak żetonów
tile-count = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}

## Miejsca

cell-fountain = { $form ->
    [genitive] Fontanny Lwów
    [accusative] Fontannę Lwów
    [instrumental] Fontanną Lwów
    [locative] Fontannie Lwów
   *[nominative] Fontanna Lwów
}
    .gender = feminine
cell-north = { $steps } na północ
cell-east = { $steps } na wschód
cell-south = { $steps } na południe
cell-west = { $steps } na zachód
cell-both = { $across }, { $along }

## Mury

side-none = bez murów
side-walls = { $count ->
    [one] mur na { FORM($sides, "locative") }
    [few] mury na { FORM($sides, "locative") }
    [many] mury na { FORM($sides, "locative") }
   *[other] mury na { FORM($sides, "locative") }
}
tile-with-walls = { $tile } ({ $walls })
wall-length = Mur { $length }
wall-changed = Mur { $length } ({ $change })

## Listy

list-pair = { $first } i { $second }
    .gender = plural
list-more = { $first }, { $second }
    .gender = plural
list-apart = { $first } · { $second }
list-groups = { $first }; { $second }
list-whole = { $lead }: { $items }.
list-cut = { $lead }: { $items } … i jeszcze { $count }.
list-end = { $sentence }.
list-place = { $place }.

## Akcje

action-take = { $form ->
    [done] pobierasz { $cards }
   *[nominative] Pobierz { $cards }
}
action-buy = { $form ->
    [done] kupujesz { FORM($tile, "accusative") } za { $cards }
   *[nominative] Kup { FORM($tile, "accusative") } za { $cards }
}
action-place = { $form ->
    [done] kładziesz { FORM($tile, "accusative") } na polu { $cell }
   *[nominative] Połóż { FORM($tile, "accusative") } na polu { $cell }
}
action-reserve = { $form ->
    [done] odkładasz { FORM($tile, "accusative") } do rezerwy
   *[nominative] Odłóż { FORM($tile, "accusative") } do rezerwy
}
action-add = { $form ->
    [done] dokładasz { FORM($tile, "accusative") } na pole { $cell }
   *[nominative] Dołóż { FORM($tile, "accusative") } na pole { $cell }
}
action-take-back = { $form ->
    [done] zabierasz { FORM($tile, "accusative") } do rezerwy
   *[nominative] Zabierz { FORM($tile, "accusative") } do rezerwy
}
action-swap = { $form ->
    [done] wymieniasz { FORM($removed, "accusative") } na { FORM($tile, "accusative") }
   *[nominative] Wymień { FORM($removed, "accusative") } na { FORM($tile, "accusative") }
}
action-end = { $form ->
    [done] kończysz turę
   *[nominative] Zakończ turę
}
action-undo-step = Cofnij jeden krok
action-undo-turn = Cofnij całą turę
