## Podpowiedź

hint-title = ### Podpowiedź
hint-best = **Najlepiej:** { $move }
hint-other = **Albo:** { $move }
hint-move = **{ $move }** – { $reasons }.
hint-move-quiet = **{ $move }**.
hint-how = -# Na podstawie tego, co widzisz, tak zagrałby { $level ->
    [mason] { level-mason }, od którego są też rady w samouczku
   *[vizier] { level-vizier }, najsilniejszy gracz komputerowy
}. Przycisk poniżej wykonuje ruch.
hint-thinking = { $level ->
    [mason] { level-mason } myśli…
   *[vizier] { level-vizier } myśli…
}
hint-button = Podpowiedź
hint-button-best = Wykonaj najlepszy ruch
hint-button-other = Wykonaj drugi ruch
hint-thinking-failed = Nic mi teraz nie przychodzi do głowy. Spytaj jeszcze raz.
hint-off = Przy tym stole gra się bez podpowiedzi.
hint-not-yours = Podpowiedź przydaje się w twojej turze; będzie gotowa, gdy tylko ta nadejdzie.
hint-onlooker = Podpowiedzi są dla tych, którzy grają. Ty patrzysz, a to wszystko jest dla ciebie otwarte:
hint-over = Nie ma już co doradzać. **{ review-button }** pod ostatnią wiadomością stołu albo `/{ command-review.name }` jeszcze raz omawia twoje ruchy.

## Dlaczego ruch jest dobry: części zdania, jedna po drugiej

reason-pays-exactly = odliczona kwota, więc masz jeszcze jedną akcję
reason-overpays = o { $amount } za dużo
reason-takes-lead = prowadzenie w { FORM($kinds, "locative") } ({ $before } → { $after }) przed punktowaniem { $round }
reason-ties-lead = wspólne prowadzenie w { FORM($kinds, "locative") } ({ $before } → { $after }) przed punktowaniem { $round }
reason-gains-place = { $place } miejsce w { FORM($kinds, "locative") } ({ $before } → { $after }) przed punktowaniem { $round }
reason-wall-grows = mur { $before } → { $after }
reason-keeps-from = inaczej prowadzenie w { FORM($kinds, "locative") } przejmie { $name }
reason-pays-next-exactly = potem zapłacisz równo za { FORM($tile, "accusative") }
reason-pays-next = potem stać cię na { FORM($tile, "accusative") }
reason-most-money = { $amount } to najwięcej, ile możesz wziąć
reason-last-tile = będziesz mieć { $sum }, a { FORM($tile, "accusative") } dostanie ten, kto ma najwięcej
reason-counts-from-now = { $tile } już się { GENDER($tile) ->
    [plural] liczą
   *[other] liczy
}
reason-fits-nowhere = nigdzie nie pasuje do twojego pałacu
reason-nothing-left = nie ma nic lepszego do zrobienia
