## Abstimmungen in einer laufenden Partie, für alle

vote-late-turn =
    ### Ohne { $name } weiterspielen?
    Die Zeit von { $name } ist abgelaufen. Soll ein Computer diesen einen Zug spielen?
vote-give-seat =
    ### Den Platz von { $name } vergeben?
    Die letzten drei Züge von { $name } musste ein Computer spielen. Soll jemand anderes den Platz mitsamt dem Geld übernehmen können?
vote-pause =
    ### Pause machen?
    { $name } schlägt eine Pause bis { $until } vor. Bis dahin läuft für niemanden die Zeit.
vote-resume =
    ### Pause beenden?
    { $name } möchte gleich weiterspielen; dann läuft die Zeit wieder für alle.
vote-agreement =
    ### Die Vereinbarung ändern?
    { $name } schlägt vor:
    { $changes }
vote-close =
    ### Diese Partie schließen?
    { $name } möchte den Tisch schließen. Die Partie würde ohne Sieg enden.
vote-most-decide = { $people }: Die Mehrheit von euch entscheidet. Die Abstimmung endet { $when }.
vote-all-decide = { $people }: Ihr müsst alle zustimmen. Die Abstimmung endet { $when }.
vote-yes = Ja
vote-no = Nein

## Wie sie ausgingen

vote-late-turn-accepted = Abgemacht: Diesen Zug spielt ein Computer für { $name }. Zurückkommen geht jederzeit.
vote-late-turn-refused = Der Tisch wartet auf { $name }.
vote-give-seat-accepted = Der Platz von { $name } ist jetzt frei. `/{ command-join.name }` übernimmt ihn mitsamt dem Geld.
vote-give-seat-refused = { $name } behält den Platz.
vote-pause-accepted = Die Partie macht Pause bis { $until }. Bis dahin läuft für niemanden die Zeit; weiterspielen dürft ihr trotzdem.
vote-pause-refused = Keine Pause: Die Partie geht weiter.
vote-resume-accepted = Die Pause ist vorbei, und die Zeit läuft wieder.
vote-resume-refused = Die Pause dauert bis { $until }.
vote-agreement-accepted =
    Von jetzt an gilt:
    { $changes }
vote-agreement-refused = Alles bleibt, wie es vereinbart war.
vote-close-refused = Der Tisch bleibt offen.
change-agreement =
    { $name } hat die Optionen des Tisches geändert:
    { $changes }

## Für eine einzelne Person

vote-cast = { $yes ->
    [yes] Du hast mit **Ja** gestimmt.
   *[no] Du hast mit **Nein** gestimmt.
} Bisher: { $for } dafür, { $against } dagegen, insgesamt { $people }.
vote-cast-last = Damit ist es entschieden: Das Ergebnis steht unten.
vote-proposed = Ich habe die anderen gefragt.
vote-close-ask =
    Du leitest diesen Tisch nicht, aber wenn alle, die mitspielen, zustimmen, wird er geschlossen.
    .button = Die anderen fragen
notice-seat-given = Du warst in { $place } nicht da, und die anderen haben deinen Platz freigegeben. Seine Hand siehst du nicht mehr. Solange ihn niemand übernommen hat, bringt dich `/{ command-join.name }` zurück.

## Warum nicht

lobby-refused-vote-going-on = Der Tisch stimmt gerade schon über etwas ab. Sobald das entschieden ist, kannst du noch einmal fragen.
lobby-refused-vote-over = Diese Abstimmung ist vorbei.
lobby-refused-no-vote-here = Das entscheiden die anderen am Tisch.
lobby-refused-paused = Die Partie macht schon Pause.
lobby-refused-not-paused = Die Partie macht gerade keine Pause.
