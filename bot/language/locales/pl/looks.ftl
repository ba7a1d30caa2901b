## Odpowiedzi na polecenia, które coś pokazują

look-places = Gdzie pasują moje żetony
look-nobody-called = Nikt przy tym stole nie nazywa się „{ $typed }”. Przy stole: { $names }.
look-several-called = Do „{ $typed }” pasuje więcej niż jedna osoba: { $names }. O kogo chodzi?
chart-text = Jak rosły punkty, od punktowania do punktowania.
verify-sealed =
    ## Tasowanie jest zapieczętowane
    Cały los w tej grze pochodzi z jednego tajnego ziarna. Oto jego SHA-256, ustalone przed pierwszą turą:
    `{ $hash }`
    Na koniec pokażę ziarno, a **{ post-verify }** odtworzy z niego całą grę.
record-text = Zapis tej gry: każda akcja, każda karta. Każdy może go przeczytać, odtworzyć i sprawdzić.
verify-honest =
    ## Tasowanie było uczciwe
    Każda karta i każdy żeton tej gry przyszły w kolejności, którą daje ziarno, a ziarno jest tym samym, które zapieczętowano przed pierwszą turą.
    Ziarno: `{ $seed }`
    Jego SHA-256, zapieczętowane na początku: `{ $hash }`
verify-parts =
    ## Coś się nie zgadza
    W miejscu { $at } ziarno daje { $expected }, a zapis mówi { $found }. Powiedz o tym opiekunowi bota.
games-text = ## Twoje gry
games-none = Nie siedzisz teraz przy żadnym stole. Otworzysz go przez { -slash-new }.
games-line = - [{ $names }]({ $url }) · { $state }
games-alone = na razie tylko ty
games-lobby = { $seated ->
        [one] czeka na początek, { $seated } gracz
        [few] czeka na początek, { $seated } graczy
        [many] czeka na początek, { $seated } graczy
       *[other] czeka na początek, { $seated } gracza
    }
games-your-turn = { $timed ->
    [yes] **twoja tura**, koniec czasu { $left } (tura { $turn })
   *[no] **twoja tura** (tura { $turn })
}
games-waiting = { $timed ->
    [yes] ruch ma { $names }, koniec czasu { $left } (tura { $turn })
   *[no] ruch ma { $names } (tura { $turn })
}
games-next = Następna gra
games-also-waiting = { $count ->
    [one] Czeka na ciebie jeszcze jedna gra.
    [few] Czekają na ciebie jeszcze { $count } gry.
    [many] Czeka na ciebie jeszcze { $count } gier.
   *[other] Czeka na ciebie jeszcze { $count } gry.
}
hand-dms-closed = Nie mogę ci wysłać twoich kart, bo nie przyjmujesz ode mnie prywatnych wiadomości. Zawsze znajdziesz je tutaj i pod przyciskiem **{ post-hand }**.
hand-where = -# Przy stole { $place }
hand-where-over = -# Gra przy stole { $place } jest skończona, a to były twoje karty
hand-to-table = Do stołu
