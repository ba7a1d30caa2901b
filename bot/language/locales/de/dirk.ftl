### Dirk, der gedachte Mitspieler zu zweit.

## Die Regeln

rules-topic-two = Zu zweit
    .text =
        Zu zweit spielt { imaginary-player } mit: ein gedachter dritter Mitspieler, der zu Beginn sechs Plättchen bekommt, gleich nach Wertung 1 noch sechs und nach Wertung 2 ein Drittel des Beutels, abgerundet. Alle liegen offen.

        Er zählt in allen sechs Gebäudearten wie ein dritter Mitspieler und bekommt seine Punkte, die auch gezeigt werden, kann aber nicht gewinnen. Er hat keine Mauer und kein Geld, macht keine Züge und bekommt keines der letzten Plättchen. Ein eben gekauftes Plättchen darfst du ihm geben, statt es zu legen.

        Von jeder Geldkarte bleibt ein Exemplar in der Schachtel.

## Der Beginn einer Partie

dirk-introduced = **{ imaginary-player }** spielt als Dritter mit: Er macht keine Züge, bekommt aber Plättchen und zählt bei jeder Gebäudeart mit.

## Namen

imaginary-player = Dirk
action-give = { $tile } an { imaginary-player } geben

## Befehle

command-dirk = Dirk ein gekauftes Plättchen geben
    .name = dirk
command-dirk-tile = Welches Plättchen
    .name = plättchen

## Die Übersicht

place-button-dirk = An { imaginary-player } geben

## Warum etwas nicht geht

refused-not-at-the-end = Von den letzten Plättchen bekommt { imaginary-player } keines. Lege { $tile } in deinen Palast oder in die Reserve.

## Die Geschichte

story-buys-and-gives = { $exact ->
    [yes] zahlt passend { $sum } für { $tile } und gibt das Plättchen an { imaginary-player }
   *[no] zahlt { $sum } für { $tile } und gibt das Plättchen an { imaginary-player }
}
story-gives = gibt { $tile } an { imaginary-player }
story-drew = { $count ->
    [one] { imaginary-player } bekommt ein Plättchen aus dem Beutel: { $tiles }.
   *[other] { imaginary-player } bekommt { $count } Plättchen aus dem Beutel: { $tiles }.
}

## Warum ein Zug gut ist

reason-dirk-takes-points = { imaginary-player } nimmt { $name } bei den { FORM($kinds, "dative") } { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} weg

## Gewohnheiten im Rückblick

review-habit-gifts = Dirk die falschen Plättchen gegeben, oder zu wenige
