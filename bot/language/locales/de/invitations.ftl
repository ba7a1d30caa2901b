## Zu einem Tisch einladen

invite-text =
    ### Wen einladen?
    Wähle eine oder mehrere Personen. Sie werden einmal gerufen, gleich hier darunter, und antworten mit **{ lobby-join }** oder **{ invitation-not-now }**.
invite-hint = Wen möchtest du einladen?
invite-done = { $skipped ->
    [0] Eingeladen: { $names }.
   *[other] Eingeladen: { $names }. Alle anderen, die du gewählt hast, haben einen Platz, waren schon eingeladen oder können nicht mitspielen.
}
invite-silent = { $count ->
    [one] { $names } wird gerade nicht gerufen (Ruhezeit, Urlaub oder gar keine Erinnerungen) und findet die Einladung später im Kanal.
   *[other] { $names } werden gerade nicht gerufen (Ruhezeit, Urlaub oder gar keine Erinnerungen) und finden die Einladung später im Kanal.
}
invitation-text = { $people }: { $name } lädt zu einer Partie Alhambra ein.
invitation-not-now = Gerade nicht
invitation-declined = Alles klar. Falls du es dir anders überlegst: **{ lobby-join }** gilt für dich, solange ein Platz frei ist.
lobby-invited = Eingeladen, noch keine Antwort: { $names }
lobby-refused-invited-only = Dieser Tisch ist nur für Eingeladene. Wer dort einen Platz hat, kann dich einladen.
lobby-refused-not-invited = Hier wartet keine Einladung auf deine Antwort.
lobby-refused-nobody-to-invite = Ich habe niemanden eingeladen: Alle, die du gewählt hast, haben einen Platz, waren schon eingeladen oder können nicht mitspielen.
lobby-refused-invited-enough = An diesen Tisch sind schon so viele eingeladen, dass ich niemanden mehr rufe.
