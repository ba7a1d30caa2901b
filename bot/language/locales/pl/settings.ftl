### /settings: co każdy wybiera dla siebie.

settings-title = ## Twoje ustawienia
settings-text = Są twoje i działają przy każdym stole.

## Menu

settings-language = Język
settings-language-discord = taki jak w Discordzie
settings-screens = Prywatne ekrany
settings-screens-both = obrazy i tekst
settings-screens-pictures = tylko obrazy
    .note = Tytuły i przyciski zostają.
settings-screens-text = tylko tekst
    .note = Każdy obraz jest opisany słowami.
settings-colours = Kolory obrazów
settings-colours-light = jasne
settings-colours-dark = ciemne
settings-colours-safe = dla daltonistów

## Przełączniki

settings-overpay = Pytaj, zanim przepłacę
settings-overpay-on = - Pytam, zanim przepłacisz.
settings-overpay-off = - Przepłacasz bez pytania; **{ panel-button-undo-step }** to cofa.
settings-ending = Tury kończą się same
settings-ending-on = - Gdy nie ma już o czym decydować, twoja tura kończy się sama po kilku sekundach, chyba że coś naciśniesz.
settings-ending-off = - Twoja tura kończy się, gdy naciśniesz **{ panel-button-end }**.
settings-dms = Karty w wiadomościach
settings-dms-on = - Twoje karty przychodzą w prywatnej wiadomości.
    .done = Twoje karty będą przychodzić w prywatnych wiadomościach.
settings-dms-off = - Twoje karty są pod przyciskiem **{ post-hand }** i w { -slash-hand }.
    .done = Koniec prywatnych wiadomości.

## Samouczek

settings-tour = Samouczek
settings-tour-again = Samouczek wraca: zacznie się z pierwszą turą twojej następnej gry.

## Czas i przypomnienia

settings-times = Przypomnienia
settings-zone = Strefa czasowa
settings-quiet = Godziny ciszy
settings-quiet-none = brak
settings-reminders = Przypomnienia
settings-reminders-channel = na kanale stołu
settings-reminders-dm = w wiadomości prywatnej
settings-reminders-off = wyłączone
times-title = ## Czas i przypomnienia
times-zone = Twój zegar: **{ $zone }**, jest tam teraz { $time }.
times-no-zone = Nie znam jeszcze twojej strefy czasowej. Wybierz ją, a w nocy dam ci spokój. Jeśli nie ma jej w menu, `/{ command-settings.name }` znajdzie ją podczas pisania.
times-quiet = **{ $hours }**: bez przypomnień, a twój czas stoi, z wyjątkiem stołów na żywo.
times-quiet-later = **{ $hours }**: cisza zacznie obowiązywać po wyborze strefy czasowej.
times-no-quiet = Nie masz godzin ciszy.
times-reminders-channel = Gdy przychodzi twoja tura, wołam cię na kanale stołu.
times-reminders-dm = Gdy przychodzi twoja tura, wysyłam ci wiadomość prywatną.
times-reminders-off = Nie wołam cię. `/{ command-mygames.name }` pokazuje, gdzie jest twoja tura.
times-back = Wszystkie ustawienia
times-city = { $city }, { $time }
times-hours = { $start }–{ $end }
