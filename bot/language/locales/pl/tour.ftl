### Pierwsza tura z przewodnikiem, głosem dobrego gospodarza: zdanie lub dwa na każdym ekranie

tour-note = **Twoja pierwsza tura.** { $text }
tour-skip = Pomiń samouczek
tour-skipped = Jak wolisz. `/{ command-help.name }` i `/{ command-rules.name }` są pod ręką, kiedy tylko zechcesz.
tour-done = **Brawo, pierwsza tura za tobą.** Teraz grają inni; zawołam cię, gdy znów przyjdzie twoja kolej.

## Co gdzie jest objaśniane

tour-table = Na sprzedaż są cztery żetony budynków, każdy w innej walucie, a obok leżą cztery odkryte karty pieniędzy. W turze robisz jedną rzecz: **{ post-take }** albo **{ post-buy }**, a później także **{ post-redesign }**. Twoje pieniądze są pod przyciskiem **{ post-hand }**.
tour-open = W turze robisz jedną rzecz: pobierasz karty, kupujesz żeton albo, później, przebudowujesz pałac. Próbuj do woli: **{ panel-button-undo-step }** cofa wszystko, dopóki nie zakończysz tury.
tour-take = Jedna karta o dowolnej wartości albo kilka, razem najwyżej 5. Za każdy żeton płaci się tylko w jednej walucie, więc zbieraj to, co do siebie pasuje.
tour-buy = Reszty się nie wydaje, ale za odliczoną kwotę (✓) masz w tej samej turze jeszcze jedną akcję.
tour-buy-nothing = Na żaden żeton jeszcze cię nie stać. Najpierw pobierz karty, najlepiej w walucie, którą już masz.
tour-sure = To więcej niż cena, a reszty się nie wydaje. Dla żetonu, na którym ci zależy, i tak może być warto.
tour-again = Odliczona kwota, więc masz jeszcze jedną akcję: pobierz karty, znów coś kup albo przebuduj pałac. Układając żeton albo kończąc turę, z niej rezygnujesz.
tour-aside = To, co kupione, leży z boku. Ułóż to teraz albo odłóż do rezerwy; potem tura może się skończyć.
tour-place = Do wyboru są tylko miejsca, które pasują: można do nich dojść od fontanny, mur przy murze albo otwarty bok przy otwartym. Długi mur okalający przynosi punkty.
tour-preview = Tak by to wyglądało. Wybierz inne miejsce albo buduj tutaj.
tour-end = To już cała tura. **{ panel-button-end }** przynosi nowe karty i żetony, a potem grają inni.

## Lekcje, które przychodzą później, każda raz, gdy zaczyna mieć znaczenie

lesson-dismiss = Jasne
lesson-praise = **Brawo, pierwsza tura za tobą.** Inni już zagrali i znów twoja kolej.
lesson-scoring = { $seen ->
    [yes] **To było punktowanie.** Kto ma w pałacu najwięcej budynków danego rodzaju, dostaje za nie punkty, a każdy dostaje je za swój najdłuższy mur okalający. Od punktowania 2 liczy się też drugie miejsce. Kto prowadzi, pokazuje **{ panel-look-standings }** pod przyciskiem **{ post-more }**.
   *[no] **Niedługo może nastąpić punktowanie.** Kto ma w pałacu najwięcej budynków danego rodzaju, dostaje za nie punkty, a każdy dostaje je za swój najdłuższy mur okalający. To, co w rezerwie, się nie liczy. Kto prowadzi, pokazuje **{ panel-look-standings }** pod przyciskiem **{ post-more }**.
}
lesson-reserve = { $count ->
    [one] **W twojej rezerwie: { $tiles }.** Tam ten żeton nie daje punktów. **{ post-redesign }** to osobna akcja: dołóż żeton z rezerwy, zabierz jeden z pałacu albo wymień dwa.
    [few] **W twojej rezerwie: { $tiles }.** Tam te żetony nie dają punktów. **{ post-redesign }** to osobna akcja: dołóż żeton z rezerwy, zabierz jeden z pałacu albo wymień dwa.
    [many] **W twojej rezerwie: { $tiles }.** Tam te żetony nie dają punktów. **{ post-redesign }** to osobna akcja: dołóż żeton z rezerwy, zabierz jeden z pałacu albo wymień dwa.
   *[other] **W twojej rezerwie: { $tiles }.** Tam te żetony nie dają punktów. **{ post-redesign }** to osobna akcja: dołóż żeton z rezerwy, zabierz jeden z pałacu albo wymień dwa.
}

## Rada

tour-tip = Moja rada: { $tip }
