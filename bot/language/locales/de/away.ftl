### /weg: in den Urlaub gehen

away-title = ## Abwesend
away-now = Du bist bis { $until } weg. Bis dahin steht deine Zeit still, und ich rufe dich nicht.
away-not = Du bist nicht weg. Für einen Urlaub nenn den Tag, an dem du zurück bist: `/{ command-away.name }`.
away-days = { $days ->
    [0] Dein Urlaub ist fürs Erste aufgebraucht: Es gibt 30 Tage im Jahr.
    [one] Du kannst dieses Jahr noch 1 Tag nehmen.
   *[other] Du kannst dieses Jahr noch { $days } Tage nehmen.
}
away-back = Ich bin zurück
away-over = Willkommen zurück! Deine Zeit läuft wieder.
away-choice = { $days ->
    [one] { $date }, morgen
   *[other] { $date }, in { $days } Tagen
}
away-refused-not-a-date = Dieses Datum verstehe ich nicht. Schreib es wie 2026-12-24 oder nenn eine Zahl von Tagen.
away-refused-past = Dieser Tag hat schon begonnen. Wähle einen späteren.
away-refused-too-long = { $days ->
    [0] Du hast schon alle 30 Tage dieses Jahres genommen.
    [one] Das ist zu lang: Du hast noch 1 Tag.
   *[other] Das ist zu lang: Du hast noch { $days } Tage.
}
away-ends-soon = Dein Urlaub endet { $until }. Von da an zählen deine Züge wieder; `/{ command-away.name }` verlängert ihn.

## Für alle am Tisch

change-vacation = { $name } ist bis { $until } weg, und die Partie wartet.
change-vacation-computer = { $name } ist bis { $until } weg. So lange spielt ein Computer.
change-vacation-over = { $name } ist aus dem Urlaub zurück.
change-gone = { $name } ist nicht mehr auf dem Server.
change-gone-computer = { $name } ist nicht mehr auf dem Server, also spielt ein Computer weiter: { $level }. Der Platz bleibt bis zur Rückkehr reserviert.
change-gone-waits = { $name } ist nicht mehr auf dem Server. Der Tisch wartet, wie vereinbart; `/{ command-alhambra.name } { command-alhambra-options.name }` schlägt etwas anderes vor.
