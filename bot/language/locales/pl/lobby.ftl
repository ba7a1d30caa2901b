## Stół przed grą

lobby-open =
    ## Alhambra
    { $opener } zaprasza do stołu. { $waiting }
    { $seated }
lobby-in-charge = Stół prowadzi teraz { $name }.
lobby-waiting = { $people ->
    [one] Czekamy jeszcze na { $people } osobę.
    [few] Czekamy jeszcze na { $people } osoby.
    [many] Czekamy jeszcze na { $people } osób.
   *[other] Czekamy jeszcze na { $people } osoby.
}
lobby-seats-taken = Zajęte miejsca: { $taken } z { $seats }.
lobby-nobody = *Nikt tu jeszcze nie siedzi.*
lobby-started =
    ## Alhambra
    Gra trwa. Przy stole:
    { $seated }
lobby-closed =
    ## Alhambra
    Ten stół, otwarty przez gracza { $opener }, jest już zamknięty.

lobby-join = Dołącz
lobby-leave = Wstań
lobby-start = Zacznij grę
lobby-invite = Zaproś
lobby-computers = Dodaj komputer
lobby-computer = { $name }, komputer
lobby-modules = Moduły
lobby-options = Opcje
lobby-close = Zamknij stół

## Dlaczego nie

lobby-refused-no-table = Nie ma tu żadnego stołu. Otworzysz go poleceniem { -slash-new }.
lobby-refused-already-seated = Masz już miejsce przy tym stole.
lobby-refused-not-seated = Nie masz miejsca przy tym stole.
lobby-no-seat = Nie masz jeszcze miejsca przy tym stole. Gra się nie zaczęła, więc możesz je zająć przez `/{ command-join.name }`.
lobby-no-seat-full = Nie masz miejsca przy tym stole, a wszystkie ({ $seats }) są zajęte.
lobby-refused-full = Wszystkie miejsca ({ $seats }) są zajęte.
lobby-refused-not-yours = Może to zrobić tylko osoba prowadząca stół albo ktoś, kto zarządza tym serwerem.
lobby-refused-too-few = Żeby zacząć, potrzeba co najmniej dwojga graczy; komputerowi też się liczą.
lobby-refused-started = Gra już się zaczęła.
lobby-refused-not-started = Gra przy tym stole jeszcze się nie zaczęła.
lobby-refused-not-over = Na to przyjdzie pora po grze.
lobby-refused-computer-gone = Tego gracza komputerowego nie ma już przy stole.
lobby-refused-nobody-away = Na każdym miejscu ktoś gra i nikomu nie minął czas.
lobby-refused-seats-kept = Gra trwa. Miejsca, na których za kogoś gra komputer, czekają na swoich właścicieli, więc żadne nie jest wolne. Możesz za to patrzeć.
lobby-refused-player-gone = Tej osoby nie ma już przy stole.
lobby-refused-not-closed = Nie ma tu zamkniętej gry, którą można by przywrócić.
lobby-refused-not-a-manager = Zamkniętą grę może przywrócić tylko ktoś, kto zarządza tym serwerem.
lobby-refused-too-late = Od zamknięcia tej gry minęło więcej niż 7 dni i nie można jej już przywrócić.
lobby-refused-ending = Gra już się kończy.
lobby-refused-not-proposed = Nikt już nie proponuje zakończenia gry.
lobby-refused-no-free-seat = Gra trwa i wszystkie miejsca są zajęte. Możesz za to patrzeć.

## Stoły i kanały

table-opened = Twój stół jest otwarty. Inni mogą dołączyć poniżej.
table-opened-in-thread = Twój stół jest otwarty: { $thread }
table-elsewhere = Tutaj jest już stół: { $link }
table-shown = Już pokazuję.
table-shown-lately = Stół był tu pokazany przed chwilą: { $link }
table-gone = Ten stół jest zamknięty.
table-thread-name = Alhambra – { $opener }
table-rematch = Ten sam stół jeszcze raz: jest otwarty poniżej.
table-broken =
    Tego stołu nie da się odczytać: coś z jego zapisu jest uszkodzone. Z twoimi innymi stołami wszystko w porządku.
    Powiedz o tym opiekunowi bota: stół { $number }, kod `{ $code }`. Być może da się go odzyskać.
table-broken-close-you = Możesz go zamknąć przez { -slash-close }, żeby dało się tu otworzyć nowy.
table-broken-close-others = Osoba, która go otworzyła, albo ktoś, kto zarządza tym serwerem, może go zamknąć przez { -slash-close }, żeby dało się tu otworzyć nowy.
table-sure-close-broken = Ten stół jest uszkodzony. Gdy go zamkniesz, będzie można otworzyć tu nowy; jeśli opiekun bota chce go najpierw naprawić, zostaw go otwartym. Nic z zapisu nie zostanie usunięte.
    .button = Zamknij uszkodzony stół
table-broken-closed = Stół { $number } jest zamknięty, a kanał wolny dla nowego: { -slash-new }

## Gra w pojedynkę

solo-begun = { $opponents ->
    [one] Stół gotowy, przysiada się gracz komputerowy. Dobrej zabawy!
    [few] Stół gotowy, przysiada się { $opponents } graczy komputerowych. Dobrej zabawy!
    [many] Stół gotowy, przysiada się { $opponents } graczy komputerowych. Dobrej zabawy!
   *[other] Stół gotowy, przysiada się { $opponents } gracza komputerowego. Dobrej zabawy!
}
solo-choose = Wolisz innych przeciwników? Wybierz, ilu i jak dobrych, a rozdam nową grę. Możesz to zmieniać do swojego pierwszego ruchu.
solo-mixed = Różnie
solo-others = Inni przeciwnicy
solo-too-late = Pierwszy ruch masz już za sobą, więc ta gra toczy się dalej bez zmian. Żeby zagrać z innymi przeciwnikami, zamknij ją przez { -slash-close } i zacznij od nowa przez `/{ command-solo.name }`.
solo-again = Jeszcze raz w tym samym gronie. Dobrej zabawy!
solo-goes-on = Gra toczy się dalej: oto twój stół.
solo-elsewhere = Na tym kanale jest już stół: { $link } Żeby zagrać w pojedynkę, napisz do mnie prywatnie.

## Odchodzenie i zamykanie

table-done-join = Masz miejsce przy stole.
table-done-start = Gra się zaczyna.
table-done-leave = Nie masz już miejsca przy stole.
table-done-free = Twoje miejsce jest wolne. Każdy może je teraz zająć przez `/{ command-join.name }`, ty też.
table-done-close = Stół jest zamknięty.
table-done-reopen = Gra toczy się dalej poniżej.
table-done-finish = Gdy tylko zgodzą się wszyscy, którzy grają, gra skończy się po trwającej turze.
table-done-agree = Twoja zgoda na koniec gry jest zapisana.
table-done-decline = Gramy dalej.
leaving-text = Gra trwa. Zostaw miejsce komputerowi, a nadal będzie twoje: nikt inny nie zobaczy twoich kart, a wracasz, gdy tylko samodzielnie zagrasz. Możesz też zwolnić je na dobre: wtedy kto dołączy, dostaje miejsce razem z pieniędzmi, które tam leżą.
leaving-away = Komputer gra za ciebie, a miejsce jest nadal twoje.
leaving-free = Zwolnij moje miejsce na dobre
table-sure-close =
    Gra trwa. Jeśli zamkniesz stół, skończy się bez zwycięzcy, a wszyscy gracze się o tym dowiedzą. Ktoś, kto zarządza tym serwerem, może ją przywrócić w ciągu 7 dni. Żeby zakończyć ją ostatnim punktowaniem, użyj `/{ command-alhambra.name } { command-alhambra-finish.name }`.
    .button = Zamknij stół
table-sure-close-lobby = Zamknąć ten stół? Wszyscy, którzy przy nim siedzą, stracą miejsca.
table-sure-finish =
    Zakończyć grę wcześniej? Skończy się po tej turze, z ostatnimi żetonami i ostatnim punktowaniem.
    .button = Zakończ grę

## Co się zmienia w trwającej grze, powiedziane wszystkim

change-left = { $name } robi sobie przerwę. { $level } gra dalej i trzyma miejsce.
change-back = { $name } wraca i gra dalej.
change-freed = { $name } oddaje miejsce na dobre. Zajmuje je `/{ command-join.name }`, razem z pieniędzmi, które tam leżą.
change-taken = { $name } zajmuje miejsce gracza { $owner } i gra dalej.
change-stand-in = { $by } prosi o zastępstwo: { $level } gra za gracza { $name }, aż do powrotu.
change-stand-in-free = { $by } prosi o zastępstwo: na wolnym miejscu gra { $level }, aż ktoś je zajmie.
change-turn-handed-over = Minął czas gracza { $name }, więc tę jedną turę rozgrywa { $level }. Wrócić do gry można w każdej chwili.
change-turn-on-vacation = { $name } jest na urlopie, więc tę jedną turę rozgrywa { $level }.
change-stand-in-late = Minął czas gracza { $name }, więc aż do powrotu gra { $level }.
change-warned = Od dwóch tygodni nikt tu nie zagrał. Jeśli nic się nie wydarzy, ta gra zamknie się za tydzień; wszystko zostanie zachowane.
change-closed =
    ## Ta gra jest zamknięta
    { $count ->
        [0] { $name } zamyka stół.
       *[other] { $name } zamyka stół. { $people }: nic nie przepada.
    } W ciągu 7 dni ktoś, kto zarządza tym serwerem, może przywrócić grę przez `/{ command-alhambra.name } { command-alhambra-reopen.name }`.
change-lobby-faded = Przez cały dzień nikt nie zaczął gry, więc ten stół jest już zamknięty. `/{ command-alhambra.name } { command-alhambra-new.name }` otwiera nowy.
change-faded =
    ## Ta gra jest zamknięta
    { $count ->
        [0] Od trzech tygodni nikt tu nie zagrał. Wszystko jest zachowane, a grę można wznowić w każdej chwili.
        [one] Od trzech tygodni nikt tu nie zagrał. { $people }: wszystko jest zachowane, a grę możecie wznowić w każdej chwili.
        [few] Od trzech tygodni nikt tu nie zagrał. { $people }: wszystko jest zachowane, a grę możecie wznowić w każdej chwili.
        [many] Od trzech tygodni nikt tu nie zagrał. { $people }: wszystko jest zachowane, a grę możecie wznowić w każdej chwili.
       *[other] Od trzech tygodni nikt tu nie zagrał. { $people }: wszystko jest zachowane, a grę możecie wznowić w każdej chwili.
    }
    .button = Wznów
change-reopened = { $name } przywraca tę grę. Toczy się dalej od miejsca, w którym stanęła.
change-end-proposed =
    ### Kończymy grę?
    { $name } proponuje koniec gry po tej turze, z ostatnimi żetonami i ostatnim punktowaniem. { $people }: zgoda?
change-end-agree = Zgoda
change-end-decline = Gramy dalej
change-end-agreed = { $name } zgadza się na koniec gry: { $agreed } z { $people }.
change-end-settled = Ustalone: gra kończy się po tej turze, z ostatnimi żetonami i ostatnim punktowaniem.
change-end-declined = { $name } woli grać dalej, więc gra się toczy.

## To samo dla jednej osoby, prywatnie

notice-taken = { $name } zajmuje twoje dawne miejsce przy stole { $place }. Kart z tego miejsca już nie zobaczysz.
notice-stand-in = Przy stole { $place } minął twój czas, więc { $name } prosi o zastępstwo: gra za ciebie { $level }. Miejsce jest nadal twoje: wykonaj tam dowolny ruch i już wracasz.
notice-turn-handed-over = Przy stole { $place } minął twój czas, więc tę jedną turę rozgrywa za ciebie { $level }. Miejsce jest nadal twoje: wykonaj tam dowolny ruch i od razu wracasz albo po prostu zagraj następną turę.
notice-stand-in-late = Przy stole { $place } minął twój czas, więc gra za ciebie { $level }. Miejsce jest nadal twoje: wykonaj tam dowolny ruch i od razu wracasz.
notice-gone = Nie ma cię już na serwerze stołu { $place }, więc gra za ciebie { $level }. Miejsce jest nadal twoje: wróć, wykonaj dowolny ruch i grasz dalej.
notice-removed = { $name } odsyła cię od stołu { $place }. Możesz dołączyć znowu, póki jest wolne miejsce.
hand-given-up = Twoje miejsce przy stole { $place } jest oddane, więc nie ma tu już kart do pokazania.

## Opcje stołu

options-text =
    ## Opcje tego stołu
    Wybiera osoba prowadząca stół; wybór działa od razu.
options-text-started =
    ## Opcje stołu
    Tempo, pomoc dla pamięci i podpowiedzi zmieniają się za zgodą wszystkich grających: wybierz, a ja ich zapytam. O reszcie decyduje osoba prowadząca stół.
options-agreed = { $field }: **{ $choice }**
options-choice = { $field }: { $choice }
option-pace = Tempo
option-pace-live = na żywo, dziesięć minut na turę
option-pace-relaxed = spokojnie, dwanaście godzin na turę
option-pace-day = jeden dzień na każdą turę
option-pace-three-days = trzy dni na każdą turę
option-pace-week = tydzień na każdą turę
option-pace-none = bez limitu czasu
option-when-late = Gdy minie czas
option-when-late-one-turn = komputer rozegra tę jedną turę
option-when-late-sit-in = komputer gra aż do powrotu tej osoby
option-when-late-vote = pozostali głosują
option-when-late-wait = wszyscy czekają
option-on-vacation = Na urlopie
option-on-vacation-wait = stół czeka
option-on-vacation-computer = gra komputer
option-memory-aid = Pomoc dla pamięci
option-memory-aid-off = wyłączona, każdy pamięta sam
option-memory-aid-counts = ile kart każdej waluty kto jawnie wziął
option-memory-aid-ledger = otwarta księga wszystkich jawnych pieniędzy
option-confirming = Koniec tury
option-confirming-ask = gdy grająca osoba naciśnie „Zakończ turę”
option-confirming-by-itself = sam, gdy nie ma już o czym decydować
option-hints = Podpowiedzi
option-hints-allowed = dozwolone, każdy może prosić o radę w swojej turze
option-hints-none = bez podpowiedzi
option-gathering = Tury komputerów
option-gathering-by-numbers = w jednej wiadomości, jeśli komputerów jest więcej niż ludzi
option-gathering-together = w jednej wiadomości, aż do ruchu człowieka
option-gathering-apart = każda w osobnej wiadomości
option-joining = Kto może dołączyć
option-joining-anybody = każdy
option-joining-invited = tylko zaproszeni
option-youngest = Najmłodsza osoba
option-youngest-nobody = nie podano, więc decyduje los
option-language = Język
option-language-en = English
option-language-es = Español
option-language-pl = Polski
option-language-de = Deutsch

## Co ustalono, gdy gra już trwa

agreed-title = ## Co ustalono
agreed-change = Zmień
agreed-line = Ustalone: { $what }
agreed-pace-live = dziesięć minut na turę
agreed-pace-relaxed = dwanaście godzin na turę
agreed-pace-day = dzień na turę
agreed-pace-three-days = trzy dni na turę
agreed-pace-week = tydzień na turę
agreed-pace-none = bez limitu czasu
agreed-when-late-one-turn = spóźnione tury rozgrywa komputer
agreed-when-late-sit-in = w razie spóźnienia siada komputer
agreed-when-late-vote = w razie spóźnienia głosowanie
agreed-when-late-wait = w razie spóźnienia wszyscy czekają
agreed-hints-allowed = podpowiedzi dozwolone
agreed-hints-none = bez podpowiedzi
agreed-memory-aid-off = bez pomocy dla pamięci
agreed-memory-aid-counts = pomoc dla pamięci: liczba kart
agreed-memory-aid-ledger = pomoc dla pamięci: otwarta księga
agreed-no-deadline = Gdy kogoś brakuje, a jego miejsce jest puste, pozostali mogą posadzić tam komputer (`/{ command-sitin.name }`).
agreed-reserve = Liczą się tylko godziny, w których się nie śpi: czas stoi w godzinach ciszy (poza stołami na żywo), na urlopie i podczas przerwy w grze. Do tego każda osoba ma na całą grę zapas czasu tak długi jak dwie tury.
agreed-computers = { $count ->
    [0] Bez graczy komputerowych.
    [one] { $count } gracz komputerowy: { $names }.
    [few] Gracze komputerowi ({ $count }): { $names }.
    [many] Gracze komputerowi ({ $count }): { $names }.
   *[other] Gracze komputerowi ({ $count }): { $names }.
}

## Moduły rozszerzenia Sokolnicy, każdy z przełącznikiem

modules-text =
    ## Moduły
    Do gry można dodać dowolne z nich. Wybiera osoba prowadząca stół; przełącznik działa od razu. Więcej mówi `/{ command-rules.name }`.
modules-agreed = { $count ->
    [one] Moduł: **{ $modules }**
    [few] Moduły: **{ $modules }**
    [many] Moduły: **{ $modules }**
   *[other] Moduły: **{ $modules }**
}
module-line = { $on ->
    [yes] **{ $name }** (w grze): { $text }
   *[no] **{ $name }** (poza grą): { $text }
}
module-introduced = **{ $name }**: { $text }
module-not-in-play = Tego nie ma w tej grze: { $name }. Wszystko, co możliwe, jest w twoim panelu, pod najnowszą wiadomością.
module-switch = { $on ->
    [yes] ✓ { $name }
   *[no] { $name }
}
