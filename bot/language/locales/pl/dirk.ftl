### Marek, zmyślony przyjaciel przy stole dla dwojga.

## Zasady

rules-topic-two = Gra dla dwojga
    .text =
        Gdy graczy jest dwoje, gra z nimi { imaginary-player }: zmyślony przyjaciel, który dostaje sześć żetonów na początku, sześć kolejnych zaraz po punktowaniu 1 i jedną trzecią worka, zaokrągloną w dół, po punktowaniu 2. Wszystkie leżą odkryte.

        Rywalizuje o wszystkie sześć rodzajów jak trzeci gracz i zdobywa punkty, które wszyscy widzą, ale nie może wygrać. Nie ma muru, pieniędzy ani tur i nie dostaje ostatnich żetonów. Żeton, który jest właśnie kupiony, możesz oddać Markowi, zamiast go układać.

        Po jednej kopii każdej karty pieniędzy zostaje w pudełku.

## Początek gry

dirk-introduced = **{ imaginary-player }** gra jako trzeci: nie ma tur, ale dostaje żetony i rywalizuje o każdy rodzaj budynków.

## Nazwy

imaginary-player = Marek
action-give = { $form ->
    [done] oddajesz Markowi { FORM($tile, "accusative") }
   *[nominative] Oddaj Markowi { FORM($tile, "accusative") }
}

## Polecenia

command-dirk = Oddaj Markowi kupiony żeton
    .name = marek
command-dirk-tile = Który żeton
    .name = żeton

## Panel

place-button-dirk = Oddaj Markowi

## Dlaczego czegoś nie wolno

refused-not-at-the-end = Ostatnich żetonów nie można oddać Markowi. Połóż { FORM($tile, "accusative") } w pałacu albo na płytce rezerwy.

## Opowieść

story-buys-and-gives = { $exact ->
    [yes] płaci równo { $sum } za { FORM($tile, "accusative") } i oddaje Markowi
   *[no] płaci { $sum } za { FORM($tile, "accusative") } i oddaje Markowi
}
story-gives = oddaje Markowi { FORM($tile, "accusative") }
story-drew = { $count ->
    [one] { imaginary-player } dostaje { $count } żeton z worka: { $tiles }.
    [few] { imaginary-player } dostaje { $count } żetony z worka: { $tiles }.
    [many] { imaginary-player } dostaje { $count } żetonów z worka: { $tiles }.
   *[other] { imaginary-player } dostaje { $count } żetonu z worka: { $tiles }.
}

## Dlaczego ruch jest dobry

reason-dirk-takes-points = { imaginary-player } zabiera punkty w { FORM($kinds, "locative") }: { $amount } mniej dla gracza { $name }

## Nawyki w omówieniu

review-habit-gifts = Oddawanie Markowi nie tych żetonów albo za mało
