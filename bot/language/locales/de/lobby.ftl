## Ein Tisch vor der Partie

lobby-open =
    ## Alhambra
    { $opener } hat einen Tisch eröffnet. { $waiting }
    { $seated }
lobby-in-charge = { $name } leitet jetzt den Tisch.
lobby-waiting = { $people ->
    [one] Es fehlt noch { $people } Person.
   *[other] Es fehlen noch { $people } Personen.
}
lobby-seats-taken = { $taken ->
    [one] { $taken } von { $seats } Plätzen ist besetzt.
   *[other] { $taken } von { $seats } Plätzen sind besetzt.
}
lobby-nobody = *Hier sitzt noch niemand.*
lobby-started =
    ## Alhambra
    Die Partie läuft. Am Tisch sitzen:
    { $seated }
lobby-closed =
    ## Alhambra
    Dieser Tisch, eröffnet von { $opener }, ist geschlossen.

lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-start = Starten
lobby-invite = Einladen
lobby-computers = Computerspieler dazusetzen
lobby-computer = { $name }, Computerspieler
lobby-modules = Module
lobby-options = Optionen
lobby-close = Tisch schließen

## Warum nicht

lobby-refused-no-table = Hier gibt es keinen Tisch. { -slash-new } eröffnet einen.
lobby-refused-already-seated = Du hast schon einen Platz an diesem Tisch.
lobby-refused-not-seated = Du hast keinen Platz an diesem Tisch.
lobby-no-seat = Du hast noch keinen Platz an diesem Tisch. Die Partie hat noch nicht begonnen; mit `/{ command-join.name }` setzt du dich dazu.
lobby-no-seat-full = Du hast keinen Platz an diesem Tisch, und alle { $seats } sind besetzt.
lobby-refused-full = Alle { $seats } Plätze sind besetzt.
lobby-refused-not-yours = Das kann nur, wer den Tisch leitet oder diesen Server verwaltet.
lobby-refused-too-few = Zum Starten müssen mindestens zwei am Tisch sitzen; Computerspieler zählen mit.
lobby-refused-started = Die Partie hat schon begonnen.
lobby-refused-not-started = Die Partie an diesem Tisch hat noch nicht begonnen.
lobby-refused-not-over = Das geht erst, wenn die Partie vorbei ist.
lobby-refused-computer-gone = Dieser Computerspieler sitzt nicht mehr am Tisch.
lobby-refused-nobody-away = An jedem Platz spielt jemand, und bei niemandem ist die Zeit abgelaufen.
lobby-refused-seats-kept = Die Partie läuft. Ein Platz, an dem ein Computer einspringt, bleibt reserviert, also ist keiner frei. Zusehen darfst du gern.
lobby-refused-player-gone = Diese Person sitzt nicht mehr am Tisch.
lobby-refused-not-closed = Hier wurde keine Partie geschlossen, die sich zurückholen ließe.
lobby-refused-not-a-manager = Eine geschlossene Partie kann nur zurückholen, wer diesen Server verwaltet.
lobby-refused-too-late = Diese Partie wurde vor mehr als 7 Tagen geschlossen und lässt sich nicht mehr zurückholen.
lobby-refused-ending = Das Ende der Partie ist schon beschlossen.
lobby-refused-not-proposed = Niemand schlägt mehr vor, die Partie zu beenden.
lobby-refused-no-free-seat = Die Partie läuft, und alle Plätze sind besetzt. Zusehen darfst du gern.

## Tische und Kanäle

table-opened = Dein Tisch ist eröffnet. Die anderen können sich unten dazusetzen.
table-opened-in-thread = Dein Tisch ist eröffnet: { $thread }
table-elsewhere = Hier gibt es schon einen Tisch: { $link }
table-shown = Hier kommt er.
table-shown-lately = Der Tisch wurde eben erst gezeigt: { $link }
table-gone = Dieser Tisch ist geschlossen.
table-thread-name = Alhambra – { $opener }
table-rematch = Derselbe Tisch, eine neue Partie: Er ist unten eröffnet.
table-broken =
    Dieser Tisch lässt sich nicht lesen: Etwas, das für ihn gespeichert ist, ist beschädigt. Deinen anderen Tischen fehlt nichts.
    Bitte sag der Person Bescheid, die mich betreibt: Tisch { $number }, Code `{ $code }`. Vielleicht lässt er sich wiederherstellen.
table-broken-close-you = Mit { -slash-close } kannst du ihn schließen, damit hier ein neuer eröffnet werden kann.
table-broken-close-others = Wer ihn eröffnet hat oder diesen Server verwaltet, kann ihn mit { -slash-close } schließen, damit hier ein neuer eröffnet werden kann.
table-sure-close-broken = Dieser Tisch ist beschädigt. Wenn du ihn schließt, kann hier ein neuer eröffnet werden; soll er erst noch repariert werden, lass ihn offen. Nichts Gespeichertes wird gelöscht.
    .button = Beschädigten Tisch schließen
table-broken-closed = Tisch { $number } ist geschlossen, und dieser Kanal ist frei für einen neuen: { -slash-new }

## Allein spielen

solo-begun = { $opponents ->
    [one] Dein Tisch ist bereit, und ein Computerspieler setzt sich zu dir. Viel Spaß!
   *[other] Dein Tisch ist bereit, und { $opponents } Computerspieler setzen sich zu dir. Viel Spaß!
}
solo-choose = Lieber andere Gegner? Wähle, wie viele und wie gut, und ich gebe neu. Das geht bis zu deinem ersten Zug.
solo-mixed = Gemischt
solo-others = Andere Gegner
solo-too-late = Du hast schon gezogen, also geht diese Partie weiter, wie sie ist. Um gegen andere zu spielen, schließe sie mit { -slash-close } und beginne neu mit `/{ command-solo.name }`.
solo-again = Noch einmal dieselbe Runde. Viel Spaß!
solo-goes-on = Deine Partie geht weiter: Hier ist dein Tisch.
solo-elsewhere = Hier gibt es schon einen Tisch: { $link } In einer Direktnachricht an mich kannst du allein spielen.

## Aufstehen und schließen

table-done-join = Du hast einen Platz.
table-done-start = Die Partie beginnt.
table-done-leave = Du bist vom Tisch aufgestanden.
table-done-free = Du hast deinen Platz aufgegeben. Mit `/{ command-join.name }` können ihn jetzt alle übernehmen, auch du.
table-done-close = Der Tisch ist geschlossen.
table-done-reopen = Unten geht die Partie weiter.
table-done-finish = Sobald alle, die mitspielen, zugestimmt haben, endet die Partie nach dem laufenden Zug.
table-done-agree = Du hast zugestimmt, die Partie zu beenden.
table-done-decline = Die Partie geht weiter.
leaving-text = Die Partie läuft. Überlass deinen Platz einem Computer, und er bleibt deiner: Niemand sonst sieht deine Hand, und sobald du selbst spielst, bist du wieder da. Oder gib ihn ganz auf: Dann bekommt ihn mitsamt dem Geld, wer sich dazusetzt.
leaving-away = Ein Computer springt für dich ein, und der Platz gehört weiter dir.
leaving-free = Meinen Platz ganz aufgeben
table-sure-close =
    Die Partie läuft. Wenn du den Tisch schließt, endet sie hier, ohne dass jemand gewinnt, und alle am Tisch erfahren es. Wer diesen Server verwaltet, kann sie 7 Tage lang zurückholen. Soll sie lieber mit einer letzten Wertung enden, nimm `/{ command-alhambra.name } { command-alhambra-finish.name }`.
    .button = Tisch schließen
table-sure-close-lobby = Diesen Tisch schließen? Alle, die schon sitzen, verlieren ihren Platz.
table-sure-finish =
    Die Partie früher beenden? Sie endet nach diesem Zug, mit den letzten Plättchen und der letzten Wertung.
    .button = Partie beenden

## Was sich in einer laufenden Partie ändert, für alle

change-left = { $name } ist gerade nicht da. Ein { $level } springt ein und hält den Platz frei.
change-back = { $name } ist zurück und spielt weiter.
change-freed = { $name } hat den Platz ganz aufgegeben. `/{ command-join.name }` übernimmt ihn, mitsamt dem Geld.
change-taken = { $name } übernimmt den Platz von { $owner } und spielt weiter.
change-stand-in = { $by } lässt einen { $level } für { $name } einspringen. Zurückkommen geht jederzeit.
change-stand-in-free = { $by } lässt am freien Platz einen { $level } einspringen, bis ihn jemand übernimmt.
change-turn-handed-over = Die Zeit von { $name } war um, also spielt ein { $level } diesen einen Zug. Weiterspielen geht jederzeit.
change-turn-on-vacation = { $name } ist im Urlaub, also spielt ein { $level } diesen einen Zug.
change-stand-in-late = Die Zeit von { $name } war um, also springt ein { $level } ein. Zurückkommen geht jederzeit.
change-warned = Hier hat seit zwei Wochen niemand gespielt. Wenn nichts passiert, schließt diese Partie in einer Woche; alles bleibt erhalten.
change-closed =
    ## Diese Partie ist geschlossen
    { $count ->
        [0] { $name } hat den Tisch geschlossen.
       *[other] { $name } hat den Tisch geschlossen. { $people }: Es ist nichts verloren.
    } Wer diesen Server verwaltet, kann die Partie 7 Tage lang mit `/{ command-alhambra.name } { command-alhambra-reopen.name }` zurückholen.
change-lobby-faded = Einen Tag lang hat niemand eine Partie begonnen, also ist dieser Tisch jetzt geschlossen. `/{ command-alhambra.name } { command-alhambra-new.name }` eröffnet einen neuen.
change-faded =
    ## Diese Partie ist geschlossen
    { $count ->
        [0] Hier hat seit drei Wochen niemand gespielt. Es bleibt alles erhalten, und die Partie kann jederzeit weitergehen.
       *[other] Hier hat seit drei Wochen niemand gespielt. { $people }: Es bleibt alles erhalten, und ihr könnt jederzeit weiterspielen.
    }
    .button = Wieder öffnen
change-reopened = { $name } hat diese Partie zurückgeholt. Sie geht dort weiter, wo sie aufgehört hat.
change-end-proposed =
    ### Die Partie beenden?
    { $name } möchte die Partie nach diesem Zug beenden, mit den letzten Plättchen und der letzten Wertung. { $people }: Stimmt ihr zu?
change-end-agree = Zustimmen
change-end-decline = Weiterspielen
change-end-agreed = { $name } stimmt dem Ende der Partie zu: { $agreed } von { $people }.
change-end-settled = Es ist abgemacht: Die Partie endet nach diesem Zug, mit den letzten Plättchen und der letzten Wertung.
change-end-declined = { $name } möchte lieber weiterspielen, also geht die Partie weiter.

## Dasselbe für eine Person, per Direktnachricht

notice-taken = { $name } hat den Platz übernommen, den du in { $place } aufgegeben hast. Die Hand dort siehst du nicht mehr.
notice-stand-in = Deine Zeit in { $place } war abgelaufen, also hat { $name } einen { $level } für dich einspringen lassen. Der Platz gehört weiter dir: Mach dort einen Zug, und du bist wieder da.
notice-turn-handed-over = Deine Zeit in { $place } war abgelaufen, also spielt ein { $level } diesen einen Zug für dich. Der Platz gehört weiter dir: Mach dort einen Zug, und du bist sofort wieder da, oder spiel einfach deinen nächsten Zug.
notice-stand-in-late = Deine Zeit in { $place } war abgelaufen, also springt ein { $level } für dich ein. Der Platz gehört weiter dir: Mach dort einen Zug, und du bist sofort wieder da.
notice-gone = Du bist nicht mehr auf dem Server von { $place }, also springt ein { $level } für dich ein. Der Platz gehört weiter dir: Komm zurück, mach einen Zug, und du spielst wieder mit.
notice-removed = { $name } hat dich vom Tisch in { $place } entfernt. Solange ein Platz frei ist, kannst du dich wieder dazusetzen.
hand-given-up = Du hast deinen Platz in { $place } aufgegeben, also gibt es hier keine Hand mehr zu sehen.

## Optionen eines Tisches

options-text =
    ## Optionen dieses Tisches
    Wer den Tisch leitet, wählt; jede Wahl gilt sofort.
options-text-started =
    ## Optionen des Tisches
    Tempo, Merkhilfe und Tipps ändern sich, wenn alle zustimmen, die mitspielen: Wähle aus, und ich frage sie. Über das Übrige entscheidet, wer den Tisch leitet.
options-agreed = { $field }: **{ $choice }**
options-choice = { $field }: { $choice }
option-pace = Tempo
option-pace-live = live, zehn Minuten je Zug
option-pace-relaxed = gemütlich, zwölf Stunden je Zug
option-pace-day = ein Tag je Zug
option-pace-three-days = drei Tage je Zug
option-pace-week = eine Woche je Zug
option-pace-none = ohne Frist
option-when-late = Wenn die Zeit um ist
option-when-late-one-turn = ein Computer spielt diesen einen Zug
option-when-late-sit-in = ein Computer springt ein, bis die Person zurück ist
option-when-late-vote = die anderen stimmen ab
option-when-late-wait = alle warten
option-on-vacation = Im Urlaub
option-on-vacation-wait = der Tisch wartet
option-on-vacation-computer = ein Computer springt so lange ein
option-memory-aid = Merkhilfe
option-memory-aid-off = aus, alle zählen selbst mit
option-memory-aid-counts = wer wie viele Karten welcher Währung sichtbar genommen hat
option-memory-aid-ledger = offenes Kassenbuch über alles Geld, das zu sehen war
option-confirming = Ende eines Zuges
option-confirming-ask = mit einem Druck auf „Zug beenden“
option-confirming-by-itself = von selbst, sobald nichts mehr zu entscheiden ist
option-hints = Tipps
option-hints-allowed = erlaubt; alle dürfen sich für den eigenen Zug beraten lassen
option-hints-none = keine
option-gathering = Züge der Computer
option-gathering-by-numbers = in einer Nachricht, wo mehr Computer als Menschen spielen
option-gathering-together = in einer Nachricht, bis wieder ein Mensch dran ist
option-gathering-apart = jeder in einer eigenen Nachricht
option-joining = Mitspielen dürfen
option-joining-anybody = alle
option-joining-invited = nur Eingeladene
option-youngest = Am jüngsten
option-youngest-nobody = keine Angabe, das Los entscheidet
option-language = Sprache
option-language-en = English
option-language-es = Español
option-language-pl = Polski
option-language-de = Deutsch

## Was abgemacht ist, wenn die Partie läuft

agreed-title = ## Was abgemacht ist
agreed-change = Ändern
agreed-line = Abgemacht: { $what }
agreed-pace-live = zehn Minuten je Zug
agreed-pace-relaxed = zwölf Stunden je Zug
agreed-pace-day = ein Tag je Zug
agreed-pace-three-days = drei Tage je Zug
agreed-pace-week = eine Woche je Zug
agreed-pace-none = keine Frist
agreed-when-late-one-turn = verspätete Züge spielt ein Computer
agreed-when-late-sit-in = bei Verspätung springt ein Computer ein
agreed-when-late-vote = bei Verspätung wird abgestimmt
agreed-when-late-wait = bei Verspätung warten alle
agreed-hints-allowed = Tipps erlaubt
agreed-hints-none = keine Tipps
agreed-memory-aid-off = keine Merkhilfe
agreed-memory-aid-counts = Merkhilfe: Karten gezählt
agreed-memory-aid-ledger = Merkhilfe: offenes Kassenbuch
agreed-no-deadline = Fehlt jemand, können die anderen einen Computer einspringen lassen, sobald der Platz leer ist (`/{ command-sitin.name }`).
agreed-reserve = Gezählt wird nur, wenn man wach ist: Die Zeit steht still in Ruhezeiten (außer an Live-Tischen), im Urlaub und solange die Partie pausiert. Dazu haben alle ein Zeitpolster so lang wie zwei Züge, für die ganze Partie.
agreed-computers = { $count ->
    [0] Es spielen keine Computer mit.
    [one] Ein Computer spielt mit: { $names }.
   *[other] { $count } Computer spielen mit: { $names }.
}

## Module, jedes mit einem Schalter; in .text eine Zeile, die sagt, was es bringt

modules-text =
    ## Module
    Ihr könnt jedes davon dazunehmen. Wer den Tisch leitet, wählt; ein Schalter wirkt sofort. Mehr dazu steht in `/{ command-rules.name }`.
modules-agreed = { $count ->
    [one] Modul: **{ $modules }**
   *[other] Module: **{ $modules }**
}
module-line = { $on ->
    [yes] **{ $name }** (an): { $text }
   *[no] **{ $name }** (aus): { $text }
}
module-introduced = **{ $name }**: { $text }
module-not-in-play = Diese Partie läuft ohne { $name }. Deine Übersicht unter der neuesten Nachricht bietet alles an, was möglich ist.
module-switch = { $on ->
    [yes] ✓ { $name }
   *[no] { $name }
}
