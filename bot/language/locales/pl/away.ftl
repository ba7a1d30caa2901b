### /urlop: wyjazd

away-title = ## Urlop
away-now = Masz urlop do { $until }. Do tego czasu twój czas stoi i nie wołam cię.
away-not = Nie masz teraz urlopu. Żeby go wziąć, podaj dzień powrotu: `/{ command-away.name }`.
away-days = { $days ->
    [0] Urlop na razie wykorzystany: przysługuje 30 dni w roku.
    [one] W tym roku został ci 1 dzień.
    [few] W tym roku zostały ci { $days } dni.
    [many] W tym roku zostało ci { $days } dni.
   *[other] W tym roku zostało ci { $days } dnia.
}
away-back = Wracam
away-over = Witaj z powrotem! Twój czas znów biegnie.
away-choice = { $days ->
    [one] { $date }, jutro
    [few] { $date }, za { $days } dni
    [many] { $date }, za { $days } dni
   *[other] { $date }, za { $days } dnia
}
away-refused-not-a-date = Nie rozumiem tej daty. Napisz ją tak: 2026-12-24, albo podaj liczbę dni.
away-refused-past = Ten dzień już się zaczął. Wybierz późniejszy.
away-refused-too-long = { $days ->
    [0] Wszystkie 30 dni tego roku są już wykorzystane.
    [one] Za długo: został ci 1 dzień.
    [few] Za długo: zostały ci { $days } dni.
    [many] Za długo: zostało ci { $days } dni.
   *[other] Za długo: zostało ci { $days } dnia.
}
away-ends-soon = Twój urlop kończy się { $until }. Od tej pory twoje tury znów się liczą; `/{ command-away.name }` go przedłuża.

## Dla wszystkich przy stole

change-vacation = { $name } ma urlop do { $until }, a gra czeka.
change-vacation-computer = { $name } ma urlop do { $until }. W tym czasie gra komputer.
change-vacation-over = { $name } wraca z urlopu.
change-gone = { $name } opuszcza serwer.
change-gone-computer = { $name } opuszcza serwer, więc gra dalej komputer: { $level }. Miejsce czeka na powrót.
change-gone-waits = { $name } opuszcza serwer. Stół czeka, jak ustalono; `/{ command-alhambra.name } { command-alhambra-options.name }` proponuje coś innego.
