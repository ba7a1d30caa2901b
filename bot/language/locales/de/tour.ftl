### Ein begleiteter erster Zug, mit der Stimme guter Gastgeber: ein, zwei Sätze auf jedem Bildschirm

tour-note = **Dein erster Zug.** { $text }
tour-skip = Einführung überspringen
tour-skipped = Wie du magst. `/{ command-help.name }` und `/{ command-rules.name }` sind immer für dich da.
tour-done = **Gut gemacht, das war dein erster Zug.** Jetzt spielen die anderen; ich rufe dich, wenn du wieder dran bist.

## Was wo erklärt wird

tour-table = Vier Gebäudeplättchen stehen zum Verkauf, jedes in seiner eigenen Währung, und vier Geldkarten liegen in der Auslage. In einem Zug tust du eines: **Geld nehmen** oder **Kaufen**, später auch **Umbauen**. Deine Karten findest du hinter **Meine Hand**.
tour-open = In einem Zug tust du eines: Geld nehmen, ein Plättchen kaufen oder, später, deinen Palast umbauen. Probier aus, was du magst: **Rückgängig** nimmt es zurück, bis du den Zug beendest.
tour-take = Eine beliebige Karte oder mehrere, zusammen höchstens 5. Jedes Plättchen bezahlst du in nur einer Währung, also sammle, was zusammenpasst.
tour-buy = Wechselgeld gibt es nicht, aber wer passend bezahlt (✓), hat im selben Zug noch eine Aktion.
tour-buy-nothing = Noch kannst du dir kein Plättchen leisten. Nimm erst Geld, am besten in einer Währung, die du schon hast.
tour-sure = Das ist mehr als der Preis, und Wechselgeld gibt es nicht. Für ein Plättchen, das du unbedingt willst, kann es trotzdem richtig sein.
tour-again = Du hast passend bezahlt, also hast du noch eine Aktion: Geld nehmen, noch einmal kaufen oder umbauen. Wenn du legst oder den Zug beendest, verzichtest du darauf.
tour-aside = Was du gekauft hast, liegt noch beiseite. Lege es jetzt in deinen Palast oder in die Reserve; dann kann der Zug enden.
tour-place = Ich biete dir nur Felder an, die passen: vom Brunnen aus zu Fuß erreichbar, Mauer an Mauer oder offene Seite an offene Seite. Lange Außenmauern bringen Punkte.
tour-preview = So würde es aussehen. Wähle ein anderes Feld, oder baue hier.
tour-end = Das war schon ein ganzer Zug. **Zug beenden** bringt neue Karten und Plättchen, und die anderen spielen.

## Was später kommt, je einmal, wenn es zum ersten Mal wichtig ist

lesson-dismiss = Verstanden
lesson-praise = **Gut gemacht, das war dein erster Zug.** Die anderen haben gespielt, und du bist wieder dran.
lesson-scoring = { $seen ->
    [yes] **Das war eine Wertung.** Wer im Palast die meisten Plättchen einer Art hat, bekommt dafür Punkte, und alle bekommen welche für ihre längste Außenmauer. Ab Wertung 2 zählt auch der zweite Platz. **{ panel-look-standings }**, hinter **{ post-more }**, zeigt, wer vorn liegt.
   *[no] **Bald könnte eine Wertung kommen.** Wer im Palast die meisten Plättchen einer Art hat, bekommt dafür Punkte, und alle bekommen welche für ihre längste Außenmauer. Was in der Reserve liegt, zählt nicht; **{ panel-look-standings }**, hinter **{ post-more }**, zeigt, wer vorn liegt.
}
lesson-reserve = { $count ->
    [one] **In deiner Reserve: { $tiles }.** Dort bringt das Plättchen keine Punkte. **{ post-redesign }** ist eine eigene Aktion: Baue ein Plättchen aus der Reserve an, baue eines ab oder tausche zwei.
   *[other] **In deiner Reserve: { $tiles }.** Dort bringen sie keine Punkte. **{ post-redesign }** ist eine eigene Aktion: Baue ein Plättchen aus der Reserve an, baue eines ab oder tausche zwei.
}

## Ein Tipp

tour-tip = Mein Tipp: { $tip }
