# Opowieść o grze, jedna linia na turę. Czyny następują po imieniu, jeden po drugim.

## Czyny

story-takes = bierze { $cards }
story-buys = { $exact ->
    [yes] płaci równo { $sum } za { FORM($tile, "accusative") }
   *[no] płaci { $sum } za { FORM($tile, "accusative") }
}
story-buys-and-places = { $exact ->
    [yes] płaci równo { $sum } za { FORM($tile, "accusative") } i kładzie na polu { $cell }
   *[no] płaci { $sum } za { FORM($tile, "accusative") } i kładzie na polu { $cell }
}
story-buys-and-reserves = { $exact ->
    [yes] płaci równo { $sum } za { FORM($tile, "accusative") } i odkłada do rezerwy
   *[no] płaci { $sum } za { FORM($tile, "accusative") } i odkłada do rezerwy
}
story-buys-several = płaci { $purchases }
story-purchase = { $exact ->
    [yes] równo { $sum } za { FORM($tile, "accusative") }
   *[no] { $sum } za { FORM($tile, "accusative") }
}
story-buys-briefly = kupuje { FORM($tiles, "accusative") }
story-bought = { FORM($tile, "accusative") } za { $sum }
story-places-several = kładzie { FORM($tiles, "accusative") }
story-placed = { $tile } na polu { $cell }
story-adds = dokłada { FORM($tile, "accusative") } z rezerwy na pole { $cell }
story-takes-back = zabiera { FORM($tile, "accusative") } z pola { $cell } do rezerwy
story-swaps = wymienia { FORM($removed, "accusative") } ({ $cell }) na { FORM($tile, "accusative") } z rezerwy
story-places = kładzie { FORM($tile, "accusative") } na polu { $cell }
story-reserves = odkłada { FORM($tile, "accusative") } do rezerwy
story-passes = nie może nic zrobić i pasuje

## Tura

story-then = { $first }, potem { $last }
story-turn = { $name } { $deeds }.
story-turn-wall = { $name } { $deeds }. { $wall }.
story-last-tiles = Ostatnie żetony: { $name } { $deeds }.
story-last-tiles-wall = Ostatnie żetony: { $name } { $deeds }. { $wall }.

## Co następuje po turze

story-new-money = Nowe pieniądze: { $cards }.
story-new-tiles = Nowe na giełdzie: { $tiles }.
story-new-tile = { $tile } za { $sum }
story-reshuffled = { $count ->
    [one] Talia się skończyła: nową tworzy { $count } odrzucona karta.
    [few] Talia się skończyła: po przetasowaniu nową tworzą { $count } odrzucone karty.
    [many] Talia się skończyła: po przetasowaniu nową tworzy { $count } odrzuconych kart.
   *[other] Talia się skończyła: po przetasowaniu nową tworzy { $count } odrzuconej karty.
}
story-scoring-card = Pojawia się karta punktowania { $round }.
story-scored = Punktowanie { $round }: { $gains }.
story-gain = { $name } { $points } ({ $total })
story-last-tile = { FORM($tile, "accusative") } dostaje { $name }
story-last-tile-left = { FORM($tile, "genitive") } nie dostaje nikt
story-last-tiles-given = Giełdy nie da się już uzupełnić. { $tiles }.
story-no-last-tiles = Giełdy nie da się już uzupełnić i nie ma na niej żadnego żetonu.
story-won = { $count ->
    [one] Wygrywa { $names }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
    [few] { $names } wspólnie wygrywają, po { $points } pkt.
    [many] { $names } wspólnie wygrywają, po { $points } pkt.
   *[other] { $names } wspólnie wygrywają, po { $points } pkt.
}

## Przygotowanie

story-starts-fewest-cards = Zaczyna { $name }, z najmniejszą liczbą kart: { $cards }.
story-starts-lowest-total = Zaczyna { $name }, z najniższą sumą wśród osób, które mają najmniej kart ({ $cards }): { $total }.
story-starts-youngest = Zaczyna { $name }, najmłodsza osoba z tych, które mają tyle samo kart ({ $cards }) i tę samą sumę ({ $total }).
story-starts-lot = Zaczyna { $name }, bo tak zdecydował los wśród osób, które mają tyle samo kart ({ $cards }) i tę samą sumę ({ $total }).
