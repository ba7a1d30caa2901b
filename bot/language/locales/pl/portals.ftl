### Portale.

## Moduł

module-portals = Portale
    .text = bramy kupowane razem z żetonem; otwierają drogi i punktują w murze.

## Zasady

rules-topic-portals = Moduł: Portale
    .text =
        Jest 18 portali, po trzy dla każdego rodzaju budynków. Portal to pół pola: dwa otwarte krótkie boki i długi bok z murem.

        Razem z żetonem możesz kupić jeden portal jego rodzaju, w tej samej walucie, za dopłatą: 6 przed pierwszym punktowaniem, 4 przed drugim, a potem 2. Odliczona kwota za całość daje kolejną akcję. Nie można kupić portalu, który nigdzie by nie pasował, a gdy już go masz, żaden krok nie może zabrać mu ostatniego miejsca. Nie kupuje się go z placem budowy ani z ostatnimi żetonami.

        Portal układa się na koniec tury, razem z żetonami, w dowolnej kolejności. Krótkim bokiem styka się z budynkiem swojego rodzaju, niekoniecznie z tym właśnie kupionym; krótkie boki stykają się tylko z otwartymi. Da się przez niego przejść, a żeton może się trzymać samego portalu. Przy długim boku nic nie leży, na polu mieści się jeden element i nie może powstać dziura, nawet na pół pola. Portali nigdy się nie przebudowuje ani nie odkłada do rezerwy; żeton, który styka się z portalem, można przebudować tylko wtedy, gdy wszystko nadal się zgadza.

        W najdłuższym murze długi bok liczy się za 1, a każdy portal daje tam jeszcze 2 punkty. Najpierw decyduje długość; z równie długich odcinków punktuje najlepszy.

## Nazwy

cell-portal = { $form ->
    [genitive] portalu
    [instrumental] portalem
    [locative] portalu
   *[nominative] portal
}
    .gender = masculine
half-nw = { $where }, połowa północno-zachodnia
half-ne = { $where }, połowa północno-wschodnia
half-se = { $where }, połowa południowo-wschodnia
half-sw = { $where }, połowa południowo-zachodnia
portal-label = { $form ->
    [genitive] Portalu { FORM($kind, "genitive") }
    [instrumental] Portalem { FORM($kind, "genitive") }
    [locative] Portalu { FORM($kind, "genitive") }
   *[nominative] Portal { FORM($kind, "genitive") }
}
    .gender = masculine
portal-several = { $portal } ×{ $count }
action-buy-with-portal = { $form ->
    [done] kupujesz { FORM($tile, "accusative") } i { FORM($portal, "accusative") } za { $cards }
   *[nominative] Kup { FORM($tile, "accusative") } i { FORM($portal, "accusative") } za { $cards }
}
action-place-portal = { $form ->
    [done] kładziesz { FORM($portal, "accusative") } na polu { $half }
   *[nominative] Połóż { FORM($portal, "accusative") } na polu { $half }
}

## Polecenia

choice-portal = { $portal } na polu { $place }
command-module-portal = Połóż kupiony portal w swoim pałacu (Portale)
    .name = portal
command-module-portal-place = Który portal i gdzie: pole i róg jego kąta prostego, na przykład +2,0SW
    .name = miejsce

## Panel

buy-text-portal = Razem z żetonem możesz kupić portal jego rodzaju, za dopłatą { $more }.
buy-with-portal = { $tile } + { $portal }
portal-title = ### { $portal }
portal-text = { $count ->
    [0] Nigdzie jeszcze nie pasuje: najpierw połóż żeton.
    [one] Pasuje w { $count } miejscu. Najpierw zobaczysz podgląd.
    [few] Pasuje w { $count } miejscach. Najpierw zobaczysz podgląd.
    [many] Pasuje w { $count } miejscach. Najpierw zobaczysz podgląd.
   *[other] Pasuje w { $count } miejsca. Najpierw zobaczysz podgląd.
}
effect-portals = Portale w murze { $before } → { $after }
change-title-portal = ### { $portal } na polu { $letter }, { $half } ({ $where })
change-place = Połóż tutaj
change-place-and-end = Połóż i zakończ turę
change-other-cell = Inne pole

## Dlaczego czegoś nie wolno

refused-no-portal-left = Nie ma już Portalu { FORM($kinds, "genitive") }.
refused-no-place-for-portal = W twoim pałacu nie byłoby miejsca na Portal { FORM($kinds, "genitive") }, niezależnie od tego, co położysz najpierw.
refused-portal-not-bought = Portal { FORM($kinds, "genitive") } nie jest kupiony w tej turze.
refused-no-contact = Na polu { $cells } żaden krótki bok portalu nie stykałby się z { FORM($kinds, "instrumental") }. Portal musi dotykać budynku swojego rodzaju.
refused-portals-to-place = { $pieces ->
    [one] Portal wciąż czeka na ułożenie: { $kinds }.
    [few] Portale wciąż czekają na ułożenie: { $kinds }.
    [many] Portale wciąż czekają na ułożenie: { $kinds }.
   *[other] Portale wciąż czekają na ułożenie: { $kinds }.
}
refused-portal-would-not-fit = { $pieces ->
    [one] Wtedy kupiony portal nie znalazłby już miejsca: { $kinds }.
    [few] Wtedy nie wszystkie kupione portale znalazłyby miejsce: { $kinds }.
    [many] Wtedy nie wszystkie kupione portale znalazłyby miejsce: { $kinds }.
   *[other] Wtedy nie wszystkie kupione portale znalazłyby miejsce: { $kinds }.
}
refused-contact-lost = { $pieces ->
    [one] Portal na polu { $cells } nie dotykałby już żadnego budynku swojego rodzaju.
    [few] Portale na polach { $cells } nie dotykałyby już żadnego budynku swojego rodzaju.
    [many] Portale na polach { $cells } nie dotykałyby już żadnego budynku swojego rodzaju.
   *[other] Portale na polach { $cells } nie dotykałyby już żadnego budynku swojego rodzaju.
}

## Opowieść

story-buys-with-portal = { $exact ->
    [yes] płaci równo { $sum } za { FORM($tile, "accusative") } i { FORM($portal, "accusative") } (+{ $more })
   *[no] płaci { $sum } za { FORM($tile, "accusative") } i { FORM($portal, "accusative") } (+{ $more })
}
story-places-portal = kładzie { FORM($portal, "accusative") } na polu { $half }

## Wiadomości

kept-portals = **Portale** w puli, każdy za dopłatą { $more }: { $left }
digest-portals-gone = Wyprzedane: { $portals }.
kept-portals-none = **Portale**: pula pusta
kept-portal-left = { $kind } { $count }
kept-own-portals = Portale: { $portals }
post-scoring-portals = **Portale w najdłuższym murze**: { $portals }
post-scoring-portal = { $name } { $count } → { $points }

## Samymi słowami

spoken-portal-places = ## Gdzie może stanąć { $portal }
    { $count ->
        [0] Pałac gracza { $name } nie ma na to miejsca.
        [one] Pałac gracza { $name }, { $count } miejsce:
        [few] Pałac gracza { $name }, { $count } miejsca:
        [many] Pałac gracza { $name }, { $count } miejsc:
       *[other] Pałac gracza { $name }, { $count } miejsca:
    }
spoken-portal-place = { $half } ({ $spoken }). { $wall }.

## Dlaczego ruch jest dobry

reason-portal-in-wall = portal w najdłuższym murze, { $before } → { $after } pkt w każdym punktowaniu

## Nawyki w omówieniu

review-habit-portals = Źle wybrane albo źle położone portale

## Obrazy

portal-picture-name = Portal { FORM($kind, "genitive") }
    .gender = masculine
portal-picture-portals = Portale
portal-picture-surcharge = za każdy
portal-picture-in-wall = { $portals ->
    [one] W nim { $portals } portal: o { $points } pkt więcej.
    [few] W nim { $portals } portale: o { $points } pkt więcej.
    [many] W nim { $portals } portali: o { $points } pkt więcej.
   *[other] W nim { $portals } portalu: o { $points } pkt więcej.
}
portal-picture-long-side = długi bok { $half }
portal-picture-placed = portale: { $portals }
portal-picture-supply-told = Portale do kupienia, każdy o { $surcharge } drożej: { $kinds }.
portal-picture-offer-told = Pole { $square }, cena z portalem: { $verdict }.
preview-title-portal = { $tile } na polu { $cell }
preview-alt-portal = Podgląd pałacu gracza { $name }: { $tile } na polu { $cell }.
why-not-because-no-contact = Krótki bok portalu musi dotykać budynku jego rodzaju.
why-not-because-contact-lost = Portal nie dotykałby już żadnego budynku swojego rodzaju.
why-not-because-portal-would-not-fit = Kupiony portal nie znalazłby już miejsca.
why-not-alt-contact = Portale bez styku
source-portals = Portale
