command-help = Wie man mit diesem Bot spielt
    .name = hilfe
command-help-topic = Was du wissen möchtest
    .name = thema
command-about = Was dieser Bot ist und wie du seinen Betreiber erreichst
    .name = info
command-alhambra = Tische für eine Partie Alhambra
    .name = alhambra
command-alhambra-new = Einen Tisch in diesem Kanal eröffnen
    .name = neu
command-alhambra-new-thread = Dem Tisch einen eigenen Thread geben
    .name = thread
command-alhambra-show = Den Tisch dieses Kanals noch einmal zeigen
    .name = zeigen
command-alhambra-close = Den Tisch dieses Kanals schließen
    .name = schließen
command-sitin = Einen Computer für jemanden spielen lassen, der nicht da ist
    .name = vertreten

command-hint = Die zwei besten Züge in deinem Zug, mit Gründen, nur für dich
    .name = tipp
command-review = Deine Züge in der letzten Partie hier, noch einmal betrachtet, nur für dich
    .name = rückblick

-slash-about = `/{ command-about.name }`
-slash-new = `/{ command-alhambra.name } { command-alhambra-new.name }`
-slash-show = `/{ command-alhambra.name } { command-alhambra-show.name }`
