## Śledzenie gry bez udziału w niej

follow-start = Śledź grę
follow-stop = Przestań śledzić
follow-started = Śledzisz tę grę: po każdym punktowaniu i na koniec dostaniesz prywatną wiadomość.
follow-stopped = Nie śledzisz już tej gry.
lobby-refused-no-following = Masz miejsce w tej grze, więc wszystko widzisz przy stole.
lobby-refused-followed-enough = Tę grę śledzi już tyle osób, że nie mogę pisać do nikogo więcej. Tutaj możesz patrzeć do woli.

## To samo w prywatnej wiadomości

followed-scoring = ### Punktowanie { $round } na { $place }
followed-end = ### Koniec gry na { $place }
followed-closed = Śledzona przez ciebie gra na { $place } została zamknięta przed końcem, więc nikt nie wygrywa.
followed-leads = { $points ->
    [one] { $name } prowadzi z przewagą { $points } punktu. Następne miejsce: { $second }.
    [few] { $name } prowadzi z przewagą { $points } punktów. Następne miejsce: { $second }.
    [many] { $name } prowadzi z przewagą { $points } punktów. Następne miejsce: { $second }.
   *[other] { $name } prowadzi z przewagą { $points } punktu. Następne miejsce: { $second }.
}
followed-tied = Na czele wspólnie: { $names }.
followed-won = { $points ->
    [one] { $name } wygrywa z przewagą { $points } punktu. Następne miejsce: { $second }.
    [few] { $name } wygrywa z przewagą { $points } punktów. Następne miejsce: { $second }.
    [many] { $name } wygrywa z przewagą { $points } punktów. Następne miejsce: { $second }.
   *[other] { $name } wygrywa z przewagą { $points } punktu. Następne miejsce: { $second }.
}
