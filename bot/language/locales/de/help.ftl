help-choose = Wähle ein Thema
help-unknown-topic = Dazu habe ich nichts. Darüber weiß ich Bescheid:

help-topic-start = Eine Partie beginnen
    .text = { -slash-new } eröffnet einen Tisch in diesem Kanal; mit `{ command-alhambra-new-thread.name }: True` bekommt er einen eigenen Thread. Die anderen drücken **{ lobby-join }**: Es spielen { $fewest } bis { $most } Personen. Ein Tisch pro Kanal oder Thread.
help-topic-computers = Computerspieler
    .text = **{ lobby-computers }** an einem Tisch, der noch nicht begonnen hat, gibt Plätze an Computer: { level-gardener }, { level-mason } oder { level-vizier }. Sie sehen nur, was ein Mensch auf ihrem Platz sähe. Musst du weg, lässt `/{ command-leave.name }` einen für dich weiterspielen; sobald du selbst spielst, gehört der Platz wieder dir. `/{ command-sitin.name }` ruft einen auf einen leeren Platz oder für jemanden, dessen Frist abgelaufen ist.
help-topic-private = Karten nur für dich
    .text = Dein Geld siehst nur du: Es kommt per Direktnachricht und in Antworten, die sonst niemand sieht. Drücke **{ about-try-dms }** in { -slash-about }, um zu prüfen, ob ich dich erreiche.
help-topic-advice = Tipps und Rückblick
    .text = In deinem Zug zeigt **{ hint-button }** in deiner Übersicht oder `/{ command-hint.name }` die zwei besten Züge und warum, wenn der Tisch nicht ohne Tipps spielt; ein Druck führt den Zug aus. Nach der Partie betrachtet **{ review-button }** oder `/{ command-review.name }` deine Züge noch einmal. Beides siehst nur du, und beides weiß nicht mehr, als du sehen kannst.
help-topic-trouble = Wenn etwas schiefgeht
    .text = Was ich dir bestätigt habe, geht nicht verloren, auch nicht bei einem Absturz. Alte Knöpfe antworten weiterhin. Wenn ein Knopf stumm bleibt, drücke ihn noch einmal; **{ about-report }** in { -slash-about } sagt dem Betreiber Bescheid.
help-topic-rules = Das Spiel
    .text = Baue die prächtigste Alhambra: Kaufe Gebäude mit der passenden Währung, zahle passend, um noch einmal am Zug zu sein, habe bei jeder Wertung die meisten Gebäude einer Art, und halte deine Außenmauer lang.
help-topic-solo = Allein spielen
    .text = `/{ command-solo.name }` beginnt sofort eine Partie gegen Computerspieler, hier oder in einer Direktnachricht an mich, wo sie sonst niemand sieht. Derselbe Befehl führt zu einer laufenden Partie zurück.
help-topic-turn = Ein Zug, Schritt für Schritt
    .text =
        1. Schauen: Vier Gebäude stehen zum Verkauf, jedes für Geld einer Währung; darunter liegt das Geld der Auslage.
        2. Eines tun: eine Karte beliebigen Werts nehmen oder mehrere, die zusammen höchstens 5 wert sind, ein Gebäude kaufen oder den Palast umbauen. Niemand gibt Wechselgeld, aber wer genau passend zahlt, ist noch einmal dran.
        3. Gekauftes anlegen: zu Fuß vom Brunnen erreichbar, Mauer an Mauer oder offene Seite an offene Seite; oder in die Reserve legen.
        4. Den Zug beenden: Neue Karten und Gebäude kommen. Bis dahin lässt sich alles zurücknehmen.
help-topic-modules = Module
    .text = Bevor es losgeht, lassen sich an einem Tisch Teile der Falkner-Erweiterung dazunehmen, in jeder Kombination: Falkner, Portale, Baustellen und Tauschzertifikate. `/{ command-rules.name }` hat zu jedem ein Thema. Alles, was sie bringen, steht in deiner Übersicht; zum Tippen beginnst du mit `/{ command-module.name }`.
