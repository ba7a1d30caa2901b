help-heading = ## Alhambra
help-more = -# Wszystko, czego potrzebujesz, jest na przyciskach. O reszcie opowiedzą tematy:
help-choose = Wybierz temat
help-unknown-topic = O tym nic nie wiem; o czym mogę opowiedzieć, jest w menu.

## Co dalej, zależnie od tego, gdzie ktoś jest

help-here-nobody = Nikt tu jeszcze nie gra. Otwórz stół, do którego inni mogą dołączyć, albo zagraj w pojedynkę: gra z komputerami zaczyna się od razu.
help-open-table = Otwórz stół
help-solo = Zagraj w pojedynkę
help-here-lobby = Stoi tu otwarty stół i jest przy nim miejsce dla ciebie.
help-here-full = Stoi tu otwarty stół, ale wszystkie miejsca są zajęte. Możesz za to patrzeć.
help-here-alone = Masz miejsce. Wystarczy jeszcze jeden gracz i gra może się zacząć: poczekaj, aż ktoś dołączy, albo dodaj komputer.
help-here-ready = Masz miejsce, a gra może się zacząć, gdy tylko osoba prowadząca stół naciśnie **{ lobby-start }**.
help-here-turn = **Twoja kolej.** Pobierz karty, kup żeton albo przebuduj pałac: każdy przycisk otwiera panel, który widzisz tylko ty, a **{ panel-button-undo-step }** cofa to, co robisz, dopóki nie zakończysz tury.
help-here-last-tiles = **Na koniec trafiły do ciebie żetony.** Ułóż je w pałacu albo odłóż do rezerwy; potem przyjdzie ostatnie punktowanie.
help-here-waiting = { $count ->
    [one] Gra trwa i ruch ma { $names }. Zawołam cię, gdy przyjdzie twoja kolej; do tego czasu rozglądaj się do woli.
    [few] { $names } układają ostatnie żetony. Zanim skończą, rozglądaj się do woli.
    [many] { $names } układają ostatnie żetony. Zanim skończą, rozglądaj się do woli.
   *[other] { $names } układają ostatnie żetony. Zanim skończą, rozglądaj się do woli.
}
help-here-free-seat = Gra trwa, a jedno miejsce jest wolne. Możesz je zająć, razem z pieniędzmi, które tam leżą.
help-here-onlooker = Gra trwa, a ty patrzysz. Rozglądaj się do woli, nikomu to nie przeszkadza.
help-here-over = Ta gra już się skończyła.

## Tematy

help-topic-start = Rozpoczęcie gry
    .text = { -slash-new } otwiera stół na tym kanale, a z opcją `{ command-alhambra-new-thread.name }: True` stół dostaje osobny wątek. Pozostali naciskają **{ lobby-join }**: graczy może być od { $fewest } do { $most }. Na jednym kanale lub w jednym wątku może być tylko jeden stół.
help-topic-solo = Gra w pojedynkę
    .text = `/{ command-solo.name }` od razu zaczyna grę z graczami komputerowymi, tutaj albo w wiadomości prywatnej do mnie, gdzie nikt inny jej nie widzi. To samo polecenie prowadzi z powrotem do trwającej gry.
help-topic-turn = Tura krok po kroku
    .text =
        1. Rozejrzyj się: na sprzedaż są cztery żetony budynków, każdy w innej walucie; pod nimi leżą odkryte karty.
        2. Zrób jedną rzecz: pobierz jedną kartę o dowolnej wartości albo kilka wartych razem najwyżej 5, kup żeton albo przebuduj pałac. Reszty się nie wydaje, ale kto zapłaci odliczoną kwotę, wykonuje jeszcze jedną akcję.
        3. Ułóż to, co kupione: tak, by dało się dojść od fontanny, mur do muru albo otwarty bok do otwartego; albo odłóż do rezerwy.
        4. Zakończ turę: pojawią się nowe karty i żetony. Do tego czasu można cofnąć każdy krok oprócz tych, które pokazały ci coś ukrytego, na przykład znaczniki placu budowy.

        Tury liczy się przez całą grę: tura 7 to siódma tura przy stole.
help-topic-computers = Gracze komputerowi
    .text = Przed początkiem gry **{ lobby-computers }** przy stole daje miejsca komputerom: { level-gardener }, { level-mason } lub { level-vizier }. Widzą tylko to, co widziałby człowiek na ich miejscu. Jeśli musisz odejść, `/{ command-leave.name }` pozwala jednemu grać za ciebie; gdy tylko zagrasz, miejsce znów jest twoje. `/{ command-sitin.name }` wzywa komputer na puste miejsce albo za kogoś, komu minął czas.
help-topic-modules = Moduły
    .text = Przed początkiem gry **{ lobby-modules }** przy stole włącza moduły, w dowolnym połączeniu: { module-falconers }, { module-portals }, { module-building-sites }, { module-certificates }. `/{ command-rules.name }` ma o każdym z nich osobny temat. Wszystko, co wnoszą, jest w twoim panelu; kto woli pisać, zaczyna od `/{ command-module.name }`.
help-topic-private = Karty tylko dla ciebie
    .text = Twoje pieniądze widzisz tylko ty: przychodzą w prywatnych wiadomościach i w odpowiedziach, których nie widzi nikt inny. Naciśnij **{ about-try-dms }** w { -slash-about }, żeby sprawdzić, czy mogę do ciebie napisać.
help-topic-waiting = Kiedy czekasz
    .text = Wołam cię, gdy przychodzi twoja kolej: gdzie i kiedy, ustawisz pod **{ settings-times }** w `/{ command-settings.name }`. `/{ command-mygames.name }` pokazuje wszystkie twoje gry, a `/{ command-away.name }` daje urlop. Gdy tura się przeciąga, `/{ command-remind.name }` wysyła życzliwe przypomnienie, kiedy minie połowa czasu. To, co cię ominęło, jest pod **{ panel-button-more }**.
help-topic-advice = Podpowiedzi i omówienie
    .text = W twojej turze **{ hint-button }** w panelu albo `/{ command-hint.name }` pokazuje dwa najlepsze ruchy i dlaczego są dobre, chyba że stół gra bez podpowiedzi; jedno naciśnięcie wykonuje ruch. Po grze **{ review-button }** albo `/{ command-review.name }` jeszcze raz omawia twoje ruchy. Widzisz to tylko ty, a obie rady opierają się tylko na tym, co możesz zobaczyć.
help-topic-trouble = Gdy coś pójdzie nie tak
    .text = Nic z tego, co już potwierdziłem, nie przepadnie, nawet w razie awarii. Stare przyciski nadal działają. Jeśli przycisk milczy, naciśnij go jeszcze raz; **{ about-report }** w { -slash-about } powiadomi opiekuna bota.
help-topic-rules = O grze
    .text = Zbuduj najwspanialszą Alhambrę: kupuj żetony budynków za właściwą walutę, płać odliczoną kwotę, żeby zyskać kolejną akcję, miej przewagę w każdym rodzaju budynków, gdy nadejdzie punktowanie, i dbaj o długi mur okalający.
