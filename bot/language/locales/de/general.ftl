## Wenn etwas nicht klappt

trouble-failed =
    Bei mir ist etwas schiefgegangen, und es wurde nichts ausgeführt. Versuch es bitte noch einmal; wenn es wieder passiert, nenne dem Betreiber diesen Code: `{ $code }`.
trouble-restarting = Ich starte gerade neu. Versuch es gleich noch einmal; es geht nichts verloren.
trouble-old-button = Dieser Knopf stammt von einer älteren Version von mir. { -slash-show } zeigt den Tisch, wie er jetzt ist.
trouble-done-already = Das ist schon erledigt.
trouble-permissions =
    Ich kann hier keinen Tisch führen, mir fehlt: { $permissions }. Wer diesen Server verwaltet, kann mir das erlauben.

## Berechtigungen, wie Discord sie nennt

permission-read-messages = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-embed-links = Links einbetten
permission-create-public-threads = Öffentliche Threads erstellen

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
dm-alt = Ein achtzackiger Stern in Terrakotta auf einer hellen Grund
dm-sent = Ich habe dir eine Direktnachricht mit einem Bild geschickt. Wenn du es siehst, erreicht dich auch deine Kartenhand.
dm-closed =
    Ich kann dir keine Direktnachricht schicken, deine sind für mich gesperrt. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers, oder lass es so: Alles Private kommt auch in Antworten, die nur du siehst.

## Ein Wort an den Betreiber

report-title = Nachricht an den Betreiber
report-label = Was ist passiert?
report-hint = Was du getan, gesehen und erwartet hast
report-kept = Danke. Der Betreiber findet deine Meldung unter der Nummer { $number }.
