### The Falconers.

## Slash commands

command-module-falcon = Einen Falken für eine Karte kaufen (Die Falkner)
    .name = falke
command-module-falcon-purchase = Welchen Falken, auf welche Kreuzung, für welche Karte
    .name = kauf

## Pictures

falcon-picture-white = weiß
falcon-picture-black = schwarz
falcon-picture-brown = braun
falcon-picture-name = Falke { $feather } { $kinds }
falcon-picture-falcons = Falken
falcon-picture-falcons-told = Falken: { $falcons }.
falcon-picture-supply = Falken im Vorrat
falcon-picture-none = Kein Falke ist übrig
falcon-picture-worth = Je Farbe: { $points }
falcon-picture-supply-told = Falken im Vorrat: { $falcons }.
falcon-picture-bought = neue Falken { $falcons }
falcon-picture-flown = heimgeflogen { $falcons }
falcon-picture-would-fly = Heimfliegen würden
falcon-picture-crossings = { $count ->
    [0] Keine Kreuzung
    [one] { $count } Kreuzung
   *[other] { $count } Kreuzungen
}
falcon-picture-crossing-told = Eine Kreuzung heißt wie das Feld südöstlich von ihr.
preview-title-falcon = { $tile } auf { $cell }
preview-alt-falcon = Vorschau auf den Palast von { $name }: { $tile } auf der Kreuzung { $cell }.
why-not-because-no-crossing = Ein Falke sitzt, wo vier Plättchen zusammentreffen; hier fehlt eines.
why-not-because-crossing-taken = Da sitzt schon ein Falke.
why-not-because-colours-missing = Unter den vier Plättchen müssen beide Gebäudearten des Falken sein.
why-not-alt-kinds = Es fehlen
why-not-alt-around = Rings um die Kreuzung
source-falcons-white = Weiße Falken
source-falcons-black = Schwarze Falken
source-falcons-brown = Braune Falken
