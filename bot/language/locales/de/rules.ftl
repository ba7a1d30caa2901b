### Die Regeln nach Themen: der Titel, und in .text, was sie sagen.

rules-title = ## { $topic }
rules-choose = Wähle ein Thema

rules-topic-goal = Worum es geht
    .text =
        { $fewest } bis { $most } Leute bauen jeweils ihre eigene Alhambra rund um einen Löwenbrunnen. Gebäude kauft ihr in vier Währungen, jede mit eigenem Feld im Bauhof. Dreimal werden die Paläste gewertet: Punkte bekommt, wer von einer der sechs Arten die meisten Gebäude hat, und alle für ihre längste Außenmauer. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.

        Es gibt 54 Gebäudeplättchen von sechs Arten, von günstig bis teuer: 7 Pavillons (2–8), 7 Serails (3–9), 9 Arkaden (4–10), 9 Gemächer (5–11), 11 Gärten (6–12) und 11 Türme (7–13). Jedes hat bis zu drei Seiten mit Mauer. Dein Löwenbrunnen hat keine Mauern und ist von keiner Art.
rules-topic-setup = Aufbau, und wer beginnt
    .text =
        Vier Plättchen kommen in den Bauhof. Dann bekommen alle Geld, Karte für Karte, bis es 20 oder mehr wert ist: So beginnst du mit 20 bis 28, offen ausgeteilt und von da an verdeckt.

        Es **beginnt**, wer die wenigsten Karten hat; bei Gleichstand, wessen Karten weniger wert sind; dann, wer am jüngsten ist. Ein Tisch kann vor der Partie sagen, wer am jüngsten ist. Sagt er es nicht, oder liegt diese Person nicht gleichauf, entscheidet das Los, und das steht dann in der ersten Nachricht.

        Dann kommen die **Wertungskarten**: { $display } Geldkarten werden ausgelegt, und der Rest wird in fünf fast gleich hohe Stapel geteilt. Wertungskarte 1 wird in den zweiten Stapel gemischt, Wertungskarte 2 in den vierten, und der erste kommt obenauf. So weißt du immer ungefähr, wann eine Wertung kommt; **{ panel-look-standings }** sagt, in wie vielen Karten.

        Das Geld: Gulden, Dirham, Denare und Dukaten im Wert von 1 bis 9, jede Karte dreimal; zu zweit zweimal.

rules-topic-turn = Ein Zug
    .text =
        In deinem Zug tust du **eines** davon:
        - **Geld nehmen**.
        - Ein Plättchen **kaufen**. Bezahlst du passend, darfst du noch etwas tun oder es dabei belassen.
        - Deinen Palast **umbauen**.

        Ein Zug des Grundspiels hat **höchstens fünf Aktionen**: vier passend bezahlte Käufe und noch eine.

        Gekaufte Plättchen liegen erst einmal beiseite. Am Ende des Zuges kommt jedes in deinen Palast oder auf dein Reservefeld, in beliebiger Reihenfolge; sobald du damit anfängst, hast du keine Aktion mehr. Dann wird die Auslage auf { $display } Karten aufgefüllt und der Bauhof auf vier Plättchen, Feld für Feld.

        Zu Beginn eines Zuges kannst du nicht passen, außer wenn überhaupt nichts möglich ist. Bis du deinen Zug beendest, kannst du seine Schritte rückgängig machen, einzeln oder alle, aber nicht weiter als bis zum letzten, der dir etwas Verdecktes gezeigt hat.
rules-topic-money = Geld nehmen
    .text =
        Nimm **eine** beliebige Karte aus der Auslage, oder **mehrere**, die zusammen höchstens { $small } wert sind, gleich in welchen Währungen.

        Dein Geld siehst nur du, aber alle sehen, was du nimmst. Geht der Stapel zu Ende, werden die abgelegten Karten zu einem neuen gemischt; gibt es auch davon keine, bleibt die Auslage unvollständig.
rules-topic-buying = Kaufen
    .text =
        Jedes Feld des Bauhofs nimmt eine Währung: Gulden, Dirham, Denare, Dukaten. Bezahle mindestens den Preis des Plättchens, nur mit Karten dieser Währung; Wechselgeld gibt es nicht.

        Bezahlst du **passend**, darfst du noch etwas tun: Geld nehmen, kaufen oder umbauen. Leere Felder werden zwischendurch nicht aufgefüllt; ein Zug des Grundspiels hat also höchstens fünf Aktionen, vier passend bezahlte Käufe und noch eine.

        Bezahlte Karten werden abgelegt. Das neue Plättchen liegt bis zum Ende deines Zuges beiseite.
rules-topic-building = Bauen
    .text =
        - Plättchen werden nie gedreht.
        - Wo zwei Plättchen sich berühren, haben beide Seiten eine Mauer oder keine.
        - Jedes Plättchen ist vom Brunnen aus zu Fuß erreichbar, ohne eine Mauer zu überqueren oder die Plättchen zu verlassen.
        - Ein neues Plättchen berührt den Palast mit mindestens einer Seite; eine Ecke genügt nicht.
        - Keine Löcher: Jedes leere Feld bleibt mit außen verbunden.

        Ein Plättchen, das nirgends passt oder das du lieber aufhebst, kommt auf dein Reservefeld. Dort liegen beliebig viele, aber Punkte bringen sie keine.
rules-topic-walls = Die Mauer
    .text =
        Jede Wertung bringt einen Punkt für jede Mauerseite im **längsten zusammenhängenden Stück deiner Außenmauer**. Seiten hängen zusammen, wo sie sich an einer Ecke treffen. Mauern Rücken an Rücken liegen im Inneren des Palastes und zählen nicht. Ein geschlossener Ring aus zehn Seiten bringt zehn Punkte.
rules-topic-redesign = Umbauen
    .text =
        Als Aktion deines Zuges tust du **eines** davon:
        - Ein Plättchen aus deiner Reserve an den Palast **anbauen**.
        - Ein Plättchen des Palastes **abbauen** und auf dein Reservefeld legen.
        - Ein Plättchen der Reserve gegen eines im Palast **tauschen**, an genau derselben Stelle.

        Danach müssen alle Bauregeln stimmen. Der Brunnen bleibt stets, wo er ist, und Plättchen, die in diesem Zug gekauft wurden, bleiben außen vor.
rules-topic-scoring = Wertung
    .text =
        Im Geldstapel liegen zwei Wertungskarten: die erste im zweiten Fünftel, die zweite im vierten. Wird eine gezogen, wird erst die Auslage aufgefüllt und dann, vor dem nächsten Zug, gewertet. Die dritte Wertung beendet die Partie.

        Wer die meisten Plättchen einer Art im Palast hat, liegt auf dem ersten Platz. Mindestens eines muss es sein, und die Reserve zählt nie. Von den Pavillons bis zu den Türmen bringen die Plätze:
        - **Wertung 1:** 1 bis 6, nur für den ersten Platz.
        - **Wertung 2:** 8 bis 13, und 1 bis 6 für den zweiten.
        - **Wertung 3:** 16 bis 21, 8 bis 13, und 1 bis 6 für den dritten.

        Bei Gleichstand werden die Punkte der belegten Plätze zusammengezählt und geteilt, abgerundet: Liegen bei Wertung 2 zwei bei den Türmen gemeinsam vorn, bekommen sie (13 + 6) / 2, also je 9.

        Danach bekommen alle die Punkte für ihre längste Mauer.
rules-topic-end = Das Ende
    .text =
        Die Partie endet, wenn sich der Bauhof am Ende eines Zuges nicht mehr auf vier Plättchen auffüllen lässt. Was noch da ist, wird trotzdem ausgelegt. Füllt das letzte Plättchen des Beutels den Bauhof gerade noch, geht die Partie weiter. Eine Wertungskarte, die bei diesem letzten Auffüllen gezogen wird, wird zuerst gewertet; eine, die nie gezogen wurde, gar nicht.

        Jedes Plättchen, das noch im Bauhof liegt, bekommt, wer das meiste Geld in der Währung seines Feldes hat, egal was es kostet. Bezahlt wird nichts, und bei Gleichstand bekommt es niemand. Alle legen ihre letzten Plättchen in den Palast oder auf das Reservefeld, in beliebiger Reihenfolge und gleichzeitig; umgebaut wird nicht mehr.

        Dann kommt die letzte Wertung. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.

        Eine Partie kann auch früher enden: Stimmen alle zu, die mitspielen, endet sie nach dem laufenden Zug, als wäre der Beutel leer. `/{ command-alhambra.name } { command-alhambra-finish.name }` schlägt es vor.
