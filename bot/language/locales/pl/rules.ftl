### Zasady tematami: tytuł, a w .text treść.

rules-title = ## { $topic }
rules-choose = Wybierz temat

rules-topic-goal = O co chodzi
    .text =
        Od { $fewest } do { $most } graczy buduje wokół fontann własne Alhambry. Budynki kupujesz w czterech walutach; każde pole giełdy budynków ma swoją. Pałace są punktowane trzy razy: za najwięcej budynków każdego z sześciu rodzajów i za najdłuższy mur okalający. Wygrywa, kto ma najwięcej punktów; remis to wspólne zwycięstwo.

        Są 54 żetony budynków sześciu rodzajów, od najtańszych: 7 pawilonów (2–8), 7 serajów (3–9), 9 arkad (4–10), 9 komnat (5–11), 11 ogrodów (6–12) i 11 wież (7–13). Każdy ma mur na najwyżej trzech bokach. Twoja fontanna nie ma murów i nie należy do żadnego rodzaju.
rules-topic-setup = Przygotowanie i kto zaczyna
    .text =
        Na giełdę trafiają cztery wylosowane żetony. Potem każdy dostaje karty pieniędzy, jedną po drugiej, aż są warte 20 lub więcej: zaczynasz więc z kwotą od 20 do 28, najpierw odkrytą, a odtąd zakrytą.

        Zaczyna ten, kto ma **najmniej kart**; przy remisie ten, czyje karty są warte mniej; potem najmłodsza osoba. Stół może przed grą wskazać najmłodszą osobę. Jeśli tego nie zrobi albo nie ma jej wśród remisujących, decyduje los, o czym mówi pierwsza wiadomość.

        Potem czas na **karty punktowania**: wykłada się { $display } karty pieniędzy, a resztę dzieli na pięć prawie równych stosów. Karta punktowania 1 trafia do drugiego stosu, karta punktowania 2 do czwartego, a pierwszy stos leży na wierzchu. Zawsze więc z grubsza wiadomo, kiedy nastąpi punktowanie; za ile kart, mówi **{ panel-look-standings }**.

        Pieniądze to floreny, dirhamy, denary i dukaty o wartościach od 1 do 9, po trzy karty każdej wartości, a przy dwojgu graczach po dwie.

rules-topic-turn = Tura
    .text =
        W swojej turze robisz **jedną** z tych rzeczy:
        - **Pobierasz karty** pieniędzy.
        - **Kupujesz** żeton budynku. Za odliczoną kwotę możesz wykonać jeszcze jedną akcję albo na tym poprzestać.
        - **Przebudowujesz** pałac.

        Tura gry podstawowej ma **najwyżej pięć akcji**: cztery zakupy za odliczoną kwotę i jeszcze jedną.

        Kupione żetony leżą z boku. Na koniec tury każdy z nich trafia do pałacu albo na płytkę rezerwy, w dowolnej kolejności; gdy zaczniesz je układać, nie masz już kolejnej akcji. Potem odkryte karty uzupełnia się do { $display }, a giełdę do czterech żetonów, pole po polu.

        Na początku tury nie wolno pasować, chyba że naprawdę nic nie da się zrobić. Do końca tury możesz cofać jej kroki, po jednym albo wszystkie, aż do ostatniego, który pokazał ci coś ukrytego.
rules-topic-money = Pobieranie kart
    .text =
        Pobierz **jedną** z odkrytych kart, o dowolnej wartości, albo **kilka**, które są razem warte najwyżej { $small }, bez względu na walutę.

        Twoje pieniądze widzisz tylko ty, ale wszyscy widzą, co pobierasz. Gdy talia się skończy, odrzucone karty tasuje się w nową; jeśli i tych nie ma, odkrytych kart jest mniej.
rules-topic-buying = Kupowanie
    .text =
        Na każdym polu giełdy płaci się w jednej walucie: floren, dirham, denar, dukat. Zapłać co najmniej cenę żetonu, kartami tylko tej waluty; reszty się nie wydaje.

        Jeśli zapłacisz **odliczoną kwotę**, możesz wykonać kolejną akcję: pobrać karty, coś kupić albo przebudować pałac. Pustych pól w tym czasie się nie uzupełnia, więc tura gry podstawowej ma najwyżej pięć akcji: cztery zakupy za odliczoną kwotę i jeszcze jedną.

        Zapłacone karty się odrzuca. Nowy żeton leży z boku do końca twojej tury.
rules-topic-building = Budowanie
    .text =
        - Żetonów nigdy się nie obraca.
        - Gdzie dwa żetony się stykają, oba boki mają mur albo nie ma go żaden.
        - Do każdego żetonu da się dojść pieszo od fontanny, bez przekraczania muru i bez schodzenia z żetonów.
        - Nowy żeton styka się z pałacem przynajmniej jednym bokiem; sam róg nie wystarczy.
        - Bez dziur: każde puste pole pozostaje dostępne z zewnątrz.

        Żeton, który nigdzie nie pasuje albo który chcesz zachować, trafia na płytkę rezerwy. Zmieści się na niej dowolnie wiele żetonów, ale rezerwa nie daje punktów.
rules-topic-walls = Mur
    .text =
        Każde punktowanie daje jeden punkt za każdy bok z murem w **najdłuższym nieprzerwanym odcinku muru okalającego**. Boki łączą się tam, gdzie spotykają się w rogu. Mury, które stykają się ze sobą, leżą wewnątrz pałacu i się nie liczą. Zamknięty pierścień z dziesięciu boków daje dziesięć punktów.
rules-topic-redesign = Przebudowa
    .text =
        Jako akcję w swojej turze zrób **jedną** z tych rzeczy:
        - **Dołóż** żeton z rezerwy do pałacu.
        - **Zabierz** żeton z pałacu do rezerwy.
        - **Wymień** żeton z pałacu na żeton z rezerwy, dokładnie w tym samym miejscu.

        Potem wszystko nadal musi być zgodne z zasadami budowania. Fontanna zawsze zostaje na miejscu, a żetony kupione w tej turze nie biorą w tym udziału.
rules-topic-scoring = Punktowanie
    .text =
        W talii kart pieniędzy leżą dwie karty punktowania: jeśli podzielić ją na pięć części, pierwsza w drugiej z nich, a druga w czwartej. Gdy któraś się pojawi, najpierw uzupełnia się odkryte karty, a potem, przed następną turą, odbywa się punktowanie. Trzecie punktowanie kończy grę.

        Kto ma w pałacu najwięcej żetonów danego rodzaju, zajmuje pierwsze miejsce. Trzeba mieć przynajmniej jeden, a rezerwa nigdy się nie liczy. Od pawilonów po wieże miejsca są warte:
        - **Punktowanie 1:** od 1 do 6, tylko pierwsze miejsce.
        - **Punktowanie 2:** od 8 do 13, a drugie miejsce od 1 do 6.
        - **Punktowanie 3:** od 16 do 21, drugie miejsce od 8 do 13, a trzecie od 1 do 6.

        Przy remisie sumuje się punkty za zajęte wspólnie miejsca i dzieli je po równo, zaokrąglając w dół: przy remisie dwojga graczy na pierwszym miejscu w wieżach każde z nich dostaje w punktowaniu 2 (13 + 6) / 2, czyli 9.

        Potem każdy dostaje punkty za swój najdłuższy mur.
rules-topic-end = Koniec gry
    .text =
        Gra kończy się, gdy na koniec tury nie da się uzupełnić giełdy do czterech żetonów. To, co zostało, jeszcze się na nią wykłada. Jeśli ostatni żeton z worka akurat zapełnia giełdę, gra toczy się dalej. Karta punktowania, która pojawi się przy tym ostatnim uzupełnianiu, jest punktowana najpierw; ta, która się nie pojawiła, nie jest punktowana wcale.

        Każdy żeton, który został na giełdzie, dostaje ten, kto ma najwięcej pieniędzy w walucie jego pola, bez względu na cenę. Nikt nie płaci, a przy remisie nikt go nie dostaje. Zdobyte żetony układa się w pałacu albo na płytce rezerwy, w dowolnej kolejności i wszyscy jednocześnie; niczego się nie przebudowuje.

        Potem odbywa się ostatnie punktowanie. Wygrywa, kto ma najwięcej punktów, a remis to wspólne zwycięstwo.

        Gra może też skończyć się wcześniej: jeśli zgodzą się wszyscy, którzy grają, kończy się po trwającej turze, tak jakby worek był pusty. Proponuje to `/{ command-alhambra.name } { command-alhambra-finish.name }`.
