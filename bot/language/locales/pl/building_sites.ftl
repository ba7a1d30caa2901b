### Place budowy.

## Moduł

module-building-sites = Place budowy
    .text = żetony za pół ceny; mury liczą się od razu, budynek po ukończeniu.

## Zasady

rules-topic-building-sites = Moduł: Place budowy
    .text =
        Możesz kupić żeton jako plac budowy za **połowę ceny**, zaokrągloną w dół, w walucie jego pola. To nigdy nie liczy się jako odliczona kwota. Wylosuj w tajemnicy dwa z ośmiu znaczników (po dwa na walutę), jeden połóż zakryty na żetonie, a drugi odłóż do worka. Tego nie da się cofnąć. Ostatni znacznik trzeba zatrzymać, a gdy nie ma już żadnego, nie ma też placów budowy.

        Żeton trafia do pałacu albo na płytkę rezerwy, ale nie do Marka. Jego mury się liczą, a budynek nie, choć sokoły i portale widzą jego rodzaj. Portalu z nim kupić nie można.

        Plac budowy możesz **ukończyć** i jest to akcja: zapłać pełną cenę w walucie jego znacznika. Za odliczoną kwotę masz kolejną akcję. Znacznik wypada z gry. Każdy plac ukończony za odliczoną kwotę dodaje akcję do pięciu, które może mieć tura.

        Na koniec gry, przed rozdaniem ostatnich żetonów, odkrywa się znaczniki w pałacach, a ich właściciele odrzucają wszystkie pieniądze w tych walutach. Znaczniki w rezerwie nie mają znaczenia.

## Nazwy

action-buy-site = { $form ->
    [done] kupujesz { FORM($tile, "accusative") } jako plac budowy za { $cards }
   *[nominative] Kup { FORM($tile, "accusative") } jako plac budowy za { $cards }
}
action-keep-token = { $form ->
    [done] { $number ->
        [1] zatrzymujesz pierwszy znacznik
       *[2] zatrzymujesz drugi znacznik
    }
   *[nominative] { $number ->
        [1] Zatrzymaj pierwszy znacznik
       *[2] Zatrzymaj drugi znacznik
    }
}
action-complete = { $form ->
    [done] kończysz plac budowy: { $tile }, za { $cards }
   *[nominative] Ukończ { FORM($tile, "accusative") } za { $cards }
}

## Polecenia

command-module-site = Kup żeton jako plac budowy, za połowę ceny (Place budowy)
    .name = plac
command-module-site-purchase = Który żeton i którymi kartami płacisz
    .name = zakup
command-module-token = Zatrzymaj jeden z wylosowanych znaczników (Place budowy)
    .name = znacznik
command-module-token-which = Który; nikt inny go nie widzi
    .name = który
command-module-complete = Ukończ plac budowy (Place budowy)
    .name = ukończ
command-module-complete-payment = Który plac i którymi kartami płacisz
    .name = zapłata

## Panel

panel-open-complete = Albo ukończ jeden ze swoich placów budowy.
panel-sites = Twoje place budowy i ich znaczniki: { $sites }.
site-with-token = { $tile } ({ $currency ->
    [florin] floreny
    [dirham] dirhamy
    [dinar] denary
   *[ducat] dukaty
})
spoken-site = plac budowy { $tile }
panel-button-complete = Ukończ plac budowy
panel-open-completed = { $count ->
    [one] Budowa ukończona: { $tiles } już się liczy, a znacznik znika.
    [few] Budowy ukończone: { $tiles } już się liczą, a znaczniki znikają.
    [many] Budowy ukończone: { $tiles } już się liczą, a znaczniki znikają.
   *[other] Budowy ukończone: { $tiles } już się liczą, a znaczniki znikają.
}
buy-text-site = Jako plac budowy żeton kosztuje połowę: mury liczą się od razu, a budynek po ukończeniu.
buy-as-site = Plac budowy: { $tile }
buy-note-half = Pół ceny, zostaje: { $left }
buy-ways-half = { $count ->
    [one] { $count } sposób zapłaty
    [few] { $count } sposoby zapłaty
    [many] { $count } sposobów zapłaty
   *[other] { $count } sposobu zapłaty
}
sure-title-site = ### Kupić plac budowy?
sure-text-site = { GENDER($tile) ->
    [plural] { $tile } kosztują połowę, czyli { $price }, a płacisz { $payment }.
   *[other] { $tile } kosztuje połowę, czyli { $price }, a płacisz { $payment }.
}
sure-text-site-lost = Reszty się nie wydaje: tracisz { $lost }.
sure-text-site-draw = Potem losujesz w tajemnicy znaczniki i zatrzymujesz jeden. **Tego nie da się cofnąć**, tak jak niczego wcześniej w tej turze, i nie masz kolejnej akcji.
sure-button-site = Kup i losuj
token-title = ### { $tile }: twoje znaczniki
token-text = { $count ->
    [one] To ostatni znacznik i widzisz go tylko ty. W jego walucie ukończysz budynek; jeśli na koniec gry znacznik wciąż leży w twoim pałacu, tracisz wszystkie pieniądze w tej walucie.
    [few] Widzisz je tylko ty. Zatrzymaj jeden, drugi wraca do worka. W jego walucie ukończysz budynek; jeśli na koniec gry znacznik wciąż leży w twoim pałacu, tracisz wszystkie pieniądze w tej walucie.
    [many] Widzisz je tylko ty. Zatrzymaj jeden, drugi wraca do worka. W jego walucie ukończysz budynek; jeśli na koniec gry znacznik wciąż leży w twoim pałacu, tracisz wszystkie pieniądze w tej walucie.
   *[other] Widzisz je tylko ty. Zatrzymaj jeden, drugi wraca do worka. W jego walucie ukończysz budynek; jeśli na koniec gry znacznik wciąż leży w twoim pałacu, tracisz wszystkie pieniądze w tej walucie.
}
token-button = Zatrzymaj znacznik { $currency ->
    [florin] florenów
    [dirham] dirhamów
    [dinar] denarów
   *[ducat] dukatów
}
complete-title = ### Ukończ plac budowy
complete-text = Zapłać pełną cenę w walucie znacznika; od tej chwili budynek się liczy. ✓ oznacza odliczoną kwotę: po niej masz jeszcze jedną akcję.
complete-nothing = Na żaden z twoich placów budowy jeszcze cię nie stać.
complete-none = Nie masz żadnego placu budowy.
complete-hint = Wybierz plac budowy i karty do zapłaty
place-site = To plac budowy: mury się liczą, budynek jeszcze nie.

## Dlaczego czegoś nie wolno

refused-no-token-left = W worku nie ma już znaczników, więc nie da się kupić placu budowy.
refused-token-to-choose = Najpierw wybierz znacznik. Plac budowy: { $tile }.
refused-no-such-token = { $amount ->
    [0] Nie ma teraz znaczników do wyboru.
    [one] Jest tylko { $amount } znacznik do zatrzymania.
    [few] Są { $amount } znaczniki: zatrzymaj pierwszy albo drugi.
    [many] Jest { $amount } znaczników: zatrzymaj pierwszy albo drugi.
   *[other] Jest { $amount } znacznika: zatrzymaj pierwszy albo drugi.
}
refused-site-not-for-dirk = { $tile } to plac budowy, a tych Markowi się nie oddaje.
refused-not-a-site = { $tile } to nie jest twój plac budowy.

## Opowieść

story-buys-site = płaci { $sum } za { FORM($tile, "accusative") } jako plac budowy i kładzie na nim znacznik
story-buys-site-briefly = kupuje { FORM($tile, "accusative") } jako plac budowy
story-completes-briefly = kończy plac budowy: { $tile }
story-completes = { $exact ->
    [yes] płaci równo { $sum } i kończy plac budowy: { $tile }
   *[no] płaci { $sum } i kończy plac budowy: { $tile }
}
story-token-turned = { $count ->
    [one] { $name } odkrywa znacznik placu budowy: { FORM($tokens, "plural") }.
    [few] { $name } odkrywa znaczniki placów budowy: { FORM($tokens, "plural") }.
    [many] { $name } odkrywa znaczniki placów budowy: { FORM($tokens, "plural") }.
   *[other] { $name } odkrywa znaczniki placów budowy: { FORM($tokens, "plural") }.
} { $lost ->
    [0] Pieniądze nie przepadają.
   *[other] Odrzucone: { $cards }.
}

## Wiadomości

kept-sites = **Place budowy**: { $owned } · { $tokens ->
    [0] w worku nie ma już znaczników
    [one] w worku { $tokens } znacznik
    [few] w worku { $tokens } znaczniki
    [many] w worku { $tokens } znaczników
   *[other] w worku { $tokens } znacznika
}
kept-own-sites = Place budowy: { $sites }
post-complete = Ukończ plac budowy
post-scoring-sites = **Place budowy**, nie liczą się: { $sites }
post-last-tiles-tokens = **Najpierw odkrywa się znaczniki placów budowy.** Ich właściciele odrzucają wszystkie pieniądze w tych walutach.

## Dlaczego ruch jest dobry

reason-site-at-half = jako plac budowy o { $amount } taniej
reason-token-payable = na ukończenie wystarczy to, co masz: { $sum }
reason-token-nearer = w tej walucie masz więcej: { $sum }
reason-site-counts = { GENDER($tile) ->
    [plural] { $tile } są ukończone i się liczą
    [feminine] { $tile } jest ukończona i się liczy
   *[other] { $tile } jest ukończony i się liczy
}
reason-saves-money = ratuje przed znacznikiem na koniec: { $sum }

## Nawyki w omówieniu

review-habit-sites = Źle wybrane albo źle ukończone place budowy

## Obrazy

site-picture-sites = Place budowy
site-picture-with-token = { $tile } ({ $token })
site-picture-unfinished = { $tile }, plac budowy
site-picture-completed = ukończono: { $tiles }
site-picture-tokens = znaczniki budowy
site-picture-supply-told = Znaczniki budowy w worku: { $count }.
site-picture-choose = Zatrzymaj jeden znacznik
site-picture-choose-told = Znaczniki do wyboru, { $tile }
site-picture-own-told = Plac budowy { $tile }, znacznik { $token }: cena { $verdict }.
site-picture-offer-told = Pole { $square }, cena jako plac budowy: { $verdict }.
site-picture-uncounted = Place budowy, nie liczą się: { $sites }.
