command-help = Jak grać z tym botem
    .name = pomoc
command-help-topic = Czego chcesz się dowiedzieć
    .name = temat
command-about = Czym jest ten bot i jak dotrzeć do jego opiekuna
    .name = informacje
command-alhambra = Stoły do gry w Alhambrę
    .name = alhambra
command-alhambra-new = Otwórz stół na tym kanale
    .name = nowy
command-alhambra-new-thread = Daj stołowi osobny wątek
    .name = wątek
command-alhambra-show = Pokaż jeszcze raz stół z tego kanału
    .name = pokaż
command-alhambra-close = Zamknij stół na tym kanale
    .name = zamknij
command-sitin = Niech komputer zagra za kogoś, kogo nie ma
    .name = zastap

command-hint = Dwa najlepsze ruchy w twojej turze, z uzasadnieniem, tylko dla ciebie
    .name = podpowiedź
command-review = Twoje ruchy w ostatniej partii tutaj, jeszcze raz, tylko dla ciebie
    .name = omówienie

-slash-about = `/{ command-about.name }`
-slash-new = `/{ command-alhambra.name } { command-alhambra-new.name }`
-slash-show = `/{ command-alhambra.name } { command-alhambra-show.name }`
