### Obstgärten, ein Modul für Tests.

orchard-button = Baum pflanzen
orchard-deed = pflanzt einen Baum für { $card }
