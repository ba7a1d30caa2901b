# The pieces of the game, as the rulebook calls them.

kind-pavilion = Pavilion
kind-seraglio = Seraglio
kind-arcades = Arcades
kind-chambers = Chambers
kind-garden = Garden
kind-tower = Tower
kinds-pavilion = Pavilions
kinds-seraglio = Seraglios
kinds-arcades = Arcades
kinds-chambers = Chambers
kinds-garden = Gardens
kinds-tower = Towers
currency-florin = Florin
currency-dirham = Dirham
currency-dinar = Dinar
currency-ducat = Ducat
piece-fountain = Fountain
seat-name = Seat { $number }
# Somebody whose name is not kept any more
person-forgotten = a former player
