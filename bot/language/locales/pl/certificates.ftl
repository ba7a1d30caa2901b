### Bony wymiany.

## Moduł

module-certificates = Bony wymiany
    .text = odłóż do 6 z nadpłaty i wydaj to później jak kartę.

## Zasady

rules-topic-certificates = Moduł: Bony wymiany
    .text =
        Są bony każdej waluty: po jednym przy dwojgu graczach, po dwa przy trojgu i czworgu, po trzy przy pięciorgu i sześciorgu. Jeśli przepłacisz za żeton (razem z portalem) od 1 do 6, możesz wziąć dowolny bon, który jeszcze jest, i **odłożyć** na nim dokładnie tę kwotę, w jego walucie; 7 i więcej odłożyć nie można. Naraz możesz mieć tylko jeden bon. Nadpłaty za plac budowy ani za jego ukończenie odłożyć nie można.

        Odłożoną kwotę wydaje się w całości, jak kartę tej waluty i wartości, na żeton, plac budowy albo jego ukończenie, i może ona dopełnić odliczoną kwotę. Bon wraca na środek, a ten sam zakup znów może coś odłożyć.

        Za bon nie kupisz sokoła. Nie liczy się on przy rozdawaniu ostatnich żetonów i nie odrzuca się go razem z walutą placu budowy.

## Nazwy

sum-of-credit = { $sum } (bon)
sum-with-credit = { $sum } ({ $values } i bon { $stored })
credit-label = bon ({ $sum })
action-store = { $form ->
    [done] odkładasz nadpłatę jako { $currency ->
        [florin] floreny
        [dirham] dirhamy
        [dinar] denary
       *[ducat] dukaty
    }
   *[nominative] Odłóż nadpłatę jako { $currency ->
        [florin] floreny
        [dirham] dirhamy
        [dinar] denary
       *[ducat] dukaty
    }
}

## Polecenia

command-module-store = Odłóż nadpłatę z tej tury na bon (Bony wymiany)
    .name = nadpłata
command-module-store-currency = W jakiej walucie
    .name = waluta

## Panel

panel-open-store = Do końca tej tury możesz odłożyć nadpłatę.
panel-certificate = Na twoim bonie: { $sum }, do wydania w całości.
panel-button-store = Odłóż nadpłatę
purse-credit = bon { $stored }
purse-with-credit = { $values } i bon { $stored }
sure-title-store = ### Zapłacić więcej i odłożyć nadpłatę?
sure-text-store = { GENDER($tile) ->
    [plural] { $tile } kosztują { $price }, a płacisz { $payment }. Nie masz kolejnej akcji, ale nadpłatę { $over } możesz odłożyć na bon, w każdej walucie, która jeszcze jest, i wydać później jak kartę.
   *[other] { $tile } kosztuje { $price }, a płacisz { $payment }. Nie masz kolejnej akcji, ale nadpłatę { $over } możesz odłożyć na bon, w każdej walucie, która jeszcze jest, i wydać później jak kartę.
}
store-title = ### Odłożyć nadpłatę?
store-text = Nadpłata wynosi { $amount }. Weź bon, a będzie twoja: wydasz ją później w całości, jak kartę tej waluty. Naraz możesz mieć tylko jeden bon.
store-button-not = Na razie nic nie odkładaj

## Dlaczego czegoś nie wolno

refused-nothing-overpaid = W tej turze nie ma nadpłaty za żaden żeton, więc nie ma czego odłożyć.
refused-too-much-to-store = Odłożyć można najwyżej 6, a nadpłata wynosi { $amount }.
refused-board-taken = Naraz możesz mieć tylko jeden bon, a jeden już masz: { $cards }. Najpierw go wydaj.
refused-no-chip-left = Nie ma już bonu na { $currency ->
    [florin] floreny
    [dirham] dirhamy
    [dinar] denary
   *[ducat] dukaty
}. Wybierz inną walutę.

## Opowieść

story-stores = odkłada nadpłatę: { $credit }

## Wiadomości

kept-certificates = **Bony**: { $owned } · na środku: { $chips }
kept-chip = { FORM($currency, "plural") } { $count }
kept-own-credit = Odłożone: { $credit }

## Dlaczego ruch jest dobry

reason-can-store = nadpłatę { $amount } można odłożyć
reason-stores = nadpłata nie przepada
reason-spends-credit = wydajesz odłożone { $sum } i znów masz miejsce na nadpłatę

## Nawyki w omówieniu

review-habit-certificates = Odkładanie na bon nie tej nadpłaty

## Obrazy

chip-picture-chips = Bony
chip-picture-stored = Odłożone
chip-picture-supply-told = Bony na środku: { $chips }.
