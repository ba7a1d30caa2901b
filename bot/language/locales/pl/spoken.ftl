# Stół samymi słowami, dla tych, którzy nie widzą obrazów.

## Stół

spoken-table = ## Stół słowami
spoken-turn = Tura { $turn }: gra { $name }.
spoken-last-tiles = Ostatnie żetony: układa { $names }.
spoken-over = Koniec gry.
spoken-square = Pole { $square }: { $tile } za { $sum }, { $walls }.
spoken-square-empty = Pole { $square }, { FORM($currency, "plural") }: puste.
spoken-display = Odkryte karty: { $cards }.
spoken-piles = W talii { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
    [many] { $deck } kart
   *[other] { $deck } karty
}, odrzucone: { $discard }, w worku { $bag ->
    [one] { $bag } żeton
    [few] { $bag } żetony
    [many] { $bag } żetonów
   *[other] { $bag } żetonu
}.
spoken-player = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, najdłuższy mur { $wall }, { $cards } na ręce, rezerwa: { $tiles }.
spoken-imaginary = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, żetony: { $tiles }.

## Pałac

spoken-palace = ## Pałac gracza { $name } słowami
spoken-palace-empty = Tylko fontanna.
spoken-palace-size = Wokół fontanny { $count }. Pałac sięga od niej { $north } na północ, { $east } na wschód, { $south } na południe i { $west } na zachód.
spoken-row-north = Rząd { $steps } na północ: { $tiles }
spoken-row-middle = Rząd fontanny: { $tiles }
spoken-row-south = Rząd { $steps } na południe: { $tiles }
spoken-tile = { $cell } { $tile }, { $walls }
spoken-half = { $cell } { $piece }, połowa { $angle }
angle-nw = północno-zachodnia
angle-ne = północno-wschodnia
angle-se = południowo-wschodnia
angle-sw = południowo-zachodnia
spoken-fountain = { $cell } fontanna, bez murów
spoken-wall = Najdłuższy mur { $length }, zgodnie z ruchem wskazówek zegara: { $sides }.
spoken-no-wall = Jeszcze bez muru okalającego.
spoken-long-side = długi bok portalu na { $cell }
spoken-wall-part = { $sides } pola { $cell }
spoken-reserve = Rezerwa: { $tiles }.
spoken-aside = Jeszcze nie ułożone: { $tiles }.
spoken-tile-beside = { $tile }, { $walls }

## Gdzie może stanąć żeton

spoken-places = ## Miejsca na { FORM($tile, "accusative") }
    { $tile }: { $walls }. { $count ->
        [0] Pałac gracza { $name } nie ma na to miejsca.
        [one] Pałac gracza { $name }, { $count } miejsce:
        [few] Pałac gracza { $name }, { $count } miejsca:
        [many] Pałac gracza { $name }, { $count } miejsc:
       *[other] Pałac gracza { $name }, { $count } miejsca:
    }
spoken-place = { $cell } ({ $spoken }): obok { FORM($neighbours, "genitive") }. { $wall }.
spoken-neighbour = { $tile } na { FORM($side, "locative") }

## Przebudowa

spoken-redesign = ## Co może przebudować { $name }
spoken-redesign-nothing = Nic: żadnego żetonu nie da się dołożyć, zabrać ani wymienić.
spoken-may-add = { $tile } z rezerwy: możliwe pola { $cells }.
spoken-may-swap = { $tile } z rezerwy: możliwa wymiana za { FORM($others, "accusative") }.
spoken-may-take-back = Można zabrać { FORM($tiles, "accusative") }.
spoken-tile-at = { $tile } na polu { $cell }
