### Sokolnicy.

## Moduł

module-falconers = Sokolnicy
    .text = sokoły po karcie za sztukę, tam gdzie spotykają się cztery żetony; punktują za każdym razem.

## Zasady

rules-topic-falconers = Moduł: Sokolnicy
    .text =
        Jest 15 sokołów, po pięć białych, czarnych i brązowych, wszystkie odkryte. Każdy chce widzieć dwa rodzaje budynków i żadne dwa nie chcą tej samej pary.

        Zamiast wszystkiego innego możesz w swojej turze **kupić sokoły**: nigdy jako dodatkową akcję po odliczonej kwocie. Każdy kosztuje jedną kartę pieniędzy, dowolnej waluty i wartości, a kupić możesz tyle, ile znajdzie miejsce.

        Sokół siada na skrzyżowaniu, czyli tam, gdzie spotykają się cztery żetony twojego pałacu, jeśli są wśród nich oba jego rodzaje. Fontanna liczy się jako żeton bez rodzaju; na każdym skrzyżowaniu mieści się jeden sokół, a mury nie mają znaczenia. Sokoły nigdy się nie przenoszą i nie trafiają do rezerwy. Jeśli któryś z czterech żetonów zostanie zabrany albo wymieniony, sokół odlatuje do puli i znów można go kupić.

        W **każdym** punktowaniu liczą się sokoły każdego koloru: jeden daje 2 punkty, dwa 6, trzy 12, cztery 20, pięć 30.

        Skrzyżowanie nazywa się tak jak pole na południowy wschód od niego.

## Nazwy

crossing-label = skrzyżowanie { $cell }
crossing-lettered = { $letter }, { $crossing }
crossing-between = między { FORM($tiles, "instrumental") }
falcon-white = { $form ->
    [genitive] Białego sokoła ({ FORM($first, "nominative") }, { FORM($second, "nominative") })
    [accusative] Białego sokoła ({ FORM($first, "nominative") }, { FORM($second, "nominative") })
   *[nominative] Biały sokół ({ $first }, { $second })
}
    .gender = masculine
falcon-black = { $form ->
    [genitive] Czarnego sokoła ({ FORM($first, "nominative") }, { FORM($second, "nominative") })
    [accusative] Czarnego sokoła ({ FORM($first, "nominative") }, { FORM($second, "nominative") })
   *[nominative] Czarny sokół ({ $first }, { $second })
}
    .gender = masculine
falcon-brown = { $form ->
    [genitive] Brązowego sokoła ({ FORM($first, "nominative") }, { FORM($second, "nominative") })
    [accusative] Brązowego sokoła ({ FORM($first, "nominative") }, { FORM($second, "nominative") })
   *[nominative] Brązowy sokół ({ $first }, { $second })
}
    .gender = masculine
feather-white = białe { $count }
feather-black = czarne { $count }
feather-brown = brązowe { $count }
action-falcon = { $form ->
    [done] kupujesz { FORM($falcon, "accusative") } na skrzyżowanie { $cell } za { $cards }
   *[nominative] Kup { FORM($falcon, "accusative") } na skrzyżowanie { $cell } za { $cards }
}

## Polecenia

command-module-falcon = Kup sokoła za jedną kartę (Sokolnicy)
    .name = sokół
command-module-falcon-purchase = Którego sokoła, na które skrzyżowanie, za którą kartę
    .name = zakup

## Panel

panel-open-falcons = Albo kup sokoły, ale wtedy w tej turze nie robisz nic innego.
panel-open-more-falcons = Możesz kupić więcej sokołów, ale nie musisz.
panel-button-falcons = Sokoły
falcons-title = ### Kup sokoła
falcons-text = Każdy kosztuje jedną kartę o dowolnej wartości i siada tam, gdzie spotykają się cztery żetony, jeśli są wśród nich oba jego rodzaje. Możesz kupić kilka, ale w tej turze nie robisz nic innego.
falcons-nothing = Żaden sokół z puli nie znajdzie w twoim pałacu skrzyżowania, z którego widać oba jego rodzaje budynków.
falcons-hint = Wybierz sokoła
falcons-note = { $count ->
    [one] { $count } skrzyżowanie
    [few] { $count } skrzyżowania
    [many] { $count } skrzyżowań
   *[other] { $count } skrzyżowania
}, w każdym punktowaniu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej
falcon-title = ### { $falcon }
falcon-text = Gdzie ma usiąść? Nic się jeszcze nie dzieje.
falcon-hint = Wybierz skrzyżowanie
falcon-button-other = Inny sokół
perch-title = ### { $falcon }, { $crossing }
perch-text = Którą kartą płacisz? Wybór karty kupuje sokoła; możesz to cofnąć.
perch-hint = Wybierz kartę
effect-falcons = { $count ->
    [one] odlatuje { $count } sokół
    [few] odlatują { $count } sokoły
    [many] odlatuje { $count } sokołów
   *[other] odlatuje { $count } sokoła
}
effect-falcons-home = { $count ->
    [one] ⚠️ Odlatuje: { $falcons }
    [few] ⚠️ Odlatują: { $falcons }
    [many] ⚠️ Odlatują: { $falcons }
   *[other] ⚠️ Odlatują: { $falcons }
}
effect-falcon = { $falcon } ze skrzyżowania { $crossing }

## Dlaczego czegoś nie wolno

refused-falcons-alone = Sokoły kupuje się na początku tury i nic więcej się w niej nie robi. Możesz cofnąć to, co już zrobione.
refused-falcon-taken = Tego sokoła nie ma w puli: siedzi w pałacu gracza { $name }.
refused-no-crossing = { $places ->
    [one] Sokół siada tam, gdzie spotykają się cztery żetony, a na polu { $cells } nie ma żetonu.
    [few] Sokół siada tam, gdzie spotykają się cztery żetony, a na polach { $cells } nie ma żetonów.
    [many] Sokół siada tam, gdzie spotykają się cztery żetony, a na polach { $cells } nie ma żetonów.
   *[other] Sokół siada tam, gdzie spotykają się cztery żetony, a na polach { $cells } nie ma żetonów.
}
refused-crossing-taken = Tam już siedzi sokół, między polami { $cells }. Na skrzyżowaniu mieści się tylko jeden.
refused-colours-missing = Ten sokół chce widzieć też { FORM($kinds, "accusative") }, a na polach { $cells } tego nie ma.

## Opowieść

story-buys-falcons = { $count ->
    [one] kupuje sokoła: { $falcons }
    [few] kupuje { $count } sokoły: { $falcons }
    [many] kupuje { $count } sokołów: { $falcons }
   *[other] kupuje { $count } sokoła: { $falcons }
}
story-buys-falcons-briefly = { $count ->
    [one] kupuje sokoła
    [few] kupuje { $count } sokoły
    [many] kupuje { $count } sokołów
   *[other] kupuje { $count } sokoła
}
story-falcon = { $falcon } na skrzyżowanie { $crossing } za { FORM($card, "accusative") }
story-falcons-home = { $count ->
    [one] Odlatuje: { $falcons }.
    [few] Odlatują: { $falcons }.
    [many] Odlatują: { $falcons }.
   *[other] Odlatują: { $falcons }.
}

## Wiadomości

kept-falcons = **Sokoły**: { $owned } · w puli: { $count } ({ $left })
digest-falcons-gone = Ostatni sokół już sprzedany.
kept-falcons-none = **Sokoły**: { $owned } · pula pusta
kept-perched = { $falcon }, { $crossing }
kept-own-falcons = Sokoły: { $falcons }
post-falcons = Sokoły
post-scoring-falcons = **Sokoły**: { $falcons }
post-scoring-feather = { $feather } → { $points }

## Samymi słowami

spoken-crossings = ## Gdzie mogą usiąść sokoły
    { $count ->
        [0] Pałac gracza { $name } nie ma skrzyżowania dla żadnego sokoła z puli.
        [one] Pałac gracza { $name }, { $count } skrzyżowanie:
        [few] Pałac gracza { $name }, { $count } skrzyżowania:
        [many] Pałac gracza { $name }, { $count } skrzyżowań:
       *[other] Pałac gracza { $name }, { $count } skrzyżowania:
    }
spoken-crossing = { $crossing }, { $tiles }: { $falcons }.

## Dlaczego ruch jest dobry

reason-falcon-set = { $feather ->
    [white] { $amount ->
        [1] twój pierwszy biały sokół
        [one] { $amount } biały sokół
        [few] { $amount } białe sokoły
        [many] { $amount } białych sokołów
       *[other] { $amount } białego sokoła
    }
    [black] { $amount ->
        [1] twój pierwszy czarny sokół
        [one] { $amount } czarny sokół
        [few] { $amount } czarne sokoły
        [many] { $amount } czarnych sokołów
       *[other] { $amount } czarnego sokoła
    }
   *[brown] { $amount ->
        [1] twój pierwszy brązowy sokół
        [one] { $amount } brązowy sokół
        [few] { $amount } brązowe sokoły
        [many] { $amount } brązowych sokołów
       *[other] { $amount } brązowego sokoła
    }
}, { $before } → { $after } pkt w każdym punktowaniu
reason-smallest-card = kosztuje tylko twoją najniższą kartę
reason-makes-crossing = { $amount ->
    [one] powstaje { $amount } skrzyżowanie dla sokoła
    [few] powstają { $amount } skrzyżowania dla sokołów
    [many] powstaje { $amount } skrzyżowań dla sokołów
   *[other] powstaje { $amount } skrzyżowania dla sokołów
}

## Nawyki w omówieniu

review-habit-falcons = Kupowanie nie tych sokołów albo nie w porę

## Obrazy

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
falcon-picture-bought = nowe sokoły: { $falcons }
falcon-picture-flown = odlatują: { $falcons }
falcon-picture-would-fly = Odleciałyby
falcon-picture-crossings = { $count ->
    [0] Brak skrzyżowań
    [one] { $count } skrzyżowanie
    [few] { $count } skrzyżowania
    [many] { $count } skrzyżowań
   *[other] { $count } skrzyżowania
}
falcon-picture-crossing-told = Skrzyżowanie nazywa się tak jak pole na południowy wschód od niego.
preview-title-falcon = { $tile } na skrzyżowaniu { $cell }
preview-alt-falcon = Podgląd pałacu gracza { $name }: { $tile } na skrzyżowaniu { $cell }.
why-not-because-no-crossing = Sokół siada tam, gdzie spotykają się cztery żetony; tu któregoś brakuje.
why-not-because-crossing-taken = Tam już siedzi sokół.
why-not-because-colours-missing = Wśród czterech żetonów muszą być oba rodzaje budynków, które sokół chce widzieć.
why-not-alt-kinds = Brakuje
why-not-alt-around = Wokół skrzyżowania
source-falcons-white = Białe sokoły
source-falcons-black = Czarne sokoły
source-falcons-brown = Brązowe sokoły
