help-title = Wie das hier geht
help-intro = Ich leite in diesem Kanal *Alhambra* von Dirk Henn. Wähle, was du wissen möchtest.
help-choose = Wähle ein Thema
help-unknown-topic = Dazu habe ich nichts. Darüber weiß ich Bescheid:

help-topic-start = Eine Partie beginnen
    .text = { -slash-new } eröffnet einen Tisch in diesem Kanal; mit `{ command-alhambra-new-thread.name }: True` bekommt er einen eigenen Thread. Die anderen drücken **{ lobby-join }**: Es spielen { $fewest } bis { $most } Personen. Ein Tisch pro Kanal oder Thread.
help-topic-computers = Computerspieler
    .text = **{ lobby-computers }** an einem Tisch, der noch nicht begonnen hat, gibt Plätze an Computer: { level-gardener }, { level-mason } oder { level-vizier }. Sie sehen nur, was ein Mensch auf ihrem Platz sähe. Musst du weg, lässt `/leave` einen für dich weiterspielen; drücke irgendetwas am Tisch, und der Platz gehört wieder dir. `/{ command-sitin.name }` ruft einen auf einen leeren Platz oder für jemanden, dessen Frist abgelaufen ist.
help-topic-private = Karten nur für dich
    .text = Dein Geld siehst nur du: Es kommt per Direktnachricht und in Antworten, die sonst niemand sieht. Drücke **{ about-try-dms }** in { -slash-about }, um zu prüfen, ob ich dich erreiche.
help-topic-trouble = Wenn etwas schiefgeht
    .text = Was ich dir bestätigt habe, geht nicht verloren, auch nicht bei einem Absturz. Alte Knöpfe antworten weiterhin. Wenn ein Knopf stumm bleibt, drücke ihn noch einmal; **{ about-report }** in { -slash-about } sagt dem Betreiber Bescheid.
help-topic-rules = Das Spiel
    .text = Baue die prächtigste Alhambra: Kaufe Gebäude mit der passenden Währung, zahle passend, um noch einmal am Zug zu sein, habe bei jeder Wertung die meisten Gebäude einer Art, und halte deine Außenmauer lang.
help-topic-modules = Module
    .text = Bevor es losgeht, lassen sich an einem Tisch Teile der Falkner-Erweiterung dazunehmen, in jeder Kombination: Falkner, Portale, Baustellen und Tauschzertifikate. `/rules` hat zu jedem ein Thema. Alles, was sie bringen, steht in deiner Übersicht; die Befehle sind `/falcon`, `/portal`, `/site`, `/token`, `/complete` und `/store`.
