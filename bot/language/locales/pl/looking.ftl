# To, co każdy może obejrzeć prywatnie.

## Pałac

look-palace = ## Pałac gracza { $name }
look-palace-sums = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} · { $wall } · { $cards } na ręce
look-palace-kinds = { $kinds }
look-palace-kind = { $kind } { $count }
look-palace-empty = Na razie tylko fontanna.
look-palace-reserve = Rezerwa: { $tiles }
look-palace-aside = Jeszcze nie ułożone: { $tiles }
look-imaginary = ## { $name }: żetony
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. { $tiles }

## Punkty

look-scores = ## Punkty
look-scores-final = { $place } { $name }: **{ $total }** = { $gains }
look-scores-final-imaginary = { $name }: { $total } = { $gains }
look-scores-plus = { $first } + { $second }
look-scores-sources = -# { $sources }
look-scores-source = { $source } { $points }
look-scores-now = **Gdyby punktowanie { $round } było teraz**

## Dziennik

look-log = ## Dotychczasowy przebieg · { $page }/{ $pages }
look-log-turn = `{ $number }` { $story }
look-log-setup = `–` { $story }
look-log-empty = Jeszcze nic się nie wydarzyło.

## Gra krok po kroku

look-history-turn = ## Po turze { $turn } · { $at }/{ $of }
look-history-setup = ## Przygotowanie · { $at }/{ $of }
look-history-last-tiles = ## Ostatnie żetony · { $at }/{ $of }
look-history-jump = Przejdź do tury, punktowania, końca …
look-jump-setup = Przygotowanie
look-jump-turn = Tura { $turn } · { $name }
look-jump-scoring = Punktowanie { $round } · tura { $turn }, { $name }
look-jump-last-tiles = Ostatnie żetony · { $name }
look-jump-end = Koniec · tura { $turn }
look-first = Początek
look-back = Poprzednia
look-next = Następna
look-last = Koniec

## Pomoc dla pamięci

look-memory-off = Przy tym stole pieniądze trzyma się w głowie: pomoc dla pamięci jest wyłączona.
look-memory = ## Kto co ma
    -# Z tego, co widzieli wszyscy: karty na start oraz każda karta pobrana i zapłacona.
look-memory-hand = { $name }: { $cards }
look-memory-florin = { $count ->
    [one] { $count } karta florenów
    [few] { $count } karty florenów
    [many] { $count } kart florenów
   *[other] { $count } karty florenów
}
look-memory-dirham = { $count ->
    [one] { $count } karta dirhamów
    [few] { $count } karty dirhamów
    [many] { $count } kart dirhamów
   *[other] { $count } karty dirhamów
}
look-memory-dinar = { $count ->
    [one] { $count } karta denarów
    [few] { $count } karty denarów
    [many] { $count } kart denarów
   *[other] { $count } karty denarów
}
look-memory-ducat = { $count ->
    [one] { $count } karta dukatów
    [few] { $count } karty dukatów
    [many] { $count } kart dukatów
   *[other] { $count } karty dukatów
}
look-memory-discard = Odrzucone: { $cards }
look-memory-deck = Jeszcze w talii: { $cards }
