help-heading = ## Alhambra
help-more = -# Für alles, was du brauchst, gibt es Knöpfe. Für den Rest wähle ein Thema:
help-choose = Wähle ein Thema
help-unknown-topic = Dazu weiß ich nichts; im Menü steht, wozu ich dir etwas sagen kann.

## Was als Nächstes geht, je nachdem, wo jemand ist

help-here-nobody = Hier spielt noch niemand. Eröffne einen Tisch, an den sich andere setzen können, oder spiel allein: Eine Partie gegen Computer beginnt sofort.
help-open-table = Einen Tisch eröffnen
help-solo = Allein spielen
help-here-lobby = Hier ist ein Tisch eröffnet, und für dich ist ein Platz frei.
help-here-full = Hier ist ein Tisch eröffnet, aber alle Plätze sind besetzt. Zusehen darfst du gern.
help-here-alone = Du hast einen Platz. Es fehlt nur noch eine Person, dann kann die Partie beginnen: Warte, bis sich jemand dazusetzt, oder lass einen Computer mitspielen.
help-here-ready = Du hast einen Platz, und die Partie kann beginnen: Wer den Tisch leitet, drückt **{ lobby-start }**.
help-here-turn = **Du bist am Zug.** Nimm Geld, kaufe ein Plättchen oder baue deinen Palast um: Jeder Knopf öffnet eine Übersicht, die nur du siehst, und **{ panel-button-undo-step }** nimmt zurück, was du tust, bis du deinen Zug beendest.
help-here-last-tiles = **Du hast am Ende Plättchen bekommen.** Lege sie in deinen Palast oder in die Reserve; dann kommt die letzte Wertung.
help-here-waiting = { $count ->
    [one] Die Partie läuft, und { $names } ist am Zug. Du wirst gerufen, wenn du dran bist; bis dahin sieh dich um, so viel du magst.
   *[other] { $names } legen ihre letzten Plättchen. Sieh dich um, so viel du magst, bis sie fertig sind.
}
help-here-free-seat = Die Partie läuft, und ein Platz ist frei. Du kannst ihn übernehmen, mit dem Geld, das dort liegt.
help-here-onlooker = Die Partie läuft, und du siehst zu. Sieh dich um, so viel du magst; das stört niemanden.
help-here-over = Die Partie hier ist vorbei.

## Themen

help-topic-start = Eine Partie beginnen
    .text = { -slash-new } eröffnet einen Tisch in diesem Kanal; mit `{ command-alhambra-new-thread.name }: True` bekommt er einen eigenen Thread. Die anderen drücken **{ lobby-join }**: Es spielen { $fewest } bis { $most } Personen. Ein Tisch pro Kanal oder Thread.
help-topic-solo = Allein spielen
    .text = `/{ command-solo.name }` beginnt sofort eine Partie gegen Computerspieler, hier oder in einer Direktnachricht an mich, wo sie sonst niemand sieht. Derselbe Befehl führt zu einer laufenden Partie zurück.
help-topic-turn = Ein Zug, Schritt für Schritt
    .text =
        1. Schauen: Vier Plättchen stehen zum Verkauf, jedes in seiner eigenen Währung; darunter liegt das Geld der Auslage.
        2. Eines tun: eine beliebige Karte nehmen oder mehrere, die zusammen höchstens 5 wert sind, ein Plättchen kaufen oder den Palast umbauen. Wechselgeld gibt es nicht, aber wer passend bezahlt, hat noch eine Aktion.
        3. Gekauftes legen: vom Brunnen aus zu Fuß erreichbar, Mauer an Mauer oder offene Seite an offene Seite; oder in die Reserve.
        4. Den Zug beenden: Neue Karten und Plättchen kommen. Bis dahin lässt sich jeder Schritt rückgängig machen, außer er hat dir etwas Verdecktes gezeigt, etwa die Marker einer Baustelle.

        Züge werden über die ganze Partie gezählt: Zug 7 ist der siebte, den überhaupt jemand spielt.
help-topic-computers = Computerspieler
    .text = Vor der Partie gibt **{ lobby-computers }** Plätze an Computer: { level-gardener }, { level-mason } oder { level-vizier }. Sie sehen nur, was ein Mensch auf ihrem Platz sähe. Musst du weg, lässt `/{ command-leave.name }` einen für dich einspringen; sobald du selbst spielst, gehört der Platz wieder dir. `/{ command-sitin.name }` lässt einen an einem leeren Platz einspringen, oder wenn bei jemandem die Zeit abgelaufen ist.
help-topic-modules = Module
    .text = Vor der Partie nimmt **{ lobby-modules }** Module dazu, in jeder Kombination: { module-falconers }, { module-portals }, { module-building-sites }, { module-certificates }. `/{ command-rules.name }` hat zu jedem ein Thema. Alles, was sie bringen, steht in deiner Übersicht; zum Tippen beginnst du mit `/{ command-module.name }`.
help-topic-private = Karten nur für dich
    .text = Dein Geld siehst nur du: Es kommt per Direktnachricht und in Antworten, die sonst niemand sieht. Drücke **{ about-try-dms }** in { -slash-about }, um zu prüfen, ob ich dich erreiche.
help-topic-waiting = Während du wartest
    .text = Ich rufe dich, wenn du am Zug bist: Wo und wann, steht hinter **{ settings-times }** in `/{ command-settings.name }`. `/{ command-mygames.name }` zeigt alle deine Partien, `/{ command-away.name }` schickt dich in den Urlaub. Dauert ein Zug lange, erinnert `/{ command-remind.name }` freundlich daran, sobald die halbe Zeit um ist. Was du verpasst hast, steht hinter **{ panel-button-more }**.
help-topic-advice = Tipps und Rückblick
    .text = Bist du am Zug, zeigt **{ hint-button }** in deiner Übersicht oder `/{ command-hint.name }` die zwei besten Züge und warum, außer der Tisch spielt ohne Tipps; ein Knopf führt den Zug aus. Nach der Partie sieht sich **{ review-button }** oder `/{ command-review.name }` deine Züge noch einmal an. Beides siehst nur du, und keines von beiden weiß mehr, als du sehen kannst.
help-topic-trouble = Wenn etwas schiefgeht
    .text = Was ich dir bestätigt habe, geht nicht verloren, auch nicht bei einem Absturz. Alte Knöpfe antworten weiterhin. Wenn ein Knopf stumm bleibt, drücke ihn noch einmal; **{ about-report }** in { -slash-about } gibt der Person Bescheid, die mich betreibt.
help-topic-rules = Das Spiel
    .text = Baue die prächtigste Alhambra: Kaufe Plättchen mit der richtigen Währung, bezahle passend, um noch eine Aktion zu haben, liege bei den Wertungen in jeder Gebäudeart vorn, und halte deine Außenmauer lang.
