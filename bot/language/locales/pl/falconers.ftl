### The Falconers.

## Slash commands

command-module-falcon = Kup sokoła za jedną kartę (Sokolnicy)
    .name = sokół
command-module-falcon-purchase = Którego sokoła, na którym skrzyżowaniu, za którą kartę
    .name = zakup

## Pictures

falcon-picture-white = Biały
falcon-picture-black = Czarny
falcon-picture-brown = Brązowy
falcon-picture-name = { $feather } sokół { $kinds }
falcon-picture-falcons = Sokoły
falcon-picture-falcons-told = Sokoły: { $falcons }.
falcon-picture-supply = Sokoły do kupienia
falcon-picture-none = Nie ma już sokołów
falcon-picture-worth = Za kolor: { $points }
falcon-picture-supply-told = Sokoły do kupienia: { $falcons }.
falcon-picture-bought = nowe sokoły { $falcons }
falcon-picture-flown = odleciały { $falcons }
falcon-picture-would-fly = Odleciałyby
falcon-picture-crossings = { $count ->
    [0] Brak skrzyżowań
    [one] { $count } skrzyżowanie
    [few] { $count } skrzyżowania
    [many] { $count } skrzyżowań
   *[other] { $count } skrzyżowania
}
falcon-picture-crossing-told = Skrzyżowanie nazywa się jak pole na południowy wschód od niego.
preview-title-falcon = { $tile } na { $cell }
preview-alt-falcon = Podgląd pałacu, { $name }: { $tile } na skrzyżowaniu { $cell }.
why-not-because-no-crossing = Sokół siada tam, gdzie stykają się cztery żetony; tu któregoś brakuje.
why-not-because-crossing-taken = Tam już siedzi sokół.
why-not-because-colours-missing = Wśród czterech żetonów muszą być oba rodzaje budynków sokoła.
why-not-alt-kinds = Brakuje
why-not-alt-around = Wokół skrzyżowania
source-falcons-white = Białe sokoły
source-falcons-black = Czarne sokoły
source-falcons-brown = Brązowe sokoły
