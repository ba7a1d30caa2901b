## Głosowania w trwającej grze, dla wszystkich

vote-late-turn =
    ### Gramy dalej bez czekania?
    Minął czas na turę: { $name }. Czy tę jedną turę ma rozegrać komputer?
vote-give-seat =
    ### Oddać miejsce: { $name }?
    Trzy ostatnie tury na tym miejscu ({ $name }) rozegrał komputer. Czy ktoś inny może je przejąć razem z pieniędzmi?
vote-pause =
    ### Zrobić przerwę?
    { $name } proponuje przerwę do { $until }. Do tego czasu nikomu nie biegnie czas.
vote-resume =
    ### Skończyć przerwę?
    { $name } chce grać dalej od razu; czas znów biegłby wszystkim.
vote-agreement =
    ### Zmienić ustalenia?
    { $name } proponuje:
    { $changes }
vote-close =
    ### Zamknąć tę grę?
    { $name } chce zamknąć stół. Gra skończyłaby się bez zwycięstwa.
vote-most-decide = { $people }: decyduje większość. Koniec głosowania { $when }.
vote-all-decide = { $people }: potrzebna jest zgoda was wszystkich. Koniec głosowania { $when }.
vote-yes = Tak
vote-no = Nie

## Jak się skończyły

vote-late-turn-accepted = Ustalone: tę turę rozgrywa komputer w zastępstwie ({ $name }). Wrócić można w każdej chwili.
vote-late-turn-refused = Stół czeka dalej: { $name }.
vote-give-seat-accepted = Miejsce jest teraz wolne: { $name }. `/{ command-join.name }` przejmuje je razem z pieniędzmi.
vote-give-seat-refused = { $name } zachowuje miejsce.
vote-pause-accepted = Gra ma przerwę do { $until }. Do tego czasu nikomu nie biegnie czas, ale można grać dalej.
vote-pause-refused = Bez przerwy: gra toczy się dalej.
vote-resume-accepted = Koniec przerwy, czas znów biegnie.
vote-resume-refused = Przerwa trwa do { $until }.
vote-agreement-accepted =
    Od teraz:
    { $changes }
vote-agreement-refused = Wszystko zostaje tak, jak było ustalone.
vote-close-refused = Stół pozostaje otwarty.
change-agreement =
    Nowe opcje stołu, zmienia { $name }:
    { $changes }

## Dla jednej osoby

vote-cast = { $yes ->
    [yes] Twój głos: **tak**.
   *[no] Twój głos: **nie**.
} Na razie: { $for } za, { $against } przeciw, uprawnionych { $people }.
vote-cast-last = To rozstrzyga sprawę: wynik jest poniżej.
vote-proposed = Pytanie poszło do pozostałych osób.
vote-close-ask =
    Nie prowadzisz tego stołu, ale jeśli zgodzą się wszyscy grający, zostanie zamknięty.
    .button = Zapytaj pozostałych
notice-seat-given = W grze na { $place } za długo grał za ciebie komputer, więc pozostali zwolnili twoje miejsce. Kart z tego miejsca już nie zobaczysz. Dopóki nikt go nie zajmie, `/{ command-join.name }` pozwala wrócić.

## Dlaczego nie

lobby-refused-vote-going-on = Przy stole trwa już inne głosowanie. Gdy się rozstrzygnie, możesz zapytać ponownie.
lobby-refused-vote-over = To głosowanie już się skończyło.
lobby-refused-no-vote-here = O tym decydują pozostali przy stole.
lobby-refused-paused = Gra ma już przerwę.
lobby-refused-not-paused = Gra nie ma teraz przerwy.
