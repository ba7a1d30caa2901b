### Dlaczego czegoś nie wolno: prywatnie, jednym zdaniem, które mówi też, co zrobić zamiast tego.

refusal-with-rule = { $why } (zasada { $rule })
refusal-back = Wróć do tury

refused-game-over = Gra się skończyła, nie da się już nic zagrać.
refused-not-your-turn = Teraz gra { $name }. Twoja tura jeszcze przyjdzie.
refused-nothing-to-place = Trwa układanie ostatnich żetonów, ale żaden z nich nie jest twój.
refused-already-confirmed = Twoje ostatnie żetony są już potwierdzone.
refused-only-last-tiles = Ostatnia tura się skończyła: zostało już tylko ułożenie ostatnich żetonów.
refused-not-in-play = To nie należy do tej gry.
refused-no-further-action = Akcja w tej turze jest już wykorzystana. Kolejną daje tylko odliczona kwota. Możesz za to cofnąć tę poprzednią.
refused-placing-has-begun = Układanie żetonów już się zaczęło, więc w tej turze nie ma kolejnej akcji. Możesz to cofnąć.
refused-no-cards-named = Które karty? Podaj przynajmniej jedną.
refused-not-on-display = { $count ->
    [one] Tej karty nie ma wśród odkrytych: { $cards }.
    [few] Tych kart nie ma wśród odkrytych: { $cards }.
    [many] Tych kart nie ma wśród odkrytych: { $cards }.
   *[other] Tych kart nie ma wśród odkrytych: { $cards }.
}
refused-too-much-money = Kilka kart może być razem wartych najwyżej 5, a te są warte { $amount }. Pojedyncza karta może mieć dowolną wartość.
refused-not-on-market = { $tile }: tego żetonu nie ma na giełdzie.
refused-not-in-hand = { $count ->
    [one] Tej karty nie masz na ręce: { $cards }.
    [few] Tych kart nie masz na ręce: { $cards }.
    [many] Tych kart nie masz na ręce: { $cards }.
   *[other] Tych kart nie masz na ręce: { $cards }.
}
refused-wrong-currency = Na tym polu płaci się tylko { $currency ->
    [florin] florenami
    [dirham] dirhamami
    [dinar] denarami
   *[ducat] dukatami
}. Nie pasuje: { $cards }.
refused-too-little-money = Brakuje { FORM($sum, "genitive") }: to nie wystarczy na { FORM($tile, "accusative") }.
refused-not-bought = { $tile }: ten żeton nie czeka na ułożenie. Czeka tylko to, co jest kupione w tej turze albo zdobyte na koniec.
refused-bought-this-turn = { $tile } to zakup z tej tury i nie bierze udziału w przebudowie. Układasz go na koniec tury.
refused-not-in-reserve = { $tile }: tego żetonu nie ma w twojej rezerwie.
refused-not-in-palace = { $tile }: tego żetonu nie ma w twoim pałacu.
refused-cell-taken = Pole { $cells } jest zajęte: { $tile }.
refused-not-joined = Pole { $cells } nie styka się żadnym bokiem z twoim pałacem; sam róg nie wystarczy.
refused-sides-clash = Na { FORM($sides, "locative") } mur trafiłby na otwarty bok. Gdzie żetony się stykają, oba boki mają mur albo nie ma go żaden.
refused-unreachable = { $places ->
    [one] Do pola { $cells } nie dałoby się dojść pieszo od fontanny.
    [few] Do pól { $cells } nie dałoby się dojść pieszo od fontanny.
    [many] Do pól { $cells } nie dałoby się dojść pieszo od fontanny.
   *[other] Do pól { $cells } nie dałoby się dojść pieszo od fontanny.
}
refused-hole = { $places ->
    [one] Na polu { $cells } powstałaby dziura. Każde puste pole musi pozostać dostępne z zewnątrz.
    [few] Na polach { $cells } powstałyby dziury. Każde puste pole musi pozostać dostępne z zewnątrz.
    [many] Na polach { $cells } powstałyby dziury. Każde puste pole musi pozostać dostępne z zewnątrz.
   *[other] Na polach { $cells } powstałyby dziury. Każde puste pole musi pozostać dostępne z zewnątrz.
}
refused-tiles-to-place = Jeszcze do ułożenia: { $tile }.
refused-must-act = W turze trzeba coś zrobić: pobrać karty, kupić żeton albo przebudować pałac.
refused-nothing-to-undo = W tej turze nie ma już czego cofnąć. Tego, co odsłoniło coś ukrytego, na przykład dobrania znaczników, nie da się cofnąć.
refused-early-end-agreed = To już ustalone: gra kończy się po tej turze.
