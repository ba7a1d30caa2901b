### Huertos, un módulo para pruebas.

orchard-button = Plantar un árbol
orchard-deed = planta un árbol por { $card }
