## Zapraszanie do stołu

invite-text =
    ### Kogo zaprosić?
    Wybierz jedną lub kilka osób. Dostaną jedno powiadomienie, tuż pod spodem, i odpowiedzą przyciskiem **{ lobby-join }** albo **{ invitation-not-now }**.
invite-hint = Kogo chcesz zaprosić?
invite-done = { $skipped ->
    [0] Zaproszenia: { $names }.
   *[other] Zaproszenia: { $names }. Pozostałe wybrane osoby mają już miejsce, mają już zaproszenie albo nie mogą grać.
}
invite-silent = { $count ->
    [one] { $names } nie dostaje teraz powiadomienia (godziny ciszy, urlop albo wyłączone przypomnienia) i znajdzie zaproszenie później na kanale.
    [few] { $names } nie dostają teraz powiadomienia (godziny ciszy, urlop albo wyłączone przypomnienia) i znajdą zaproszenie później na kanale.
    [many] { $names } nie dostają teraz powiadomienia (godziny ciszy, urlop albo wyłączone przypomnienia) i znajdą zaproszenie później na kanale.
   *[other] { $names } nie dostają teraz powiadomienia (godziny ciszy, urlop albo wyłączone przypomnienia) i znajdą zaproszenie później na kanale.
}
invitation-text = { $people }: { $name } zaprasza do gry w Alhambrę.
invitation-not-now = Nie teraz
invitation-declined = W porządku. Jeśli zmienisz zdanie, **{ lobby-join }** działa dla ciebie, póki jest wolne miejsce.
lobby-invited = Zaproszenia bez odpowiedzi: { $names }
lobby-refused-invited-only = Ten stół jest tylko dla zaproszonych. Zaprosić cię może każdy, kto ma przy nim miejsce.
lobby-refused-not-invited = Nie czeka tu zaproszenie, na które możesz odpowiedzieć.
lobby-refused-nobody-to-invite = Nikt nie dostał zaproszenia: wszystkie wybrane osoby mają już miejsce, mają już zaproszenie albo nie mogą grać.
lobby-refused-invited-enough = Do tego stołu poszło już tyle zaproszeń, że nie wołam nikogo więcej.
