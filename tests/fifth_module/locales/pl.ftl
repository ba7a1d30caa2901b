### Sady, moduł do testów.

orchard-button = Posadź drzewo
orchard-deed = sadzi drzewo za { $card }
