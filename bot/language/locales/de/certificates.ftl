### Die Wechselscheine.

## Das Modul

module-certificates = Wechselscheine
    .text = Bis zu 6, die du zu viel bezahlst, gutschreiben und später ausgeben wie eine Karte.

## Die Regeln

rules-topic-certificates = Modul: Die Wechselscheine
    .text =
        Für jede Währung gibt es Wechselscheine: zu zweit einen, zu dritt oder viert zwei, zu fünft oder sechst drei. Bezahlst du für ein Plättchen, sein Portal eingerechnet, 1 bis 6 zu viel, darfst du einen beliebigen Wechselschein nehmen, der noch da ist, und dir darauf genau so viel in seiner Währung **gutschreiben**; 7 oder mehr lassen sich nicht gutschreiben. Du kannst immer nur einen Wechselschein haben. Was du für eine Baustelle oder fürs Fertigstellen zu viel bezahlst, lässt sich nicht gutschreiben.

        Was gutgeschrieben ist, gibst du auf einmal aus, wie eine Karte dieser Währung und dieses Werts, für ein Plättchen, eine Baustelle oder fürs Fertigstellen, und damit lässt sich auch passend bezahlen. Der Wechselschein kommt zurück in den Vorrat, und bei demselben Kauf darfst du wieder etwas gutschreiben.

        Mit einem Wechselschein lässt sich kein Falke kaufen. Er zählt nicht, wenn die letzten Plättchen vergeben werden, und wird nicht mit der Währung einer Baustelle abgelegt.

## Namen

sum-of-credit = { $sum } (Wechselschein)
sum-with-credit = { $sum } ({ $values } und Wechselschein { $stored })
credit-label = Wechselschein ({ FORM($sum, "nominative") })
action-store = { $currency ->
    [florin] Das Überzahlte in Gulden gutschreiben
    [dirham] Das Überzahlte in Dirham gutschreiben
    [dinar] Das Überzahlte in Denaren gutschreiben
   *[ducat] Das Überzahlte in Dukaten gutschreiben
}

## Befehle

command-module-store = Gutschreiben, was du in diesem Zug zu viel bezahlt hast (Wechselscheine)
    .name = gutschreiben
command-module-store-currency = In welcher Währung
    .name = währung

## Die Übersicht

panel-open-store = Was du zu viel bezahlt hast, kannst du dir bis zum Ende dieses Zuges gutschreiben.
panel-certificate = Auf deinem Wechselschein: { $sum }, auf einmal auszugeben.
panel-button-store = Rest gutschreiben
purse-credit = Wechselschein { $stored }
purse-with-credit = { $values } und Wechselschein { $stored }
sure-title-store = ### Zu viel bezahlen, Rest gutschreiben?
sure-text-store = { $tile }: Der Preis ist { $price }; du würdest { $payment } bezahlen. Eine weitere Aktion hast du dann nicht, aber den Rest ({ $over }) kannst du auf jedem übrigen Wechselschein gutschreiben und später wie eine Karte ausgeben.
store-title = ### Den Rest gutschreiben?
store-text = Du hast { $amount } zu viel bezahlt. Nimm einen Wechselschein, und du kannst es später ausgeben, auf einmal, wie eine Karte seiner Währung. Du kannst immer nur einen Wechselschein haben.
store-button-not = Jetzt nicht gutschreiben

## Warum etwas nicht geht

refused-nothing-overpaid = Du hast in diesem Zug für kein Plättchen zu viel bezahlt, also gibt es nichts gutzuschreiben.
refused-too-much-to-store = Mehr als 6 lassen sich nicht gutschreiben, und du hast { $amount } zu viel bezahlt.
refused-board-taken = Du kannst immer nur einen Wechselschein haben, und du hast schon einen: { $cards }. Gib ihn erst aus.
refused-no-chip-left = { $currency ->
    [florin] Für Gulden ist kein Wechselschein mehr da. Eine andere Währung geht auch.
    [dirham] Für Dirham ist kein Wechselschein mehr da. Eine andere Währung geht auch.
    [dinar] Für Denare ist kein Wechselschein mehr da. Eine andere Währung geht auch.
   *[ducat] Für Dukaten ist kein Wechselschein mehr da. Eine andere Währung geht auch.
}

## Die Geschichte

story-stores = nimmt für die Überzahlung einen { $credit }

## Nachrichten

kept-certificates = **Wechselscheine**: { $owned } · im Vorrat: { $chips }
kept-chip = { $currency } { $count }
kept-own-credit = Gutgeschrieben: { $credit }

## Warum ein Zug gut ist

reason-can-store = was zu viel bezahlt ist ({ $amount }), lässt sich gutschreiben
reason-stores = was du zu viel bezahlt hast, ist nicht verloren
reason-spends-credit = gibt den Wechselschein ({ $sum }) aus und macht Platz für einen neuen

## Gewohnheiten im Rückblick

review-habit-certificates = Das falsche Geld auf dem Wechselschein gutgeschrieben

## Bilder

chip-picture-chips = Scheine
chip-picture-stored = Gutgeschrieben
chip-picture-supply-told = Wechselscheine im Vorrat: { $chips }.
