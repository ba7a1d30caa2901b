## Das Bild mit dem Neuen

digest-picture-title = { $turn ->
    [0] Seit dem Start
   *[other] Seit Zug { $turn }
}
digest-picture-points = { $points } ({ $won })
digest-picture-told = { $title }. { $name }: { $points }.
digest-picture-onlooker-told = { $title }. { $progress }.
digest-picture-gained = Mehrheiten gewonnen
digest-picture-lost = Mehrheiten verloren
digest-picture-new-leaders = Neu vorn
digest-picture-kinds = Unverändert
digest-picture-kind-told = { $kind } { $own } ({ $names } { $count })
digest-picture-alone-told = { $kind } { $own }
digest-picture-leaders-told = { $kind } { $names } { $count }
digest-picture-new-told = Neu im Bauhof: { $tiles }.
