## Gdy coś nie działa

trouble-failed =
    Coś poszło nie tak po mojej stronie i nie udało się tego zrobić. Spróbuj ponownie, a jeśli to się powtórzy, podaj opiekunowi bota ten kod: `{ $code }`.
trouble-restarting = Właśnie uruchamiam się ponownie. Spróbuj za chwilę – nic nie przepadło.
trouble-old-button = Ten przycisk pochodzi z mojej starszej wersji. Użyj { -slash-show }, aby zobaczyć stół w obecnym stanie.
trouble-done-already = To już zrobione.
trouble-permissions =
    Nie mogę tu prowadzić stołu, bo brakuje mi uprawnień: { $permissions }. Może mi je nadać ktoś, kto zarządza tym serwerem.

## Uprawnienia, tak jak nazywa je Discord

permission-read-messages = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-embed-links = Wyświetlanie podglądu linków
permission-create-public-threads = Tworzenie publicznych wątków

## Czym jest bot

about-text =
    ## Alhambra
    Gospodarz gry planszowej Dirka Henna, wersja { $version }; { $tables ->
        [0] żaden stół nie jest teraz otwarty
        [one] otwarty jest jeden stół
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
dm-sent = Wysłałem ci prywatną wiadomość z obrazkiem. Jeśli ją widzisz, twoje karty dotrą do ciebie bez przeszkód.
dm-closed =
    Nie mogę wysłać ci prywatnej wiadomości, bo ich ode mnie nie przyjmujesz. Zezwól na prywatne wiadomości w ustawieniach prywatności tego serwera albo zostaw tak, jak jest: wszystko, co prywatne, pokazuję też w odpowiedziach, które widzisz tylko ty.

## Słowo do opiekuna bota

report-title = Napisz do opiekuna bota
report-label = Co się stało?
report-hint = Co było robione, co się pokazało i co powinno się było stać
report-kept = Dziękuję. Opiekun bota znajdzie twoje zgłoszenie pod numerem { $number }.
