### Die Baustellen.

## Das Modul

module-building-sites = Baustellen
    .text = Plättchen zum halben Preis: Mauern zählen sofort, das Gebäude erst, wenn es fertig ist.

## Die Regeln

rules-topic-building-sites = Modul: Die Baustellen
    .text =
        Du darfst ein Plättchen als Baustelle kaufen: für mindestens den **halben Preis**, abgerundet, in der Währung seines Feldes. Das gilt nie als passend bezahlt. Ziehe geheim zwei der acht Marker, von denen es je zwei pro Währung gibt; behalte einen verdeckt auf dem Plättchen und lege den anderen zurück. Das lässt sich nicht rückgängig machen. Den letzten Marker musst du behalten, und wenn keiner mehr da ist, gibt es keine Baustellen mehr.

        Das Plättchen kommt in deinen Palast oder in deine Reserve, aber nicht zu { imaginary-player }. Seine Mauern zählen, das Gebäude nicht, doch Falken und Portale sehen seine Art. Ein Portal gibt es nicht dazu.

        Eine Baustelle **fertigstellen** ist eine Aktion: Bezahle den vollen Preis in der Währung ihres Markers. Bezahlst du passend, hast du noch eine Aktion. Der Marker kommt aus dem Spiel. Jede passend bezahlte Fertigstellung kommt zu den höchstens fünf Aktionen eines Zuges noch hinzu.

        Am Ende, bevor die letzten Plättchen vergeben werden, werden die Marker in den Palästen aufgedeckt, und wer welche hat, muss alles Geld ihrer Währungen ablegen. Marker in der Reserve spielen keine Rolle.

## Namen

action-buy-site = { $tile } als Baustelle mit { FORM($cards, "dative") } kaufen
action-keep-token = { $number ->
    [1] Den ersten Marker behalten
   *[2] Den zweiten Marker behalten
}
action-complete = { $tile } mit { FORM($cards, "dative") } fertigstellen

## Befehle

command-module-site = Ein Plättchen zum halben Preis als Baustelle kaufen (Baustellen)
    .name = baustelle
command-module-site-purchase = Welches Plättchen, und womit du bezahlst
    .name = kauf
command-module-token = Einen der gezogenen Marker behalten (Baustellen)
    .name = marker
command-module-token-which = Welchen; sonst sieht ihn niemand
    .name = welchen
command-module-complete = Eine Baustelle fertigstellen (Baustellen)
    .name = fertigstellen
command-module-complete-payment = Welche Baustelle, und womit du bezahlst
    .name = zahlung

## Die Übersicht

panel-open-complete = Oder stelle eine deiner Baustellen fertig.
panel-sites = Deine Baustellen mit ihren Markern: { $sites }.
site-with-token = { $tile } ({ $currency ->
    [florin] Gulden
    [dirham] Dirham
    [dinar] Denare
   *[ducat] Dukaten
})
spoken-site = Baustelle { $tile }
panel-button-complete = Baustelle fertigstellen
panel-open-completed = { $count ->
    [one] Fertig gebaut: { $tiles } zählt ab jetzt, und der Marker ist weg.
   *[other] Fertig gebaut: { $tiles } zählen ab jetzt, und ihre Marker sind weg.
}
buy-text-site = Als Baustelle kostet ein Plättchen die Hälfte: Seine Mauern zählen sofort, das Gebäude erst, wenn du es fertigstellst.
buy-as-site = Baustelle { $tile }
buy-note-half = Halber Preis – du behältst { $left }
buy-ways-half = { $count ->
    [one] { $count } Möglichkeit zu bezahlen
   *[other] { $count } Möglichkeiten zu bezahlen
}
sure-title-site = ### Eine Baustelle kaufen?
sure-text-site = { $tile }: Der halbe Preis ist { $price }; du würdest { $payment } bezahlen.
sure-text-site-lost = Wechselgeld gibt es nicht: Du verlierst { $lost }.
sure-text-site-draw = Dann ziehst du geheim Marker und behältst einen. **Das und alles davor in diesem Zug lässt sich nicht rückgängig machen**, und du hast keine weitere Aktion.
sure-button-site = Kaufen und Marker ziehen
token-title = ### { $tile }: deine Marker
token-text = { $count ->
    [one] Es ist der letzte Marker, und nur du siehst ihn. In seiner Währung stellst du das Gebäude fertig; liegt er am Ende noch in deinem Palast, verlierst du dein ganzes Geld dieser Währung.
   *[other] Nur du siehst sie. Behalte einen; der andere kommt zurück in den Beutel. In seiner Währung stellst du das Gebäude fertig; liegt er am Ende noch in deinem Palast, verlierst du dein ganzes Geld dieser Währung.
}
token-button = { $currency ->
    [florin] Gulden behalten
    [dirham] Dirham behalten
    [dinar] Denare behalten
   *[ducat] Dukaten behalten
}
complete-title = ### Eine Baustelle fertigstellen
complete-text = Bezahle ihren vollen Preis in der Währung ihres Markers; von da an zählt das Gebäude. ✓ heißt passend bezahlt: Dann hast du noch eine Aktion.
complete-nothing = Noch reicht dein Geld für keine deiner Baustellen.
complete-none = Du hast keine Baustelle.
complete-hint = Wähle Baustelle und Bezahlung
place-site = Es ist eine Baustelle: Die Mauern zählen, das Gebäude noch nicht.

## Warum etwas nicht geht

refused-no-token-left = Im Beutel ist kein Marker mehr, also lässt sich keine Baustelle kaufen.
refused-token-to-choose = Wähle erst, welcher Marker auf { $tile } liegen bleibt.
refused-no-such-token = { $amount ->
    [0] Im Moment gibt es keine Marker zur Wahl.
    [one] Es gibt nur einen Marker zu behalten.
   *[other] Es gibt { $amount } Marker: Behalte den ersten oder den zweiten.
}
refused-site-not-for-dirk = { GENDER($tile) ->
    [plural] { $tile } sind eine Baustelle, und Baustellen kannst du { imaginary-player } nicht geben.
   *[other] { $tile } ist eine Baustelle, und Baustellen kannst du { imaginary-player } nicht geben.
}
refused-not-a-site = { GENDER($tile) ->
    [plural] { $tile } sind keine Baustelle von dir.
   *[other] { $tile } ist keine Baustelle von dir.
}

## Die Geschichte

story-buys-site = zahlt { $sum } für { $tile } als Baustelle und legt einen Marker darauf
story-buys-site-briefly = kauft { $tile } als Baustelle
story-completes-briefly = stellt { $tile } fertig
story-completes = { $exact ->
    [yes] stellt { $tile } passend für { $sum } fertig
   *[no] stellt { $tile } für { $sum } fertig
}
story-token-turned = { $count ->
    [one] { $name } deckt den Marker einer Baustelle auf: { $tokens }.
   *[other] { $name } deckt die Marker von Baustellen auf: { $tokens }.
} { $lost ->
    [0] Es geht kein Geld verloren.
   *[other] Abgelegt: { $cards }.
}

## Nachrichten

kept-sites = **Baustellen**: { $owned } · { $tokens ->
    [0] kein Marker mehr im Beutel
    [one] { $tokens } Marker im Beutel
   *[other] { $tokens } Marker im Beutel
}
kept-own-sites = Baustellen: { $sites }
post-complete = Baustellen
post-scoring-sites = **Baustellen**, zählen nicht: { $sites }
post-last-tiles-tokens = **Zuerst werden die Marker der Baustellen aufgedeckt.** Wer welche hat, muss alles Geld ihrer Währungen ablegen.

## Warum ein Zug gut ist

reason-site-at-half = als Baustelle { $amount } billiger
reason-token-payable = deine { $sum } reichen zum Fertigstellen
reason-token-nearer = von dieser Währung hast du mehr, { $sum }
reason-site-counts = { GENDER($tile) ->
    [plural] { $tile } sind fertig und zählen
   *[other] { $tile } ist fertig und zählt
}
reason-saves-money = rettet deine { $sum } am Ende vor dem Marker

## Gewohnheiten im Rückblick

review-habit-sites = Baustellen schlecht gewählt oder fertiggestellt

## Bilder

site-picture-sites = Baustellen
site-picture-with-token = { $tile } ({ $token })
site-picture-unfinished = { $tile } als Baustelle
site-picture-completed = fertiggestellt { $tiles }
site-picture-tokens = Baustellenmarker
site-picture-supply-told = Baustellenmarker im Beutel: { $count }.
site-picture-choose = Einen Marker behalten
site-picture-choose-told = Marker zur Wahl für { $tile }
site-picture-own-told = Baustelle { $tile }, Marker { $token }: kostet { $verdict }.
site-picture-offer-told = Feld { $square } als Baustelle kostet { $verdict }.
site-picture-uncounted = Baustellen, zählen nicht: { $sites }.
