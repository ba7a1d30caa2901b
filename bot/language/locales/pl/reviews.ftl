## Omówienie własnej gry, gdy już się skończy

review-button = Omów moją grę
review-title = ## Omówienie twojej gry
review-lost = { $turns ->
    [one] W twojej jedynej turze uciekło ci około **{ $points } pkt**.
    [few] W twoich { $turns } turach uciekło ci około **{ $points } pkt**.
    [many] W twoich { $turns } turach uciekło ci około **{ $points } pkt**.
   *[other] W twoich { $turns } turach uciekło ci około **{ $points } pkt**.
}
review-little-lost = { $turns ->
    [one] W twojej jedynej turze uciekło ci tylko około **{ $points } pkt**: prawie nie ma czego poprawiać.
    [few] W twoich { $turns } turach uciekło ci tylko około **{ $points } pkt**: prawie nie ma czego poprawiać.
    [many] W twoich { $turns } turach uciekło ci tylko około **{ $points } pkt**: prawie nie ma czego poprawiać.
   *[other] W twoich { $turns } turach uciekło ci tylko około **{ $points } pkt**: prawie nie ma czego poprawiać.
}
review-nothing-lost = { $turns ->
    [one] W twojej jedynej turze nie ma niczego, co dałoby ci więcej punktów.
    [few] W twoich { $turns } turach nie ma niczego, co dałoby ci więcej punktów. Dobrze zagrane!
    [many] W twoich { $turns } turach nie ma niczego, co dałoby ci więcej punktów. Dobrze zagrane!
   *[other] W twoich { $turns } turach nie ma niczego, co dałoby ci więcej punktów. Dobrze zagrane!
}
review-money = { $taken ->
    [one] W **jedynej turze**, w której bierzesz pieniądze, { level-vizier } kupiłby żeton.
    [few] W **{ $bought } z { $taken } tur**, w których bierzesz pieniądze, { level-vizier } kupiłby żeton.
    [many] W **{ $bought } z { $taken } tur**, w których bierzesz pieniądze, { level-vizier } kupiłby żeton.
   *[other] W **{ $bought } z { $taken } tur**, w których bierzesz pieniądze, { level-vizier } kupiłby żeton.
}
review-habits = Co kosztuje cię najwięcej:
review-habit = - { $habit }: { $times ->
    [1] raz
    [2] dwa razy
   *[other] { $times } razy
}, około { $points } pkt
review-moments = Momenty, do których warto wrócić:
review-how = -# { $others ->
    [0] { $decisions ->
        [one] Twoja jedyna decyzja jest tu zbadana dokładnie.
        [few] Wszystkie twoje decyzje ({ $decisions }) są tu zbadane dokładnie.
        [many] Wszystkie twoje decyzje ({ $decisions }) są tu zbadane dokładnie.
       *[other] Wszystkie twoje decyzje ({ $decisions }) są tu zbadane dokładnie.
    }
   *[other] Dokładnie zbadane decyzje: { $closely } z { $decisions }; pozostałe tylko pobieżnie.
} Wszystko jest oceniane tak, jak zagrałby { level-vizier }, najsilniejszy gracz komputerowy, i tylko na podstawie tego, co w danej chwili można było zobaczyć z twojego miejsca.
review-line = - Tura { $turn }: { $told }
review-line-last-tiles = - Ostatnie żetony: { $told }
review-line-move = około { $points } pkt więcej dzięki **{ $better }**
review-line-exact = { FORM($tile, "accusative") } można było kupić za odliczoną kwotę, { $cards }
review-line-overpaid = { FORM($tile, "accusative") } można było kupić o { $lost } taniej
review-line-wall = { $tile }: dało się zbudować mur { $longest }, a nie { $length }
review-decided = Tura { $turn } mogła o wszystkim zdecydować: była warta około { $points } pkt, a na koniec do zwycięstwa brakuje ci { $behind ->
    [one] { $behind } punktu
    [few] { $behind } punktów
    [many] { $behind } punktów
   *[other] { $behind } punktu
}.

## Rodzaje błędów, jak w „Pobieranie nie tych kart: dwa razy, około 3 pkt”

review-habit-took-money = Pobieranie kart, gdy lepiej było coś kupić
review-habit-wrong-money = Pobieranie nie tych kart
review-habit-bought-too-soon = Kupowanie, gdy lepiej było pobrać karty
review-habit-wrong-tile = Kupowanie żetonu, gdy lepszy był inny
review-habit-missed-exact = Przepłacanie, gdy odliczona kwota dałaby kolejną akcję
review-habit-overpaid = Płacenie nie tymi kartami
review-habit-redesigned = Przebudowa pałacu, gdy lepsze było coś innego
review-habit-missed-redesign = Brak przebudowy, gdy była tego warta
review-habit-placed-badly = Układanie żetonu, gdy lepsze było inne miejsce
review-habit-reserved = Odkładanie do rezerwy żetonu, który pasował do pałacu
review-habit-gave-up-action = Kończenie tury, gdy została jeszcze akcja

## Jedno spostrzeżenie

review-heading = ### Tura { $turn } ({ $at } z { $of })
review-heading-last-tiles = ### Ostatnie żetony ({ $at } z { $of })
review-chosen = Twój ruch: **{ FORM($move, "done") }**
review-better = Lepiej: **{ $move }**
review-better-because = Lepiej: **{ $move }** – { $reasons }.
review-points = O ile potrafię to ocenić, na koniec około { $points } pkt więcej.
review-gave-up-action = W tej turze została ci jeszcze niewykorzystana akcja.
review-overpaid-exact = To o { $lost } za dużo. **{ $cards }** to odliczona kwota, a po niej kolejna akcja.
review-overpaid = To o { $lost } więcej, niż trzeba: wystarczało **{ $cards }**.
review-wall = Twój mur ma tu długość { $length }, a mógł mieć { $longest }. { $points ->
    [one] To do { $points } punktu w punktowaniach, które jeszcze przyjdą.
    [few] To do { $points } punktów w punktowaniach, które jeszcze przyjdą.
    [many] To do { $points } punktów w punktowaniach, które jeszcze przyjdą.
   *[other] To do { $points } punktu w punktowaniach, które jeszcze przyjdą.
}
review-pictures = -# Najpierw twój ruch, potem lepszy.

## Gdzie go nie ma

review-not-played = Omówienie jest dla tych, którzy brali udział w tej grze.
review-unmoved = W tej grze nie było dla ciebie nic do decydowania, więc nie ma czego omawiać.
review-failed = Nie udało mi się teraz przejrzeć gry. Spytaj jeszcze raz.
