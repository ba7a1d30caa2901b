## Gdy coś nie działa

trouble-failed =
    Coś poszło nie tak po mojej stronie i nie udało się tego zrobić. Spróbuj jeszcze raz, a jeśli to się powtórzy, podaj opiekunowi bota ten kod: `{ $code }`.
trouble-restarting = Właśnie uruchamiam się ponownie. Spróbuj za chwilę, nic nie przepadło.
trouble-old-button = Ten przycisk pochodzi z mojej starszej wersji. Obecny stół pokaże { -slash-show }.
trouble-done-already = To już zrobione.
trouble-permissions =
    Nie mogę tu prowadzić stołu, bo brakuje mi uprawnień: { $permissions }. Może mi je nadać ktoś, kto zarządza tym serwerem.

## Uprawnienia, tak jak nazywa je Discord

permission-read-messages = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-embed-links = Wyświetlanie podglądu linków
permission-read-message-history = Czytanie historii wiadomości
permission-create-public-threads = Tworzenie publicznych wątków
permission-manage-threads = Zarządzanie wątkami (ten wątek jest zablokowany)

## Czym jest bot

about-text =
    ## Alhambra
    Gospodarz gry planszowej Dirka Henna, wersja { $version }; { $tables ->
        [0] żaden stół nie jest teraz otwarty
        [one] otwarty jest { $tables } stół
        [few] otwarte są { $tables } stoły
        [many] otwartych jest { $tables } stołów
       *[other] otwarte jest { $tables } stołu
    }. To nieoficjalny projekt miłośników gry: należy ona do Dirka Henna i wydawnictwa Queen Games, a ich ilustracji tu nie używamy.
    Nie czytam wiadomości, tylko polecenia i przyciski, a zapamiętuję, kto siedział przy którym stole.
about-try-dms = Sprawdź moje PW
about-report = Zgłoś problem

## Próbna wiadomość prywatna

dm-text = Działa: mogę tu do ciebie pisać. Właśnie tak będą przychodzić twoje karty pieniędzy.
dm-alt = Ośmioramienna gwiazda w kolorze terakoty na jasnym tle
dm-sent = Prywatna wiadomość z obrazkiem jest już wysłana. Jeśli ją widzisz, twoje karty też do ciebie dotrą.
dm-closed =
    Nie mogę wysłać ci prywatnej wiadomości, bo ich ode mnie nie przyjmujesz. Zezwól na prywatne wiadomości w ustawieniach prywatności tego serwera albo zostaw tak, jak jest: wszystko, co prywatne, pokazuję też w odpowiedziach, które widzisz tylko ty.
dm-too-fast =
    Discord prosi, żebym chwilę poczekał z kolejnymi prywatnymi wiadomościami. Spróbuj za kilka minut; do tego czasu wszystko, co prywatne, przychodzi w odpowiedziach, które widzisz tylko ty.

## Słowo do opiekuna bota

report-title = Napisz do opiekuna bota
report-label = Co się stało?
report-hint = Po jakich krokach, co się pokazało, a co miało się pokazać
report-kept = Dziękuję. Opiekun bota znajdzie twoje zgłoszenie pod numerem { $number }.
report-refused-empty = W zgłoszeniu nic jeszcze nie ma. Napisz opiekunowi bota, co się stało.
report-refused-too-long = Zgłoszenie jest za długie, zmieści się najwyżej tyle znaków: { $longest }. Nic nie zostało zapisane; napisz to krócej.
report-refused-too-many =
    { $most ->
        [one] Dzisiaj masz już { $most } zgłoszenie i na tym koniec. Następne nie zostało zapisane, wróć z nim jutro.
        [few] Dzisiaj masz już { $most } zgłoszenia i na tym koniec. Następne nie zostało zapisane, wróć z nim jutro.
        [many] Dzisiaj masz już { $most } zgłoszeń i na tym koniec. Następne nie zostało zapisane, wróć z nim jutro.
       *[other] Dzisiaj masz już { $most } zgłoszenia i na tym koniec. Następne nie zostało zapisane, wróć z nim jutro.
    }
report-refused-too-many-of-all = Do opiekuna bota przyszło dziś bardzo dużo zgłoszeń i twoje nie zostało zapisane. Spróbuj jutro.
