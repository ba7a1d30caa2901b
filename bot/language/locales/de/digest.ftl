## Was seit dem letzten eigenen Zug geschehen ist

digest-title = ### Seit deinem Zug { $turn }
digest-title-start = ### Die Partie bis jetzt
digest-title-round = ### Die letzte Runde
digest-line = - { $news }
digest-nothing-your-turn = Nichts Neues: Du bist am Zug.
digest-nothing = { $start ->
    [yes] Die Partie hat gerade erst angefangen. Am Zug: { $names }.
   *[no] Noch nichts Neues. Am Zug: { $names }.
}
digest-you-won = { $shared ->
    [yes] Du teilst dir den Sieg, mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }!
   *[no] Du hast gewonnen, mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }!
}
digest-end-proposed = { $count ->
    [one] { $names } schlägt vor, die Partie vorzeitig zu beenden, und wartet auf deine Antwort.
   *[other] { $names } schlagen vor, die Partie vorzeitig zu beenden, und warten auf deine Antwort.
}
digest-played-for-you = Ein Computer hat deinen Zug gespielt: { $story }
digest-turns-played-for-you = { $count ->
    [one] Ein Computer hat 1 Zug für dich gespielt.
   *[other] Ein Computer hat { $count } Züge für dich gespielt.
}
digest-lost = { $kind }: überholt von { $names }, { $count } zu { $own }.
digest-level = { $kind }: eingeholt von { $names }, je { $count }.
digest-gained = { $kind }: Du liegst jetzt vorn, { $own } zu { $count }.
digest-shared = { $kind }: Du liegst jetzt gleichauf vorn mit { $names }, je { $count }.
digest-missed = { $name } hat { $tile } gekauft; du hättest passend bezahlen können.
digest-offered = Neu im Bauhof: { $tile }, und du kannst passend bezahlen.
digest-scored-leads = Wertung { $round }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für dich, und du führst mit { $by } Vorsprung.
digest-scored-level = Wertung { $round }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für dich, und du liegst gleichauf vorn mit { $names }.
digest-scored-behind = Wertung { $round }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für dich; auf { $names } fehlen dir { $by }.
digest-wall = Die Mauer von { $name } ist jetzt länger als deine: { $length } zu { $own }.
digest-asked-late-turn = Deine Stimme fehlt noch: Soll ein Computer diesen Zug für { $name } spielen?
digest-asked-give-seat = Deine Stimme fehlt noch: Soll jemand anders den Platz von { $name } übernehmen dürfen?
digest-asked-pause = Deine Stimme fehlt noch: { $name } möchte eine Pause machen.
digest-asked-resume = Deine Stimme fehlt noch: { $name } möchte die Pause beenden.
digest-asked-agreement = Deine Stimme fehlt noch: { $name } möchte die Optionen des Tisches ändern.
digest-asked-close = Deine Stimme fehlt noch: { $name } möchte den Tisch schließen.
digest-own-late-turn = Die anderen stimmen ab, ob ein Computer deinen Zug spielt.
digest-own-give-seat = Die anderen stimmen ab, ob jemand anders deinen Platz übernehmen darf. Mach einen Zug, und er bleibt deiner.
digest-own-seat-given = Die anderen haben deinen Platz freigegeben. Solange ihn niemand hat, bringt dich `/{ command-join.name }` zurück.
digest-break = Die Partie macht Pause bis { $until }: Für niemanden läuft die Zeit.
digest-agreed = Ab jetzt vereinbart: { $changes }
digest-sat-in = { $count ->
    [one] Ein Computer hat 1 Zug für { $name } gespielt; jetzt ist der Platz wieder besetzt.
   *[other] Ein Computer hat { $count } Züge für { $name } gespielt; jetzt ist der Platz wieder besetzt.
}
digest-seat-taken = { $name } hat den Platz von { $owner } übernommen.
digest-seat-computer = Für { $name } spielt jetzt ein Computer.
digest-seat-back = { $name } ist wieder am Tisch.

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
