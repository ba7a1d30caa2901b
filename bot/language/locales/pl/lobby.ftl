lobby-open =
    ## Alhambra
    { $opener } zaprasza do stołu. { $waiting }
    { $seated }
lobby-waiting = { $people ->
    [one] Czekamy jeszcze na { $people } osobę.
    [few] Czekamy jeszcze na { $people } osoby.
    [many] Czekamy jeszcze na { $people } osób.
   *[other] Czekamy jeszcze na { $people } osoby.
}
lobby-seats-taken = Zajęte miejsca: { $taken } z { $seats }.
lobby-nobody = *Nikt tu jeszcze nie siedzi.*
lobby-closed =
    ## Alhambra
    Ten stół jest już zamknięty (otwarty przez: { $opener }).

lobby-join = Dołącz
lobby-leave = Wstań
lobby-computers = Dodaj komputer
lobby-computer = { $name }, komputer
lobby-close = Zamknij stół

lobby-refused-no-table = Nie ma tu żadnego stołu. Otworzysz go poleceniem { -slash-new }.
lobby-refused-already-seated = Masz już miejsce przy tym stole.
lobby-refused-not-seated = Nie masz miejsca przy tym stole.
lobby-refused-full = Wszystkie miejsca ({ $seats }) są zajęte.
lobby-refused-not-yours = Stół może zamknąć tylko osoba, która go otworzyła, albo ktoś, kto zarządza tym serwerem.
lobby-refused-computer-gone = Tego gracza komputerowego nie ma już przy stole.
lobby-refused-nobody-away = Na każdym miejscu ktoś gra i nikomu nie minął czas.

table-opened = Twój stół jest otwarty. Pozostali mogą dołączyć poniżej.
table-opened-in-thread = Twój stół jest otwarty: { $thread }
table-elsewhere = Tutaj jest już stół: { $link }
table-shown = Już pokazuję.
table-gone = Ten stół jest zamknięty.
table-thread-name = Alhambra – { $opener }

solo-begun = { $opponents ->
    [one] Stół gotowy, przysiada się gracz komputerowy. Dobrej zabawy!
    [few] Stół gotowy, przysiadają się { $opponents } gracze komputerowi. Dobrej zabawy!
    [many] Stół gotowy, przysiada się { $opponents } graczy komputerowych. Dobrej zabawy!
   *[other] Stół gotowy, przysiada się { $opponents } gracza komputerowego. Dobrej zabawy!
}
solo-again = Jeszcze raz w tym samym gronie. Dobrej zabawy!
solo-goes-on = Gra toczy się dalej: oto twój stół.
solo-elsewhere = Na tym kanale jest już stół: { $link } W wiadomości prywatnej do mnie można grać w pojedynkę.
