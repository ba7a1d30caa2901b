# Obrazy jednego pałacu i to, co mówią tym, którzy ich nie widzą.

palace-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
palace-tile = { $kind } { $price }{ $twin }
palace-wall = Mur { $length }
palace-reserve = Rezerwa
palace-reserve-empty = Rezerwa: pusta
palace-alt-reserve-empty = Rezerwa: pusta.
palace-aside = Kupione w tej turze

side-n = { $form ->
    [genitive] północy
    [locative] północy
   *[nominative] północ
}
side-e = { $form ->
    [genitive] wschodu
    [locative] wschodzie
   *[nominative] wschód
}
side-s = { $form ->
    [genitive] południa
    [locative] południu
   *[nominative] południe
}
side-w = { $form ->
    [genitive] zachodu
    [locative] zachodzie
   *[nominative] zachód
}

palace-alt-owner = Pałac gracza { $name }: { $points }.
palace-alt-wall-sides = Najdłuższy mur: { $length }, { $sides }.
palace-alt-wall-side = { $side } pola { $cell }
palace-alt-wall-span = Najdłuższy mur: { $length }, zgodnie z ruchem wskazówek zegara, początek: { $first }, koniec: { $last }.
palace-alt-wall-ring = Najdłuższy mur: { $length }, zamknięty pierścień.
palace-alt-no-wall = Brak muru.
palace-alt-kind = { $kind } { $count }
palace-alt-no-tiles = Tylko fontanna na polu 0,0.
palace-alt-at = { $tile } na polu { $cell }
palace-alt-changed = Zmiany
palace-alt-choice = Do wyboru

places-add = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
places-swap = { $count ->
    [one] { $count } żeton do wymiany
    [few] { $count } żetony do wymiany
    [many] { $count } żetonów do wymiany
   *[other] { $count } żetonu do wymiany
}
places-take-back = Zabierz żeton
places-take-back-from = { $count ->
    [one] { $count } żeton do wyboru
    [few] { $count } żetony do wyboru
    [many] { $count } żetonów do wyboru
   *[other] { $count } żetonu do wyboru
}
places-none = Brak miejsca
places-alt-add = { GENDER($tile) ->
    [plural] Pałac gracza { $name }: gdzie mogą stanąć { $tile }
   *[other] Pałac gracza { $name }: gdzie może stanąć { $tile }
}
places-alt-swap = Pałac gracza { $name }: żetony, które można wymienić na { FORM($tile, "accusative") }
places-alt-take-back = Pałac gracza { $name }: żetony, które można z niego zabrać
places-alt-none = brak

preview-title-added = { $tile } na polu { $cell }
preview-title-taken-back = { GENDER($tile) ->
    [plural] { $tile } znikają z pola { $cell }
   *[other] { $tile } znika z pola { $cell }
}
preview-title-swapped = { $tile } zamiast { FORM($old, "genitive") }
preview-change = { $before } → { $after }
preview-alt-added = Podgląd pałacu gracza { $name }: { $tile } na polu { $cell }.
preview-alt-taken-back = { GENDER($tile) ->
    [plural] Podgląd pałacu gracza { $name }: { $tile } znikają z pola { $cell }.
   *[other] Podgląd pałacu gracza { $name }: { $tile } znika z pola { $cell }.
}
preview-alt-swapped = Podgląd pałacu gracza { $name }: { $tile } zamiast { FORM($old, "genitive") } na polu { $cell }.
preview-alt-wall = Najdłuższy mur: przedtem { $before }, potem { $after }.
preview-alt-kind = { $kind }: przedtem { $before }, potem { $after }.
preview-alt-elsewhere = Inne dozwolone miejsca

why-not-not-here = Nie na polu { $cell }
why-not-stays = Musi zostać na polu { $cell }
why-not-because-sides-clash = Stykające się boki muszą do siebie pasować: tu mur trafiłby na bok bez muru.
why-not-because-unreachable = Do każdego żetonu trzeba móc dojść pieszo od fontanny, nie przekraczając murów.
why-not-because-hole = Bez dziur: puste pola muszą pozostać dostępne z zewnątrz.
why-not-because-cell-taken = To pole jest już zajęte.
why-not-because-not-joined = Nowy żeton musi stykać się z pałacem całym bokiem, nie tylko rogiem.
why-not-alt-add = { GENDER($tile) ->
    [plural] Pałac gracza { $name }: { $tile } nie mogą stanąć na polu { $cell }. { $why }
   *[other] Pałac gracza { $name }: { $tile } nie może stanąć na polu { $cell }. { $why }
}
why-not-alt-take-back = { GENDER($tile) ->
    [plural] Pałac gracza { $name }: { $tile } muszą zostać na polu { $cell }. { $why }
   *[other] Pałac gracza { $name }: { $tile } musi zostać na polu { $cell }. { $why }
}
why-not-alt-swap = { GENDER($tile) ->
    [plural] Pałac gracza { $name }: { $tile } nie mogą zająć miejsca { FORM($old, "genitive") } na polu { $cell }. { $why }
   *[other] Pałac gracza { $name }: { $tile } nie może zająć miejsca { FORM($old, "genitive") } na polu { $cell }. { $why }
}
why-not-alt-sides = Boki, które nie pasują
why-not-alt-unreachable = Poza zasięgiem
why-not-alt-hole = Zamknięte
why-not-alt-taken = { GENDER($tile) ->
    [plural] Na polu { $cell } stoją { $tile }.
   *[other] Na polu { $cell } stoi { $tile }.
}

rule-card-alt = { $title }.
rule-card-yes = Dozwolone: { $caption }
rule-card-no = Niedozwolone: { $caption }
rule-card-counts = To się liczy: { $caption }
rule-card-counts-not = To się nie liczy: { $caption }
rule-card-alt-example = Obraz pokazuje
rule-card-alt-new = potem { $tile }
rule-card-round = Punktowanie { $number }
rule-card-scoring = Punktowanie
rule-card-title-never-turned = Żetonów nigdy się nie obraca
rule-card-caption-never-turned-yes = Liczba stoi prosto.
rule-card-caption-never-turned-no = Ten sam żeton, obrócony.
rule-card-title-sides-match = Stykające się boki muszą pasować
rule-card-caption-sides-match-yes = Mur do muru, otwarty bok do otwartego.
rule-card-caption-sides-match-no = Otwarty bok trafia na mur.
rule-card-title-on-foot = Do każdego żetonu da się dojść pieszo
rule-card-caption-on-foot-yes = Od fontanny, dookoła muru.
rule-card-caption-on-foot-no = Mur zamyka jedyną drogę.
rule-card-title-joined = Żeton łączy się bokiem
rule-card-caption-joined-yes = Cały bok dotyka pałacu.
rule-card-caption-joined-no = Sam róg nie wystarczy.
rule-card-title-no-holes = Bez dziur
rule-card-caption-no-holes-yes = Lukę zapełnia się, póki jest otwarta.
rule-card-caption-no-holes-no = Puste pole zostałoby zamknięte.
rule-card-title-wall = Punktuje najdłuższy mur okalający
rule-card-caption-wall-yes = Punkt za każdy bok najdłuższego odcinka.
rule-card-caption-wall-no = Stykające się mury wewnętrzne się nie liczą.
rule-card-title-places = Punkty za pierwsze, drugie i trzecie miejsce
rule-card-title-exact-payment = Zapłać odliczoną kwotę i graj dalej
rule-card-caption-exact-payment-yes = Równo cena: kolejna akcja.
rule-card-caption-exact-payment-no = Więcej niż cena: bez reszty i bez akcji.
rule-card-title-small-change = Pobieranie kart pieniędzy
rule-card-caption-small-change-yes = Jedna karta albo kilka, razem do 5.
rule-card-caption-small-change-no = Kilka kart wartych razem więcej niż 5.
