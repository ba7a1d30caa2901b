## Obrazek z nowościami

digest-picture-title = { $turn ->
    [0] Od początku
   *[other] Od tury { $turn }
}
digest-picture-points = { $points } ({ $won })
digest-picture-told = { $title }. { $name }: { $points }.
digest-picture-onlooker-told = { $title }. { $progress }.
digest-picture-gained = Zyskane przewagi
digest-picture-lost = Stracone przewagi
digest-picture-new-leaders = Zmiana na czele
digest-picture-kinds = Bez zmian
digest-picture-kind-told = { $kind } { $own } ({ $names } { $count })
digest-picture-alone-told = { $kind } { $own }
digest-picture-leaders-told = { $kind } { $names } { $count }
digest-picture-new-told = Nowe na giełdzie: { $tiles }.
