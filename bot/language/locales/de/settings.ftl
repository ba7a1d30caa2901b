### /einstellungen: was Menschen für sich selbst wählen. Knöpfe: höchstens 34 Zeichen, Menüzeilen 100.

settings-title = ## Deine Einstellungen
settings-text = Sie gelten für dich, an jedem Tisch.

## Menüs: wie eine Einstellung heißt, und was zur Wahl steht

settings-language = Sprache
settings-language-discord = wie mein Discord
settings-screens = Was nur ich sehe
settings-screens-both = Bilder und Text
settings-screens-pictures = nur Bilder
    .note = Titel und Knöpfe bleiben.
settings-screens-text = nur Text
    .note = Jedes Bild wird in Worten beschrieben.
settings-colours = Farben der Bilder
settings-colours-light = hell
settings-colours-dark = dunkel
settings-colours-safe = für Farbenblinde

## Schalter: auf einem Knopf; was an und aus bedeuten, als Zeilen der Übersicht

settings-overpay = Vor dem Überzahlen fragen
settings-overpay-on = - Ich frage nach, bevor du beim Bezahlen Geld verlierst.
settings-overpay-off = - Du bezahlst ohne Nachfrage zu viel; **Rückgängig** nimmt es zurück.
settings-ending = Züge enden von selbst
settings-ending-on = - Ist nichts mehr zu entscheiden, endet dein Zug nach ein paar Sekunden von selbst, außer du drückst etwas.
settings-ending-off = - Dein Zug endet, wenn du **Zug beenden** drückst.
settings-dms = Hand per Direktnachricht
settings-dms-on = - Deine Hand kommt per Direktnachricht.
    .done = Deine Hand kommt jetzt per Direktnachricht.
settings-dms-off = - Deine Hand bleibt hinter **Meine Hand** und { -slash-hand }.
    .done = Keine Direktnachrichten mehr.

## Die Einführung

settings-tour = Einführung
settings-tour-again = Die Einführung ist wieder da: Sie beginnt mit dem ersten Zug deiner nächsten Partie.

## Zeit und Erinnerungen

settings-times = Erinnerungen
settings-zone = Zeitzone
settings-quiet = Ruhezeit
settings-quiet-none = keine
settings-reminders = Erinnerungen
settings-reminders-channel = im Kanal des Tisches
settings-reminders-dm = per Direktnachricht
settings-reminders-off = aus
times-title = ## Zeit und Erinnerungen
times-zone = Deine Uhr: **{ $zone }**, dort ist es jetzt { $time }.
times-no-zone = Deine Zeitzone kenne ich noch nicht. Wähle eine, dann lasse ich dich nachts in Ruhe. Fehlt deine im Menü, findet `/{ command-settings.name }` sie beim Tippen.
times-quiet = **{ $hours }**: keine Erinnerungen, und deine Zeit steht still, außer an Live-Tischen.
times-quiet-later = **{ $hours }**: Ruhe ist, sobald du eine Zeitzone wählst.
times-no-quiet = Du hast keine Ruhezeit.
times-reminders-channel = Wenn du am Zug bist, rufe ich dich im Kanal des Tisches.
times-reminders-dm = Wenn du am Zug bist, schicke ich dir eine Direktnachricht.
times-reminders-off = Ich rufe dich nicht. `/{ command-mygames.name }` zeigt, wo du am Zug bist.
times-back = Alle Einstellungen
times-city = { $city }, { $time }
times-hours = { $start }–{ $end }
