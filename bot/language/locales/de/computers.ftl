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
    Sie sehen nur, was ein Mensch auf ihrem Platz sähe. Nimmt kein Mensch Platz, siehst du ihnen zu.
computers-line = **{ $level }** – { $text }
computers-add = { $level } dazu
computers-dismiss = { $name } wegschicken

leaving-to = { $level } spielt weiter
leaving-done = Du bist aufgestanden, und { $level } spielt für dich weiter. Zusehen kannst du jederzeit: Erst mit einem eigenen Zug, **{ seats-take-back }** oder `/{ command-join.name }` gehört der Platz wieder dir.
leaving-waits = Du bist aufgestanden. Außer dir ist niemand hier, also wartet das Spiel auf dich: Mit einem eigenen Zug, **{ seats-take-back }** oder `/{ command-join.name }` geht es weiter.
stand-in-text =
    ### Einen Computer einspringen lassen
    Er spielt, bis die Person zurück ist oder jemand anders den Platz nimmt.
stand-in-button = { $level } für { $name }
stand-in-offer = Computer einspringen lassen
stand-in-done = { $level } spielt jetzt für { $name }, bis die Person zurück ist.
seats-back = Willkommen zurück: Der Platz gehört wieder dir.
seats-kept = Ein Computer spielt für dich, und du siehst zu. Sobald du selbst spielst, gehört der Platz wieder dir.
seats-take-back = Platz wieder einnehmen
