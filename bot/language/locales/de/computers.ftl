## Computerspieler: drei Stärken, und wie sie sind

level-gardener = { $form ->
    [feminine] Gärtnerin
   *[nominative] Gärtner
}
    .text = freundlich, verschätzt sich oft
level-mason = { $form ->
    [feminine] Maurerin
   *[nominative] Maurer
}
    .text = solide, denkt nie voraus
level-vizier = { $form ->
    [feminine] Wesirin
   *[nominative] Wesir
}
    .text = am stärksten, denkt länger nach
computer-name = { $name } ({ $level })

computers-text =
    ## Computerspieler
    Sie sehen nur, was ein Mensch auf ihrem Platz sähe. Sitzt kein Mensch am Tisch, siehst du ihnen beim Spielen zu.
computers-line = **{ $level }** – { $text }
computers-add = { $level } dazu
computers-dismiss = { $name } wegschicken
computers-remove = { $name } vom Tisch nehmen

## Computer, die einspringen

leaving-to = Ein { $level } springt ein
leaving-done = Du bist aufgestanden, und ein { $level } springt für dich ein. Sieh gern zu: Mit einem eigenen Zug, **{ seats-take-back }** oder `/{ command-join.name }` gehört der Platz wieder dir.
leaving-waits = Du bist aufgestanden. Außer dir war niemand mehr hier, also wartet die Partie auf dich: Mit einem eigenen Zug, **{ seats-take-back }** oder `/{ command-join.name }` geht es weiter.
stand-in-text =
    ### Einen Computer einspringen lassen
    Er spielt an einem verlassenen Platz, bis die Person zurück ist, und an einem freien, bis ihn jemand übernimmt.
stand-in-button = { $level } für { $name }
stand-in-offer = Computer einspringen lassen
stand-in-done = Ein { $level } springt für { $name } ein, bis der Platz wieder besetzt ist.
seats-back = Willkommen zurück: Der Platz gehört wieder dir.
seats-kept = Ein Computer springt für dich ein, während du zusiehst. Sobald du selbst spielst, gehört der Platz wieder dir.
seats-take-back = Platz wieder einnehmen
