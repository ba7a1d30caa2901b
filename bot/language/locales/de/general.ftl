## Wenn etwas nicht klappt

trouble-failed =
    Bei mir ist etwas schiefgegangen, das hat also nicht geklappt. Versuch es bitte noch einmal; wenn es wieder passiert, nenne der Person, die mich betreibt, diesen Code: `{ $code }`.
trouble-restarting = Ich starte gerade neu. Versuch es gleich noch einmal; es geht nichts verloren.
trouble-old-button = Dieser Knopf stammt von einer älteren Version von mir. { -slash-show } zeigt den Tisch, wie er jetzt ist.
trouble-done-already = Das ist schon erledigt.
trouble-permissions =
    Ich kann hier keinen Tisch führen. Mir fehlt: { $permissions }. Wer diesen Server verwaltet, kann mir das erlauben.

## Berechtigungen, wie Discord sie nennt

permission-read-messages = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-embed-links = Links einbetten
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-manage-threads = Threads verwalten (dieser Thread ist gesperrt)

## Was der Bot ist

about-text =
    ## Alhambra
    Ein Gastgeber für das Brettspiel von Dirk Henn, Version { $version }, mit { $tables ->
        [0] keinem offenen Tisch
        [one] einem offenen Tisch
       *[other] { $tables } offenen Tischen
    }. Ein inoffizielles Fanprojekt: Das Spiel gehört Dirk Henn und Queen Games, und ihre Illustrationen werden hier nicht verwendet.
    Ich lese keine Nachrichten, nur Befehle und Knöpfe, und merke mir, wer an welchem Tisch saß.
about-try-dms = Direktnachricht testen
about-report = Problem melden

## Eine Direktnachricht zur Probe

dm-text = Es klappt: Hier kann ich dich erreichen. Deine Geldkarten kommen auf diesem Weg zu dir.
dm-alt = Ein achtzackiger Stern in Terrakotta auf hellem Grund
dm-sent = Ich habe dir eine Direktnachricht mit einem Bild geschickt. Wenn du es siehst, erreicht dich auch deine Hand.
dm-closed =
    Ich kann dir keine Direktnachricht schicken: Bei dir sind sie für mich gesperrt. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers, oder lass es so: Alles Private kommt auch in Antworten, die nur du siehst.
dm-too-fast =
    Discord bittet mich zu warten, bevor ich weitere Direktnachrichten beginne. Versuch es in ein paar Minuten noch einmal; bis dahin kommt alles Private in Antworten, die nur du siehst.

## Ein Problem melden

report-title = Ein Problem melden
report-label = Was ist passiert?
report-hint = Was du getan, gesehen und erwartet hast
report-kept = Danke! Deine Meldung ist angekommen, unter der Nummer { $number }.
report-refused-empty = In deiner Meldung steht noch nichts. Schreib, was passiert ist.
report-refused-too-long = Deine Meldung ist zu lang: Mehr als { $longest } Zeichen gehen nicht. Sie wurde nicht gespeichert; bitte sag es kürzer.
report-refused-too-many =
    { $most ->
        [one] Du hast heute schon eine Meldung geschickt, mehr geht nicht. Diese wurde nicht gespeichert; bitte komm morgen wieder.
       *[other] Du hast heute schon { $most } Meldungen geschickt, mehr geht nicht. Diese wurde nicht gespeichert; bitte komm morgen wieder.
    }
report-refused-too-many-of-all = Heute sind schon sehr viele Meldungen gekommen, und deine wurde nicht gespeichert. Bitte versuch es morgen noch einmal.
