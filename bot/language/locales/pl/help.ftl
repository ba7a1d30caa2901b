help-choose = Wybierz temat
help-unknown-topic = O tym nic nie wiem. Oto, o czym mogę opowiedzieć.

help-topic-start = Rozpoczęcie gry
    .text = { -slash-new } otwiera stół na tym kanale, a z opcją `{ command-alhambra-new-thread.name }: True` stół dostaje osobny wątek. Pozostali naciskają **{ lobby-join }**: liczba graczy od { $fewest } do { $most }. Na jednym kanale lub w jednym wątku może być tylko jeden stół.
help-topic-computers = Gracze komputerowi
    .text = **{ lobby-computers }** przy stole, przy którym gra się jeszcze nie zaczęła, daje miejsca komputerom: { level-gardener }, { level-mason } lub { level-vizier }. Widzą tylko to, co widziałby człowiek na ich miejscu. Jeśli musisz odejść, `/{ command-leave.name }` pozwala jednemu grać za ciebie; gdy tylko zagrasz, miejsce znów jest twoje. `/{ command-sitin.name }` wzywa komputer na puste miejsce albo za kogoś, komu minął czas.
help-topic-private = Karty tylko dla ciebie
    .text = Twoje pieniądze widzisz tylko ty: przychodzą w prywatnych wiadomościach i w odpowiedziach, których nie widzi nikt inny. Naciśnij **{ about-try-dms }** w { -slash-about }, aby sprawdzić, czy mogę do ciebie napisać.
help-topic-advice = Podpowiedzi i omówienie
    .text = W twojej turze **{ hint-button }** w panelu albo `/{ command-hint.name }` pokazuje dwa najlepsze ruchy i dlaczego, chyba że stół gra bez podpowiedzi; jedno naciśnięcie wykonuje ruch. Po grze **{ review-button }** albo `/{ command-review.name }` jeszcze raz omawia twoje ruchy. Widzisz to tylko ty, a oba wiedzą tylko to, co ty możesz zobaczyć.
help-topic-trouble = Gdy coś pójdzie nie tak
    .text = Nic z tego, co już potwierdziłem, nie przepadnie, nawet w razie awarii. Stare przyciski nadal działają. Jeśli przycisk milczy, naciśnij go jeszcze raz; **{ about-report }** w { -slash-about } powiadomi opiekuna bota.
help-topic-rules = O grze
    .text = Zbuduj najwspanialszą Alhambrę: kupuj budynki za odpowiednią walutę, płać dokładnie, aby wykonać kolejną akcję, miej przewagę w każdym rodzaju budynków, gdy nadejdzie punktowanie, i dbaj o długi mur okalający.
help-topic-solo = Gra w pojedynkę
    .text = `/{ command-solo.name }` od razu zaczyna grę z graczami komputerowymi, tutaj albo w wiadomości prywatnej do mnie, gdzie nikt inny jej nie widzi. To samo polecenie prowadzi z powrotem do trwającej gry.
help-topic-turn = Tura krok po kroku
    .text =
        1. Rozejrzyj się: na sprzedaż są cztery budynki, każdy za pieniądze w jednej walucie; pod nimi leżą odkryte pieniądze.
        2. Zrób jedną rzecz: weź jedną kartę o dowolnej wartości albo kilka wartych razem najwyżej 5, kup budynek albo przebuduj pałac. Nikt nie wydaje reszty, ale kto zapłaci dokładnie, wykonuje jeszcze jedną akcję.
        3. Umieść zakup: tak, by dało się dojść do niego od fontanny, mur do muru albo otwarty bok do otwartego; albo odłóż go do rezerwy.
        4. Zakończ turę: pojawią się nowe karty i budynki. Do tego czasu wszystko można cofnąć.
help-topic-modules = Moduły
    .text = Zanim gra się zacznie, przy stole można dodać części rozszerzenia z sokolnikami, w dowolnym połączeniu: sokolników, portale, place budowy i bony wymiany. `/{ command-rules.name }` ma o każdej z nich temat. Wszystko, co wnoszą, jest w twoim panelu; kto woli pisać, zaczyna od `/{ command-module.name }`.
